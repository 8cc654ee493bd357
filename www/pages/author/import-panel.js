// Takes games over that others have written down elsewhere, and says what could not be taken.

import { make, setText } from "../../elements/controls/markup.js";
import { reasonWords } from "../../i18n/strings.js";
import { words } from "./author-words.js";

/** @typedef {import("../../engine/protocol.js").Import} Import */
/** @typedef {import("../../engine/protocol.js").Imported} Imported */

export class ImportPanel {
  #ask;
  #use;
  #text = make("textarea", { rows: 6, spellcheck: false, "aria-label": words.importText });
  #told = make("p", { role: "status" });
  #found = make("ul", { class: "author-found", role: "list" });
  element;

  /**
   * @param {object} handlers
   * @param {(text: string) => Promise<Import>} handlers.ask
   * @param {(file: string) => void} handlers.use  a variant file that was made of it
   * @param {HTMLElement} handlers.opener  opens a file for this panel
   */
  constructor({ ask, use, opener }) {
    this.#ask = ask;
    this.#use = use;
    const form = make(
      "form",
      {},
      this.#text,
      make(
        "div",
        { class: "button-row" },
        make("button", { type: "submit", class: "primary" }, words.importIt),
        opener,
      ),
    );
    form.onsubmit = (event) => {
      event.preventDefault();
      void this.take(this.#text.value);
    };
    this.element = make(
      "details",
      { class: "author-import" },
      make("summary", {}, words.import),
      make("p", { class: "quiet" }, words.importExplain),
      form,
      this.#told,
      this.#found,
    );
  }

  /** @param {string} text */
  async take(text) {
    this.element.open = true;
    this.#text.value = text;
    this.#found.replaceChildren();
    setText(this.#told, "");
    if (text.trim() === "") {
      setText(this.#told, words.nothing);
      return;
    }
    try {
      const { found } = await this.#ask(text);
      this.#found.replaceChildren(...found.map((one) => this.#game(one)));
      setText(this.#told, found.map(tellOf).join(" "));
    } catch (error) {
      const reason = /** @type {import("../../engine/protocol.js").EngineError} */ (error);
      setText(this.#told, reasonWords(reason, null));
    }
  }

  /** @param {Imported} one */
  #game({ name, file, losses }) {
    const use = make(
      "button",
      { type: "button", "aria-label": words.useName(name), hidden: file === null },
      words.use,
    );
    use.onclick = () => file !== null && this.#use(file);
    const lost = losses.map((loss) => make("li", {}, reasonWords(loss, null)));
    return make(
      "li",
      {},
      make("div", { class: "author-imported" }, make("h3", {}, name), use),
      make("p", { class: "quiet" }, losses.length === 0 ? words.whole : words.losses(lost.length)),
      make("ul", { class: "author-losses" }, ...lost),
    );
  }
}

/** @param {Imported} one */
function tellOf({ name, file }) {
  return file === null ? words.notTaken(name) : words.taken(name);
}
