// A square that an opponent's selected piece attacks: hatching in that army's colour, in a corner that no other mark
// uses.

import { pointIn } from "../mark-shapes.js";
import { haloed, line } from "../shapes.js";

/** @import { Palette } from "../palette.js" */
/** @import { Mark, Place } from "./mark.js" */

/** Distance of the strokes' ends from the corner, as parts of the square. */
const STROKES = [0.12, 0.24, 0.36];

/** Larger in a tower, where squares are seen at an angle. */
const TOWER_SCALE = 2;

const INSET = 0.06;

/** @type {Mark} */
export const attacked = {
  name: "attacked",
  standing: ({ attacks }) => attacks?.squares ?? [],
  layer: "over",
  shapes: (box, palette, place) => {
    const { lower, outline } = toneOf(palette, place);
    const ink = { stroke: lower, line: Math.max(1.5, box.size * 0.045) };
    const scale = place?.layout.stacked ? TOWER_SCALE : 1;
    const strokes = STROKES.map((distance) => {
      const far = distance * scale;
      return line([pointIn(box, INSET, 1 - far), pointIn(box, far, 1 - INSET)], ink);
    });
    return strokes.flatMap((stroke) => haloed(stroke, outline, Math.max(0.75, box.size * 0.015)));
  },
  legend: {},
};

/**
 * @param {Palette} palette
 * @param {Place | null} place
 */
function toneOf({ tones }, place) {
  const { game, view, attacks } = place?.state ?? {};
  const piece = view?.pieces.find(({ square }) => square === attacks?.from);
  return (piece && tones[game?.seats[piece.seat].colour ?? ""]) ?? tones.black;
}
