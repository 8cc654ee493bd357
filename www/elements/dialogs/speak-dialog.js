// A warning before a screen reader speaks a secret.

import { words } from "../../i18n/strings.js";
import { make } from "../controls/markup.js";
import { Part } from "../controls/part.js";

/** @typedef {import("../../state/state.js").State} State */

export class SpeakDialog extends Part {
  #dialog = make("dialog", {
    "aria-labelledby": "speak-title",
    "aria-describedby": "speak-explain",
  });

  /** @override */
  build() {
    const { secrets } = words;
    const dont = make("button", { type: "button" }, secrets.dontSpeak);
    dont.onclick = () => this.send({ kind: "secret-speech", speech: "refused" });
    const speak = make("button", { type: "submit", class: "danger" }, secrets.speak);
    const form = make(
      "form",
      { method: "dialog" },
      make("h2", { id: "speak-title" }, secrets.speakTitle),
      make("p", { id: "speak-explain", class: "quiet" }, secrets.speakExplain),
      make("div", { class: "button-row dialog-end" }, dont, speak),
    );
    form.onsubmit = () => this.send({ kind: "secret-speech", speech: "allowed" });
    this.#dialog.append(form);
    this.#dialog.onclose = () => this.send({ kind: "dialog", dialog: null });
    this.append(this.#dialog);
  }

  /** @override @param {State} state */
  show(state) {
    const wanted = state.dialog === "speak-secret";
    if (!wanted && this.#dialog.open) this.#dialog.close();
    if (wanted && !this.#dialog.open) this.openDialog(this.#dialog);
  }
}
