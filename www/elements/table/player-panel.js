// One seat: its man of honour, who plays, whether it's to move, and its men that are off the board.

import { computerMayAct, isComputer, mayTakeSeat } from "../../state/players.js";
import {
  figurehead,
  hasSeveralSeats,
  isInCheck,
  isOut,
  placeOf,
  risenRoyal,
} from "../../state/standings.js";
import { missingMen } from "../../state/state.js";
import { words } from "../../i18n/strings.js";
import { make, setHidden, setText } from "../controls/markup.js";
import { Part } from "../controls/part.js";
import { pieceFigure } from "../controls/piece-figure.js";
import { PlayerClock } from "./player-clock.js";
import { ReserveTray } from "./reserve-tray.js";
import { reachableWhileScrolling } from "../controls/scroller.js";
import { allowSeatChoice, makeSeatChoice, showSeatChoice } from "../controls/player-choice.js";
import { SecretButton } from "./secret-button.js";

/** @typedef {import("../../state/settings.js").PieceSet} PieceSet */
/** @typedef {import("../../state/state.js").State} State */
/** @typedef {import("../../state/state.js").GameInfo} GameInfo */
/** @typedef {import("../../state/state.js").View} View */

export class PlayerPanel extends Part {
  /** Set before the first `show`. */
  seat = 0;
  #drawn = "";
  #crest = make("span", { class: "seat-crest" });
  #name = make("h2", { class: "seat-name" });
  #chip = make("span", { class: "seat-chip" });
  #risen = make("span", { class: "seat-risen" });
  #missing = make("ul", { class: "seat-missing", role: "list" });
  #tray = new ReserveTray();
  /** @type {HTMLSelectElement | null} */
  #choice = null;
  #secret = new SecretButton();
  #clock = new PlayerClock();

  /** @override */
  build() {
    this.#choice = makeSeatChoice("", (player) =>
      this.send({ kind: "seat", seat: this.seat, player }),
    );
    this.setAttribute("role", "group");
    this.#tray.seat = this.seat;
    this.#secret.seat = this.seat;
    this.#clock.seat = this.seat;
    reachableWhileScrolling(this.#missing);
    this.parts.push(this.#tray, this.#secret, this.#clock);
    this.append(this.#crest, this.#name, this.#risen, this.#chip, this.#choice);
    this.append(this.#missing, this.#tray, this.#secret, this.#clock);
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
    setHidden(this.#secret, !info.secretive || view.revealed || isComputer(state, this.seat));
    this.classList.toggle("to-move", view.outcome === null && view.turn === this.seat);
    this.classList.toggle("out", isOut(view, this.seat));
    this.dataset["colour"] = seat.colour;
    this.#showRisen(info, view);
    this.classList.toggle("winner", view.outcome?.winner === this.seat);
    setText(this.#chip, chipWords(state, this.seat));
    this.#showMen(info, view, state.settings.pieceSet);
    this.classList.toggle("timed", state.clock !== null);
    this.classList.toggle("has-reserve", (view.reserves[this.seat] ?? []).length > 0);
    super.show(state);
  }

  /**
   * @param {GameInfo} info
   * @param {View} view
   */
  #showRisen(info, view) {
    const kind = risenRoyal(info, view, this.seat);
    const royal = kind === null ? "" : (info.kinds[kind]?.name ?? "");
    setText(this.#risen, royal);
    setHidden(this.#risen, kind === null);
    this.#risen.title = words.seat.risen(info.seats[this.seat]?.name ?? "", royal);
  }

  /**
   * @param {GameInfo} info
   * @param {View} view
   * @param {PieceSet} pieceSet
   */
  #showMen(info, view, pieceSet) {
    // Where a whole army is gone its men need no list.
    const gone = !view.men.some(({ seat }) => seat === this.seat);
    const missing = gone ? [] : missingMen(view, this.seat);
    const crest = figurehead(info, view, this.seat);
    const drawn = JSON.stringify([info.variantHash, pieceSet, missing, crest, gone]);
    if (drawn === this.#drawn) return;
    this.#drawn = drawn;
    this.#crest.replaceChildren(pieceFigure(info, crest, this.seat, pieceSet));
    this.#missing.setAttribute("aria-label", words.seat.missing(info.seats[this.seat]?.name ?? ""));
    this.#missing.replaceChildren(
      ...missing.map(({ kind, count }) => this.#missingKind(info, kind, count, pieceSet)),
    );
    if (missing.length === 0 && !gone)
      this.#missing.append(make("li", { class: "quiet" }, words.seat.allPresent));
  }

  /**
   * @param {GameInfo} info
   * @param {number} kind
   * @param {number} count
   * @param {PieceSet} pieceSet
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
  if (view.outcome !== null) return resultWords(info, view, seat);
  if (isOut(view, seat)) return words.seat.out(placeOf(view, seat));
  if (view.turn !== seat) return isInCheck(view, seat) ? words.seat.inCheck : "";
  // Between two thoughts, and before what it thought is played, it is thinking all the same.
  if (state.thinking?.purpose === "move" || computerMayAct(state)) return thinkingWords(state);
  if (isComputer(state, seat) && state.pause !== "none") return words.seat.waiting;
  return isInCheck(view, seat) ? words.seat.inCheck : words.seat.toMove;
}

/** @param {State} state */
function thinkingWords({ info, thought }) {
  const told = info !== null && hasSeveralSeats(info) && thought !== null;
  return told ? words.seat.depth(thought.depth) : words.seat.thinking;
}

/**
 * @param {GameInfo} info
 * @param {View} view
 * @param {number} seat
 */
function resultWords(info, view, seat) {
  if (view.outcome?.winner === seat) return words.seat.won;
  // Of two the other place needs no word.
  if (hasSeveralSeats(info) && (isOut(view, seat) || view.outcome?.winner != null))
    return words.seat.place(placeOf(view, seat));
  return view.outcome?.winner == null ? words.seat.drew : "";
}

customElements.define("player-panel", PlayerPanel);
