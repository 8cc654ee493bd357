// What a text is that a player pastes, types or opens. The engine decides; only links of this page are known here.

import { readRoute } from "../state/routes.js";

/** @import { Pasted } from "../state/page-state.js" */
/** @import { Engine } from "./table-parts.js" */

/** Of a longer text the beginning says enough: twice what a single game may have. */
export const MOST_IDENTIFIED = 1 << 21;

/**
 * @param {Engine} engine
 * @param {string} text
 * @param {object} at
 * @param {boolean} at.here  whether the text may belong to the current game of the engine
 * @param {string} at.address  of this page
 * @returns {Promise<Pasted>}
 */
export async function identify(engine, text, { here, address }) {
  const link = linkIn(text, address);
  if (link !== null) return { kind: "link", text: link, game: null, fault: null, here };
  const beginning = text.slice(0, MOST_IDENTIFIED);
  return { text, here, ...(await engine.call("identify", { text: beginning, here })) };
}

/**
 * The part of a link from its `#` on. Another site's must have our content.
 * @param {string} text
 * @param {string} address
 */
export function linkIn(text, address) {
  const word = text.trim();
  const at = word.indexOf("#");
  if (at < 0 || /\s/.test(word)) return null;
  const [base, hash] = [word.slice(0, at), word.slice(at)];
  const isHere = base !== "" && base === address.replace(/#.*$/, "");
  const isOurs = isHere || (/^(https?:.*)?$/.test(base) && hash.includes("?format="));
  const { screen } = readRoute(hash);
  return isOurs && (screen === "table" || screen === "page") ? hash : null;
}

/** What can be opened, but not everywhere. */
const ELSEWHERE = ["game", "study", "games", "position", "link", "variant"];

/**
 * Whether a text that a field can't read is something else, which can be opened.
 * @param {Pasted} pasted
 */
export function opensElsewhere({ kind, fault }) {
  return fault === null && ELSEWHERE.includes(kind);
}
