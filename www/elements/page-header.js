// The name of the house and the settings that hold everywhere.

import { chooseLanguage } from "../language-choice.js";
import { LANGUAGES, language } from "../language.js";
import { words } from "../strings.js";
import { make } from "./markup.js";
import { Part } from "./part.js";

/** @typedef {import("../state.js").State} State */
/** @typedef {import("../state.js").Theme} Theme */
/** @typedef {import("../state.js").PieceSet} PieceSet */

export class PageHeader extends Part {
  #theme = choice(words.settings.theme, words.settings.themes);
  #language = choice(words.settings.language, LANGUAGES);
  #pieceSet = choice(words.settings.pieceSet, words.settings.pieceSets);

  /** @override */
  build() {
    this.#theme.onchange = () =>
      this.send({ kind: "theme", theme: /** @type {Theme} */ (this.#theme.value) });
    this.#pieceSet.onchange = () => {
      this.send({ kind: "piece-set", pieceSet: /** @type {PieceSet} */ (this.#pieceSet.value) });
    };
    this.#language.value = language;
    this.#language.onchange = () => chooseLanguage(this.#language.value);
    const shield = make("span", { class: "shield", "aria-hidden": "true" });
    const brand = make("a", { class: "brand", href: "#" }, shield, words.product);
    this.append(
      brand,
      make("div", { class: "settings" }, this.#language, this.#pieceSet, this.#theme),
    );
  }

  /** @override @param {State} state */
  show({ theme, pieceSet }) {
    this.#theme.value = theme;
    this.#pieceSet.value = pieceSet;
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
