import { indexOf } from "./view-index.js";

/** @import { View } from "../engine/protocol.js" */
/** @import { Selection, State } from "./page-state.js" */

/** @type {Selection} */
export const NOTHING_SELECTED = { chosen: null, examined: null, order: null };

/**
 * A new selection clears the last refusal, which the player has read. Deselecting keeps it: a refused move deselects its
 * piece.
 * @param {State} state
 * @param {Partial<Selection>} selection
 * @returns {State}
 */
export function withSelection(state, selection) {
  const { chosen = null, examined = null, order = null } = selection;
  const refusal = (chosen ?? examined ?? order) === null ? state.refusal : null;
  return { ...state, refusal, selection: { chosen, examined, order } };
}

/**
 * The piece selected for a premove stays selected when another player has moved.
 * @param {View | null} before
 * @param {View} after
 * @param {Selection} selection
 * @param {boolean} premoving  it was selected for a premove
 * @returns {Selection}
 */
export function keptSelection(before, after, { chosen, order }, premoving) {
  if (premoving && order !== null) return { ...NOTHING_SELECTED, order };
  if (before === null || chosen === null) return NOTHING_SELECTED;
  const [old, piece] = [before, after].map((view) => indexOf(view).pieces.get(chosen));
  const moved = after.ply === before.ply + 1 && old?.seat !== before.turn;
  const stays = moved && piece?.seat === old?.seat && piece?.kind === old?.kind;
  return stays ? { ...NOTHING_SELECTED, chosen } : NOTHING_SELECTED;
}
