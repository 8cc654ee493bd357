// What a scene consists of and a painter can paint. Lengths are CSS pixels.

/** @import { Point } from "./move-path.js" */
/** @import { Matrix } from "./matrix.js" */
/** @import { Area } from "./plane-squares.js" */
/** @import { Tone } from "./palette.js" */

/**
 * @typedef {object} Ink
 * @property {string} [fill]
 * @property {string} [stroke]
 * @property {number} [line]     width of the stroke
 * @property {number[]} [dash]
 * @property {number} [alpha]    0 to 1
 */

/** @typedef {{ kind: "box", x: number, y: number, width: number, height: number, radius?: number } & Ink} BoxShape */
/** @typedef {{ kind: "disc", x: number, y: number, radius: number } & Ink} DiscShape */
/** @typedef {{ kind: "line", points: Point[], closed?: boolean } & Ink} LineShape */
/** Data as of SVG. @typedef {{ kind: "path", path: string } & Ink} PathShape */
/** @typedef {{ kind: "glow", x: number, y: number, radius: number, fill: string }} GlowShape */
/**
 * @typedef {{ kind: "text", text: string, x: number, y: number, size: number, fill: string,
 *   align: "centre" | "left" | "right", halo: string | null }} TextShape  the halo keeps it readable over a piece
 */

/**
 * A piece centred at (x, y) of a square of `size`.
 * @typedef {object} PieceShape
 * @property {"piece"} kind
 * @property {number} x
 * @property {number} y
 * @property {number} size
 * @property {number} [model]      size of the cached image, while the piece passes through other sizes
 * @property {string | null} icon  null: by letters
 * @property {string} letters
 * @property {boolean} [promoted]  it has a star
 * @property {string} colour       names the tone
 * @property {Tone} tone
 * @property {number} alpha
 * @property {number} [turned]     quarter turns clockwise of a picture that points forward
 * @property {boolean} [upright]   on the floor of a tower, where its shadow is
 */

/**
 * Shapes in their own coordinates; null for those around the group, in which `clip` is the part that is seen.
 * @typedef {{ kind: "group", transform: Matrix | null, clip?: Area, alpha: number, shapes: Shape[] }} GroupShape
 */

/**
 * Shapes within a rectangle, painted once while this object is the same.
 * @typedef {{ kind: "kept", x: number, y: number, width: number, height: number, shapes: Shape[] }} KeptShape
 */

/**
 * @typedef {BoxShape | DiscShape | LineShape | PathShape | GlowShape | TextShape | PieceShape | GroupShape | KeptShape} Shape
 */

/**
 * The shape on a wider one of another colour, so that it stands out on every square.
 * @template {BoxShape | DiscShape | LineShape} S
 * @param {S} shape
 * @param {string} halo
 * @param {number} width  of the halo on each side
 * @returns {S[]}
 */
export function haloed(shape, halo, width) {
  const line = (shape.stroke ? (shape.line ?? 1) : 0) + 2 * width;
  const { fill, dash, ...bare } = shape;
  return [/** @type {S} */ ({ ...bare, stroke: halo, line }), shape];
}

/** @param {Point[]} points @param {Ink} ink @returns {LineShape} */
export function line(points, ink) {
  return { kind: "line", points, ...ink };
}

/** @param {Point[]} points @param {Ink} ink @returns {LineShape} */
export function polygon(points, ink) {
  return { kind: "line", points, closed: true, ...ink };
}

/** @param {Point} middle @param {number} radius @param {Ink} ink @returns {DiscShape} */
export function disc(middle, radius, ink) {
  return { kind: "disc", x: middle.x, y: middle.y, radius, ...ink };
}

/** @param {Point[]} points @param {number} length @param {Ink} ink @returns {LineShape} */
export function arrowhead(points, length, ink) {
  const [before, tip] = points.slice(-2);
  const angle = Math.atan2(tip.y - before.y, tip.x - before.x);
  /** @type {(along: number, aside: number) => Point} */
  const at = (along, aside) => ({
    x: tip.x + Math.cos(angle) * along - Math.sin(angle) * aside,
    y: tip.y + Math.sin(angle) * along + Math.cos(angle) * aside,
  });
  return polygon(
    [at(length * 0.75, 0), at(-length * 0.25, length * 0.5), at(-length * 0.25, -length * 0.5)],
    ink,
  );
}
