// Where an author begins: at a shipped game, at one of their own, at an earlier draft, or at a file.

import { make } from "../../elements/controls/markup.js";
import { nameOf } from "./drafts.js";
import { fileButton } from "./file-button.js";
import { words } from "./author-words.js";

/** @typedef {import("../../engine/protocol.js").GameInfo} GameInfo */

export class StartMenu {
  #select = make("select", { class: "choice", "aria-label": words.start });
  #shown = "";
  /** @type {string[]} */
  #drafts = [];
  element;

  /**
   * @param {object} handlers
   * @param {(id: string) => void} handlers.game
   * @param {(text: string) => void} handlers.draft
   * @param {(file: File) => void} handlers.file
   */
  constructor({ game, draft, file }) {
    this.#select.onchange = () => {
      const [kind, value = ""] = this.#select.value.split(/:(.*)/s);
      this.#select.value = "";
      if (kind === "game") game(value);
      else if (kind === "draft") draft(this.#drafts[Number(value)] ?? "");
    };
    const name = make("span", { "aria-hidden": "true" }, words.start);
    this.element = make(
      "div",
      { class: "author-start" },
      name,
      this.#select,
      fileButton(words.open, file),
    );
  }

  /**
   * @param {GameInfo[]} games
   * @param {string[]} drafts
   */
  show(games, drafts) {
    const shown = JSON.stringify([games.map(({ id, name }) => [id, name]), drafts]);
    if (shown === this.#shown) return;
    this.#shown = shown;
    this.#drafts = drafts;
    const options = (/** @type {GameInfo[]} */ list) =>
      list.map(({ id, name }) => make("option", { value: `game:${id}` }, name));
    this.#select.replaceChildren(
      make("option", { value: "" }, words.choose),
      ...group(words.own, options(games.filter(({ own }) => own))),
      ...group(words.shipped, options(games.filter(({ own }) => !own))),
      ...group(
        words.earlier,
        drafts.map((text, at) =>
          make("option", { value: `draft:${at}` }, words.draft(nameOf(text))),
        ),
      ),
    );
  }
}

/**
 * @param {string} label
 * @param {HTMLOptionElement[]} options
 */
function group(label, options) {
  return options.length === 0 ? [] : [make("optgroup", { label }, ...options)];
}
