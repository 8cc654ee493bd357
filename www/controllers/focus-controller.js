// Moves the keyboard focus when its element disappears: a button that did its work, the opener of a dialog, a page that was
// left. Within one document or shadow tree; it never takes the focus from elsewhere.

/** @import { State } from "../state/page-state.js" */

export class FocusController {
  #root;
  #landings;
  /** @type {HTMLElement | null} */
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
    // On other people's pages a click beside the board ends the focus. On our own page it returns to where it was.
    if (root !== document)
      root.addEventListener("focusout", ({ target }) => queueMicrotask(() => this.#letGo(target)));
  }

  /**
   * The user moved the focus away from an element that still exists.
   * @param {EventTarget | null} left
   */
  #letGo(left) {
    const held = this.#held;
    if (held !== null && left === held && this.#root.activeElement !== held && canHold(held))
      this.#held = null;
  }

  /** Call after everything else has shown the state. @param {State} state */
  follow(state) {
    const screen = `${state.screen} ${state.info?.id ?? ""} ${state.page?.name ?? ""} ${state.cover !== null}`;
    const turned = this.#screen !== "" && screen !== this.#screen && state.engine === "ready";
    this.#screen = screen;
    // The browser notices only when it draws that the focused element is hidden.
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

/**
 * An element without a box isn't drawn. It could be drawn without one (`display: contents`), but not hold the focus.
 * @param {HTMLElement} element
 */
function canHold(element) {
  return element.getClientRects().length > 0 && !element.matches(":disabled, [inert] *");
}
