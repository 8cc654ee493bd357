// Who plays the next game, and by which of its rules.

import { words } from "../strings.js";
import { make, setText } from "./markup.js";
import { OptionChoice } from "./option-choice.js";
import { Part } from "./part.js";
import { makeSeatChoice, readSeatChoice, showSeatChoice } from "./seat-choice.js";

/** @typedef {import("../state.js").State} State */
/** @typedef {import("../state.js").GameInfo} GameInfo */

export class NewGameDialog extends Part {
  #title = make("h2", { id: "new-game-title" });
  #explain = make("p", { class: "quiet" }, words.newGame.explain);
  #seats = make("div", { class: "dialog-seats" });
  #dialog = make("dialog", { "aria-labelledby": "new-game-title" });
  /** @type {HTMLSelectElement[]} */
  #choices = [];
  #options = new OptionChoice();

  /** @override */
  build() {
    const swap = make("button", { type: "button" }, words.newGame.swap);
    swap.onclick = () => this.#swap();
    const cancel = make("button", { type: "button" }, words.newGame.cancel);
    cancel.onclick = () => this.#dialog.close();
    const start = make("button", { type: "submit", class: "primary" }, words.newGame.start);
    const form = make(
      "form",
      { method: "dialog" },
      this.#title,
      this.#explain,
      this.#seats,
      make("div", { class: "button-row" }, swap),
      this.#options.element,
      make("div", { class: "button-row dialog-end" }, cancel, start),
    );
    form.onsubmit = () =>
      this.send({
        kind: "new-game",
        players: this.#choices.map(readSeatChoice),
        options: this.#options.read(),
      });
    this.#dialog.append(form);
    this.#dialog.onclose = () => this.send({ kind: "dialog", dialog: null });
    this.append(this.#dialog);
  }

  /** @override @param {State} state */
  show(state) {
    const wanted = state.dialog === "new-game" && state.info !== null;
    if (!wanted && this.#dialog.open) this.#dialog.close();
    if (!wanted || this.#dialog.open || state.info === null) return;
    setText(this.#title, words.newGame.title(state.info.name));
    this.#explain.hidden = state.view?.ply === 0 || state.view?.outcome != null;
    this.#options.show(state.info);
    this.#choices = state.info.seats.map((seat) =>
      makeSeatChoice(words.seat.player(seat.name), () => {}),
    );
    this.#seats.replaceChildren(
      ...this.#choices.map((choice, seat) => labelled(state.info, seat, choice)),
    );
    this.#choices.forEach((choice, seat) => {
      const player = state.players[seat];
      if (player !== undefined) showSeatChoice(choice, player);
    });
    this.#dialog.showModal();
  }

  /** Every seat's player moves on to the next seat. */
  #swap() {
    const players = this.#choices.map(readSeatChoice);
    this.#choices.forEach((choice, seat) => {
      const player = players[(seat + 1) % players.length];
      if (player !== undefined) showSeatChoice(choice, player);
    });
  }
}

/**
 * @param {GameInfo | null} info
 * @param {number} seat
 * @param {HTMLSelectElement} choice
 */
function labelled(info, seat, choice) {
  const { name = "", colour = "" } = info?.seats[seat] ?? {};
  const disc = make("span", { class: "disc", "data-colour": colour, "aria-hidden": "true" });
  return make("label", { class: "dialog-seat" }, make("span", {}, disc, name), choice);
}

customElements.define("new-game-dialog", NewGameDialog);
