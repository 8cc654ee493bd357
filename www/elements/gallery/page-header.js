// The name of the house and the settings that hold everywhere.

import { LANGUAGES, chooseLanguage, language } from "../../i18n/language.js";
import { words } from "../../i18n/strings.js";
import { icon } from "../controls/icons.js";
import { make } from "../controls/markup.js";
import { Part } from "../controls/part.js";

/** @typedef {import("../../i18n/language.js").Language} Language */
/** @typedef {import("../../state/state.js").State} State */
/** @typedef {import("../../state/state.js").Theme} Theme */
/** @typedef {import("../../state/state.js").PieceSet} PieceSet */

export class PageHeader extends Part {
  #theme = choice(words.settings.theme, words.settings.themes);
  #language = choice(words.settings.language, LANGUAGES);
  #pieceSet = choice(words.settings.pieceSet, words.settings.pieceSets);
  #sound = choice(words.settings.sound, words.settings.sounds);
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
    this.#theme.onchange = () =>
      this.send({ kind: "theme", theme: /** @type {Theme} */ (this.#theme.value) });
    this.#pieceSet.onchange = () => {
      this.send({ kind: "piece-set", pieceSet: /** @type {PieceSet} */ (this.#pieceSet.value) });
    };
    this.#sound.onchange = () => this.send({ kind: "sound", sound: this.#sound.value === "on" });
    this.#language.value = language;
    this.#language.onchange = () => chooseLanguage(/** @type {Language} */ (this.#language.value));
    const shield = make("span", { class: "shield", "aria-hidden": "true" });
    const brand = make("a", { class: "brand", href: "#" }, shield, words.product);
    this.#settings.append(...this.#named(this.#language, this.#pieceSet, this.#theme, this.#sound));
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
  show({ theme, pieceSet, sound }) {
    this.#theme.value = theme;
    this.#pieceSet.value = pieceSet;
    this.#sound.value = sound ? "on" : "off";
    document.documentElement.dataset["theme"] = theme;
  }
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
