// The code with which the game on the table is put on a page: chosen, shown, copied.

import { elementCode, frameCode } from "./embed-code.js";
import { words } from "../../i18n/strings.js";
import { make } from "../controls/markup.js";
import { Part } from "../controls/part.js";

/** @typedef {import("./embed-code.js").Embedded} Embedded */
/** @typedef {import("../../state/state.js").State} State */

export class EmbedDialog extends Part {
  #what = make(
    "select",
    {},
    make("option", { value: "game" }, words.embed.game),
    make("option", { value: "position" }, words.embed.position),
  );
  #mayPlay = make("input", { type: "checkbox", checked: true });
  #mayPlayRow = make("label", { class: "tick" }, this.#mayPlay, words.embed.mayPlay);
  #element = make("textarea", { readOnly: true, rows: 5, "aria-label": words.embed.element });
  #frame = make("textarea", { readOnly: true, rows: 4, "aria-label": words.embed.frame });
  #dialog = make("dialog", { class: "embed-dialog", "aria-labelledby": "embed-title" });
  /** @type {State | null} */
  #state = null;

  /** @override */
  build() {
    const say = words.embed;
    const close = make("button", { type: "button" }, say.close);
    close.onclick = () => this.#dialog.close();
    this.#what.onchange = () => this.#write();
    this.#mayPlay.onchange = () => this.#write();
    this.#dialog.append(
      make("h2", { id: "embed-title" }, say.title),
      make("label", { class: "field" }, say.what, this.#what),
      this.#mayPlayRow,
      make("h3", {}, say.element),
      make("p", { class: "quiet" }, say.elementExplain),
      this.#element,
      this.#copyButton(say.copyElement, "element-code", this.#element),
      make("h3", {}, say.frame),
      make("p", { class: "quiet" }, say.frameExplain),
      this.#frame,
      this.#copyButton(say.copyFrame, "frame-code", this.#frame),
      make("div", { class: "button-row dialog-end" }, close),
    );
    this.append(this.#dialog);
  }

  /** @override @param {State} state */
  show(state) {
    this.#state = state;
    if (state.info === null && this.#dialog.open) this.#dialog.close();
    if (this.#dialog.open) this.#write();
  }

  open() {
    this.#write();
    this.#dialog.showModal();
  }

  #write() {
    const embedded =
      this.#state && embeddedOf(this.#state, this.#what.value, this.#mayPlay.checked);
    if (embedded === null) return;
    this.#mayPlayRow.hidden = this.#state?.info?.secretive === true;
    const site = document.baseURI;
    this.#element.value = elementCode(site, embedded);
    this.#frame.value = frameCode(site, embedded);
  }

  /**
   * @param {string} label
   * @param {"element-code" | "frame-code"} what
   * @param {HTMLTextAreaElement} field
   */
  #copyButton(label, what, field) {
    const button = make("button", { type: "button" }, label);
    button.onclick = () => {
      this.send({ kind: "copy-code", what, code: field.value });
      // What came of it is told on the page behind.
      this.#dialog.close();
    };
    return button;
  }
}

/**
 * @param {State} state
 * @param {string} what
 * @param {boolean} mayPlay
 * @returns {Embedded | null}
 */
function embeddedOf({ info, view, record }, what, mayPlay) {
  if (info === null || view === null) return null;
  const asPosition = what === "position";
  return {
    game: info.id,
    name: info.name,
    position: asPosition ? view.position : null,
    record: asPosition || view.played.length === 0 ? null : record,
    viewOnly: info.secretive || !mayPlay,
  };
}

customElements.define("embed-dialog", EmbedDialog);
