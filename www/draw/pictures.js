// The pieces's pictures, built from the icon set into one file.

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
 * The pictures, fetched once for all boards of the page. Never rejected: without pictures the pieces are shown as letters.
 * @returns {Promise<Pictures>}
 */
export function pictures() {
  loading ??= fetchSiteFile("generated/pieces.json")
    .then((answer) => (answer.ok ? answer.json() : {}))
    .catch(() => ({}));
  return loading;
}
