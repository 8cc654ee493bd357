import { hasAddress, LONGEST_FILE } from "./custom-variants.js";
import { isLock } from "./file-lock.js";
import { foundText } from "./fault.js";
import { readSavedGame, writtenGame } from "./saved-game.js";
import { readStored } from "./stored-game.js";

/** @import { Reason } from "../state/reasons.js" */
/** @import { Fault } from "./fault.js" */
/** @import { SavedGame } from "./saved-game.js" */
/** @import { FileLock } from "./file-lock.js" */
/** @import { StoredGame } from "./stored-game.js" */

const KIND = "saved games";
/**
 * Version of the file; each game in it has its own. Version 3 has secrets under a passphrase, version 1 no variants. Older
 * pages can read files without these, so the lowest possible version is written.
 */
const FORMAT = 3;
const WITHOUT_SECRETS = 2;
const WITHOUT_VARIANTS = 1;
const READABLE = [WITHOUT_VARIANTS, WITHOUT_SECRETS, FORMAT];

const GAME_ID = /^[a-z0-9][a-z0-9-]*$/;

/** @typedef {Pick<StoredGame, "game" | "text" | "changed">} StoredText */

/**
 * A game of a file and its place there. A text that couldn't be read is copied unchanged. `changed` is null in files of old
 * editions, and if it can't be true.
 * @typedef {{at: string, game: string, changed: number | null, saved: SavedGame | null, text: string}} Filed
 */

/** @typedef {{at: string, game: string, text: string}} FiledVariant */

/** @typedef {{game: string, variant: boolean, reason: Reason}} Unread */

/**
 * Old editions continue the first game of a variant and set the others aside.
 * @param {StoredText[]} stored
 * @param {object} [more]
 * @param {string[]} [more.leftOut]  variants of games that aren't in the file
 * @param {{id: string, text: string}[]} [more.own]  custom variants
 * @param {FileLock | null} [more.lock]  of the passphrase that seals the games with secrets
 */
export function writeGamesFile(stored, { leftOut = [], own = [], lock = null } = {}) {
  const games = stored.map(({ game, changed, text }) => {
    const saved = readStored(text);
    return saved === "unreadable"
      ? { game, aside: true, changed, text }
      : { game, changed, saved: writtenGame(saved) };
  });
  const variants = own.map(({ id, text }) => ({ game: id, text }));
  const head = headOf(variants, lock);
  const file = { menagerie: KIND, ...head, leftOut: [...new Set(leftOut)], games };
  return `${JSON.stringify(file, null, 2)}\n`;
}

/** @param {{game: string, text: string}[]} variants @param {FileLock | null} lock */
function headOf(variants, lock) {
  if (lock !== null) return { format: FORMAT, passphrase: lock, variants };
  return variants.length === 0
    ? { format: WITHOUT_VARIANTS }
    : { format: WITHOUT_SECRETS, variants };
}

/**
 * Returns one fault if the file as a whole is unreadable. Otherwise returns all valid variants and games, and the
 * faults of the others.
 * @param {string} text
 * @returns {{fault: Reason}
 *   | {lock: FileLock | null, variants: FiledVariant[], games: Filed[], faults: Unread[]}}
 */
export function readGamesFile(text) {
  const parsed = parse(text);
  if ("fault" in parsed) return parsed;
  const { file } = parsed;
  if (file?.menagerie !== KIND) return { fault: { code: "games-file-other", args: {} } };
  const { format, variants = [], games, passphrase: lock = null } = file;
  const misplaced = (/** @type {string} */ at, /** @type {any} */ value, allowed = "a list") => ({
    fault: fileFault({ at, found: foundText(value), allowed }),
  });
  if (!READABLE.includes(format)) return misplaced("format", format, READABLE.join(", "));
  if (!Array.isArray(variants)) return misplaced("variants", variants);
  if (!Array.isArray(games)) return misplaced("games", games);
  if (lock !== null && !isLock(lock)) return misplaced("passphrase", lock, "salt and rounds");
  const [own, played] = [
    readAll(variants, "variants", readVariant),
    readAll(games, "games", readEntry),
  ];
  const faults = [
    ...own.faults.map((fault) => ({ ...fault, variant: true })),
    ...played.faults.map((fault) => ({ ...fault, variant: false })),
  ];
  return { lock, variants: own.sound, games: played.sound, faults };
}

/**
 * @template One
 * @param {any[]} listed
 * @param {string} list  their place in the file
 * @param {(entry: any, at: string) => One | {fault: Fault}} read
 */
function readAll(listed, list, read) {
  /** @type {One[]} */
  const sound = [];
  /** @type {{game: string, reason: Reason}[]} */
  const faults = [];
  listed.forEach((entry, index) => {
    const at = `${list}[${index}]`;
    const one = read(entry, at);
    if (isFaulty(one)) faults.push({ game: nameOf(entry) ?? at, reason: fileFault(one.fault) });
    else sound.push(one);
  });
  return { sound, faults };
}

/**
 * @template One
 * @param {One | {fault: Fault}} read
 * @returns {read is {fault: Fault}}
 */
function isFaulty(read) {
  return typeof read === "object" && read !== null && "fault" in read;
}

/**
 * The engine checks the rules themselves.
 * @param {any} entry
 * @param {string} at
 * @returns {FiledVariant | {fault: Fault}}
 */
function readVariant(entry, at) {
  const game = nameOf(entry);
  if (game === null || !hasAddress(game)) return { fault: misnamed(entry, at) };
  const { text } = entry;
  if (typeof text === "string" && text.length <= LONGEST_FILE) return { at, game, text };
  const allowed = `a text of at most ${LONGEST_FILE} characters`;
  return { fault: { at: `${at}.text`, found: foundText(text), allowed } };
}

/** @param {any} entry @param {string} at @returns {Filed | {fault: Fault}} */
function readEntry(entry, at) {
  const game = nameOf(entry);
  if (game === null) return { fault: misnamed(entry, at) };
  const changed = isPast(entry.changed) ? entry.changed : null;
  if (entry.aside === true && typeof entry.text === "string")
    return { at, game, changed, saved: null, text: entry.text };
  const read = readSavedGame(entry.saved);
  if ("fault" in read) return { fault: { ...read.fault, at: `${at}.saved.${read.fault.at}` } };
  return { at, game, changed, saved: read.saved, text: JSON.stringify(writtenGame(read.saved)) };
}

/** @param {any} time  in milliseconds since 1970 */
function isPast(time) {
  return Number.isFinite(time) && time >= 0 && time <= Date.now();
}

/** @param {any} entry @param {string} at @returns {Fault} */
function misnamed(entry, at) {
  return { at: `${at}.game`, found: foundText(entry?.game), allowed: "the id of a game" };
}

/** @param {any} entry @returns {string | null} */
function nameOf(entry) {
  return typeof entry?.game === "string" && GAME_ID.test(entry.game) ? entry.game : null;
}

/** @param {Fault} fault @returns {Reason} */
export function fileFault({ at, found, allowed }) {
  return { code: "games-file-fault", args: { at, found, allowed } };
}

/** @param {string} text @returns {{file: any} | {fault: Reason}} */
function parse(text) {
  try {
    return { file: JSON.parse(text) };
  } catch (error) {
    const line = lineOf(String(error), text);
    return { fault: { code: "games-file-json", args: line === null ? {} : { line } } };
  }
}

/**
 * Some browsers report the line, some the character, some neither.
 * @param {string} message
 * @param {string} text
 */
function lineOf(message, text) {
  const line = /line (\d+)/.exec(message)?.[1];
  const letter = /position (\d+)/.exec(message)?.[1];
  if (line !== undefined) return Number(line);
  return letter === undefined ? null : text.slice(0, Number(letter)).split("\n").length;
}
