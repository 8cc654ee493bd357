// A document without a browser, and the engine's Wasm. It has neither layout nor pictures nor pointers.

import { readFile } from "node:fs/promises";
import { setTimeout as pause } from "node:timers/promises";
import { fileURLToPath } from "node:url";
import { loadGlue, wasmBytes } from "../../../benches/peers/wasm.mjs";
import { fakeDocument } from "./dom.js";

const ROOT = new URL("../../../", import.meta.url);
/** How long a test waits for what it expects. */
const PATIENCE_MS = 10_000;
const PAUSE_MS = 5;

const window = fakeDocument();
// Tests don't wait for animations.
window.happyDOM.settings.device.prefersReducedMotion = "reduce";
Object.assign(window.happyDOM.settings, {
  disableCSSFileLoading: true,
  handleDisabledFileLoadingAsSuccess: true,
  // An error of a listener fails the test.
  errorCapture: "disabled",
});
// What is inserted can't be undone there.
Object.assign(window.document, { execCommand: () => false });
// The Wasm draws its random numbers there.
Object.assign(globalThis, { self: globalThis, origin: "https://example.org" });
serveBundle();
fakeCanvas();
letNodeEnd();
const glue = await loadGlue();
glue.initSync({ module: await WebAssembly.compile(await wasmBytes()) });

export function newEngine() {
  return new glue.Engine();
}

/**
 * Waits until nothing fails.
 * @template Found
 * @param {() => Found | Promise<Found>} check
 */
export async function until(check) {
  const end = performance.now() + PATIENCE_MS;
  for (;;) {
    try {
      return await check();
    } catch (error) {
      if (performance.now() > end) throw error;
      await pause(PAUSE_MS);
    }
  }
}

/** Without waiting for what the page has planned, such as the end of a message. */
function letNodeEnd() {
  const { setTimeout: wait } = globalThis;
  const unref = (/** @type {Parameters<typeof wait>} */ ...all) => wait(...all).unref();
  globalThis.setTimeout = /** @type {typeof setTimeout} */ (unref);
}

/** A context that draws nothing. */
function fakeCanvas() {
  /** @type {any} */
  const context = new Proxy(() => context, {
    get: (_, name) => (name === "width" ? 10 : name === Symbol.toPrimitive ? () => "" : context),
    set: () => true,
    apply: () => context,
  });
  const getContext = () => context;
  Object.assign(window.HTMLCanvasElement.prototype, { getContext });
  Object.assign(globalThis, {
    OffscreenCanvas: class {
      getContext = getContext;
    },
    DOMMatrix: class {},
    Path2D: class {
      addPath() {}
    },
  });
}

/** A board without a size has no squares. @param {{prototype: HTMLElement}} board */
export function giveSize({ prototype }) {
  for (const side of ["clientWidth", "clientHeight"])
    Object.defineProperty(prototype, side, { value: 480 });
}

/** Files of the site come from the bundle. */
function serveBundle() {
  const source = new URL("www/", ROOT).href;
  globalThis.fetch = async (address) => {
    const url = String(address);
    if (!url.startsWith(source)) throw new Error(`${url} isn't a file of the page`);
    const file = new URL(`dist/${url.slice(source.length)}`, ROOT);
    const content = await readFile(fileURLToPath(file)).catch(() => null);
    return new Response(content, { status: content === null ? 404 : 200 });
  };
}

/** Selectors would be slow for so many elements. @param {Element} element @returns {boolean} */
export function isVisible(element) {
  for (
    let node = /** @type {any} */ (element);
    node !== null;
    node = node.parentNode ?? hostOf(node)
  )
    if (isHidden(node)) return false;
  return true;
}

/** @param {Node} node */
const hostOf = (node) => (node instanceof ShadowRoot ? node.host : null);

/** @param {Node} node */
function isHidden(node) {
  if (!(node instanceof Element)) return false;
  const isClosed = node.localName === "dialog" && !node.hasAttribute("open");
  return isClosed || node.hasAttribute("hidden");
}

/** What is written in an element. @param {Element} element */
export function textOf(element) {
  return textWithout(element, () => false);
}

/** @param {Element} element @param {(part: Element) => boolean} isLeft  parts that are left out */
export function textWithout(element, isLeft) {
  /** @param {Node} node @returns {string} */
  const write = (node) => {
    if (node.nodeType === Node.TEXT_NODE) return node.nodeValue ?? "";
    if (isHidden(node) || (node instanceof Element && node !== element && isLeft(node))) return "";
    return [...node.childNodes].map(write).join("");
  };
  return isVisible(element) ? write(element).replace(/\s+/g, " ").trim() : "";
}
