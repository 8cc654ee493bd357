// Somebody's page with embedded boards, without a browser: the element, the engine's Wasm, and the page's files. All boards
// are near the window.

import assert from "node:assert/strict";
import { giveSize, isVisible, newEngine, textOf, until } from "./engine-document.js";
import { EngineSession } from "../../../www/engine/engine-session.js";

/** @import { TestContext } from "node:test" */

/** Of the page, by path; null is never answered. @typedef {Record<string, string | null>} Files */

class NearWindow {
  #tell;

  /** @param {(entries: object[]) => void} tell */
  constructor(tell) {
    this.#tell = tell;
  }

  /** @param {Element} target */
  observe(target) {
    queueMicrotask(() => this.#tell([{ target, isIntersecting: true }]));
  }

  unobserve() {}
}

/** The worker of all boards, in this thread. */
class BoardsWorker {
  onerror = () => {};
  /** What all boards asked of the engine. @type {string[]} */
  calls = [];

  constructor() {
    workers.add(this);
  }

  addEventListener() {}

  /** @param {{kind: string}} message @param {MessagePort[]} ports */
  postMessage({ kind }, [port]) {
    if (port === undefined || kind !== "session") return port?.close();
    const session = new EngineSession(newEngine(), port);
    port.onmessage = ({ data }) => {
      if (data.kind === "leave") return session.leave();
      this.calls.push(data.call);
      session.serve(data);
    };
    session.send({ kind: "ready" });
  }

  crash() {
    workers.delete(this);
    this.onerror();
  }

  terminate() {
    workers.delete(this);
  }
}

/** Running workers. @type {Set<BoardsWorker>} */
export const workers = new Set();

Object.assign(globalThis, { IntersectionObserver: NearWindow, Worker: BoardsWorker });
await import("../../../www/embed/menagerie-board.js");
const { GameBoard } = await import("../../../www/elements/board/game-board.js");
giveSize(GameBoard);

/**
 * Opens the page; the test leaves it at its end.
 * @param {TestContext} t
 * @param {string} body
 * @param {Files} [files]
 */
export function embed(t, body, files = {}) {
  const page = new EmbeddingPage(files);
  t.after(() => page.leave());
  document.body.innerHTML = body;
  return page;
}

/** @param {string} id @param {string} attributes */
export function boardOf(id, attributes) {
  return `<menagerie-board id="${id}" ${attributes}></menagerie-board>`;
}

const EVENTS = ["move", "turn", "gameover", "error"];

class EmbeddingPage {
  /** The events of all boards. @type {{kind: string, board: string, detail: any}[]} */
  heard = [];
  /** Paths of the files that were fetched. @type {string[]} */
  fetched = [];
  #hear = (/** @type {any} */ { type, target, detail }) =>
    void (detail !== undefined && this.heard.push({ kind: type, board: target.id, detail }));
  #bundle = globalThis.fetch;

  /** @param {Files} files */
  constructor(files) {
    for (const kind of EVENTS) document.addEventListener(kind, this.#hear, true);
    globalThis.fetch = (address, options) => {
      const { protocol, pathname } = new URL(String(address));
      if (protocol === "file:") return this.#bundle(address);
      this.fetched.push(pathname);
      return answer(files[pathname], options?.signal);
    };
  }

  leave() {
    document.body.innerHTML = "";
    for (const kind of EVENTS) document.removeEventListener(kind, this.#hear, true);
    globalThis.fetch = this.#bundle;
  }

  /** @param {string} [id] @returns {any} */
  board(id = "board") {
    return document.getElementById(id);
  }

  /** @param {string} kind */
  details(kind) {
    return this.heard.filter((each) => each.kind === kind).map(({ detail }) => detail);
  }

  /** What a board shows, or one part of it. @param {string} css @param {string} [id] */
  all(css, id) {
    return [...this.board(id).shadowRoot.querySelectorAll(css)].filter(isVisible);
  }

  /** @param {string} css @param {string} [id] */
  text(css, id) {
    return this.all(css, id).map(textOf).join(" ");
  }

  /** @param {string} css @param {RegExp} words @param {string} [id] */
  async expect(css, words, id) {
    await until(() => assert.match(this.text(css, id), words));
  }

  /** @param {string} [id] */
  async playable(id) {
    await until(() => assert.ok(this.cells(id).length > 0, `${id} isn't set up`));
  }

  /** The squares of a board, none while it's covered. @param {string} [id] @returns {any[]} */
  cells(id) {
    const [board] = this.all("menagerie-game-board", id);
    const isOpen = board !== undefined && !board.inert;
    return isOpen ? [...board.shadowRoot.querySelectorAll("[role=gridcell]")] : [];
  }

  /** @param {string} name @param {string} [id] */
  cell(name, id) {
    const cell = this.cells(id).find(({ dataset }) => dataset.cell === name);
    assert.ok(cell !== undefined, `no square ${name}`);
    return cell;
  }

  /** Activates squares. @param {string[]} names @param {string} [id] */
  async squares(names, id) {
    for (const name of names) {
      this.cell(name, id).click();
      await settled();
    }
  }

  /** Visible buttons and secret choices by name, also those of the board or of a sheet over it. @param {string} [id] @returns {Map<string, any>} */
  #named(id) {
    const all = visibleIn(this.board(id).shadowRoot, "button, .secret-choice");
    return new Map(all.map((each) => [each.getAttribute("aria-label") ?? textOf(each), each]));
  }

  /** The names of the visible buttons. @param {string} [id] */
  buttons(id) {
    return [...this.#named(id).keys()];
  }

  /** @param {RegExp} name @param {string} [id] */
  button(name, id) {
    const names = this.buttons(id);
    const button = this.#named(id).get(names.find((each) => name.test(each)) ?? "");
    assert.ok(button !== undefined, `no button ${name} in ${names.join()}`);
    return button;
  }

  /** As soon as there is such a button. @param {RegExp} name @param {string} [id] */
  async press(name, id) {
    await until(() => assert.ok(!this.button(name, id).disabled, `${name} is disabled`));
    this.button(name, id).click();
    await settled();
  }
}

/** Also inside of the elements there. @param {ShadowRoot} root @param {string} css @returns {Element[]} */
function visibleIn(root, css) {
  return [...root.querySelectorAll("*")]
    .filter(isVisible)
    .flatMap((each) => [
      ...(each.matches(css) ? [each] : []),
      ...(each.shadowRoot === null ? [] : visibleIn(each.shadowRoot, css)),
    ]);
}

/** The board is drawn in the next frame. */
async function settled() {
  await new Promise(requestAnimationFrame);
}

/** @param {string | null | undefined} file @param {AbortSignal | null | undefined} signal */
function answer(file, signal) {
  if (file !== null)
    return Promise.resolve(new Response(file ?? "", { status: file === undefined ? 404 : 200 }));
  return new Promise((_, reject) => signal?.addEventListener("abort", () => reject(signal.reason)));
}
