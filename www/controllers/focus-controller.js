// Keeps the keyboard focus somewhere sensible when the element that had it goes: a button that did its work, a dialog whose
// opener is gone, a page that was left. On a page or within one shadow tree: there it takes the focus from nobody else.

/** @typedef {import("../state/state.js").State} State */

export class FocusController {
  #root;
  #landings;
  /** What had the focus last. @type {HTMLElement | null} */
  #held = null;
  #screen = "";

  /**
   * @param {Document | ShadowRoot} root
   * @param {(turned: boolean) => Iterable<HTMLElement>} landings  where the focus may go, the best first; whether another
   *   page is shown
   */
  constructor(root, landings) {
    this.#root = root;
    this.#landings = landings;
    root.addEventListener("focusin", ({ target }) => {
      if (target instanceof HTMLElement) this.#held = target;
    });
    // On somebody else's page, that is. On an own one whoever clicks beside everything, or comes back from another window,
    // is best served at what he left.
    if (root !== document)
      root.addEventListener("focusout", ({ target }) => queueMicrotask(() => this.#letGo(target)));
  }

  /**
   * Who goes elsewhere lets go by himself: what he left is still there.
   * @param {EventTarget | null} left
   */
  #letGo(left) {
    const held = this.#held;
    if (held !== null && left === held && this.#root.activeElement !== held && canHold(held))
      this.#held = null;
  }

  /**
   * After everything else has shown the state.
   * @param {State} state
   */
  show(state) {
    const screen = `${state.screen} ${state.info?.id ?? ""} ${state.page?.name ?? ""} ${state.cover !== null}`;
    const turned = this.#screen !== "" && screen !== this.#screen && state.engine === "ready";
    this.#screen = screen;
    // The browser notices only when it draws that what had the focus is hidden.
    requestAnimationFrame(() => this.#check(turned));
  }

  /** @param {boolean} turned  another page is shown */
  #check(turned) {
    if (this.#held === null || canHold(this.#held) || this.#root.querySelector("dialog:modal"))
      return;
    const { activeElement, body } = document;
    if (activeElement instanceof HTMLElement && activeElement !== body && canHold(activeElement))
      if (this.#root === document || this.#root.activeElement === null) return;
    const landing = [...this.#landings(turned)].find((element) => canHold(element));
    landing?.focus({ preventScroll: true });
  }
}

/** @param {HTMLElement} element */
function canHold(element) {
  return element.checkVisibility() && !element.matches(":disabled, [inert] *");
}
