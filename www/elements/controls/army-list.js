// The players of a game of more than two, with the names of their armies.

import { html, nothing } from "lit-html";
import { hasSeveralSeats } from "../../state/standings.js";
import { seatLabel } from "../../i18n/seat-words.js";
import { crestOf, pieceTemplate } from "./piece-figure.js";

/** @import { GameInfo } from "../../engine/protocol.js" */
/** @import { PieceSet } from "../../state/settings.js" */

/** @param {GameInfo} info @param {PieceSet} pieceSet */
export function armyList(info, pieceSet) {
  if (!hasSeveralSeats(info)) return nothing;
  return html`<ul class="army-list" role="list">
    ${info.seats.map(
      (seat, at) =>
        html`<li>${pieceTemplate(info, crestOf(info), at, pieceSet)}${seatLabel(seat)}</li>`,
    )}
  </ul>`;
}
