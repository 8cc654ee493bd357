// A field for a passphrase, which can be shown. It is emptied as soon as it is read: a new element, since browsers bring back
// by Ctrl+Z what was typed into an old one.

import { html, render } from "lit-html";
import { keyed } from "lit-html/directives/keyed.js";
import { words } from "../../i18n/strings.js";
import { tickTemplate } from "./fields.js";

const LEAST_CHARACTERS = 8;

let made = 0;

export class PassphraseField {
  element = document.createElement("div");
  #id = `passphrase-${(made += 1)}`;
  #key = Symbol("field");
  #isNew;
  #shown = false;
  #fault = "";

  /** @param {boolean} isNew  chosen here, so that its length is checked */
  constructor(isNew) {
    this.#isNew = isNew;
    this.element.className = "passphrase-field";
    this.#render();
  }

  #render() {
    const { label, chooseLabel, show } = words.passphrase;
    const reveal = (/** @type {boolean} */ shown) => {
      this.#shown = shown;
      this.#render();
    };
    const input = html`<input
      id=${this.#id}
      type=${this.#shown ? "text" : "password"}
      autocomplete="off"
      autocorrect="off"
      autocapitalize="off"
      spellcheck="false"
      writingsuggestions="false"
      aria-describedby=${`${this.#id}-fault`}
      aria-invalid=${this.#fault !== ""}
      @input=${() => this.complain("")}
    />`;
    const template = html`<label for=${this.#id}>${this.#isNew ? chooseLabel : label}</label>
      ${keyed(this.#key, input)}
      <span class="pin-fault" role="alert" id=${`${this.#id}-fault`}>${this.#fault}</span>
      ${tickTemplate(show, this.#shown, reveal)}`;
    render(template, this.element);
  }

  get #input() {
    return /** @type {HTMLInputElement} */ (this.element.querySelector("input"));
  }

  /** @param {string} fault  "" if there is none */
  complain(fault) {
    if (fault === this.#fault) return;
    this.#fault = fault;
    this.#render();
  }

  /** @returns {string | null}  null, with the reason beside it, if it can't be used */
  take() {
    const { value } = this.#input;
    const { short, missing } = words.passphrase;
    if (value.length < (this.#isNew ? LEAST_CHARACTERS : 1)) {
      this.complain(this.#isNew ? short : missing);
      this.#input.focus();
      return null;
    }
    this.#key = Symbol("field");
    this.#render();
    return value;
  }

  focus() {
    this.#input.focus();
  }
}
