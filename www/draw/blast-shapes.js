// What a capture would remove besides its target: a burst on each piece, while the target is pointed at.

import { actionsTo } from "../state/view-actions.js";
import { badge } from "./badge.js";
import { centre } from "./box.js";

/** @import { Layout } from "./board-layout.js" */
/** @import { SceneState } from "./scene-state.js" */
/** @import { Shape } from "./shapes.js" */

const BURST = 0.6;

/** @param {SceneState} state @param {Layout} layout @returns {Shape[]} */
export function pointedBlast({ view, chosen, pointed, moving }, { boxes }) {
  if (chosen === null || pointed === null || moving) return [];
  const [action] = actionsTo(view, chosen, pointed);
  if (action === undefined || action.via !== null || action.captures.length < 2) return [];
  return action.captures.map((square) =>
    badge("burst", centre(boxes[square]), boxes[square].size * BURST),
  );
}
