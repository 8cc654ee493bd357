// The piece pictures, built from the icon set into one file.

import { fetchSiteFile } from "../platform/site.js";

/**
 * @typedef {object} Picture
 * @property {number} size  the path lies in a square of this side
 * @property {string} path  SVG path data
 */

/** @typedef {Record<string, Picture>} Pictures  by icon name */

/** @type {Promise<Pictures> | null} */
let loading = null;

/**
 * Fetched once for all boards of the page. Never rejects: without pictures, pieces are letters.
 * @returns {Promise<Pictures>}
 */
export function pictures() {
  loading ??= fetchSiteFile("generated/pieces.json")
    .then((answer) => (answer.ok ? answer.json() : {}))
    .catch(() => ({}));
  return loading;
}
