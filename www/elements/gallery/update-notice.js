// Says that a newer edition is there, and leaves it to the player when the page changes to it.

import { words } from "../../i18n/strings.js";
import { make, setHidden, setText } from "../controls/markup.js";
import { Part } from "../controls/part.js";

/** @typedef {import("../../state/state.js").State} State */

export class UpdateNotice extends Part {
  #text = make("p");
  #notice = make("div", { class: "notice update", role: "status" }, this.#text);

  /** @override */
  build() {
    const { pwa } = words;
    const reload = make("button", { type: "button" }, pwa.reload);
    reload.onclick = () => this.send({ kind: "update" });
    const later = make("button", { type: "button" }, pwa.later);
    later.onclick = () => this.send({ kind: "update-later" });
    this.#notice.append(reload, later);
  }

  /** @override @param {State} state */
  show({ pwaStatus }) {
    setHidden(this, pwaStatus.update === "none");
    if (this.hidden) {
      this.#notice.remove();
      return;
    }
    const { update, updateTaken, notKept } = words.pwa;
    const what = pwaStatus.update === "taken" ? updateTaken : update;
    setText(this.#text, pwaStatus.keeps ? what : `${what} ${notKept}`);
    // Put in once: a live region would say it again.
    if (!this.#notice.isConnected) this.append(this.#notice);
  }
}

customElements.define("update-notice", UpdateNotice);
