// A player's hand above or below an embedded board, in games where each type in hand has its place.

import { html, nothing } from "lit-html";
import { handOf, hasHands } from "../state/drops.js";
import { droppable } from "../state/turn-drops.js";
import { pieceTurns } from "../state/hand-rows.js";
import { boardTurns } from "../state/players.js";
import { heldPiece } from "../elements/controls/held-piece.js";
import { words } from "../i18n/strings.js";

/** @import { State } from "../state/page-state.js" */
/** @import { PlayerAction } from "../state/actions.js" */

/** @param {State} state */
export function hasHandRows({ info }) {
  return info !== null && hasHands(info) && info.seats.length === 2;
}

/**
 * @param {State} state
 * @param {boolean} above
 * @param {((action: PlayerAction) => void) | null} perform  null: nothing can be dropped here
 */
export function handRow(state, above, perform) {
  const { info } = state;
  if (info === null || !hasHandRows(state)) return nothing;
  const turned = boardTurns(state);
  const seat = (turned === 2) === above ? 0 : 1;
  const may = perform === null ? new Set() : droppable(state, seat);
  const { order } = state.selection;
  const places = handOf(state, seat).map(({ kind, count }) =>
    heldPiece({
      info,
      seat,
      kind,
      count,
      pieceSet: state.settings.pieceSet,
      look: "reserved",
      may: may.has(kind),
      pressed: may.has(kind) && order?.kind === "drop" && order.piece === kind,
      choose: (order) => perform?.({ kind: "select", selection: { order } }),
    }),
  );
  const turns = pieceTurns(info, seat, turned);
  const title = words.reserve.title(info.seats[seat]?.name ?? "");
  return html`<div class="hand" role="group" aria-label=${title} .style=${`--turns: ${turns}`}>
    ${places}
  </div>`;
}
