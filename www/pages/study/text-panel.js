// The study as text, to copy, save, link and print; and a field for texts to open, which shows their errors.

import { html, nothing } from "lit-html";
import { live } from "lit-html/directives/live.js";
import { createRef, ref } from "lit-html/directives/ref.js";
import { button } from "../../elements/controls/buttons.js";
import { fileTo, valueTo } from "../../elements/controls/fields.js";
import { share } from "../../i18n/share-words.js";
import { PictureButtons, pgnRow, positionRow } from "../../elements/controls/export-rows.js";
import { words } from "./study-words.js";

/** @import { GameInfo } from "../../engine/protocol.js" */
/** @import { PlayerAction } from "../../state/actions.js" */
/** @import { Progress } from "../../state/progress.js" */
/** @import { Ref } from "lit-html/directives/ref.js" */

const FAULT = "study-text-fault";

export class TextPanel {
  /** @type {Ref<HTMLTextAreaElement>} */
  #field = createRef();
  #message = "";
  #typed = "";
  #fault = "";
  #handlers;
  #picture;

  /**
   * @param {object} handlers
   * @param {() => void} handlers.copy
   * @param {() => void} handlers.copyPosition
   * @param {(action: PlayerAction) => void} handlers.export
   * @param {() => void} handlers.download
   * @param {() => void} handlers.link
   * @param {() => void} handlers.print
   * @param {(text: string) => void} handlers.open
   * @param {(file: File) => void} handlers.file
   * @param {() => void} handlers.redraw
   */
  constructor(handlers) {
    this.#handlers = handlers;
    this.#picture = new PictureButtons(handlers.export, handlers.redraw);
  }

  /** @param {GameInfo} info @param {string} text @param {Progress | null} exporting */
  template(info, text, exporting) {
    const { copy, copyPosition, download, link, print, file } = this.#handlers;
    return html`<div class="study-text">
      <h2>${words.text.label}</h2>
      <textarea
        readonly
        rows="8"
        spellcheck="false"
        aria-label=${words.text.label}
        .value=${live(text)}
      ></textarea>
      <div class="button-row">
        ${button(words.text.copy, copy)} ${button(words.text.download, download)}
        ${button(words.text.link, link)} ${button(words.text.print, print)}
      </div>
      <div class="export-rows">
        ${pgnRow(info, this.#handlers.export)} ${positionRow(info, copyPosition)}
      </div>
      <p class="quiet study-copied" role="status">${this.#message}</p>
      <h2>${share.picture}</h2>
      ${this.#picture.template(exporting)}
      <h2>${words.text.open}</h2>
      <p class="quiet">${words.text.openExplain}</p>
      <form class="study-open" @submit=${this.#open}>
        <textarea
          rows="5"
          spellcheck="false"
          aria-label=${words.text.openField}
          aria-invalid=${this.#fault === "" ? nothing : "true"}
          aria-describedby=${this.#fault === "" ? nothing : FAULT}
          .value=${live(this.#typed)}
          @input=${valueTo((text) => (this.#typed = text))}
          ${ref(this.#field)}
        ></textarea>
        <p class="study-fault" role="alert" id=${FAULT} ?hidden=${this.#fault === ""}>
          ${this.#fault}
        </p>
        <div class="button-row">
          <button type="submit" class="primary">${words.text.openIt}</button>
          <input
            type="file"
            aria-label=${words.text.file}
            accept=".txt,.pgn,text/plain"
            @change=${fileTo(file)}
          />
        </div>
      </form>
    </div>`;
  }

  #open = (/** @type {Event} */ event) => {
    event.preventDefault();
    this.#handlers.open(this.#typed);
  };

  /** @param {string} said  the result of copying */
  report(said) {
    this.#message = said;
    this.#handlers.redraw();
  }

  /** @param {string} text @param {string} fault @param {number | null} line */
  showFault(text, fault, line) {
    this.#typed = text;
    this.#fault = fault;
    this.#handlers.redraw();
    this.#field.value?.focus();
    if (line !== null) this.#selectLine(line);
  }

  forget() {
    this.#typed = this.#fault = this.#message = "";
  }

  /** @param {number} line  from 1 */
  #selectLine(line) {
    const field = this.#field.value;
    if (field === undefined) return;
    const lines = field.value.split("\n");
    const start = lines.slice(0, line - 1).join("\n").length + (line > 1 ? 1 : 0);
    field.setSelectionRange(start, start + (lines[line - 1]?.length ?? 0));
    const height = field.scrollHeight / Math.max(1, lines.length);
    field.scrollTop = height * Math.max(0, line - 3);
  }
}
