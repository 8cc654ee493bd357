// The position as text: what is set up is written here, and what is typed here is set up.

import { make, setText } from "../../elements/controls/markup.js";
import { reasonWords } from "../../i18n/strings.js";
import { words } from "./editor-words.js";

/** @import { EngineError } from "../../engine/protocol.js" */

export class PositionField {
  #text = make("textarea", {
    id: "edit-text",
    rows: 3,
    spellcheck: false,
    autocomplete: "off",
    autocapitalize: "off",
    "aria-describedby": "edit-text-hint edit-text-fault",
  });
  #fault = make("p", { id: "edit-text-fault", class: "edit-fault", role: "alert" });
  element = make(
    "div",
    { class: "edit-text" },
    make("label", { for: "edit-text" }, words.text),
    this.#text,
    make("p", { id: "edit-text-hint", class: "quiet" }, words.textHint),
    this.#fault,
  );

  /**
   * @param {(text: string) => void} type
   * @param {() => void} end  the field was left
   */
  constructor(type, end) {
    this.#text.oninput = () => type(this.#text.value.trim());
    this.#text.onblur = end;
  }

  /**
   * What is being typed is left alone: it says the same, perhaps with other spaces.
   * @param {string} text
   * @param {boolean} typed
   */
  show(text, typed) {
    this.refuse(null);
    if (!typed && this.#text.value !== text) this.#text.value = text;
  }

  /** Whether this is what stands here. @param {string} text */
  says(text) {
    return this.#text.value.trim() === text;
  }

  /**
   * @param {EngineError | null} error
   * @param {string} [text]  what can't be read, if it doesn't stand here yet
   */
  refuse(error, text) {
    if (text !== undefined) this.#text.value = text;
    setText(this.#fault, error === null ? "" : reasonWords(error, null));
    if (error === null) this.#text.removeAttribute("aria-invalid");
    else this.#text.setAttribute("aria-invalid", "true");
  }

  focus() {
    this.#text.focus();
    this.#text.select();
  }
}
