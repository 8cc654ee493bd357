// A small shape at the foot of an army's pieces, and wherever the page names the army, for players who can't tell the
// colours apart. Games of two armies need none.

export const SIGN_SIDE = 100;

/**
 * SVG path data by colour. All look equally large.
 * @type {Record<string, string>}
 */
const SIGNS = {
  red: "M50 0L100 50L50 100L0 50z",
  yellow: "M50 8a42 42 0 0 1 0 84a42 42 0 0 1 0 -84z",
  green: "M50 4L100 92L0 92z",
  blue: "M12 12H88V88H12z",
};

/**
 * @param {string} colour  of a seat
 * @returns {string | null}
 */
export function armySign(colour) {
  return SIGNS[colour] ?? null;
}
