// A new address starts at its top; Back, Forward and a reload return to where the reader was. The browser alone can't do
// it: it would scroll before the address is shown, and keeps the position for a new address.

/** @import { State } from "../state/page-state.js" */

/** What ends the wait for a page that loads. */
const INPUTS = ["wheel", "touchstart", "pointerdown", "keydown"];

/** Browsers limit how often an entry of the history may change. */
const REST_MS = 400;

export class ScrollPositions {
  /** By entry of the history. @type {Map<string, number>} */
  #tops = new Map();
  #entry = "";
  /** Where to scroll when the new address is shown. @type {number | null} */
  #target = null;
  /** What is shown, without its changes. @type {unknown[]} */
  #shown = [];
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  #resting;
  /** Waits until a page is long enough. */
  #growing = new ResizeObserver(() => this.#reach());

  start() {
    history.scrollRestoration = "manual";
    this.#follow();
    for (const name of ["popstate", "hashchange"])
      window.addEventListener(name, () => this.#follow());
    window.addEventListener("scroll", () => this.#note(), { passive: true });
    for (const name of INPUTS)
      window.addEventListener(name, () => this.#growing.disconnect(), { passive: true });
  }

  /** Call after everything else has shown the state. @param {State} state */
  follow({ engine, screen, info, page, lostReason, galleryPart }) {
    if (engine === "loading" || screen === "opening") return;
    const shown = [screen, info, page, lostReason, galleryPart];
    const turned = shown.some((one, at) => one !== this.#shown[at]);
    this.#shown = shown;
    if (!turned || this.#target === null) return;
    if (galleryPart !== null && this.#target === 0) this.#target = topOf(galleryPart);
    this.#growing.observe(document.body);
    this.#reach();
  }

  /** The address has changed. Entries that were shown before are marked. */
  #follow() {
    const { entry, top = 0 } = history.state ?? {};
    if (entry !== undefined && entry === this.#entry) return;
    this.#growing.disconnect();
    this.#entry = entry ?? String(performance.timeOrigin + performance.now());
    this.#target = this.#tops.get(this.#entry) ?? top;
    if (entry === undefined) history.replaceState(this.#mark(0), "");
  }

  /** @param {number} top */
  #mark(top) {
    return { ...history.state, entry: this.#entry, top };
  }

  /** Following a link may scroll before it is announced. */
  #note() {
    if (history.state?.entry !== this.#entry) return;
    this.#tops.set(this.#entry, scrollY);
    clearTimeout(this.#resting);
    this.#resting = setTimeout(() => this.#keep(), REST_MS);
  }

  /** For a reload. */
  #keep() {
    if (history.state?.entry === this.#entry) history.replaceState(this.#mark(scrollY), "");
  }

  #reach() {
    const target = this.#target ?? 0;
    scrollTo({ top: target, behavior: "instant" });
    if (Math.abs(scrollY - target) > 1) return;
    this.#growing.disconnect();
    this.#target = null;
  }
}

/** @param {string} id  of an element */
function topOf(id) {
  const element = document.getElementById(id);
  return element === null ? 0 : Math.floor(element.getBoundingClientRect().top + scrollY);
}
