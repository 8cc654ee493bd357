// A field for a PIN. It is emptied as soon as it is read: a new element, since browsers bring back by Ctrl+Z what was typed
// into an old one.

import { html, render } from "lit-html";
import { keyed } from "lit-html/directives/keyed.js";

let made = 0;

export class PinField {
  element = document.createElement("label");
  #id = `pin-fault-${(made += 1)}`;
  #key = Symbol("field");
  #fault = "";
  label;

  /** @param {string} label */
  constructor(label) {
    this.label = label;
    this.element.className = "pin-field";
    this.#render();
  }

  get #input() {
    return /** @type {HTMLInputElement} */ (this.element.querySelector("input"));
  }

  #render() {
    // Browsers offer to keep passwords in spite of "off", but not one-time codes.
    const input = html`<input
      type="password"
      class="pin"
      inputmode="numeric"
      autocomplete="one-time-code"
      maxlength="8"
      pattern="[0-9]{4,8}"
      aria-describedby=${this.#id}
      aria-invalid=${this.#fault !== ""}
      @input=${() => this.complain("")}
    />`;
    const template = html`<span class="pin-label">${this.label}</span
      >${keyed(this.#key, input)}<span class="pin-fault" role="alert" id=${this.#id}
        >${this.#fault}</span
      >`;
    render(template, this.element);
  }

  /** @param {string} fault  "" if there is none */
  complain(fault) {
    this.#fault = fault;
    this.#render();
  }

  take() {
    const { value } = this.#input;
    const focused = this.#input.matches(":focus");
    this.#key = Symbol("field");
    this.#render();
    if (focused) this.focus();
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
