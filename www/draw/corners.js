import { projected } from "./matrix.js";

/** @import { Plane } from "./layout.js" */
/** @import { Point } from "./move-path.js" */

/** @typedef {Pick<Plane, "x" | "y" | "width" | "height" | "transform">} Outlined */

/**
 * From the upper left corner, clockwise as seen.
 * @param {Outlined} plane
 * @param {number} by  how far out
 * @returns {Point[]}
 */
export function corners(plane, by) {
  const { x, y, width, height } = grown(plane, by);
  const points = [
    { x, y },
    { x: x + width, y },
    { x: x + width, y: y + height },
    { x, y: y + height },
  ];
  const { transform } = plane;
  return transform ? points.map((point) => projected(transform, point)) : points;
}

/**
 * @param {Omit<Outlined, "transform">} plane
 * @param {number} by  on each side; in its own coordinates
 */
export function grown({ x, y, width, height }, by) {
  return { x: x - by, y: y - by, width: width + 2 * by, height: height + 2 * by };
}
