// The game as text: to copy, to save, to send as a link, and to open again.

import { words } from "../../i18n/strings.js";
import { EmbedDialog } from "../dialogs/embed-dialog.js";
import { make, setHidden } from "../controls/markup.js";
import { Part } from "../controls/part.js";

/** @typedef {import("../../state/state.js").State} State */
/** @typedef {import("../../state/state.js").PlayerAction} PlayerAction */

export class SharePanel extends Part {
  #full = make("input", { type: "checkbox" });
  #fullRow = make("label", { class: "tick" }, this.#full, words.share.full);
  #record = make("textarea", { readOnly: true, rows: 6, "aria-label": words.share.record });
  #position = make("textarea", { readOnly: true, rows: 2, "aria-label": words.share.position });
  #text = make("textarea", { rows: 4, "aria-label": words.share.openText, spellcheck: false });
  #file = make("input", {
    type: "file",
    "aria-label": words.share.openFile,
    accept: ".txt,.pgn,text/plain",
  });

  /** @override */
  build() {
    const { share } = words;
    const dialog = new EmbedDialog();
    this.parts.push(dialog);
    const embed = make("button", { type: "button" }, share.embed);
    embed.onclick = () => dialog.open();
    // A page that is one file has no address from which others could embed it.
    embed.hidden = document.baseURI.startsWith("file:");
    this.#full.onchange = () => this.send({ kind: "full-record", full: this.#full.checked });
    this.append(
      make("h3", {}, share.record),
      this.#record,
      this.#fullRow,
      make(
        "div",
        { class: "button-row" },
        this.#button(share.copyRecord, { kind: "copy", what: "record" }),
        this.#button(share.copyShort, { kind: "copy", what: "short-record" }),
        this.#button(share.download, { kind: "download" }),
        this.#button(share.copyGameLink, { kind: "copy", what: "game-link" }),
        embed,
        this.#button(share.print, { kind: "print" }),
      ),
      make("h3", {}, share.position),
      this.#position,
      make(
        "div",
        { class: "button-row" },
        this.#button(share.copyPosition, { kind: "copy", what: "position" }),
        this.#button(share.copyPositionLink, { kind: "copy", what: "position-link" }),
      ),
      make("h3", {}, share.open),
      make("p", { class: "quiet" }, share.openExplain),
      this.#opening(),
      dialog,
    );
  }

  /** @override @param {State} state */
  show(state) {
    super.show(state);
    const { record, view, info, fullRecord } = state;
    setHidden(this.#fullRow, !info?.secretive || !view?.revealed);
    this.#full.checked = fullRecord;
    if (this.#record.value !== record) this.#record.value = record;
    const position = view?.position ?? "";
    if (this.#position.value !== position) this.#position.value = position;
  }

  #opening() {
    const open = make("button", { type: "submit", class: "primary" }, words.share.openIt);
    const form = make(
      "form",
      {},
      this.#text,
      make("div", { class: "button-row" }, open, this.#file),
    );
    form.onsubmit = (event) => {
      event.preventDefault();
      this.send({ kind: "open-text", text: this.#text.value });
    };
    this.#file.onchange = () => void this.#openFile();
    return form;
  }

  async #openFile() {
    const file = this.#file.files?.[0];
    if (file === undefined) return;
    try {
      this.send({ kind: "open-text", text: await file.text() });
    } catch {
      this.send({
        kind: "complain",
        reason: { code: "file-unreadable", args: { found: file.name } },
      });
    }
    // Otherwise the same file couldn't be chosen again after a correction.
    this.#file.value = "";
  }

  /**
   * @param {string} label
   * @param {PlayerAction} action
   */
  #button(label, action) {
    const button = make("button", { type: "button" }, label);
    button.onclick = () => this.send(action);
    return button;
  }
}

customElements.define("share-panel", SharePanel);
