// One question before a game is given up, or a seat of several is left to the computer.

import { leavingSeat, resigningSeat } from "../../state/players.js";
import { words } from "../../i18n/strings.js";
import { make, setText } from "../controls/markup.js";
import { Part } from "../controls/part.js";

/** @typedef {import("../../state/state.js").State} State */
/** @typedef {import("../../state/state.js").PlayerAction} PlayerAction */

export class ResignDialog extends Part {
  #title = make("h2", { id: "resign-title" });
  #explain = make("p", { class: "quiet" });
  #confirm = make("button", { type: "submit", class: "danger" });
  /** What is wished once it is confirmed. @type {PlayerAction | null} */
  #action = null;
  #dialog = make("dialog", { "aria-labelledby": "resign-title" });

  /** @override */
  build() {
    const cancel = make("button", { type: "button" }, words.resign.cancel);
    cancel.onclick = () => this.#dialog.close();
    const form = make(
      "form",
      { method: "dialog" },
      this.#title,
      this.#explain,
      make("div", { class: "button-row dialog-end" }, cancel, this.#confirm),
    );
    form.onsubmit = () => {
      if (this.#action !== null) this.send(this.#action);
    };
    this.#dialog.append(form);
    this.#dialog.onclose = () => this.send({ kind: "dialog", dialog: null });
    this.append(this.#dialog);
  }

  /** @override @param {State} state */
  show(state) {
    const wanted = state.dialog === "resign";
    const resigning = wanted ? resigningSeat(state) : null;
    const leaving = wanted ? leavingSeat(state) : null;
    const seat = resigning ?? leaving;
    if (seat === null && this.#dialog.open) this.#dialog.close();
    if (seat === null || this.#dialog.open) return;
    const name = state.info?.seats[seat]?.name ?? "";
    const say = words.resign;
    setText(this.#title, leaving === null ? say.title : say.leaveTitle);
    setText(this.#explain, leaving === null ? say.explain(name) : say.leaveExplain(name));
    setText(this.#confirm, leaving === null ? say.confirm : say.leaveConfirm);
    const level = state.players[seat]?.level ?? 1;
    this.#action =
      leaving === null
        ? { kind: "resign" }
        : { kind: "seat", seat, player: { player: "computer", level } };
    this.#dialog.showModal();
  }
}

customElements.define("resign-dialog", ResignDialog);
