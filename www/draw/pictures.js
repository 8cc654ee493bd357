// The piece pictures, built into one file for each piece set.

import { fetchSiteFile } from "../platform/site.js";

/** @import { PieceSet } from "../state/settings.js" */

/**
 * An icon: details are holes in the shape.
 * @typedef {object} Icon
 * @property {number} size  the path lies in a square of this side
 * @property {string} path  SVG path data
 */

/**
 * A figure of the classic set, all with lines of the same width. Each property but the size is SVG path data.
 * @typedef {object} Outlined
 * @property {number} size
 * @property {string} body   filled, with the outline around it
 * @property {string} lines  within
 * @property {string} dots   filled details such as eyes; may be empty
 */

/** @typedef {Icon | Outlined} Picture */

/** @typedef {Record<string, Picture>} Pictures  by icon name */

/** @type {Map<string, Promise<Pictures>>} */
const fetched = new Map();

/**
 * Fetched once for all boards of the page. Never rejects: without pictures, pieces are letters.
 * @param {PieceSet} [pieceSet]  letters need pictures for the badges
 * @returns {Promise<Pictures>}
 */
export function pictures(pieceSet = "classic") {
  return fetchPictures(
    pieceSet === "figures" ? "generated/pieces.json" : "generated/classic-pieces.json",
  );
}

/** @param {string} path @returns {Promise<Pictures>} */
function fetchPictures(path) {
  const answer =
    fetched.get(path) ??
    fetchSiteFile(path)
      .then((answer) => (answer.ok ? answer.json() : {}))
      .catch(() => ({}));
  fetched.set(path, answer);
  return answer;
}
