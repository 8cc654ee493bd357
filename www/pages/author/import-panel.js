import { reasonOf } from "../../engine/engine-errors.js";
import { html } from "lit-html";
import { live } from "lit-html/directives/live.js";
import { reasonWords } from "../../i18n/strings.js";
import { button } from "../../elements/controls/buttons.js";
import { valueTo } from "../../elements/controls/fields.js";
import { fileButton } from "./file-button.js";
import { withPlainLineEnds } from "./file-editor.js";
import { words } from "./author-words.js";

/** @import { Import, Imported } from "../../engine/protocol.js" */

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
   * @param {(files: File[]) => void} handlers.files  reads files for this panel
   * @param {() => void} handlers.redraw
   */
  constructor(handlers) {
    this.#handlers = handlers;
  }

  open() {
    this.#open = true;
    this.#handlers.redraw();
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
          ${fileButton(words.importFile, this.#handlers.files)}
        </div>
      </form>
      <p role="status">${this.#message}</p>
      <ul class="author-found" role="list">
        ${this.#found.map((one) => this.#game(one))}
      </ul>
      <p class="quiet" ?hidden=${this.#found.every(({ file }) => file === null)}>
        ${words.untuned}
      </p>
    </details>`;
  }

  #submit = (/** @type {Event} */ event) => {
    event.preventDefault();
    void this.take([this.#text]);
  };

  /** @param {string[]} texts @returns {Promise<Imported[]>} */
  async take(texts) {
    this.#open = true;
    this.#text = withPlainLineEnds(texts.join("\n\n"));
    this.#showMessage(this.#text.trim() === "" ? words.nothing : "", []);
    if (this.#text.trim() === "") return [];
    try {
      const answers = await Promise.all(texts.map(this.#handlers.ask));
      const found = answers.flatMap((answer) => answer.found);
      this.#showMessage(found.map(resultOf).join(" "), found);
      return found;
    } catch (error) {
      this.#showMessage(reasonWords(reasonOf(error), null), []);
      return [];
    }
  }

  /** @param {string} message @param {Imported[]} found */
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
