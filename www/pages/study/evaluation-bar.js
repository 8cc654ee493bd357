// The evaluation as a bar beside the board; the lower part belongs to the side at the lower edge.

import { html } from "lit-html";
import { classMap } from "lit-html/directives/class-map.js";
import { mateMoves, scoreText, seenByFirst, shareOf } from "./evaluation.js";
import { words } from "./study-words.js";

/** @import { GameInfo, Seat } from "../../engine/protocol.js" */
/** @import { Score } from "./evaluation.js" */

/**
 * @param {object} shown
 * @param {GameInfo} shown.info
 * @param {boolean} shown.on
 * @param {Score | null} shown.score  of the seat to act; null if it isn't known yet
 * @param {Seat} shown.turn
 * @param {boolean} shown.turned      whether the second player is at the lower edge
 */
export function evaluationBar({ info, on, score, turn, turned }) {
  const own = score === null ? null : seenByFirst(score, turn);
  const share = own === null ? 0.5 : shareOf(own);
  const classes = { turned, unknown: own === null, behind: share < 0.5 };
  return html`<div
    class="evaluation-bar ${classMap(classes)}"
    role="meter"
    aria-label=${words.analysis.bar}
    aria-valuemin="0"
    aria-valuemax="100"
    aria-valuenow=${Math.round(share * 100)}
    aria-valuetext=${own === null ? words.analysis.barNone : said(info, own)}
    data-first=${info.seats[0]?.colour ?? ""}
    data-second=${info.seats[1]?.colour ?? ""}
    .style=${`--share: ${Math.round(share * 1000) / 10}%`}
    ?hidden=${!on || info.seats.length !== 2}
  >
    <span class="evaluation-share"></span>
    <span class="evaluation-score" aria-hidden="true"
      >${own === null ? "" : scoreText(own, 1)}</span
    >
  </div>`;
}

/**
 * @param {GameInfo} info
 * @param {Score} score  of the first seat
 */
function said({ seats: [first, second] }, score) {
  const { mateInPlies } = score;
  if (mateInPlies === null) return words.analysis.forSeat(scoreText(score), first?.name ?? "");
  const winner = mateInPlies > 0 ? first : second;
  return words.analysis.mate(winner?.name ?? "", mateMoves(mateInPlies));
}
