// A small shape at the foot of an army's pieces, and wherever the page names the army, for players who can't tell the
// colours apart. Games of two armies need none.

export const SIGN_SIDE = 100;

const CORNERS_OF_CIRCLE = 36;

/**
 * Polygons in a square of 1, by colour. All look equally large.
 * @type {Record<string, [number, number][]>}
 */
const SIGNS = {
  red: [
    [0.5, 0],
    [1, 0.5],
    [0.5, 1],
    [0, 0.5],
  ],
  yellow: circle(0.42),
  green: [
    [0.5, 0.04],
    [1, 0.92],
    [0, 0.92],
  ],
  blue: [
    [0.12, 0.12],
    [0.88, 0.12],
    [0.88, 0.88],
    [0.12, 0.88],
  ],
};

/**
 * SVG path data, in a square of `SIGN_SIDE`.
 * @param {string} colour  of a seat
 * @returns {string | null}
 */
export function armySign(colour) {
  const points = signPoints(colour).map((point) =>
    point.map((part) => Number((part * SIGN_SIDE).toFixed(1))).join(" "),
  );
  return points.length === 0 ? null : `M${points.join("L")}z`;
}

/**
 * @param {string} colour  of a seat
 * @returns {[number, number][]}  0 to 1; empty without a sign
 */
export function signPoints(colour) {
  return SIGNS[colour] ?? [];
}

/** @param {number} radius @returns {[number, number][]} */
function circle(radius) {
  return Array.from({ length: CORNERS_OF_CIRCLE }, (_, at) => {
    const angle = (at / CORNERS_OF_CIRCLE) * 2 * Math.PI;
    return [0.5 + radius * Math.sin(angle), 0.5 - radius * Math.cos(angle)];
  });
}
