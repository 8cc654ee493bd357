// Keeps the keyboard focus somewhere sensible when the element that had it goes: a button that did its work, a dialog whose
// opener is gone, a page that was left.

/** @typedef {import("./state.js").State} State */

export class FocusKeeper {
  #document;
  #board;
  /** What had the focus last. @type {HTMLElement | null} */
  #held = null;
  #page = "";

  /**
   * @param {Document} document
   * @param {() => HTMLElement} board
   */
  constructor(document, board) {
    this.#document = document;
    this.#board = board;
    document.addEventListener("focusin", ({ target }) => {
      if (target instanceof HTMLElement) this.#held = target;
    });
  }

  /**
   * After everything else has shown the state.
   * @param {State} state
   */
  show(state) {
    const page = `${state.page} ${state.info?.id ?? ""} ${state.cover !== null}`;
    const turned = this.#page !== "" && page !== this.#page && state.engine === "ready";
    this.#page = page;
    // The browser notices only when it draws that what had the focus is hidden.
    requestAnimationFrame(() => this.#check(turned));
  }

  /** @param {boolean} turned  another page is shown */
  #check(turned) {
    // Whoever clicks beside everything has let go by himself; what was clicked is still there.
    if (this.#held === null || canHold(this.#held) || this.#document.querySelector("dialog:modal"))
      return;
    const active = this.#document.activeElement;
    if (active instanceof HTMLElement && active !== this.#document.body && canHold(active)) return;
    const board = this.#board();
    if (!turned && canHold(board)) board.focus();
    else this.#heading()?.focus({ preventScroll: true });
  }

  #heading() {
    const headings = [...this.#document.querySelectorAll("h1")];
    return headings.find((heading) => canHold(heading));
  }
}

/** @param {HTMLElement} element */
function canHold(element) {
  return element.checkVisibility() && !element.matches(":disabled, [inert] *");
}
