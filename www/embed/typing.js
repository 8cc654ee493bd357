// The field for typed moves and questions, behind a button: a small board has no room for it unless it's wanted.

import { icon } from "../elements/controls/icons.js";
import { make } from "../elements/controls/markup.js";
import { MoveEntry } from "../elements/table/move-entry.js";
import { words } from "../i18n/strings.js";

/** @typedef {import("../state/state.js").State} State */

if (customElements.get("menagerie-move-entry") === undefined)
  customElements.define("menagerie-move-entry", MoveEntry);

export class Typing {
  button = make(
    "button",
    {
      type: "button",
      "aria-expanded": false,
      "aria-label": words.embed.type,
      title: words.embed.type,
    },
    icon("type"),
  );
  field = new MoveEntry();

  #unfolded = false;

  /** @param {() => void} leave  Escape was pressed in the field */
  constructor(leave) {
    this.field.setAttribute("part", "typing");
    this.field.addEventListener("leave", leave);
    this.button.onclick = () => (this.#unfolded ? this.#unfold(false) : this.open());
    this.#unfold(false);
  }

  /** The field is there, and has the focus. */
  open() {
    this.#unfold(true);
    this.field.write();
  }

  /**
   * @param {State} state
   * @param {boolean} open  there is a board
   */
  show(state, open) {
    this.field.hidden = !open || !this.#unfolded;
    this.field.show(state);
  }

  /** @param {boolean} unfolded */
  #unfold(unfolded) {
    this.#unfolded = unfolded;
    this.field.hidden = !unfolded;
    this.button.ariaExpanded = String(unfolded);
  }
}
