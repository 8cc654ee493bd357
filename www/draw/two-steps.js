// The path of a two-step move that captures on its first step.

import { haloed, line } from "./shapes.js";
import { wayShapes } from "./way-shapes.js";

/** @import { ActionInfo, Square, View } from "../engine/protocol.js" */
/** @import { Layout } from "./board-layout.js" */
/** @import { Palette } from "./palette.js" */
/** @import { Shape } from "./shapes.js" */

/** @typedef {Pick<ActionInfo, "from" | "via" | "to">} Steps  `from` is no square's lack: a drop has no steps */

/**
 * The two steps to the square pointed at, if every such action captures on its first step.
 * @param {View} view
 * @param {Square} from
 * @param {Square} to
 * @returns {Steps | null}
 */
export function stepsTo(view, from, to) {
  const ways = view.actions.filter((each) => each.from === from && each.to === to);
  return ways.length > 0 && ways.every(({ via = null }) => via !== null) ? ways[0] : null;
}

/**
 * @param {Steps} steps
 * @param {Layout} layout
 * @param {Palette} palette
 * @param {string} colour
 * @returns {Shape[]}
 */
export function stepsShapes({ from, via, to }, layout, palette, colour) {
  if (from === null) return [];
  const through = via === null ? [] : [via];
  // A piece that leaves the board does so from the first square, or at once.
  const end = to ?? via;
  const way = { through: to === null ? [] : through, screens: [], leaps: false };
  return [
    ...(end === null ? [] : wayShapes(from, way, end, layout, palette, colour)),
    ...through.flatMap((square) => capturedPiece(square, layout, palette)),
  ];
}

/** @param {Square} square @param {Layout} layout @param {Palette} palette @returns {Shape[]} */
function capturedPiece(square, { boxes, anchors }, palette) {
  const box = boxes[square];
  const { x, y } = anchors[square];
  const arm = box.size * 0.2;
  const halo = Math.max(0.75, box.size * 0.022);
  const ink = { stroke: palette.forbidden, line: Math.max(2, box.size * 0.075) };
  const strokes = [1, -1].map((side) =>
    line(
      [
        { x: x - arm, y: y - arm * side },
        { x: x + arm, y: y + arm * side },
      ],
      ink,
    ),
  );
  return [...strokes.map((stroke) => haloed(stroke, palette.halo, halo)[0]), ...strokes];
}
