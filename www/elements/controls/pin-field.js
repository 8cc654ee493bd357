// Where a PIN is typed. Nothing of it stays: it's emptied as soon as it has been asked for.

import { make, setText } from "./markup.js";

let made = 0;

export class PinField {
  element;
  #input = make("input", {
    type: "password",
    class: "pin",
    inputMode: "numeric",
    autocomplete: "off",
    maxLength: 8,
    pattern: "[0-9]{4,8}",
  });
  #label = make("span", { class: "pin-label" });
  #fault = make("span", { class: "pin-fault", role: "alert" });

  constructor() {
    made += 1;
    this.#fault.id = `pin-fault-${made}`;
    this.#input.setAttribute("aria-describedby", this.#fault.id);
    this.#input.oninput = () => this.complain("");
    this.element = make("label", { class: "pin-field" }, this.#label, this.#input, this.#fault);
  }

  /** @param {string} label */
  name(label) {
    setText(this.#label, label);
  }

  /** @param {string} fault  "" if there is none */
  complain(fault) {
    setText(this.#fault, fault);
    this.#input.setAttribute("aria-invalid", String(fault !== ""));
  }

  /** What was typed, which is forgotten. */
  take() {
    const { value } = this.#input;
    this.#input.value = "";
    return value;
  }

  /** Whether a whole PIN has been typed. */
  get complete() {
    return this.#input.value !== "" && this.#input.checkValidity();
  }

  focus() {
    this.#input.focus();
  }
}
