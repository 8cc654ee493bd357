// A wall: a block, or the picture that the game gives it.

/** @import { GameInfo, Square } from "../../engine/protocol.js" */
/** @import { Box } from "../box.js" */
/** @import { Layout, Plane } from "../board-layout.js" */
/** @import { Palette } from "../palette.js" */
/** @import { SceneState } from "../scene-state.js" */
/** @import { Shape } from "../shapes.js" */
/** @import { Mark } from "./mark.js" */

/** Of the square's side: a block's distance from the edge, its joints, and the size of a picture. */
const LOOK = { inset: 0.06, joint: 0.05, picture: 0.92 };

/** Visible on every board. */
const COLOURS = { stone: "#a69e92", joint: "#453f38" };

/** The rows of a block of masonry: where its joints are, from 0 to 1. */
const ROWS = [[0.5], [0.25, 0.75], [0.5]];

/** @type {Mark} */
export const wall = {
  name: "wall",
  standing: ({ view }) => view.walls,
  layer: "over",
  shapes: (box, palette, place) =>
    place?.state.movingWalls ? [] : wallShapes(place?.state.game ?? { walls: null }, box, palette),
  legend: {
    occurs: ({ walls }) => walls !== null,
    picture: (box, palette, game) => wallShapes(game, box, palette),
  },
};

/** @param {Pick<GameInfo, "walls">} game @param {Box} box @param {Palette} palette @returns {Shape[]} */
function wallShapes({ walls }, box, palette) {
  const icon = walls?.icon ?? null;
  return icon === null ? masonry(box) : [pictured(box, palette, icon)];
}

/**
 * The walls of a plane during an animation.
 * @param {Pick<SceneState, "game" | "palette" | "movingWalls">} state
 * @param {Square[]} squares  of the plane
 * @param {Layout} layout
 * @returns {Shape[]}
 */
export function movingWallShapes({ game, palette, movingWalls }, squares, { floors }) {
  const here = (movingWalls ?? []).filter(({ square }) => squares.includes(square));
  return here.flatMap(({ from, square, way, alpha }) => {
    const shapes = wallShapes(game, between(floors[from], floors[square], way), palette);
    return alpha === 1 ? shapes : [{ kind: "group", transform: null, alpha, shapes }];
  });
}

/**
 * @param {Pick<GameInfo, "walls">} game
 * @param {Palette} palette
 * @param {Square[]} walls
 * @param {Plane} plane
 * @param {Pick<Layout, "floors">} layout
 */
export function standingWalls(game, palette, walls, { squares }, { floors }) {
  const here = new Set(squares);
  return walls
    .filter((square) => here.has(square))
    .flatMap((square) => wallShapes(game, floors[square], palette));
}

/** @param {Box} start @param {Box} end @param {number} way @returns {Box} */
function between(start, end, way) {
  const at = (/** @type {number} */ a, /** @type {number} */ b) => a + (b - a) * way;
  return { x: at(start.x, end.x), y: at(start.y, end.y), size: at(start.size, end.size) };
}

/** @param {Box} box @param {Palette} palette @param {string} icon @returns {Shape} */
function pictured({ x, y, size }, palette, icon) {
  return {
    kind: "piece",
    x: x + size / 2,
    y: y + size / 2,
    size: size * LOOK.picture,
    icon,
    letters: "",
    colour: "wall",
    tone: palette.tones.yellow ?? palette.tones.white,
    alpha: 1,
  };
}

/** @param {Box} box @returns {Shape[]} */
function masonry(box) {
  const inset = box.size * LOOK.inset;
  const side = box.size - 2 * inset;
  const [left, top] = [box.x + inset, box.y + inset];
  const joint = Math.max(1, box.size * LOOK.joint);
  const height = (side - joint * (ROWS.length - 1)) / ROWS.length;
  const stones = ROWS.flatMap((joints, row) => {
    const ends = [0, ...joints, 1];
    return ends.slice(1).map((end, index) => {
      const from = ends[index] === 0 ? 0 : ends[index] * side + joint / 2;
      const to = end === 1 ? side : end * side - joint / 2;
      return { x: left + from, y: top + row * (height + joint), width: to - from, height };
    });
  });
  const ground = { x: left, y: top, width: side, height: side };
  return [
    { kind: "box", ...ground, radius: joint, fill: COLOURS.joint },
    ...stones.map(
      (stone) =>
        /** @type {Shape} */ ({ kind: "box", ...stone, radius: joint, fill: COLOURS.stone }),
    ),
  ];
}
