// The choices about a game's rules before it begins.

import { words } from "../../i18n/strings.js";
import { make } from "./markup.js";
import { Segments } from "./segments.js";

/** @typedef {import("../../engine/protocol.js").GameInfo} GameInfo */
/** @typedef {import("../../engine/protocol.js").OptionInfo} OptionInfo */

/** A bar of more letters than this would not fit on a phone. */
const MOST_LETTERS = 26;

export class OptionChoice {
  element = make("div", { class: "dialog-options" });
  /** @type {Record<string, string>} */
  #chosen = {};
  /** @type {GameInfo["options"]} */
  #offered = [];
  #timed = false;

  /** @param {GameInfo} info */
  show({ options, chosen }) {
    this.#offered = options;
    this.#chosen = {};
    for (const { name, initial } of options) this.#chosen[name] = chosen[name] ?? initial;
    this.element.hidden = options.length === 0;
    this.#timed = false;
    this.#draw();
  }

  /**
   * In some games the clocks decide some of it.
   * @param {boolean} timed
   */
  decide(timed) {
    if (this.#timed === timed) return;
    this.#timed = timed;
    if (this.#offered.some(({ withClocks }) => withClocks !== null)) this.#draw();
  }

  #draw() {
    this.element.replaceChildren(
      ...this.#offered.map((option) =>
        this.#timed && option.withClocks !== null
          ? decided(option, option.withClocks)
          : this.#row(option),
      ),
    );
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

/**
 * What holds, and that it isn't to be chosen.
 * @param {OptionInfo} option
 * @param {string} value
 */
function decided({ about, values }, value) {
  const label = values.find((one) => one.value === value)?.label ?? value;
  return make(
    "p",
    { class: "dialog-option decided" },
    make("span", {}, about),
    make("span", { class: "decided-value" }, label),
    make("span", { class: "quiet" }, words.clocks.decided),
  );
}
