// The player to move, beside the board and in the player's colour. With more than two players, it should be visible at
// a glance.

import { html, nothing } from "lit-html";
import { keyed } from "lit-html/directives/keyed.js";
import { demandedClaims, demandedPass } from "../../state/claims.js";
import { computerMayAct, isComputer } from "../../state/players.js";
import { figurehead, hasSeveralSeats, isInCheck } from "../../state/standings.js";
import { words } from "../../i18n/strings.js";
import { Part } from "../controls/part.js";
import { pieceTemplate } from "../controls/piece-figure.js";

/** @import { State } from "../../state/page-state.js" */
/** @import { View } from "../../engine/protocol.js" */

export class TurnChip extends Part {
  /** @override */
  build() {
    // Screen readers get it from the status.
    this.setAttribute("aria-hidden", "true");
  }

  /** @override @param {State} state */
  template(state) {
    const { info, view, settings } = state;
    if (info === null || view === null) return null;
    this.toggleAttribute("hidden", !hasSeveralSeats(info));
    if (this.hidden) return null;
    const at = view.outcome === null ? view.turn : view.outcome.winner;
    const seat = at === null ? null : info.seats[at];
    this.dataset["colour"] = seat?.colour ?? "";
    const kind = figurehead(info, view, at ?? 0);
    const emblem = at === null ? nothing : pieceTemplate(info, kind, at, settings.pieceSet);
    // New elements for another player: text that becomes longer would count as a layout shift.
    return html`${keyed(
      at,
      html`<span class="turn-emblem">${emblem}</span
        ><strong class="turn-name">${seat?.name ?? ""}</strong>
        <span class="turn-does">${turnActionWords(state, view)}</span>
        <span class="turn-army">${seat?.army ?? ""}</span>`,
    )}`;
  }
}

/** @param {State} state @param {View} view */
function turnActionWords(state, view) {
  const { turn, outcome } = view;
  if (outcome !== null) return outcome.winner === null ? words.turn.draw : words.turn.wins;
  if (state.search?.purpose === "move" || computerMayAct(state)) return words.turn.thinking;
  if (isComputer(state, turn) && state.pause !== "none") return words.turn.waiting;
  if (demandedClaims(state).length > 0) return words.turn.claims;
  if (demandedPass(state) !== null) return words.turn.passes;
  return isInCheck(view, turn) ? words.turn.inCheck : words.turn.toMove;
}

customElements.define("turn-chip", TurnChip);
