// A document without a browser, for tests of elements: markup and listeners, but no layout and no canvas.

import { Window } from "happy-dom";

let language = "en";

/** Chooses the language. Call it before modules with words are imported. @param {string} code */
export function speak(code) {
  language = code;
}

/** Makes a document's names global. Elements imported afterwards are defined in it. */
export function fakeDocument() {
  const window = new Window({ url: "https://example.org/" });
  window.document.documentElement.lang = language;
  const names = /** @type {const} */ ([
    "CSSStyleSheet",
    "CustomEvent",
    "Element",
    "EventTarget",
    "Event",
    "HTMLButtonElement",
    "HTMLElement",
    "HTMLInputElement",
    "HTMLTextAreaElement",
    "IntersectionObserver",
    "KeyboardEvent",
    "MutationObserver",
    "Node",
    "ResizeObserver",
    "ShadowRoot",
    "cancelAnimationFrame",
    "customElements",
    "document",
    "getComputedStyle",
    "innerWidth",
    "matchMedia",
    "requestAnimationFrame",
  ]);
  const named = names.map((name) => {
    const value = /** @type {any} */ (window)[name];
    const isClass = /^[A-Z]/.test(name);
    return [name, typeof value === "function" && !isClass ? value.bind(window) : value];
  });
  // Missing in happy-dom.
  const internals = { states: new Set() };
  Object.assign(window.HTMLElement.prototype, { attachInternals: () => internals });
  Object.assign(
    globalThis,
    { window, devicePixelRatio: 1, self: { origin: "file://" } },
    Object.fromEntries(named),
  );
  return window;
}
