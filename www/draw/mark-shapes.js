// Shapes that several marks and pictures share. Marks differ in form, so that none depends on its colour.

import { centre } from "./layout.js";
import { arrowhead, disc, haloed, line, polygon } from "./shapes.js";

/** @import { Box } from "./box.js" */
/** @import { Palette } from "./palette.js" */
/** @import { LineShape, Shape, BoxShape } from "./shapes.js" */
/** @import { Point } from "./move-path.js" */

const POINTS_OF_LOOP = 14;

/**
 * @param {Box} box
 * @param {string} colour
 * @param {{ alpha: number, dash?: boolean, stroke?: string, edge?: string, part?: number }} how  dashed for the origin;
 *   its line is a part of the square
 * @returns {Shape[]}
 */
export function framed(box, colour, how) {
  const { alpha, dash = false, stroke = colour, edge, part = 0.045 } = how;
  const width = Math.max(1.5, box.size * part);
  const inset = width / 2;
  /** @type {BoxShape} */
  const frame = {
    kind: "box",
    x: box.x + inset,
    y: box.y + inset,
    width: box.size - width,
    height: box.size - width,
    stroke,
    line: width,
    ...(dash && { dash: [box.size * 0.12, box.size * 0.08] }),
  };
  return [
    { kind: "box", x: box.x, y: box.y, width: box.size, height: box.size, fill: colour, alpha },
    ...(edge === undefined ? [frame] : haloed(frame, edge, haloWidth(box))),
  ];
}

/**
 * Behind targets whose dots would be hard to see between pieces and levels.
 * @param {Box} box
 * @param {Palette} palette
 * @returns {Shape[]}
 */
export function targetHighlight({ x, y, size }, palette) {
  return [{ kind: "box", x, y, width: size, height: size, fill: palette.chosen, alpha: 0.6 }];
}

/**
 * @param {Box} box
 * @param {Palette} palette
 * @param {number} [radius]  as a part of the square
 * @returns {Shape[]}
 */
export function quietDot(box, palette, radius = 0.13) {
  return haloed(
    disc(centre(box), box.size * radius, { fill: palette.target }),
    palette.halo,
    haloWidth(box),
  );
}

/**
 * A target of an opponent's piece. Larger in a tower, where squares are seen at an angle.
 * @param {Box} box
 * @param {Palette} palette
 * @param {{ hollow?: boolean, stacked?: boolean | undefined }} how
 * @returns {Shape[]}
 */
export function diamond(box, palette, { hollow = false, stacked = false }) {
  const radius = stacked ? 0.26 : 0.17;
  const points = [
    pointIn(box, 0.5, 0.5 - radius),
    pointIn(box, 0.5 + radius, 0.5),
    pointIn(box, 0.5, 0.5 + radius),
    pointIn(box, 0.5 - radius, 0.5),
  ];
  const { target } = palette;
  const ink = hollow ? { stroke: target, line: Math.max(1.5, box.size * 0.06) } : { fill: target };
  return haloed(polygon(points, ink), palette.halo, haloWidth(box));
}

/**
 * A target for moves without capture.
 * @param {Box} box
 * @param {Palette} palette
 * @param {boolean} [dashed]  only with a piece's first move
 * @returns {Shape[]}
 */
export function hollowDot(box, palette, dashed = false) {
  const radius = box.size * 0.18;
  const ring = disc(centre(box), radius, {
    stroke: palette.target,
    line: Math.max(1.5, box.size * 0.085),
    ...(dashed && { dash: [radius * 0.7, radius * 0.87] }),
  });
  return haloed(ring, palette.halo, haloWidth(box));
}

/** @param {Box} box @param {Palette} palette @returns {Shape[]} */
export function corners(box, palette) {
  const [near, far, arm] = [box.size * 0.075, box.size * 0.925, box.size * 0.2];
  const ink = { stroke: palette.target, line: Math.max(2.5, box.size * 0.085) };
  /** @type {(x: number, y: number, right: number, down: number) => LineShape} */
  const corner = (x, y, right, down) =>
    line(
      [
        { x: box.x + x + right * arm, y: box.y + y },
        { x: box.x + x, y: box.y + y },
        { x: box.x + x, y: box.y + y + down * arm },
      ],
      ink,
    );
  return [
    corner(near, near, 1, 1),
    corner(far, near, -1, 1),
    corner(near, far, 1, -1),
    corner(far, far, -1, -1),
  ].flatMap((each) => haloed(each, palette.halo, haloWidth(box)));
}

/**
 * A roof over a target that is captured by hopping over a piece.
 * @param {Box} box
 * @param {Palette} palette
 * @returns {Shape[]}
 */
export function hopSign(box, palette) {
  const ink = { stroke: palette.target, line: Math.max(1.5, box.size * 0.075) };
  const roof = [pointIn(box, 0.24, 0.28), pointIn(box, 0.5, 0.1), pointIn(box, 0.76, 0.28)];
  return haloed(line(roof, ink), palette.halo, haloWidth(box));
}

/**
 * A path that returns, in the corner of the piece's own square.
 * @param {Box} box
 * @param {Palette} palette
 * @returns {Shape[]}
 */
export function stayLoop(box, palette) {
  const [x, y] = [box.x + box.size * 0.79, box.y + box.size * 0.21];
  const radius = box.size * 0.105;
  const points = Array.from({ length: POINTS_OF_LOOP }, (_, at) => {
    const angle = -Math.PI * 0.35 + (at / (POINTS_OF_LOOP - 1)) * Math.PI * 1.55;
    return { x: x + Math.cos(angle) * radius, y: y + Math.sin(angle) * radius };
  });
  const ink = { stroke: palette.target, line: Math.max(1.5, box.size * 0.055) };
  const ground = disc({ x, y }, box.size * 0.185, { fill: palette.halo });
  const head = arrowhead(points, box.size * 0.15, { fill: palette.target });
  return [ground, line(points, ink), head];
}

/**
 * A looking-glass: a piece lands here on the other board.
 * @param {Box} box
 * @param {Palette} palette
 * @param {string} [colour]
 * @returns {Shape[]}
 */
export function lookingGlass(box, palette, colour = palette.target) {
  const ink = { stroke: colour, line: Math.max(1.75, box.size * 0.07) };
  const ring = disc(pointIn(box, 0.5, 0.42), box.size * 0.19, ink);
  const handle = line([pointIn(box, 0.5, 0.62), pointIn(box, 0.5, 0.82)], ink);
  const halos = [ring, handle].map((each) => haloed(each, palette.halo, haloWidth(box))[0]);
  return [...halos, ring, handle];
}

/**
 * A looking-glass crossed out: a piece could go here if its square on the other board were free.
 * @param {Box} box
 * @param {Palette} palette
 * @returns {Shape[]}
 */
export function occupiedGlass(box, palette) {
  const stroke = line([pointIn(box, 0.24, 0.72), pointIn(box, 0.76, 0.2)], {
    stroke: palette.forbidden,
    line: Math.max(2, box.size * 0.075),
  });
  return [
    ...lookingGlass(box, palette, palette.forbidden),
    ...haloed(stroke, palette.halo, haloWidth(box)),
  ];
}

/**
 * In the corner beside the piece that occupies the landing square.
 * @param {Box} box
 * @param {Palette} palette
 * @returns {Shape[]}
 */
export function occupiedSign(box, palette) {
  const size = box.size * 0.42;
  return occupiedGlass({ x: box.x + box.size - size, y: box.y + box.size - size, size }, palette);
}

/**
 * The counterpart, on the other board, of the square pointed at.
 * @param {Box} box
 * @param {Palette} palette
 * @returns {Shape[]}
 */
export function counterpartMark(box, palette) {
  const inset = box.size * 0.07;
  /** @type {BoxShape} */
  const frame = {
    kind: "box",
    x: box.x + inset,
    y: box.y + inset,
    width: box.size - 2 * inset,
    height: box.size - 2 * inset,
    radius: box.size * 0.2,
    stroke: palette.target,
    line: Math.max(1.5, box.size * 0.04),
    dash: [box.size * 0.05, box.size * 0.1],
  };
  return haloed(frame, palette.halo, haloWidth(box));
}

/**
 * @param {Box} box
 * @param {number} x  0 to 1
 * @param {number} y  0 to 1
 * @returns {Point}
 */
export function pointIn(box, x, y) {
  return { x: box.x + box.size * x, y: box.y + box.size * y };
}

/** @param {Point} point @param {number} x @param {number} y @returns {Point} */
export function shifted(point, x, y) {
  return { x: point.x + x, y: point.y + y };
}

/** @param {Box} box */
export function haloWidth(box) {
  return Math.max(0.75, box.size * 0.022);
}
