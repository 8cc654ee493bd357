// A document without a browser, for tests of elements: their markup, their listeners, but no layout and no canvas.

import { Window } from "happy-dom";

/** Puts a document's names into the global scope. Elements that are imported afterwards are defined in it. */
export function fakeDocument() {
  const window = new Window({ url: "https://example.org/" });
  const names = /** @type {const} */ ([
    "CSSStyleSheet",
    "CustomEvent",
    "Event",
    "HTMLElement",
    "IntersectionObserver",
    "MutationObserver",
    "Node",
    "ResizeObserver",
    "ShadowRoot",
    "cancelAnimationFrame",
    "customElements",
    "document",
    "getComputedStyle",
    "matchMedia",
    "requestAnimationFrame",
  ]);
  const named = names.map((name) => {
    const value = /** @type {any} */ (window)[name];
    const isClass = /^[A-Z]/.test(name);
    return [name, typeof value === "function" && !isClass ? value.bind(window) : value];
  });
  // What happy-dom doesn't have.
  const internals = { states: new Set() };
  Object.assign(window.HTMLElement.prototype, { attachInternals: () => internals });
  Object.assign(
    globalThis,
    { window, devicePixelRatio: 1, self: { origin: "file://" } },
    Object.fromEntries(named),
  );
  return window;
}
