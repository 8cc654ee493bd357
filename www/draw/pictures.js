// The piece pictures, built into one file for each piece set.

import { fetchSiteFile } from "../platform/site.js";
import { hasJapanesePieces } from "../state/japanese-pieces.js";

/** @import { GameInfo } from "../engine/protocol.js" */
/** @import { PieceSet } from "../state/settings.js" */
/** @import { Tone } from "./palette.js" */

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
 * @property {boolean} [directed]  points forward, so it is turned for the other players
 * @property {boolean} [promoted]  has details in a colour of their own
 * @property {Record<string, Tone>} [tones]  of its own, by colour; other armies' pieces are white
 */

/** @typedef {Icon | Outlined} Picture */

/** @typedef {Record<string, Picture>} Pictures  by icon name */

/** Letters need pictures for the badges. @type {Record<PieceSet, string>} */
const FILES = {
  classic: "classic-pieces",
  figures: "pieces",
  letters: "classic-pieces",
  japanese: "japanese-pieces",
};

/** For icons that the other files don't have. */
const FURTHER = "further-pieces";

/** @type {Map<string, Promise<Pictures>>} */
const fetched = new Map();

/**
 * Fetched once for all boards of the page. Never rejects: without pictures, pieces are letters. Games without Japanese
 * pieces have the classic ones instead.
 * @param {PieceSet} [pieceSet]
 * @param {GameInfo | null} [game]  its pieces are among the pictures
 * @returns {Promise<Pictures>}
 */
export async function pictures(pieceSet = "classic", game = null) {
  const shown = pieceSet === "japanese" && !hasJapanesePieces(game) ? "classic" : pieceSet;
  const usual = await fetchPictures(FILES[shown]);
  if (game === null || iconsOf(game).every((icon) => icon in usual)) return usual;
  return { ...(await fetchPictures(FURTHER)), ...usual };
}

/** @param {GameInfo} game */
function iconsOf({ kinds, walls }) {
  return [...kinds.map(({ icon }) => icon), ...(walls?.icon ? [walls.icon] : [])];
}

/** @param {string} name @returns {Promise<Pictures>} */
function fetchPictures(name) {
  const answer =
    fetched.get(name) ??
    fetchSiteFile(`generated/${name}.json`)
      .then((answer) => (answer.ok ? answer.json() : {}))
      .catch(() => ({}));
  fetched.set(name, answer);
  return answer;
}
