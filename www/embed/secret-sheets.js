// What lies over an embedded board while its players hide something from each other: the cover between two of them, what
// one chooses alone, consent, and the warning before a secret is spoken. They are the full page's, over this board alone:
// the page around, and other boards on it, stay as they are and keep the focus if they have it.

import { ConsentDialog } from "../elements/dialogs/consent-dialog.js";
import { HandoverCover } from "../elements/table/handover-cover.js";
import { make } from "../elements/controls/markup.js";
import { SecretButton } from "../elements/table/secret-button.js";
import { SecretDialog } from "../elements/dialogs/secret-dialog.js";
import { SpeakDialog } from "../elements/dialogs/speak-dialog.js";
import { choiceToMake, keepsOwnSecret } from "../state/viewer.js";

/** @typedef {import("../elements/controls/part.js").Part} Part */
/** @typedef {import("../state/state.js").State} State */

/** @typedef {"cover" | "choice" | "consent" | "speak"} Sheet */

if (customElements.get("menagerie-secret-button") === undefined) {
  customElements.define("menagerie-consent-dialog", ConsentDialog);
  customElements.define("menagerie-handover-cover", HandoverCover);
  customElements.define("menagerie-secret-button", SecretButton);
  customElements.define("menagerie-secret-dialog", SecretDialog);
  customElements.define("menagerie-speak-dialog", SpeakDialog);
}

/** Where the focus begins in a sheet: its title, or the first that can be answered. */
const FIRST = '[tabindex="-1"], input, button';

export class SecretSheets {
  element = make("div", { class: "sheets", part: "sheet", hidden: true });
  button = new SecretButton();
  #board;
  /** @type {Record<Sheet, Part>} */
  #sheets = {
    cover: new HandoverCover(),
    choice: new SecretDialog(),
    consent: new ConsentDialog(),
    speak: new SpeakDialog(),
  };
  /** @type {Sheet | null} */
  #shown = null;

  /** @param {HTMLElement} board  what they lie over */
  constructor(board) {
    this.#board = board;
    const sheets = Object.values(this.#sheets);
    for (const part of sheets) part.embedded = true;
    this.element.append(...sheets);
    this.element.onkeydown = ({ key, target }) => {
      if (key === "Escape" && target instanceof Element && this.#shown !== "choice")
        target.closest("dialog")?.close();
    };
  }

  /**
   * @param {State} state
   * @returns {boolean}  the board is covered
   */
  show(state) {
    const before = this.#shown;
    const held = this.#focused();
    const inside = this.element.contains(held);
    this.#shown = sheetOf(state);
    for (const part of Object.values(this.#sheets)) part.show(state);
    this.#showButton(state);
    const covered = this.#shown !== null;
    this.element.hidden = !covered;
    this.element.style.colorScheme = this.#board.style.colorScheme;
    if (before !== this.#shown && held !== null) this.#moveFocus(before, inside);
    this.#board.classList.toggle("covered", covered);
    this.#board.inert = covered;
    return covered;
  }

  /** What has the focus in this board; null if the page around has it. */
  #focused() {
    const root = this.element.getRootNode();
    return root instanceof ShadowRoot ? root.activeElement : null;
  }

  /**
   * @param {Sheet | null} before
   * @param {boolean} inside  a sheet had the focus
   */
  #moveFocus(before, inside) {
    if (this.#shown !== null) {
      const first = this.#sheets[this.#shown].querySelector(FIRST);
      if (first instanceof HTMLElement) first.focus();
      return;
    }
    this.#board.classList.remove("covered");
    this.#board.inert = false;
    // The button that speaks the secret takes the focus by itself, and would be let go without it.
    if (inside && before === "speak") this.button.focus();
    else if (inside) this.#board.focus();
  }

  /** @param {State} state */
  #showButton(state) {
    const seat = state.view?.viewer ?? 0;
    this.button.seat = seat;
    this.button.hidden = !keepsOwnSecret(state, seat) || isAway(this.#shown);
    this.button.show(state);
  }
}

/**
 * The warning belongs to the button that shows the secret.
 * @param {Sheet | null} sheet
 */
function isAway(sheet) {
  return sheet !== null && sheet !== "speak";
}

/**
 * @param {State} state
 * @returns {Sheet | null}
 */
function sheetOf(state) {
  if (state.screen !== "table") return null;
  if (state.cover !== null) return "cover";
  if (choiceToMake(state) !== null) return "choice";
  if (state.consent !== null) return "consent";
  return state.dialog === "speak-secret" ? "speak" : null;
}
