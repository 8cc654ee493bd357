// The sheets over an embedded board in games with secrets: the cover between players, secret choices, consent, and the
// warning before a secret is spoken. They cover this board alone; the rest of the page stays usable and keeps the focus.

import { html } from "lit-html";
import { Part } from "../elements/controls/part.js";
import { choiceToMake } from "../state/viewer.js";

/** @import { State } from "../state/page-state.js" */

/** @typedef {"cover" | "choice" | "consent" | "speak"} Sheet */

/** The first focus in a sheet: its title or its first control. */
const FIRST = '[tabindex="-1"], input, button';

export class SecretSheets extends Part {
  board = document.body;
  /** @type {Sheet | null} */
  #shown = null;

  /** @override */
  build() {
    this.addEventListener("keydown", ({ key, target }) => {
      if (key === "Escape" && target instanceof Element && this.#shown !== "choice")
        target.closest("dialog")?.close();
    });
  }

  /** @override @param {State} state */
  template(state) {
    return html`<menagerie-handover-cover
        .embedded=${true}
        .state=${state}
      ></menagerie-handover-cover>
      <menagerie-secret-dialog .embedded=${true} .state=${state}></menagerie-secret-dialog>
      <menagerie-consent-dialog .embedded=${true} .state=${state}></menagerie-consent-dialog>
      <menagerie-speak-dialog .embedded=${true} .state=${state}></menagerie-speak-dialog>`;
  }

  /** @override @param {State} state */
  show(state) {
    const before = this.#shown;
    const held = this.#root?.activeElement ?? null;
    const inside = this.contains(held);
    this.#shown = sheetOf(state);
    super.show(state);
    const covered = this.#shown !== null;
    this.hidden = !covered;
    this.board.classList.toggle("covered", covered);
    this.board.inert = covered;
    if (before !== this.#shown && held !== null) this.#moveFocus(before, inside);
  }

  get #root() {
    const root = this.getRootNode();
    return root instanceof ShadowRoot ? root : null;
  }

  /**
   * @param {Sheet | null} before
   * @param {boolean} inside  a sheet had the focus
   */
  #moveFocus(before, inside) {
    /** @param {ParentNode | null} within @param {string} selector */
    const focus = (within, selector) =>
      /** @type {HTMLElement | null | undefined} */ (within?.querySelector(selector))?.focus();
    if (this.#shown !== null) focus(this, FIRST);
    // The button that speaks the secret takes the focus by itself and would lose it without this.
    else if (inside && before === "speak") focus(this.#root, "menagerie-secret-button");
    else if (inside) this.board.focus();
  }
}

/** @param {State} state @returns {Sheet | null} */
export function sheetOf(state) {
  if (state.screen !== "table") return null;
  if (state.cover !== null) return "cover";
  if (choiceToMake(state) !== null) return "choice";
  if (state.consent !== null) return "consent";
  return state.dialog === "speak-secret" ? "speak" : null;
}
