import { html, nothing } from "lit-html";
import { hasHands } from "../../state/drops.js";
import { computerMayAct, isComputer, mayTakeSeat, nameOf } from "../../state/players.js";
import {
  figurehead,
  hasSeveralSeats,
  isInCheck,
  isOut,
  placeOf,
  risenRoyal,
} from "../../state/standings.js";
import { seatLabel } from "../../i18n/seat-words.js";
import { colon, words } from "../../i18n/strings.js";
import { Part } from "../controls/part.js";
import { pieceTemplate } from "../controls/piece-figure.js";
import { seatChoice } from "../controls/player-choice.js";
import { capturedPieces } from "./captured-pieces.js";
import "./player-clock.js";

/** @import { State } from "../../state/page-state.js" */
/** @import { GameInfo, View } from "../../engine/protocol.js" */

export class PlayerPanel extends Part {
  seat = 0;

  /** @override */
  build() {
    this.setAttribute("role", "group");
  }

  /** @override @param {State} state */
  template(state) {
    const { info, view, settings } = state;
    const at = this.seat;
    const seat = info?.seats[at];
    const player = state.players[at];
    if (info === null || view === null || seat === undefined || player === undefined) return null;
    const name = words.seat.player(seat.name);
    const playing = nameOf(player);
    const label = seatLabel({ ...seat, name });
    this.setAttribute("aria-label", playing === "" ? label : label + colon + playing);
    this.#setClasses(state, info, view);
    this.classList.toggle("named", playing !== "");
    const { pieceSet } = settings;
    const kind = risenRoyal(info, view, at);
    const royal = kind === null ? "" : (info.kinds[kind]?.name ?? "");
    // Replacing the whole text, as `textContent` does, isn't counted as a layout shift if it becomes longer.
    return html`
      <div class="seat-about">
        <span class="seat-crest"
          >${pieceTemplate(info, figurehead(info, view, at), at, pieceSet)}</span
        >
        <h2 class="seat-name" title=${playing || nothing}>
          ${seat.name} ${playing === "" ? nothing : html`<bdi class="seat-player">${playing}</bdi>`}
          ${checks(info, view, at)}
        </h2>
        <span
          class="seat-risen"
          ?hidden=${kind === null}
          title=${words.seat.risen(seat.name, royal)}
          >${royal}</span
        >
        <div class="seat-line">
          <span class="seat-chip" .textContent=${chipWords(state, at)}></span>
          <span class="seat-army" ?hidden=${seat.army === null}>${seat.army}</span>
        </div>
        ${capturedPieces(state, at)}
      </div>
      ${seatChoice({
        name,
        player,
        choose: (chosen) => this.send({ kind: "seat", seat: at, player: chosen }),
        may: (one) => mayTakeSeat(state, at, one),
        disabled: state.elsewhere,
      })}
      <reserve-tray hidden data-seat=${at}></reserve-tray>
      <secret-button
        .seat=${at}
        .state=${state}
        ?hidden=${!info.secretive || view.revealed || isComputer(state, at)}
      ></secret-button>
      <player-clock .seat=${at} .state=${state}></player-clock>
    `;
  }

  /** @param {State} state @param {GameInfo} info @param {View} view */
  #setClasses(state, info, view) {
    const { seat, classList } = this;
    this.dataset["colour"] = info.seats[seat]?.colour ?? "";
    // The space is kept while another player looks, so that the board doesn't move.
    classList.toggle("secretive", info.secretive && !isComputer(state, seat));
    classList.toggle("to-move", view.outcome === null && view.turn === seat);
    classList.toggle("out", isOut(view, seat));
    classList.toggle("winner", view.outcome?.winner === seat);
    classList.toggle("timed", state.clock !== null);
    const hands = hasHands(info);
    classList.toggle("has-hand", hands);
    classList.toggle("has-reserve", !hands && info.hand.length > 0);
  }
}

/**
 * The checks that a player has given, in games that count them.
 * @param {GameInfo} info
 * @param {View} view
 * @param {number} seat
 */
function checks({ checkLimit }, { checksGiven }, seat) {
  const given = checksGiven[seat];
  if (given === undefined) return nothing;
  return html`<span class="seat-checks">${words.seat.checks(given, checkLimit)}</span>`;
}

/** @param {State} state @param {number} seat */
function chipWords(state, seat) {
  const { info, view } = state;
  if (info === null || view === null) return "";
  if (view.outcome !== null) return resultWords(info, view, seat);
  if (isOut(view, seat)) return words.seat.out(placeOf(view, seat));
  if (view.turn !== seat) return isInCheck(view, seat) ? words.seat.inCheck : "";
  // Between two searches, and before its move is played, it is still shown as thinking.
  if (state.search?.purpose === "move" || computerMayAct(state)) return words.seat.thinking;
  if (isComputer(state, seat) && state.pause !== "none") return words.seat.waiting;
  return isInCheck(view, seat) ? words.seat.inCheck : words.seat.toMove;
}

/** @param {GameInfo} info @param {View} view @param {number} seat */
function resultWords(info, view, seat) {
  if (view.outcome?.winner === seat) return words.seat.won;
  // With two players the loser needs no place.
  if (hasSeveralSeats(info) && (isOut(view, seat) || view.outcome?.winner != null))
    return words.seat.place(placeOf(view, seat));
  return view.outcome?.winner == null ? words.seat.drew : "";
}

customElements.define("player-panel", PlayerPanel);
