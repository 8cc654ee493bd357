/** @import { GameInfo } from "../engine/protocol.js" */

/** The pages of a game, in the order of their links beside the board. */
export const PAGES_OF_GAMES = /** @type {const} */ ([
  "learn",
  "problems",
  "about",
  "study",
  "edit",
]);

/** Pages of a game that have no link of their own. */
const FURTHER_PAGES_OF_GAMES = /** @type {const} */ (["mistakes"]);

/** The other pages besides the table and the gallery. */
const PAGES_WITHOUT_GAME = /** @type {const} */ (["author", "records"]);

/** The saved games, which are below the catalogue. @typedef {"games"} GalleryPart */
/** @typedef {typeof PAGES_OF_GAMES[number]} PageOfGame */
/** @typedef {PageOfGame | typeof FURTHER_PAGES_OF_GAMES[number] | typeof PAGES_WITHOUT_GAME[number]} PageName */

/**
 * @typedef {object} PageRoute
 * @property {"page"} screen
 * @property {PageName} name
 * @property {string | null} game
 * @property {Record<string, string>} parameters  the part after the question mark
 */

/**
 * @typedef {{screen: "gallery", part: GalleryPart | null}
 *   | PageRoute
 *   | {screen: "table", game: string, position: string | null, record: string | null, line: number, saved: string | null}
 *   | {screen: "lost", found: string}} Route
 */

/** In addresses of the editor, the prefix of options, which are beside the position. */
const OPTION = "option.";

const GAME_ID = /^[a-z0-9][a-z0-9-]{0,99}$/;

/** Of an address that leads nowhere, so much is shown. */
const LONGEST_FOUND = 100;

/** Version of the links with a position or a record. Links typed by hand may leave it out. */
const FORMAT = "1";

/**
 * @param {string} hash  with or without its `#`
 * @returns {Route}
 */
export function readRoute(hash) {
  const text = hash.replace(/^#\/?/, "");
  if (text === "" || text === "games")
    return { screen: "gallery", part: text === "games" ? text : null };
  const mark = text.indexOf("?");
  const game = mark < 0 ? text : text.slice(0, mark);
  const parameters = mark < 0 ? new Map() : readParameters(text.slice(mark + 1));
  if (parameters === null) return lost(text);
  if ((parameters.get("format") ?? FORMAT) !== FORMAT) return lost(text);
  const page = readPage(game, Object.fromEntries(parameters));
  if (page !== null) return page;
  if (!GAME_ID.test(game)) return lost(text);
  return {
    screen: "table",
    game,
    position: parameters.get("position") ?? null,
    record: parameters.get("record") ?? null,
    // Where a record begins in the file that it is from.
    line: Number.parseInt(parameters.get("line"), 10) || 1,
    saved: parameters.get("saved") ?? null,
  };
}

/** @param {string} text @returns {Route} */
function lost(text) {
  const found = text.length > LONGEST_FOUND ? `${text.slice(0, LONGEST_FOUND)}…` : text;
  return { screen: "lost", found };
}

/** @param {string} path @param {Record<string, string>} parameters @returns {PageRoute | null} */
function readPage(path, parameters) {
  const alone = PAGES_WITHOUT_GAME.find((page) => page === path);
  if (alone !== undefined) return { screen: "page", name: alone, game: null, parameters };
  const [game = "", page, more] = path.split("/");
  const name = [...PAGES_OF_GAMES, ...FURTHER_PAGES_OF_GAMES].find((each) => each === page);
  if (!GAME_ID.test(game) || name === undefined || more !== undefined) return null;
  return { screen: "page", name, game, parameters };
}

/**
 * @param {PageName} name
 * @param {string | null} game  null for pages that aren’t about one
 * @param {Record<string, string>} [parameters]
 */
export function writePageRoute(name, game, parameters = {}) {
  return writeRoute(game === null ? name : `${game}/${name}`, parameters);
}

/**
 * @param {string} game
 * @param {Record<string, string>} [content]  a position, a record, or the id of a saved game
 */
export function writeRoute(game, content = {}) {
  const parameters = Object.entries(content).map(
    ([key, value]) => `${key}=${encodeURIComponent(value)}`,
  );
  return parameters.length === 0 ? `#${game}` : `#${game}?format=${FORMAT}&${parameters.join("&")}`;
}

/**
 * The editor with a position of a game, by the rules of its options.
 * @param {Pick<GameInfo, "id" | "options" | "chosen">} info
 * @param {string} position
 */
export function writeEditorRoute(info, position) {
  const named = Object.entries(unusualOptions(info)).map(([name, value]) => [OPTION + name, value]);
  return writePageRoute("edit", info.id, { position, ...Object.fromEntries(named) });
}

/**
 * Of an address of the editor.
 * @param {Record<string, string>} parameters
 * @returns {Record<string, string>}
 */
export function readOptions(parameters) {
  const named = Object.entries(parameters).filter(([name]) => name.startsWith(OPTION));
  return Object.fromEntries(named.map(([name, value]) => [name.slice(OPTION.length), value]));
}

/**
 * The chosen options that a new game doesn't have by itself.
 * @param {Pick<GameInfo, "options" | "chosen">} info
 * @returns {Record<string, string>}
 */
export function unusualOptions({ options, chosen }) {
  const unusual = options.filter(({ name, initial }) => chosen[name] !== initial);
  return Object.fromEntries(unusual.map(({ name }) => [name, chosen[name] ?? ""]));
}

/** @param {string} text @returns {Map<string, string> | null} */
function readParameters(text) {
  const parameters = new Map();
  for (const part of text.split("&")) {
    const equals = part.indexOf("=");
    if (equals < 0) continue;
    const value = decode(part.slice(equals + 1));
    if (value === null) return null;
    parameters.set(part.slice(0, equals), value);
  }
  return parameters;
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
