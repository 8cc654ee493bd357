// The question whether a text in another program's format is to be imported.

import { html } from "lit-html";
import { button } from "../../elements/controls/buttons.js";
import { withPlainLineEnds } from "./file-editor.js";
import { words } from "./author-words.js";

export class ImportOffer {
  #text = "";
  /** Empty without an offer. */
  #source = "";
  #handlers;

  /**
   * @param {object} handlers
   * @param {(text: string) => Promise<string>} handlers.recognize  the engine's call
   * @param {(text: string) => void} handlers.take
   * @param {() => void} handlers.keep
   * @param {() => void} handlers.redraw
   */
  constructor(handlers) {
    this.#handlers = handlers;
  }

  template() {
    const { take, keep } = this.#handlers;
    const isOpen = this.#source !== "";
    const decline = () => {
      this.#close();
      keep();
    };
    // The status stays in the page, so that screen readers announce its words.
    return html`<div class=${isOpen ? "author-offer" : ""}>
      <p role="status">${words.offers[this.#source] ?? ""}</p>
      <div class="button-row" ?hidden=${!isOpen}>
        ${button(words.importIt, () => take(this.#close()), { look: "primary" })}
        ${button(words.keepText, decline)}
      </div>
    </div>`;
  }

  /**
   * @param {string} text  pasted, dropped or opened
   * @returns {Promise<boolean>}  whether there is an offer
   */
  async consider(text) {
    this.#text = text;
    this.#source = "";
    if (text.trim() === "") return false;
    const source = await this.#handlers.recognize(text).catch(() => "");
    // Another text came meanwhile.
    if (text !== this.#text || words.offers[source] === undefined) return false;
    this.#source = source;
    this.#handlers.redraw();
    return true;
  }

  /** @param {string} written  the text of the editor; the offer ends when its text is gone */
  follow(written) {
    const lines = withPlainLineEnds(this.#text).trim();
    if (this.#source !== "" && !written.includes(lines)) this.#close();
  }

  #close() {
    this.#source = "";
    this.#handlers.redraw();
    return this.#text;
  }
}
