import { html } from "lit-html";
import { words } from "../../i18n/strings.js";
import "../dialogs/embed-dialog.js";
import { button } from "../controls/buttons.js";
import { fileTo, submitted, tickTemplate } from "../controls/fields.js";
import { Part } from "../controls/part.js";

/** @typedef {import("../dialogs/embed-dialog.js").EmbedDialog} EmbedDialog */
/** @typedef {import("../../state/state.js").State} State */
/** @typedef {import("../../state/state.js").PlayerAction} PlayerAction */

export class SharePanel extends Part {
  /** @override @param {State} state */
  template(state) {
    const { record, view, info, fullRecord } = state;
    const { share } = words;
    const fullChange = (/** @type {boolean} */ full) => this.send({ kind: "full-record", full });
    const shut = !info?.secretive || !view?.revealed;
    return html`
      <h3>${share.record}</h3>
      <textarea readonly rows="6" aria-label=${share.record} .value=${record}></textarea>
      ${tickTemplate(share.full, fullRecord, fullChange, shut)}
      <div class="button-row">
        ${this.#button(share.copyRecord, { kind: "copy", what: "record" })}
        ${this.#button(share.copyShort, { kind: "copy", what: "short-record" })}
        ${this.#button(share.download, { kind: "download" })}
        ${this.#button(share.copyGameLink, { kind: "copy", what: "game-link" })} ${this.#embed()}
        ${this.#button(share.print, { kind: "print" })}
      </div>
      <h3>${share.position}</h3>
      <textarea
        readonly
        rows="2"
        aria-label=${share.position}
        .value=${view?.position ?? ""}
      ></textarea>
      <div class="button-row">
        ${this.#button(share.copyPosition, { kind: "copy", what: "position" })}
        ${this.#button(share.copyPositionLink, { kind: "copy", what: "position-link" })}
      </div>
      <h3>${share.open}</h3>
      <p class="quiet">${share.openExplain}</p>
      ${this.#opening()}
      <embed-dialog .state=${state}></embed-dialog>
    `;
  }

  /** A single-file page has no address that others could embed. */
  #embed() {
    const press = () => /** @type {EmbedDialog} */ (this.querySelector("embed-dialog")).open();
    const hidden = document.baseURI.startsWith("file:");
    return button(words.share.embed, press, { hidden });
  }

  #opening() {
    const { openText, openIt, openFile } = words.share;
    const open = submitted(() => {
      /** @type {HTMLTextAreaElement | null} */
      const field = this.querySelector("form textarea");
      this.send({ kind: "open-text", text: field?.value ?? "" });
    });
    return html`<form @submit=${open}>
      <textarea rows="4" aria-label=${openText} spellcheck="false"></textarea>
      <div class="button-row">
        <button type="submit" class="primary">${openIt}</button
        ><input
          type="file"
          aria-label=${openFile}
          accept=".txt,.pgn,text/plain"
          @change=${fileTo((file) => void this.#openFile(file))}
        />
      </div>
    </form>`;
  }

  /** @param {File} file */
  async #openFile(file) {
    try {
      this.send({ kind: "open-text", text: await file.text() });
    } catch {
      this.send({
        kind: "complain",
        reason: { code: "file-unreadable", args: { found: file.name } },
      });
    }
  }

  /**
   * @param {string} label
   * @param {PlayerAction} action
   */
  #button(label, action) {
    return button(label, () => this.send(action));
  }
}

customElements.define("share-panel", SharePanel);
