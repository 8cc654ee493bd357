// Who plays the next game, and by which of its rules.

import { hasSeveralSeats } from "../../state/standings.js";
import { words } from "../../i18n/strings.js";
import { make, setText } from "../controls/markup.js";
import { ModelChoice } from "../controls/model-choice.js";
import { OptionChoice } from "../controls/option-choice.js";
import { Part } from "../controls/part.js";
import { TimeChoice } from "../controls/time-choice.js";
import { makeSeatChoice, readSeatChoice, showSeatChoice } from "../controls/player-choice.js";

/** @typedef {import("../../state/state.js").State} State */
/** @typedef {import("../../state/state.js").GameInfo} GameInfo */

export class NewGameDialog extends Part {
  #title = make("h2", { id: "new-game-title" });
  #explain = make("p", { class: "quiet" }, words.newGame.explain);
  #seats = make("div", { class: "dialog-seats" });
  #dialog = make("dialog", { "aria-labelledby": "new-game-title" });
  /** @type {HTMLSelectElement[]} */
  #choices = [];
  #options = new OptionChoice();
  #time = new TimeChoice(() => this.#options.decide(this.#time.isTimed));
  #model = new ModelChoice();
  #swap = make("button", { type: "button" }, words.newGame.swap);
  #presets = make("div", {
    class: "button-row",
    role: "group",
    "aria-label": words.newGame.presets,
  });

  /** @override */
  build() {
    this.#swap.onclick = () => this.#moveOn();
    const cancel = make("button", { type: "button" }, words.newGame.cancel);
    cancel.onclick = () => this.#dialog.close();
    const start = make("button", { type: "submit", class: "primary" }, words.newGame.start);
    const form = make(
      "form",
      { method: "dialog" },
      this.#title,
      this.#explain,
      this.#presets,
      this.#seats,
      make("div", { class: "button-row" }, this.#swap),
      this.#time.element,
      this.#options.element,
      this.#model.element,
      make("div", { class: "button-row dialog-end" }, cancel, start),
    );
    form.onsubmit = () =>
      this.send({
        kind: "new-game",
        players: this.#choices.map(readSeatChoice),
        model: this.#model.read(),
        options: this.#options.read(),
        control: this.#time.read(),
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
    this.#time.show(state.info, state.clock?.control ?? null);
    this.#options.show(state.info);
    this.#options.decide(this.#time.isTimed);
    this.#showSeveral(state.info, state.model);
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

  /**
   * @param {GameInfo} info
   * @param {State["model"]} model
   */
  #showSeveral(info, model) {
    const several = hasSeveralSeats(info);
    const count = info.seats.length;
    this.#model.show(several, model);
    setText(this.#swap, several ? words.newGame.rotate : words.newGame.swap);
    this.#presets.hidden = !several;
    this.#presets.replaceChildren(
      this.#preset(words.newGame.hotSeat(count), () => "human"),
      this.#preset(words.newGame.alone(count - 1), (seat) => (seat === 0 ? "human" : "computer")),
    );
  }

  /**
   * @param {string} label
   * @param {(seat: number) => "human" | "computer"} player
   */
  #preset(label, player) {
    const button = make("button", { type: "button" }, label);
    button.onclick = () =>
      this.#choices.forEach((choice, seat) =>
        showSeatChoice(choice, { ...readSeatChoice(choice), player: player(seat) }),
      );
    return button;
  }

  /** Every seat's player moves on to the next seat. */
  #moveOn() {
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
