// A square that wins when a player's pieces reach it: in the colour of that player's moves, if only one player can win there.

import { haloWidth } from "../mark-shapes.js";
import { haloed } from "../shapes.js";

/** @import { GameInfo, PlayerInfo, Square } from "../../engine/protocol.js" */
/** @import { Box } from "../layout.js" */
/** @import { Palette } from "../palette.js" */
/** @import { Shape } from "../shapes.js" */
/** @import { Mark } from "./mark.js" */

/** Of the frame and its distance from the edge, as parts of the square. */
const [LINE, INSET] = [0.05, 0.1];

/** @type {Mark} */
export const goal = {
  name: "goal",
  standing: ({ game }) => game.goalSquares.flat(),
  standingArgument: ({ game }, square) => ownerOf(game, square)?.name ?? "",
  layer: "ground",
  shapes: (box, palette, place) =>
    frame(box, palette, place === null ? null : ownerOf(place.state.game, place.square)),
  legend: { occurs: ({ goalSquares }) => goalSquares.length > 0 },
};

/**
 * The only player who wins on a square.
 * @param {GameInfo} game
 * @param {Square} square
 * @returns {PlayerInfo | null}
 */
function ownerOf({ goalSquares, seats }, square) {
  const owners = seats.filter((_, seat) => goalSquares[seat]?.includes(square));
  return owners.length === 1 ? (owners[0] ?? null) : null;
}

/**
 * @param {Box} box
 * @param {Palette} palette
 * @param {PlayerInfo | null} owner
 * @returns {Shape[]}
 */
function frame({ x, y, size }, palette, owner) {
  const tone = palette.tones[owner?.colour ?? ""];
  const colour = tone === undefined ? palette.hint : (tone.trail ?? tone.lower);
  const [near, side] = [size * INSET, size * (1 - 2 * INSET)];
  const width = Math.max(1.5, size * LINE);
  /** @type {import("../shapes.js").BoxShape} */
  const line = {
    kind: "box",
    x: x + near,
    y: y + near,
    width: side,
    height: side,
    stroke: colour,
    line: width,
  };
  return [
    { kind: "box", x, y, width: size, height: size, fill: colour, alpha: 0.16 },
    ...haloed(line, tone?.outline ?? palette.halo, haloWidth({ x, y, size })),
  ];
}
