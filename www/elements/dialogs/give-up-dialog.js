// The only way past a forgotten PIN: the game is given up, and nothing is secret any more.

import { words } from "../../i18n/strings.js";
import { make, setText } from "../controls/markup.js";
import { Part } from "../controls/part.js";

export class GiveUpDialog extends Part {
  #explain = make("p", { class: "quiet" });
  #dialog = make("dialog", { "aria-labelledby": "give-up-title" });

  /** @override */
  build() {
    const cancel = make("button", { type: "button" }, words.pin.cancel);
    cancel.onclick = () => this.close();
    const confirm = make("button", { type: "submit", class: "danger" }, words.pin.giveUp);
    const form = make(
      "form",
      { method: "dialog" },
      make("h2", { id: "give-up-title" }, words.pin.giveUpTitle),
      this.#explain,
      make("div", { class: "button-row dialog-end" }, cancel, confirm),
    );
    form.onsubmit = () => this.send({ kind: "give-up-pin" });
    this.#dialog.append(form);
    this.append(this.#dialog);
  }

  /** @param {string} seat */
  name(seat) {
    setText(this.#explain, words.pin.giveUpExplain(seat));
  }

  open() {
    this.#dialog.showModal();
  }

  close() {
    this.#dialog.close();
  }
}
