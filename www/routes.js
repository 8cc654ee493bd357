// The address after `#` as a place in the page, and back.

/**
 * @typedef {{page: "gallery"}
 *   | {page: "table", game: string, position: string | null, record: string | null}
 *   | {page: "lost", found: string}} Route
 */

const GAME_ID = /^[a-z0-9][a-z0-9-]*$/;

/** Of links that carry a position or a record. A link typed by hand may leave it out. */
const FORMAT = "1";

/**
 * @param {string} hash  with or without its `#`
 * @returns {Route}
 */
export function readRoute(hash) {
  const text = hash.replace(/^#\/?/, "");
  if (text === "") return { page: "gallery" };
  const mark = text.indexOf("?");
  const game = mark < 0 ? text : text.slice(0, mark);
  const wishes = mark < 0 ? new Map() : readWishes(text.slice(mark + 1));
  if (!GAME_ID.test(game) || wishes === null) return { page: "lost", found: text };
  if ((wishes.get("format") ?? FORMAT) !== FORMAT) return { page: "lost", found: text };
  return {
    page: "table",
    game,
    position: wishes.get("position") ?? null,
    record: wishes.get("record") ?? null,
  };
}

/**
 * @param {string} game
 * @param {{position?: string, record?: string}} [content]
 */
export function writeRoute(game, content = {}) {
  const wishes = Object.entries(content).map(
    ([key, value]) => `${key}=${encodeURIComponent(value)}`,
  );
  return wishes.length === 0 ? `#${game}` : `#${game}?format=${FORMAT}&${wishes.join("&")}`;
}

/**
 * Null if a percent sign isn't followed by what it promises.
 * @param {string} text
 * @returns {Map<string, string> | null}
 */
function readWishes(text) {
  const wishes = new Map();
  for (const part of text.split("&")) {
    const equals = part.indexOf("=");
    if (equals < 0) continue;
    const value = decode(part.slice(equals + 1));
    if (value === null) return null;
    wishes.set(part.slice(0, equals), value);
  }
  return wishes;
}

/** @param {string} text */
function decode(text) {
  try {
    // Some mail programs and sites turn %20 into a plus.
    return decodeURIComponent(text.replaceAll("+", "%20"));
  } catch {
    return null;
  }
}
