// The board itself: frames, squares and labels. The squares are painted once and cached.

import { corners } from "./corners.js";
import { projected } from "./matrix.js";
import { grownOutline, pathOf } from "./outline.js";
import { repeated } from "./repeats.js";
import { line, polygon } from "./shapes.js";

/** @import { GameInfo } from "../engine/protocol.js" */
/** @import { Layout, Plane, PlaneGroup } from "./board-layout.js" */
/** @import { Matrix } from "./matrix.js" */
/** @import { Palette } from "./palette.js" */
/** @import { Ink, KeptShape, Shape } from "./shapes.js" */

/**
 * The frame of a board has the colour of the player who is to act on it.
 * @typedef {{ fill: string, ink: string }} FrameColours
 */

/**
 * @param {GameInfo} game
 * @param {Palette} palette
 * @param {Layout} layout
 * @param {number} [overlap]  squares that don't end on whole pixels reach under the next ones
 * @returns {Shape[]}
 */
export function boardBackground(game, palette, layout, overlap = 0) {
  const colours = { fill: palette.frame, ink: palette.coordinate };
  return layout.planeGroups.flatMap((planeGroup) =>
    planeGroupBackground(game, palette, layout, planeGroup, colours, overlap),
  );
}

/**
 * @param {GameInfo} game
 * @param {Palette} palette
 * @param {Layout} layout
 * @param {PlaneGroup} planeGroup
 * @param {FrameColours} colours
 * @param {number} [overlap]
 * @returns {Shape[]}
 */
export function planeGroupBackground(game, palette, layout, planeGroup, colours, overlap = 0) {
  const { planes } = planeGroup;
  const framed = planes.filter(({ margin }) => margin > 0);
  const bare = planes.filter(({ margin, outline }) => margin === 0 && !isBox(outline));
  return [
    ...shadows(planeGroup),
    ...framed.flatMap((plane) => slab(plane, colours.fill)),
    ...framed.flatMap((plane) => onPlane(plane, [frame(plane, colours.fill)])),
    squares(game, palette, layout, planeGroup, overlap),
    ...framed.flatMap((plane) => onPlane(plane, [rim(plane, colours.ink, layout.pixel)])),
    ...bare.flatMap((plane) => onPlane(plane, [edge(plane, colours.fill)])),
  ];
}

/**
 * Puts shapes into a plane's own coordinates.
 * @param {Plane} plane
 * @param {Shape[]} shapes
 * @returns {Shape[]}
 */
export function onPlane({ transform }, shapes) {
  if (transform === null || shapes.length === 0) return shapes;
  return [{ kind: "group", transform, alpha: 1, shapes }];
}

/**
 * @param {GameInfo} game
 * @param {Palette} palette
 * @param {Layout} layout
 * @param {PlaneGroup} planeGroup
 * @param {number} overlap
 * @returns {KeptShape}
 */
function squares(game, palette, layout, planeGroup, overlap) {
  const key = [game.id, overlap, ...palette.shades.map(({ fill }) => fill)].join(" ");
  const known = kept.get(planeGroup);
  if (known?.key === key) return known.shape;
  /** @type {KeptShape} */
  const shape = {
    kind: "kept",
    ...outlineOf(planeGroup.planes),
    shapes: [
      ...planeGroup.planes.flatMap((plane) =>
        onPlane(plane, squaresOf(game, palette, layout, plane, overlap)),
      ),
      ...repeated(planeGroup.planes, (plane) => squaresOf(game, palette, layout, plane, overlap)),
    ],
  };
  kept.set(planeGroup, { key, shape });
  return shape;
}

/** The painter recognizes cached shapes by their identity. */
/** @type {WeakMap<PlaneGroup, { key: string, shape: KeptShape }>} */
const kept = new WeakMap();

/**
 * @param {GameInfo} game
 * @param {Palette} palette
 * @param {Layout} layout
 * @param {Plane} plane
 * @param {number} overlap
 * @returns {Shape[]}
 */
function squaresOf(game, palette, { floors, stacked }, { rows, squares }, overlap) {
  // The edges of turned squares aren't on whole pixels either.
  const under = stacked ? SEAM : overlap;
  const [{ ink }] = palette.shades;
  const shadeOf = (/** @type {number} */ square) => game.board.squares[square].shade;
  // Lines tell neighbours of one shade apart.
  const areAlike = rows.some((row) =>
    row.some((square, at) => {
      const before = row[at - 1] ?? null;
      return square !== null && before !== null && shadeOf(square) === shadeOf(before);
    }),
  );
  const lined = areAlike && { stroke: ink };
  const boxes = squares.map((square) => {
    const { x, y, size } = floors[square];
    const { fill } = palette.shades[shadeOf(square)];
    /** @type {Shape} */
    const box = { kind: "box", x, y, width: size + under, height: size + under, fill, ...lined };
    return box;
  });
  const lines = game.board.lines.filter(([from]) => squares.includes(from));
  return [...boxes, ...lines.map((ends) => markedLine(ends, floors, ink))];
}

/**
 * A line from the middle of one square to that of another.
 * @param {number[]} ends
 * @param {Layout["floors"]} floors
 * @param {string} stroke
 * @returns {Shape}
 */
function markedLine(ends, floors, stroke) {
  const points = ends.map((square) => {
    const { x, y, size } = floors[square];
    return { x: x + size / 2, y: y + size / 2 };
  });
  return line(points, { stroke, line: floors[ends[0]].size * LINE_WIDTH, alpha: 0.6 });
}

/** Of marked lines, in squares. */
const LINE_WIDTH = 0.04;

const SEAM = 0.4;

/** @param {Plane[]} planes @param {number} [beyond] */
function outlineOf(planes, beyond = 0) {
  const points = planes.flatMap(({ area, transform }) => corners({ ...area, transform }, beyond));
  const [xs, ys] = [points.map(({ x }) => x), points.map(({ y }) => y)];
  const [x, y] = [Math.min(...xs) - 1, Math.min(...ys) - 1];
  return { x, y, width: Math.max(...xs) + 2 - x, height: Math.max(...ys) + 2 - y };
}

/** Of a level in a tower: widths beyond its frame, in squares, and how far below it, in thicknesses. */
const SHADOW = {
  widths: [0.4, 0.35, 0.3, 0.25, 0.2, 0.15, 0.1, 0.05],
  below: 2.4,
  fill: "#0000000d",
};

/** @type {WeakMap<PlaneGroup, KeptShape[]>} */
const keptShadows = new WeakMap();

/** Painted once, as it needs many boxes to be soft. @param {PlaneGroup} planeGroup */
function shadows(planeGroup) {
  const known =
    keptShadows.get(planeGroup) ?? planeGroup.planes.flatMap((plane) => slabShadow(plane));
  keptShadows.set(planeGroup, known);
  return known;
}

/** @param {Plane} plane @returns {KeptShape[]} */
function slabShadow(plane) {
  if (plane.transform === null) return [];
  const { square, margin, thickness, transform } = plane;
  const [a, b, c, d, x, y] = transform;
  /** @type {Matrix} */
  const below = [a, b, c, d, x, y + SHADOW.below * thickness];
  const lowered = { ...plane, transform: below };
  const boxes = SHADOW.widths.map((width) =>
    around(plane, margin + width * square, (width + 0.1) * square, { fill: SHADOW.fill }),
  );
  const outline = outlineOf([lowered], margin + SHADOW.widths[0] * square);
  return [{ kind: "kept", ...outline, shapes: onPlane(lowered, boxes) }];
}

/** @param {Plane} plane @param {string} fill @returns {Shape[]} */
function slab(plane, fill) {
  if (plane.thickness === 0) return [];
  const { margin, transform } = plane;
  const sides = linesAround(plane, margin).flatMap((points) => {
    const top = transform ? points.map((point) => projected(transform, point)) : points;
    return top.map((point, at) => [point, top[(at + 1) % top.length]]);
  });
  return sides.map(([from, to]) => {
    const low = [to, from].map(({ x, y }) => ({ x, y: y + plane.thickness }));
    const shadow = `color-mix(in oklab, ${fill}, black 38%)`;
    return polygon([from, to, ...low], { fill: shadow, stroke: shadow, line: 1 });
  });
}

/** @param {Plane} plane @param {string} fill @returns {Shape} */
function frame(plane, fill) {
  const radius = plane.transform ? plane.margin * 0.15 : plane.margin * 0.4;
  return around(plane, plane.margin, radius, { fill });
}

/** A light square without a frame could be mistaken for a hole. @param {Plane} plane @param {string} stroke */
function edge(plane, stroke) {
  return around(plane, 0, 0, { stroke, line: Math.max(1, plane.square * 0.04) });
}

/** @param {Plane["outline"]} outline */
function isBox([first, ...others]) {
  return others.length === 0 && (first?.corners.length ?? 0) <= 4;
}

/** In a hole a frame is not wider, so that it doesn't fill the hole; in squares. */
const WIDEST_IN_HOLE = 0.15;

/**
 * @param {Plane} plane
 * @param {number} by  distance from the squares
 * @param {number} radius
 * @param {Ink} ink
 * @returns {Shape}
 */
function around(plane, by, radius, ink) {
  return { kind: "path", path: pathOf(linesAround(plane, by), radius), ...ink };
}

/** @param {Plane} plane @param {number} by  distance from the squares */
function linesAround({ outline, square }, by) {
  return grownOutline(outline, by, Math.min(by, WIDEST_IN_HOLE * square));
}

/** @param {Plane} plane @param {string} stroke @param {number} pixel @returns {Shape} */
function rim(plane, stroke, pixel) {
  const gap = Math.max(1, plane.margin * 0.07);
  return around(plane, gap, 0, { stroke, line: Math.max(1, pixel), alpha: 0.45 });
}

/**
 * @param {GameInfo} game
 * @param {Palette} palette
 * @param {Layout} layout
 * @param {PlaneGroup} planeGroup
 * @param {FrameColours} colours
 * @returns {Shape[]}
 */
export function labels(game, palette, layout, { planes }, colours) {
  const here = layout.labels.filter((label) => planes.some(({ layer }) => layer === label.layer));
  return here.map(({ on, layer: _, ...label }) => {
    if (on === null) return { kind: "text", ...label, fill: colours.ink, halo: null };
    const { fill, ink } = palette.shades[game.board.squares[on].shade];
    return { kind: "text", ...label, fill: ink, halo: fill };
  });
}

/**
 * @param {string[]} titles  of the boards by layer
 * @param {Palette} palette
 * @param {Layout} layout
 * @returns {Shape[]}
 */
export function titleShapes(titles, palette, { planes }) {
  return planes.flatMap(({ title, layer }) =>
    title
      ? {
          kind: "text",
          text: titles[layer],
          ...title,
          align: "left",
          fill: palette.title,
          halo: palette.titleHalo,
        }
      : [],
  );
}
