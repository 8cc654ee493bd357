// The name of the page and the settings that hold everywhere.

import { LANGUAGES, chooseLanguage, language } from "../../i18n/language.js";
import { words } from "../../i18n/strings.js";
import { SETTINGS } from "../../state/settings.js";
import { icon } from "../controls/icons.js";
import { make } from "../controls/markup.js";
import { Part } from "../controls/part.js";

/** @typedef {import("../../i18n/language.js").Language} Language */
/** @typedef {import("../../state/state.js").State} State */
/** @typedef {keyof typeof words.settings.menu} MenuSetting */

const MENU = /** @type {MenuSetting[]} */ (
  Object.entries(SETTINGS).flatMap(([name, { control }]) => (control === "menu" ? [name] : []))
);

export class PageHeader extends Part {
  #language = choice(words.settings.language, LANGUAGES);
  #choices = MENU.map((name) => ({ name, element: this.#choice(name) }));
  #settings = make("div", { class: "settings", id: "page-settings" });
  /** A narrow header has no room for the settings beside its name: there they are opened. */
  #opener = make(
    "button",
    {
      type: "button",
      class: "settings-opener",
      "aria-label": words.settings.title,
      "aria-controls": "page-settings",
    },
    icon("settings"),
  );

  /** @override */
  build() {
    this.#language.value = language;
    this.#language.onchange = () => chooseLanguage(/** @type {Language} */ (this.#language.value));
    const shield = make("span", { class: "shield", "aria-hidden": "true" });
    const brand = make("a", { class: "brand", href: "#" }, shield, words.product);
    this.#settings.append(
      ...this.#named(this.#language, ...this.#choices.map(({ element }) => element)),
    );
    this.#opener.onclick = () => this.#open(!this.#isOpen());
    this.addEventListener("keydown", ({ key }) => {
      if (key !== "Escape" || !this.#isOpen()) return;
      this.#open(false);
      this.#opener.focus();
    });
    document.addEventListener("pointerdown", ({ target }) => {
      if (!(target instanceof Node && this.contains(target))) this.#open(false);
    });
    this.append(brand, this.#opener, this.#settings);
    this.#open(false);
  }

  /** @param {HTMLSelectElement[]} choices */
  #named(...choices) {
    const name = (/** @type {HTMLSelectElement} */ { title }) =>
      make("span", { class: "settings-name", "aria-hidden": "true" }, title);
    return choices.map((choice) => make("div", { class: "setting" }, name(choice), choice));
  }

  #isOpen() {
    return this.#opener.ariaExpanded === "true";
  }

  /** @param {boolean} open */
  #open(open) {
    this.#opener.ariaExpanded = String(open);
    this.#settings.classList.toggle("open", open);
  }

  /** @override @param {State} state */
  show({ settings }) {
    for (const { name, element } of this.#choices) element.value = optionOf(settings[name]);
    document.documentElement.dataset["theme"] = settings.theme;
  }

  /** @param {MenuSetting} name */
  #choice(name) {
    const { name: label, values: texts } = words.settings.menu[name];
    const element = choice(label, texts);
    element.onchange = () => {
      const values = SETTINGS[name].choices ?? [];
      const value = values.find((each) => optionOf(each) === element.value);
      this.send({ kind: "settings", change: { [name]: value } });
    };
    return element;
  }
}

/**
 * The value of the option that stands for a setting's value.
 * @param {string | boolean} value
 */
function optionOf(value) {
  return typeof value === "string" ? value : value ? "on" : "off";
}

/**
 * @param {string} name
 * @param {Record<string, string>} options
 */
function choice(name, options) {
  const made = Object.entries(options).map(([value, text]) => make("option", { value }, text));
  return make("select", { class: "choice small", "aria-label": name, title: name }, ...made);
}

customElements.define("page-header", PageHeader);
