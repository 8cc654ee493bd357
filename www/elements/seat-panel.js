// One seat: its man of honour, who plays, whether it's to move, and its men that are off the board.

import { isComputer, mayTakeSeat } from "../seats.js";
import { missingMen } from "../state.js";
import { words } from "../strings.js";
import { make, setText } from "./markup.js";
import { Part } from "./part.js";
import { crestOf, pieceFigure } from "./piece-figure.js";
import { ReserveTray } from "./reserve-tray.js";
import { allowSeatChoice, makeSeatChoice, showSeatChoice } from "./seat-choice.js";
import { SecretButton } from "./secret-button.js";

/** @typedef {import("../state.js").State} State */
/** @typedef {import("../state.js").GameInfo} GameInfo */
/** @typedef {import("../state.js").View} View */

export class SeatPanel extends Part {
  /** Set before the first `show`. */
  seat = 0;
  #drawn = "";
  #crest = make("span", { class: "seat-crest" });
  #name = make("h2", { class: "seat-name" });
  #chip = make("span", { class: "seat-chip" });
  #missing = make("ul", { class: "seat-missing", role: "list" });
  #tray = new ReserveTray();
  /** @type {HTMLSelectElement | null} */
  #choice = null;
  #secret = new SecretButton();

  /** @override */
  build() {
    this.#choice = makeSeatChoice("", (player) =>
      this.send({ kind: "seat", seat: this.seat, player }),
    );
    this.setAttribute("role", "group");
    this.#tray.seat = this.seat;
    this.#secret.seat = this.seat;
    this.parts.push(this.#tray, this.#secret);
    this.append(this.#crest, this.#name, this.#chip, this.#choice);
    this.append(this.#missing, this.#tray, this.#secret);
  }

  /** @override @param {State} state */
  show(state) {
    const { info, view } = state;
    const seat = info?.seats[this.seat];
    const player = state.players[this.seat];
    if (
      info === null ||
      view === null ||
      seat === undefined ||
      player === undefined ||
      !this.#choice
    )
      return;
    setText(this.#name, seat.name);
    this.setAttribute("aria-label", words.seat.player(seat.name));
    this.#choice.setAttribute("aria-label", words.seat.player(seat.name));
    showSeatChoice(this.#choice, player);
    allowSeatChoice(this.#choice, (one) => mayTakeSeat(state, this.seat, one));
    // The place is kept while another one looks, so that the board stays where it is.
    this.classList.toggle("secretive", info.secretive && !isComputer(state, this.seat));
    this.#secret.hidden = !info.secretive || view.revealed || isComputer(state, this.seat);
    this.classList.toggle("to-move", view.outcome === null && view.turn === this.seat);
    this.classList.toggle("winner", view.outcome?.winner === this.seat);
    setText(this.#chip, chipWords(state, this.seat));
    this.#showMen(info, view, state.pieceSet);
    this.classList.toggle("has-reserve", (view.reserves[this.seat] ?? []).length > 0);
    super.show(state);
  }

  /**
   * @param {GameInfo} info
   * @param {View} view
   * @param {State["pieceSet"]} pieceSet
   */
  #showMen(info, view, pieceSet) {
    const missing = missingMen(info, view, this.seat);
    const drawn = JSON.stringify([info.variantHash, pieceSet, missing]);
    if (drawn === this.#drawn) return;
    this.#drawn = drawn;
    this.#crest.replaceChildren(pieceFigure(info, crestOf(info), this.seat, pieceSet));
    this.#missing.setAttribute("aria-label", words.seat.missing(info.seats[this.seat]?.name ?? ""));
    this.#missing.replaceChildren(
      ...missing.map(({ kind, count }) => this.#missingKind(info, kind, count, pieceSet)),
    );
    if (missing.length === 0)
      this.#missing.append(make("li", { class: "quiet" }, words.seat.allPresent));
  }

  /**
   * @param {GameInfo} info
   * @param {number} kind
   * @param {number} count
   * @param {State["pieceSet"]} pieceSet
   */
  #missingKind(info, kind, count, pieceSet) {
    const name = words.seat.missingKind(count, info.kinds[kind]?.name ?? "");
    const number =
      count === 1 ? null : make("span", { class: "count", "aria-hidden": "true" }, `×${count}`);
    const spoken = make("span", { class: "spoken" }, name);
    return make(
      "li",
      { title: name },
      pieceFigure(info, kind, this.seat, pieceSet),
      number,
      spoken,
    );
  }
}

/**
 * @param {State} state
 * @param {number} seat
 */
function chipWords(state, seat) {
  const { info, view } = state;
  if (info === null || view === null) return "";
  if (view.outcome !== null) {
    if (view.outcome.winner === null) return words.seat.drew;
    return view.outcome.winner === seat ? words.seat.won : "";
  }
  if (view.turn !== seat) return "";
  if (state.thinking?.purpose === "move") return words.seat.thinking;
  if (isComputer(state, seat) && state.pause !== "none") return words.seat.waiting;
  return view.checks.length > 0 ? words.seat.inCheck : words.seat.toMove;
}

customElements.define("seat-panel", SeatPanel);
