// Whose turn it is, beside the board and in the seat's colour: in a game of several seats nobody should have to look for it.

import { demandedClaims, demandedPass } from "../../state/claims.js";
import { computerMayAct, isComputer } from "../../state/players.js";
import { figurehead, hasSeveralSeats, isInCheck } from "../../state/standings.js";
import { words } from "../../i18n/strings.js";
import { make, setHidden, setText } from "../controls/markup.js";
import { Part } from "../controls/part.js";
import { pieceFigure } from "../controls/piece-figure.js";

/** @typedef {import("../../state/state.js").State} State */
/** @typedef {import("../../engine/protocol.js").View} View */

export class TurnChip extends Part {
  #emblem = make("span", { class: "turn-emblem" });
  #name = make("strong", { class: "turn-name" });
  #does = make("span", { class: "turn-does" });
  #drawn = "";

  /** @override */
  build() {
    // Screen readers hear the same from the status, once.
    this.setAttribute("aria-hidden", "true");
  }

  /** @override @param {State} state */
  show(state) {
    const { info, view } = state;
    const { pieceSet } = state.settings;
    if (info === null || view === null) return;
    setHidden(this, !hasSeveralSeats(info));
    if (this.hidden) return;
    const seat = view.outcome === null ? view.turn : view.outcome.winner;
    this.dataset["colour"] = seat === null ? "" : (info.seats[seat]?.colour ?? "");
    setText(this.#name, seat === null ? "" : (info.seats[seat]?.name ?? ""));
    setText(this.#does, doingWords(state, view));
    const kind = figurehead(info, view, seat ?? 0);
    const drawn = JSON.stringify([info.variantHash, pieceSet, seat, kind]);
    if (drawn === this.#drawn) return;
    this.#drawn = drawn;
    this.#emblem.replaceChildren(
      ...(seat === null ? [] : [pieceFigure(info, kind, seat, pieceSet)]),
    );
    // Another seat's words are others: they don't slide along by what its name is longer.
    this.replaceChildren(this.#emblem, this.#name, " ", this.#does);
  }
}

/**
 * @param {State} state
 * @param {View} view
 */
function doingWords(state, view) {
  const { turn, outcome } = view;
  if (outcome !== null) return outcome.winner === null ? words.turn.draw : words.turn.wins;
  if (state.thinking?.purpose === "move" || computerMayAct(state)) return words.turn.thinking;
  if (isComputer(state, turn) && state.pause !== "none") return words.turn.waiting;
  if (demandedClaims(state).length > 0) return words.turn.claims;
  if (demandedPass(state) !== null) return words.turn.passes;
  return isInCheck(view, turn) ? words.turn.inCheck : words.turn.toMove;
}

customElements.define("turn-chip", TurnChip);
