// A player's hand above or below an embedded board, in games where each type in hand has its place.

import { html, nothing } from "lit-html";
import { droppable, handOf, hasHands } from "../state/drops.js";
import { boardTurns } from "../state/players.js";
import { pieceTemplate } from "../elements/controls/piece-figure.js";
import { button } from "../elements/controls/buttons.js";
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
  const seat = (boardTurns(state) === 2) === above ? 0 : 1;
  const may = perform === null ? new Set() : droppable(state, seat);
  const { order } = state.selection;
  const places = handOf(state, seat).map(({ kind, count }) => {
    const figure = pieceTemplate(info, kind, seat, state.settings.pieceSet);
    if (count === 0) return html`<span class="held empty">${figure}</span>`;
    const pressed = may.has(kind) && order?.kind === "drop" && order.piece === kind;
    const say = may.has(kind) ? words.reserve.drop : words.reserve.held;
    const label = say(info.kinds[kind]?.name ?? "", count);
    const next = pressed ? null : { kind: /** @type {const} */ ("drop"), piece: kind };
    const press = () => perform?.({ kind: "select", selection: { order: next } });
    const number =
      count > 1 ? html`<span class="count" aria-hidden="true">${count}</span>` : nothing;
    const look = { look: "held", label, title: label, pressed, disabled: !may.has(kind) };
    return button(html`${figure}${number}`, press, look);
  });
  const title = words.reserve.title(info.seats[seat]?.name ?? "");
  return html`<div class="hand" role="group" aria-label=${title}>${places}</div>`;
}
