// The choices about a game's rules before it begins.

import { make } from "./markup.js";
import { Segments } from "./segments.js";

/** @typedef {import("../engine/protocol.js").GameInfo} GameInfo */
/** @typedef {import("../engine/protocol.js").OptionInfo} OptionInfo */

/** A bar of more letters than this would not fit on a phone. */
const MOST_LETTERS = 26;

export class OptionChoice {
  element = make("div", { class: "dialog-options" });
  /** @type {Record<string, string>} */
  #chosen = {};

  /** @param {GameInfo} info */
  show({ options, chosen }) {
    this.#chosen = {};
    for (const { name, initial } of options) this.#chosen[name] = chosen[name] ?? initial;
    this.element.hidden = options.length === 0;
    this.element.replaceChildren(...options.map((option) => this.#row(option)));
  }

  /** By the option's name. */
  read() {
    return { ...this.#chosen };
  }

  /** @param {OptionInfo} option */
  #row(option) {
    const letters = option.values.map(({ label }) => label).join("").length;
    return letters <= MOST_LETTERS && option.values.length <= 3
      ? this.#bar(option)
      : this.#select(option);
  }

  /** @param {OptionInfo} option */
  #bar({ name, about, values }) {
    const labels = values.map(({ label }) => label);
    const bar = new Segments(about, (index) => {
      this.#chosen[name] = values[index]?.value ?? "";
    });
    bar.show(
      labels,
      values.findIndex(({ value }) => value === this.#chosen[name]),
    );
    return make(
      "div",
      { class: "dialog-option" },
      make("span", { "aria-hidden": "true" }, about),
      bar.element,
    );
  }

  /** @param {OptionInfo} option */
  #select({ name, about, values }) {
    const options = values.map(({ value, label }) => make("option", { value }, label));
    const select = make("select", { class: "choice" }, ...options);
    select.value = this.#chosen[name] ?? "";
    select.onchange = () => {
      this.#chosen[name] = select.value;
    };
    return make("label", { class: "dialog-option" }, make("span", {}, about), select);
  }
}
