import { onPlane } from "../../draw/board-background.js";
import { framed } from "../../draw/mark-shapes.js";

/** @import { Square } from "../../engine/protocol.js" */
/** @import { Box } from "../../draw/box.js" */
/** @import { Layout } from "../../draw/board-layout.js" */
/** @import { Palette } from "../../draw/palette.js" */
/** @import { Shape } from "../../draw/shapes.js" */

/**
 * @param {Set<Square>} faulty
 * @param {Square | null} aimed  the one to be found
 * @param {Palette} palette
 * @param {Layout} layout
 * @returns {Shape[]}
 */
export function faultShapes(faulty, aimed, palette, layout) {
  return layout.planes.flatMap((plane) => {
    const squares = plane.squares.filter((square) => faulty.has(square));
    return onPlane(
      plane,
      squares.flatMap((square) => {
        const box = layout.floors[square];
        return [
          ...framed(box, palette.forbidden, { alpha: 0.22 }),
          ...(square === aimed ? framed(box, palette.target, { alpha: 0.25 }) : []),
          ...warning(box, palette),
        ];
      }),
    );
  });
}

/** @param {Box} box @param {Palette} palette @returns {Shape[]} */
function warning({ x, y, size }, { forbidden }) {
  const middle = { x: x + size * 0.83, y: y + size * 0.17 };
  return [
    { kind: "disc", ...middle, radius: size * 0.16, fill: forbidden, stroke: "#fff", line: 1 },
    {
      kind: "text",
      text: "!",
      ...middle,
      size: size * 0.26,
      fill: "#fff",
      align: "centre",
      halo: null,
    },
  ];
}
