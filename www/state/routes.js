// The address after `#` as a place in the page, and back.

/**
 * A place of the page besides the table: something to read, to learn, to study or to make. All but the author's are about
 * a game.
 * @typedef {"about" | "learn" | "problems" | "study" | "edit" | "author"} RoomName
 */

/**
 * @typedef {object} RoomRoute
 * @property {"room"} page
 * @property {RoomName} room
 * @property {string | null} game
 * @property {Record<string, string>} wishes  what stands behind the question mark
 */

/**
 * @typedef {{page: "gallery"}
 *   | RoomRoute
 *   | {page: "table", game: string, position: string | null, record: string | null}
 *   | {page: "lost", found: string}} Route
 */

/** @type {readonly string[]} */
const ROOMS_OF_GAMES = ["about", "learn", "problems", "study", "edit"];

/** What somebody has written for each game that is shipped. Nobody has for one's own. @type {readonly RoomName[]} */
export const TAUGHT_ROOMS = ["about", "learn", "problems"];

/** No game has the name of a room without one. @type {RoomName} */
const AUTHOR = "author";

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
  if (wishes === null) return { page: "lost", found: text };
  if ((wishes.get("format") ?? FORMAT) !== FORMAT) return { page: "lost", found: text };
  const room = readRoom(game, Object.fromEntries(wishes));
  if (room !== null) return room;
  if (!GAME_ID.test(game)) return { page: "lost", found: text };
  return {
    page: "table",
    game,
    position: wishes.get("position") ?? null,
    record: wishes.get("record") ?? null,
  };
}

/**
 * @param {string} path
 * @param {Record<string, string>} wishes
 * @returns {RoomRoute | null}
 */
function readRoom(path, wishes) {
  if (path === AUTHOR) return { page: "room", room: AUTHOR, game: null, wishes };
  const [game = "", room = "", more] = path.split("/");
  if (!GAME_ID.test(game) || !ROOMS_OF_GAMES.includes(room) || more !== undefined) return null;
  return { page: "room", room: /** @type {RoomName} */ (room), game, wishes };
}

/**
 * @param {RoomName} room
 * @param {string | null} game  null for the author's room alone
 * @param {Record<string, string>} [wishes]
 */
export function writeRoomRoute(room, game, wishes = {}) {
  return writeRoute(game === null ? room : `${game}/${room}`, wishes);
}

/**
 * @param {string} game
 * @param {Record<string, string>} [content]  a position or a record
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
