// A square that wins when a player's pieces reach it: in the colour of that player's moves, if only one player can win there.

/** @import { GameInfo, PlayerInfo, Square } from "../../engine/protocol.js" */
/** @import { Box } from "../box.js" */
/** @import { Palette } from "../palette.js" */
/** @import { Shape } from "../shapes.js" */
/** @import { Mark } from "./mark.js" */

/** The frame’s width, as a part of the square. Thin, because it stays for the whole game. */
const LINE = 0.035;

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

/** @param {Box} box @param {Palette} palette @param {PlayerInfo | null} owner @returns {Shape[]} */
function frame({ x, y, size }, palette, owner) {
  const tone = palette.tones[owner?.colour ?? ""];
  const colour = tone === undefined ? palette.hint : (tone.trail ?? tone.lower);
  const line = Math.max(1.5, size * LINE);
  return [
    { kind: "box", x, y, width: size, height: size, fill: colour, alpha: 0.18 },
    {
      kind: "box",
      x: x + line / 2,
      y: y + line / 2,
      width: size - line,
      height: size - line,
      stroke: colour,
      line,
    },
  ];
}
