// A field for a PIN. It is emptied as soon as it is read.

import { html, render } from "lit-html";

let made = 0;

export class PinField {
  element = document.createElement("label");
  #id = `pin-fault-${(made += 1)}`;
  label;

  /** @param {string} label */
  constructor(label) {
    this.label = label;
    this.element.className = "pin-field";
    this.complain("");
  }

  get #input() {
    return /** @type {HTMLInputElement} */ (this.element.querySelector("input"));
  }

  /** @param {string} fault  "" if there is none */
  complain(fault) {
    const template = html`<span class="pin-label">${this.label}</span
      ><input
        type="password"
        class="pin"
        inputmode="numeric"
        autocomplete="off"
        maxlength="8"
        pattern="[0-9]{4,8}"
        aria-describedby=${this.#id}
        aria-invalid=${fault !== ""}
        @input=${() => this.complain("")}
      /><span class="pin-fault" role="alert" id=${this.#id}>${fault}</span>`;
    render(template, this.element);
  }

  take() {
    const { value } = this.#input;
    this.#input.value = "";
    return value;
  }

  get filled() {
    return this.#input.value !== "";
  }

  get complete() {
    return this.#input.value !== "" && this.#input.checkValidity();
  }

  focus() {
    this.#input.focus();
  }

  /** Digits that were typed before the field had the focus. @param {string} digits */
  add(digits) {
    const { value, maxLength } = this.#input;
    this.#input.value = (value + digits).slice(0, maxLength);
    this.complain("");
    this.focus();
  }
}

/** The digit that a key types. @param {KeyboardEvent} event */
export function typedDigit({ key, ctrlKey, metaKey, altKey }) {
  return /^\d$/.test(key) && !ctrlKey && !metaKey && !altKey ? key : null;
}
