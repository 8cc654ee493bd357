// A line through the squares above and below the one pointed at, in a tower.

import { haloed, line } from "./shapes.js";

/** @import { Layout } from "./board-layout.js" */
/** @import { SceneState } from "./scene-state.js" */
/** @import { Shape } from "./shapes.js" */

/** @param {SceneState} state @param {Layout} layout @returns {Shape[]} */
export function columnLine({ pointed, palette }, { stacked, anchors, columns, boxes }) {
  if (!stacked || pointed === null) return [];
  const points = [pointed, ...columns[pointed]]
    .map((square) => anchors[square])
    .sort((a, b) => a.y - b.y);
  const { size } = boxes[pointed];
  const ink = { stroke: palette.target, line: Math.max(1, size * 0.035), alpha: 0.55 };
  const dots = line(points, { ...ink, dash: [size * 0.05, size * 0.14] });
  return haloed(dots, palette.halo, Math.max(0.75, size * 0.02));
}
