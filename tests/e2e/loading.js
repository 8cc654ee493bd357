// How a page loads on a first visit: for the test that limits it and the bench that reports it.

import { createHash } from "node:crypto";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import { gzip } from "node:zlib";
import { serve } from "../../tools/static-server.mjs";

/** @import { Browser, BrowserContextOptions } from "@playwright/test" */
/** @import { Sent } from "../../tools/static-server.mjs" */

/**
 * A page, and the first move on its first board. Without a move the page is ready when its games are shown.
 * @typedef {object} Visit
 * @property {string} name
 * @property {string} path
 * @property {[from: string, to: string]} [move]  squares
 * @property {true} [keeps]  it has a service worker
 */

/**
 * @typedef {object} Loading
 * @property {number} playableMs  from the wish to see the page until the first piece was chosen and its targets shown
 * @property {string[]} shifts    everything that moved on the page, until the first move was made
 * @property {boolean | null} keepsLast  the service worker was registered only when the pieces, or the games, were there; null if
 *   there was none
 * @property {Sent[]} sent        for the page itself
 * @property {Sent[]} kept        for the service worker
 * @property {number} early       how many of these were sent before the page had all it asked for
 */

/** @type {Visit[]} */
export const VISITS = [
  { name: "the gallery", path: "", keeps: true },
  { name: "chess", path: "#chess", move: ["e2", "e4"], keeps: true },
  { name: "grand-cavalier", path: "#grand-cavalier", move: ["b3", "c5"], keeps: true },
  { name: "alice-chess", path: "#alice-chess", move: ["d2", "d4"], keeps: true },
  { name: "raumschach", path: "#raumschach", move: ["Aa2", "Aa3"], keeps: true },
  { name: "armies-of-faith-4", path: "#armies-of-faith-4", move: ["ua1", "va1"], keeps: true },
  { name: "an embedded board", path: "embed.html?game=chess", move: ["e2", "e4"] },
  { name: "five embedded boards", path: "examples.html", move: ["e2", "e4"] },
];

/** Lighthouse's slowdown for mid-range phones. It applies to the page's thread, not to its workers. */
const SLOWER = 4;

/**
 * Resolves to this machine, as all names under `localhost`, but isn't one of those at which the network comes first.
 */
const NAME = "menagerie.localhost";

const compress = promisify(gzip);

const DIST = fileURLToPath(new URL("../../dist", import.meta.url));

/** Counts the bundle's bytes like a distant host, without the service worker's requests. */
export class CountingHost {
  /** @type {Awaited<ReturnType<typeof serve>> | null} */
  #server = null;
  /** @type {Sent[]} */
  #log = [];
  /** Files don't change meanwhile. @type {Map<string, Promise<Buffer>>} */
  #packed = new Map();

  /** @param {string} folder */
  async start(folder = DIST) {
    this.#server = await serve(
      folder,
      0,
      {},
      {
        gzip: (bytes) => this.#pack(bytes),
        onSent: (sent) => this.#log.push(sent),
      },
    );
  }

  async stop() {
    await this.#server?.close();
  }

  /**
   * Loads a page in a browser without any stored data.
   * @param {Browser} browser
   * @param {Visit} visit
   * @param {BrowserContextOptions} options
   * @returns {Promise<Loading>}
   */
  async load(browser, visit, options) {
    this.#log = [];
    const context = await browser.newContext({ ...options, serviceWorkers: "allow" });
    try {
      const page = await context.newPage();
      const devtools = await context.newCDPSession(page);
      await devtools.send("Emulation.setCPUThrottlingRate", { rate: SLOWER });
      await page.addInitScript(watch, { move: visit.move ?? null, keeps: visit.keeps ?? false });
      await page.goto(this.#address + visit.path, { waitUntil: "commit" });
      const seen = await page.evaluate(() => /** @type {any} */ (globalThis)["loading"]);
      const sent = this.#log.filter((each) => !isKept(each));
      const whole = this.#log.findLastIndex((each) => !isKept(each));
      const early = this.#log.slice(0, whole).filter(isKept).length;
      return { ...seen, sent, kept: this.#log.filter(isKept), early };
    } finally {
      await context.close();
    }
  }

  get #address() {
    const address = new URL(this.#server?.address ?? "");
    address.hostname = NAME;
    return address.href;
  }

  /** @param {Buffer} bytes */
  #pack(bytes) {
    const hash = createHash("sha1").update(bytes).digest("hex");
    const packed = this.#packed.get(hash) ?? compress(bytes);
    this.#packed.set(hash, packed);
    return packed;
  }
}

/** @param {Sent} sent */
function isKept({ url, referrer }) {
  return [url, referrer].some((text) => text.endsWith("/service-worker.js"));
}

/** @param {Sent[]} answers */
export function bytesOf(answers) {
  return answers.reduce((sum, { bytes }) => sum + bytes, 0);
}

/**
 * Runs in the page before its own scripts and leaves a promise of its observations. It plays by the grid's elements, as
 * screen readers do: shifts soon after a real press wouldn't count.
 * @param {{ move: [from: string, to: string] | null, keeps: boolean }} what
 */
function watch({ move, keeps }) {
  if (window !== window.top) return;
  /** @type {string[]} */
  const shifts = [];
  const note = (/** @type {PerformanceEntryList} */ entries) => {
    for (const { value, sources } of /** @type {any[]} */ (entries)) {
      const names = sources.map((/** @type {any} */ { node }) => node?.className || node?.nodeName);
      shifts.push(`${value.toFixed(4)}: ${names.join(", ")}`);
    }
  };
  const observer = new PerformanceObserver((list) => note(list.getEntries()));
  observer.observe({ type: "layout-shift", buffered: true });

  /** @type {(root: ParentNode, selector: string) => HTMLElement | null} */
  const find = (root, selector) => {
    const found = root.querySelector(selector);
    if (found instanceof HTMLElement) return found;
    for (const { shadowRoot } of root.querySelectorAll("*")) {
      const inside = shadowRoot && find(shadowRoot, selector);
      if (inside) return inside;
    }
    return null;
  };
  const nextFrame = () => new Promise(requestAnimationFrame);
  /** @type {(selector: string) => Promise<HTMLElement>} */
  const wait = async (selector) => {
    for (;;) {
      const found = find(document, selector);
      if (found !== null) return found;
      await nextFrame();
    }
  };
  const havePictures = () =>
    performance.getEntriesByType("resource").some(({ name }) => name.endsWith("pieces.json"));
  const pictures = async () => {
    while (!havePictures()) await nextFrame();
  };

  const [from, to] = (move ?? []).map((name) => `[data-cell="${name}"]`);
  const shown = move === null ? "game-gallery .card" : `${from}[aria-label]`;

  /** @type {boolean | null} */
  let keepsLast = null;
  const { serviceWorker } = navigator;
  const register = serviceWorker.register.bind(serviceWorker);
  serviceWorker.register = (...all) => {
    keepsLast = find(document, shown) !== null && havePictures();
    return register(...all);
  };

  const first = async () => {
    const piece = await wait(shown);
    await pictures();
    if (move === null) return performance.now();
    piece.click();
    const target = await wait(`${to}[data-marks~="move"]`);
    const playableMs = performance.now();
    target.click();
    await wait(`${from}[aria-label*="empty"]`);
    return playableMs;
  };
  const all = async () => {
    const playableMs = await first();
    if (keeps) await serviceWorker.ready;
    // Layout shifts are known after painting.
    await nextFrame();
    await nextFrame();
    note(observer.takeRecords());
    return { playableMs, shifts, keepsLast };
  };
  /** @type {any} */ (globalThis)["loading"] = all();
}
