// The game, its position and pictures of it, to copy and to save; and a field for texts to open. Loaded with its tab.

import { html } from "lit-html";
import { keyed } from "lit-html/directives/keyed.js";
import { share } from "../../i18n/share-words.js";
import { handoverKey } from "../../state/viewer.js";
import "../dialogs/embed-dialog.js";
import { button } from "../controls/buttons.js";
import {
  PictureButtons,
  exportButton,
  exportRow,
  pgnRow,
  positionRow,
} from "../controls/export-rows.js";
import { fileTo, submitted, tickTemplate } from "../controls/fields.js";
import { Part } from "../controls/part.js";

/** @import { EmbedDialog } from "../dialogs/embed-dialog.js" */
/** @import { State } from "../../state/page-state.js" */
/** @import { PlayerAction } from "../../state/actions.js" */

export class SharePanel extends Part {
  #picture = new PictureButtons(
    (action) => this.send(action),
    () => this.update(),
  );

  /** @override @param {State} state */
  template(state) {
    const { record, view, info, exporting } = state;
    if (info === null) return null;
    const copy = (/** @type {Extract<PlayerAction, {kind: "copy"}>["what"]} */ what) => () =>
      this.send({ kind: "copy", what });
    return html`
      <h3>${share.game}</h3>
      <textarea readonly rows="6" aria-label=${share.record} .value=${record}></textarea>
      ${this.#full(state)}
      <div class="export-rows">
        ${pgnRow(info, (action) => this.send(action))}
        ${exportRow(share.rows.record, [
          exportButton(share.copy, share.copyRecord, copy("record")),
          exportButton(share.short, share.copyShort, copy("short-record")),
          exportButton(share.save, share.download, () => this.send({ kind: "download" })),
        ])}
        ${exportRow(share.rows.link, [
          exportButton(share.copy, share.copyGameLink, copy("game-link")),
          this.#embed(),
          button(share.print, () => this.send({ kind: "print" })),
        ])}
      </div>
      <h3>${share.rows.position}</h3>
      <textarea
        readonly
        rows="2"
        aria-label=${share.position}
        .value=${view?.position ?? ""}
      ></textarea>
      <div class="export-rows">
        ${positionRow(info, copy("position"))}
        ${exportRow(
          share.rows.link,
          exportButton(share.copy, share.copyPositionLink, copy("position-link")),
        )}
      </div>
      <h3>${share.picture}</h3>
      ${this.#picture.template(exporting)}
      <h3>${share.open}</h3>
      <p class="quiet">${share.openExplain}</p>
      ${keyed(handoverKey(state), this.#opening())}
      <embed-dialog .state=${state}></embed-dialog>
    `;
  }

  /** @param {State} state */
  #full({ info, view, fullRecord }) {
    const change = (/** @type {boolean} */ full) => this.send({ kind: "full-record", full });
    return tickTemplate(share.full, fullRecord, change, !info?.secretive || !view?.revealed);
  }

  /** A single-file page has no address that others could embed. */
  #embed() {
    const press = () => /** @type {EmbedDialog} */ (this.querySelector("embed-dialog")).open();
    const hidden = document.baseURI.startsWith("file:");
    return button(share.embed, press, { hidden });
  }

  #opening() {
    const { openText, openIt, openFile } = share;
    const open = submitted(() => {
      /** @type {HTMLTextAreaElement | null} */
      const field = this.querySelector("form textarea");
      this.send({ kind: "open-text", text: field?.value ?? "" });
    });
    return html`<form @submit=${open}>
      <textarea
        rows="4"
        aria-label=${openText}
        autocomplete="off"
        spellcheck="false"
        autocorrect="off"
        autocapitalize="off"
        writingsuggestions="false"
      ></textarea>
      <div class="button-row">
        <button type="submit" class="primary">${openIt}</button
        ><input
          type="file"
          aria-label=${openFile}
          accept=".txt,.pgn,text/plain"
          @change=${fileTo((file) => this.send({ kind: "open-file", file }))}
        />
      </div>
    </form>`;
  }
}

customElements.define("share-panel", SharePanel);
