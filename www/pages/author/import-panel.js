import { html } from "lit-html";
import { live } from "lit-html/directives/live.js";
import { reasonWords } from "../../i18n/strings.js";
import { button } from "../../elements/controls/buttons.js";
import { valueTo } from "../../elements/controls/fields.js";
import { fileButton } from "./file-button.js";
import { words } from "./author-words.js";

/** @typedef {import("../../engine/protocol.js").Import} Import */
/** @typedef {import("../../engine/protocol.js").Imported} Imported */

export class ImportPanel {
  #text = "";
  #message = "";
  /** @type {Imported[]} */
  #found = [];
  #open = false;
  #handlers;

  /**
   * @param {object} handlers
   * @param {(text: string) => Promise<Import>} handlers.ask
   * @param {(file: string) => void} handlers.use  opens the imported variant file
   * @param {(file: File) => void} handlers.file  reads a file for this panel
   * @param {() => void} handlers.redraw
   */
  constructor(handlers) {
    this.#handlers = handlers;
  }

  template() {
    return html`<details
      class="author-import"
      .open=${live(this.#open)}
      @toggle=${(/** @type {any} */ { target }) => (this.#open = target.open)}
    >
      <summary>${words.import}</summary>
      <p class="quiet">${words.importExplain}</p>
      <form @submit=${this.#submit}>
        <textarea
          rows="6"
          spellcheck="false"
          aria-label=${words.importText}
          .value=${live(this.#text)}
          @input=${valueTo((text) => (this.#text = text))}
        ></textarea>
        <div class="button-row">
          <button type="submit" class="primary">${words.importIt}</button>
          ${fileButton(words.importFile, this.#handlers.file)}
        </div>
      </form>
      <p role="status">${this.#message}</p>
      <ul class="author-found" role="list">
        ${this.#found.map((one) => this.#game(one))}
      </ul>
    </details>`;
  }

  #submit = (/** @type {Event} */ event) => {
    event.preventDefault();
    void this.take(this.#text);
  };

  /** @param {string} text */
  async take(text) {
    this.#open = true;
    this.#text = text.replace(/\r\n?/g, "\n");
    this.#showMessage(text.trim() === "" ? words.nothing : "", []);
    if (text.trim() === "") return;
    try {
      const { found } = await this.#handlers.ask(text);
      this.#showMessage(found.map(resultOf).join(" "), found);
    } catch (error) {
      const reason = /** @type {import("../../engine/protocol.js").EngineError} */ (error);
      this.#showMessage(reasonWords(reason, null), []);
    }
  }

  /**
   * @param {string} message
   * @param {Imported[]} found
   */
  #showMessage(message, found) {
    this.#message = message;
    this.#found = found;
    this.#handlers.redraw();
  }

  /** @param {Imported} one */
  #game({ name, file, losses }) {
    const use = () => file !== null && this.#handlers.use(file);
    return html`<li>
      <div class="author-imported">
        <h3>${name}</h3>
        ${button(words.use, use, { label: words.useName(name), hidden: file === null })}
      </div>
      <p class="quiet">${losses.length === 0 ? words.whole : words.losses(losses.length)}</p>
      <ul class="author-losses">
        ${losses.map((loss) => html`<li>${reasonWords(loss, null)}</li>`)}
      </ul>
    </li>`;
  }
}

/** @param {Imported} one */
function resultOf({ name, file }) {
  return file === null ? words.notTaken(name) : words.taken(name);
}
