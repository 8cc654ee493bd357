// The men's pictures, built from the icon set into one file.

/**
 * @typedef {object} Picture
 * @property {number} size  the path lies in a square of this side
 * @property {string} path  SVG path data
 */

/** @typedef {Record<string, Picture>} Pictures  by icon name */

const FILE = new URL("../generated/pieces.json", import.meta.url);

/** @type {Promise<Pictures> | null} */
let loading = null;

/**
 * The pictures, fetched once for all boards of the page. Never rejected: without pictures the men are shown as letters.
 * @returns {Promise<Pictures>}
 */
export function pictures() {
  loading ??= fetch(FILE)
    .then((answer) => (answer.ok ? answer.json() : {}))
    .catch(() => ({}));
  return loading;
}
