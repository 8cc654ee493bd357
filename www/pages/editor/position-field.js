import { html, nothing } from "lit-html";
import { live } from "lit-html/directives/live.js";
import { createRef, ref } from "lit-html/directives/ref.js";
import { valueTo } from "../../elements/controls/fields.js";
import { words } from "./editor-words.js";

/** @import { Ref } from "lit-html/directives/ref.js" */

export class PositionField {
  /** @type {Ref<HTMLTextAreaElement>} */
  #field = createRef();
  #text = "";
  #fault = "";

  /**
   * @param {(text: string, pasted: boolean) => void} type
   * @param {() => void} end  the field was left
   */
  template(type, end) {
    const typed = (/** @type {InputEvent & {target: HTMLTextAreaElement}} */ event) =>
      valueTo((text) => {
        this.#text = text;
        type(text.trim(), event.inputType === "insertFromPaste");
      })(event);
    return html`<div class="edit-text">
      <label for="edit-text">${words.text}</label>
      <textarea
        id="edit-text"
        rows="3"
        spellcheck="false"
        autocomplete="off"
        autocapitalize="off"
        aria-describedby="edit-text-hint edit-text-fault"
        aria-invalid=${this.#fault === "" ? nothing : "true"}
        .value=${live(this.#text)}
        @input=${typed}
        @blur=${end}
        ${ref(this.#field)}
      ></textarea>
      <p id="edit-text-hint" class="quiet">${words.textHint}</p>
      <p id="edit-text-fault" class="edit-fault" role="alert">${this.#fault}</p>
    </div>`;
  }

  /**
   * Text being typed stays: it means the same, perhaps with other spaces.
   * @param {string} text
   * @param {boolean} typed
   */
  show(text, typed) {
    this.refuse("");
    if (!typed) this.#text = text;
  }

  /** @param {string} text */
  says(text) {
    return this.#text.trim() === text;
  }

  get isRefused() {
    return this.#fault !== "";
  }

  /**
   * @param {string} fault  "": none
   * @param {string} [text]  the faulty text, if it isn't in the field yet
   */
  refuse(fault, text) {
    this.#text = text ?? this.#text;
    this.#fault = fault;
  }

  focus() {
    this.#field.value?.focus();
    this.#field.value?.select();
  }
}
