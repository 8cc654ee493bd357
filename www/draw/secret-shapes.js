// Secrets that the viewer wants to see or that a hint proposes: the royal piece's crown, the mined stone, the hidden
// crown. They are only painted, so that neither a screen reader nor a search of the page's elements finds them.

import { hinted } from "../state/view-actions.js";
import { badge, cornerBadge } from "./badge.js";
import { centre } from "./layout.js";

/** @import { ActionInfo, GameInfo, Seat, Secret, View } from "../engine/protocol.js" */
/** @import { Layout } from "./board-layout.js" */
/** @import { Palette, Tone } from "./palette.js" */
/** @import { SceneState } from "./scene-state.js" */
/** @import { Shape } from "./shapes.js" */
/** @import { Box } from "./box.js" */

/**
 * @param {GameInfo} game
 * @param {Secret[]} secrets
 * @param {View} view
 * @param {Palette} palette
 * @param {Layout} layout
 * @returns {Shape[]}
 */
export function secretShapes(game, secrets, view, palette, layout) {
  const occupied = new Set(view.pieces.map(({ square }) => square));
  return secrets.flatMap(({ seat, field, square }) => {
    if (square === null) return [];
    const box = layout.boxes[square];
    if (field === "mine") return cornerBadge("mine", box, { right: true }, palette.halo);
    if (field !== "hidden" || occupied.has(square))
      return cornerBadge("crown", box, { right: field !== "hidden" }, palette.halo);
    return hiddenCrown(box, palette.tones[game.seats[seat].colour] ?? palette.tones.white);
  });
}

/** @param {SceneState} state @param {Layout} layout @returns {Shape[]} */
export function hintedSecret({ game, view, hint, palette }, layout) {
  const action = hinted(view, hint);
  const secret = action && secretOf(view.turn, action);
  return secret ? secretShapes(game, [secret], view, palette, layout) : [];
}

/**
 * The secret that an action would make.
 * @param {Seat} seat
 * @param {ActionInfo} action
 * @returns {Secret | null}
 */
function secretOf(seat, { kind, from, to, secret }) {
  if (kind === "hide") return { seat, field: "hidden", kind: null, square: to };
  if (kind === "drop") return secret ? { seat, field: "mine", kind: null, square: to } : null;
  if (kind !== "split") return null;
  return { seat, field: "half", kind: null, square: secret ? to : from };
}

/** @param {Box} box @param {Tone} tone @returns {Shape[]} */
function hiddenCrown(box, tone) {
  const middle = centre(box);
  const line = Math.max(2, box.size * 0.06);
  return [
    { kind: "disc", ...middle, radius: box.size * 0.42, fill: tone.lower, alpha: 0.85 },
    { kind: "disc", ...middle, radius: box.size * 0.42, stroke: tone.outline, line },
    badge("crown", middle, box.size * 0.6),
  ];
}
