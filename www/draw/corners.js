import { projected } from "./matrix.js";

/** @import { Plane } from "./board-layout.js" */
/** @import { Point } from "./move-path.js" */

/** @typedef {Pick<Plane, "x" | "y" | "width" | "height" | "transform">} Outlined */

/**
 * The corners of a plane on the screen, clockwise from the upper left.
 * @param {Outlined} plane
 * @param {number} by  distance outside the plane's edges
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
 * A rectangle enlarged on each side, before any projection.
 * @param {Omit<Outlined, "transform">} plane
 * @param {number} by
 */
function grown({ x, y, width, height }, by) {
  return { x: x - by, y: y - by, width: width + 2 * by, height: height + 2 * by };
}
