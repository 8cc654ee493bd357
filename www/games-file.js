// All saved games as one file: written, and read with the place of every fault.

import { foundText, readSavedGame, writtenGame } from "./saved-game.js";
import { readStored } from "./saved-games.js";

/** @typedef {import("./engine/protocol.js").Reason} Reason */
/** @typedef {import("./saved-game.js").Fault} Fault */
/** @typedef {import("./saved-game.js").SavedGame} SavedGame */

/** What tells the file from others. */
const KIND = "saved games";
/** Of the file; each game in it has its own. */
const FORMAT = 1;

const GAME_ID = /^[a-z0-9][a-z0-9-]*$/;

/**
 * A text of the storage. `aside`: kept beside the game on the table.
 * @typedef {{game: string, aside: boolean, text: string}} Kept
 */

/**
 * A game of a file. `at` says where it stands there; a text that couldn't be read is carried along as it is.
 * @typedef {{at: string, game: string, aside: boolean, saved: SavedGame | null, text: string}} Filed
 */

/**
 * Whether a text of the storage has the truth of a game with secrets, or may have it. Sealed is not locked: whoever knows
 * how can read it, and so can an opponent who is given the file.
 * @param {string} text
 */
export function mayTellSecrets(text) {
  const saved = readStored(text);
  return saved === "unreadable" ? text.includes("sealed") : saved.sealed !== null;
}

/**
 * @param {Kept[]} kept
 * @param {boolean} withSecrets  otherwise games with secrets are only named
 */
export function writeGamesFile(kept, withSecrets) {
  const told = kept.filter(({ text }) => withSecrets || !mayTellSecrets(text));
  const leftOut = kept.filter((one) => !told.includes(one)).map(({ game }) => game);
  const games = told.map(({ game, aside, text }) => {
    const saved = readStored(text);
    const place = aside ? { game, aside } : { game };
    return saved === "unreadable" ? { ...place, text } : { ...place, saved: writtenGame(saved) };
  });
  const file = { menagerie: KIND, format: FORMAT, leftOut: [...new Set(leftOut)], games };
  return `${JSON.stringify(file, null, 2)}\n`;
}

/**
 * One fault of the file as a whole, or all games that are sound and the faults of the others.
 * @param {string} text
 * @returns {{fault: Reason} | {games: Filed[], faults: {game: string, reason: Reason}[]}}
 */
export function readGamesFile(text) {
  const parsed = parse(text);
  if ("fault" in parsed) return parsed;
  const { file } = parsed;
  if (file?.menagerie !== KIND) return { fault: { code: "games-file-other", args: {} } };
  if (file.format !== FORMAT)
    return { fault: fileFault({ at: "format", found: foundText(file.format), allowed: "1" }) };
  if (!Array.isArray(file.games))
    return { fault: fileFault({ at: "games", found: foundText(file.games), allowed: "a list" }) };
  return readGames(file.games);
}

/** @param {any[]} listed */
function readGames(listed) {
  /** @type {Filed[]} */
  const games = [];
  /** @type {{game: string, reason: Reason}[]} */
  const faults = [];
  listed.forEach((entry, index) => {
    const read = readEntry(entry, `games[${index}]`);
    if ("fault" in read)
      faults.push({ game: nameOf(entry) ?? `games[${index}]`, reason: fileFault(read.fault) });
    else games.push(read);
  });
  return { games, faults };
}

/**
 * @param {any} entry
 * @param {string} at
 * @returns {Filed | {fault: Fault}}
 */
function readEntry(entry, at) {
  const game = nameOf(entry);
  if (game === null) {
    const found = foundText(entry?.game);
    return { fault: { at: `${at}.game`, found, allowed: "the id of a game" } };
  }
  const aside = entry.aside === true;
  if (aside && typeof entry.text === "string")
    return { at, game, aside, saved: null, text: entry.text };
  const read = readSavedGame(entry.saved);
  if ("fault" in read) return { fault: { ...read.fault, at: `${at}.saved.${read.fault.at}` } };
  return { at, game, aside, saved: read.saved, text: JSON.stringify(writtenGame(read.saved)) };
}

/**
 * @param {any} entry
 * @returns {string | null}
 */
function nameOf(entry) {
  return typeof entry?.game === "string" && GAME_ID.test(entry.game) ? entry.game : null;
}

/**
 * @param {Fault} fault
 * @returns {Reason}
 */
export function fileFault({ at, found, allowed }) {
  return { code: "games-file-fault", args: { at, found, allowed } };
}

/**
 * @param {string} text
 * @returns {{file: any} | {fault: Reason}}
 */
function parse(text) {
  try {
    return { file: JSON.parse(text) };
  } catch (error) {
    const line = lineOf(String(error), text);
    return { fault: { code: "games-file-json", args: line === null ? {} : { line } } };
  }
}

/**
 * Some browsers say the line, some the number of the letter, some neither.
 * @param {string} message
 * @param {string} text
 */
function lineOf(message, text) {
  const line = /line (\d+)/.exec(message)?.[1];
  const letter = /position (\d+)/.exec(message)?.[1];
  if (line !== undefined) return Number(line);
  return letter === undefined ? null : text.slice(0, Number(letter)).split("\n").length;
}
