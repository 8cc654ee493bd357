// Says that a newer edition is there, and leaves it to the player when the page changes to it.

import { words } from "../strings.js";
import { make, setText } from "./markup.js";
import { Part } from "./part.js";

/** @typedef {import("../state.js").State} State */

export class UpdateNotice extends Part {
  #text = make("p");

  /** @override */
  build() {
    const { device } = words;
    this.setAttribute("class", "notice update");
    this.setAttribute("role", "status");
    const reload = make("button", { type: "button" }, device.reload);
    reload.onclick = () => this.send({ kind: "update" });
    const later = make("button", { type: "button" }, device.later);
    later.onclick = () => this.send({ kind: "update-later" });
    this.append(this.#text, reload, later);
  }

  /** @override @param {State} state */
  show({ device }) {
    this.hidden = device.update === "none";
    const { update, updateTaken, notKept } = words.device;
    const what = device.update === "taken" ? updateTaken : update;
    if (!this.hidden) setText(this.#text, device.keeps ? what : `${what} ${notKept}`);
  }
}

customElements.define("update-notice", UpdateNotice);
