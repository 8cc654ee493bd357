// One question before a game is given up.

import { resigningSeat } from "../seats.js";
import { words } from "../strings.js";
import { make, setText } from "./markup.js";
import { Part } from "./part.js";

/** @typedef {import("../state.js").State} State */

export class ResignDialog extends Part {
  #explain = make("p", { class: "quiet" });
  #dialog = make("dialog", { "aria-labelledby": "resign-title" });

  /** @override */
  build() {
    const cancel = make("button", { type: "button" }, words.resign.cancel);
    cancel.onclick = () => this.#dialog.close();
    const confirm = make("button", { type: "submit", class: "danger" }, words.resign.confirm);
    const form = make(
      "form",
      { method: "dialog" },
      make("h2", { id: "resign-title" }, words.resign.title),
      this.#explain,
      make("div", { class: "button-row dialog-end" }, cancel, confirm),
    );
    form.onsubmit = () => this.send({ kind: "resign" });
    this.#dialog.append(form);
    this.#dialog.onclose = () => this.send({ kind: "dialog", dialog: null });
    this.append(this.#dialog);
  }

  /** @override @param {State} state */
  show(state) {
    const seat = state.dialog === "resign" ? resigningSeat(state) : null;
    if (seat === null && this.#dialog.open) this.#dialog.close();
    if (seat === null || this.#dialog.open) return;
    setText(this.#explain, words.resign.explain(state.info?.seats[seat]?.name ?? ""));
    this.#dialog.showModal();
  }
}

customElements.define("resign-dialog", ResignDialog);
