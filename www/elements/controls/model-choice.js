// What computers take the others to want: an advanced choice, for games of several seats alone.

import { MODELS } from "../../state/state.js";
import { words } from "../../i18n/strings.js";
import { make } from "./markup.js";

/** @typedef {import("../../engine/protocol.js").Model} Model */

/** The engine's own choice. */
const USUAL = /** @type {const} */ ("usual");

export class ModelChoice {
  #select = make(
    "select",
    { class: "choice" },
    ...[USUAL, ...MODELS].map((value) => make("option", { value }, words.newGame.models[value])),
  );
  element = make(
    "details",
    { class: "dialog-advanced" },
    make("summary", {}, words.newGame.advanced),
    make("label", { class: "dialog-option" }, make("span", {}, words.newGame.model), this.#select),
  );

  /**
   * @param {boolean} offered
   * @param {Model | null} model
   */
  show(offered, model) {
    this.element.hidden = !offered;
    this.element.open = model !== null;
    this.#select.value = model ?? USUAL;
  }

  /** @returns {Model | null} */
  read() {
    return MODELS.find((model) => model === this.#select.value) ?? null;
  }
}
