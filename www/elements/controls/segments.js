// A choice between a few things that all stay in sight: radio buttons that look like one bar.

import { make } from "./markup.js";

export class Segments {
  element;
  #choose;

  /**
   * @param {string} name  of the group, for screen readers
   * @param {(index: number) => void} choose
   */
  constructor(name, choose) {
    this.element = make("div", { class: "segments", role: "radiogroup", "aria-label": name });
    this.#choose = choose;
  }

  /**
   * @param {string[]} labels
   * @param {number} chosen
   */
  show(labels, chosen) {
    if (this.element.textContent !== labels.join("")) this.#build(labels);
    const inputs = this.element.querySelectorAll("input");
    inputs.forEach((input, index) => (input.checked = index === chosen));
  }

  /** @param {string[]} labels */
  #build(labels) {
    const name = this.element.getAttribute("aria-label");
    this.element.replaceChildren(
      ...labels.map((label, index) => {
        const input = make("input", { type: "radio", name });
        input.onchange = () => this.#choose(index);
        return make("label", {}, input, label);
      }),
    );
  }
}
