// What all elements of the page share: built once, then shown each new state; actions go up as events.

/** @typedef {import("../../state/state.js").State} State */
/** @typedef {import("../../state/state.js").PlayerAction} PlayerAction */

/** Elements of the light tree, so that one style sheet and one reading order hold for the page. */
export class Part extends HTMLElement {
  #built = false;
  /** @type {Part[]} */
  parts = [];
  /**
   * On somebody's page: lies over its board alone, doesn't lead elsewhere, knows no PINs and takes no focus. Set before it
   * is connected.
   */
  embedded = false;

  connectedCallback() {
    if (this.#built) return;
    this.#built = true;
    this.build();
  }

  /** Makes the lasting children. */
  build() {}

  /**
   * Brings the children in step with the state.
   * @param {State} state
   */
  show(state) {
    for (const part of this.parts) part.show(state);
  }

  /**
   * Opens a dialog of this part. One that were modal would make somebody's whole page wait.
   * @param {HTMLDialogElement} dialog
   */
  openDialog(dialog) {
    if (this.embedded) dialog.open = true;
    else dialog.showModal();
  }

  /** @param {PlayerAction} action */
  send(action) {
    this.dispatchEvent(new CustomEvent("player-action", { bubbles: true, detail: action }));
  }
}
