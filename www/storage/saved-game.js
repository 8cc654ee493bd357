// The format of a saved game, in the browser or in a file: reading, with the place of the first fault, and writing.

import { readClock } from "../state/clock.js";
import { ALLOWED_LEVELS, USUAL_LEVEL, readLevel } from "../state/levels.js";
import { MODELS } from "../state/state.js";
import { faultOf, firstFault, isCount, isText } from "./fault.js";
import { isOldSeal } from "./old-traces.js";
import { faultOfReview } from "./saved-review.js";

/** @import { Model } from "../engine/protocol.js" */
/** @import { Pin, Player, QuarterTurns } from "../state/page-state.js" */
/** @import { Review } from "../state/review.js" */
/** @import { Fault, Rule } from "./fault.js" */
/** @import { SavedClock } from "../state/clock.js" */

/**
 * Version of the stored format. Version 1 has no secrets; version 2 has only half turns of the board. Version 4 was written
 * for games with secrets only: their players and PINs are sealed, too. Up to version 4, levels are numbers.
 */
const FORMAT = 5;
const READABLE = [1, 2, 3, 4, FORMAT];

const HEADERS = /^(?:\[.*\]\n)*/;
/** The headers that identify a game; the others name players and result. */
const OWN_HEADERS = /^\[(?:Game|Option|Position|Commitment|Opening) .*$/gm;
const GOES_ON = "*";
/** More would stop the page for a minute. */
const MOST_ROUNDS = 10_000_000;

/**
 * @typedef {object} SavedGame
 * @property {string} record   the public record of the whole line, including moves taken back
 * @property {Record<string, string> | null} headers  of a game that was opened from a text; null: it is played here
 * @property {string | null} sealed  a game with secrets, encrypted with its players and PINs, which are only there
 * @property {number} ply      the ply shown on the board
 * @property {number} plies    the length of the game
 * @property {Player[]} players
 * @property {Model | null} model
 * @property {QuarterTurns} turned
 * @property {(Pin | null)[]} pins
 * @property {SavedClock | null} clock
 * @property {Review | null} review  of a finished game, complete or not; sealed with the game
 */

/**
 * What is sealed of a game with secrets: a record that contains them, and what must not be changed outside the seal.
 * @typedef {Pick<SavedGame, "record" | "players" | "pins" | "review">} SealedContent
 */

/** @param {any} value */
const areHeaders = (value) =>
  typeof value === "object" && !Array.isArray(value) && Object.values(value).every(isText);

/** @type {Rule[]} */
const GAME_RULES = [
  { field: "format", allowed: READABLE.join(", "), fits: (value) => READABLE.includes(value) },
  { field: "record", allowed: "a text", fits: isText },
  {
    field: "headers",
    allowed: "texts by name",
    fits: (value) => value === null || areHeaders(value),
  },
  { field: "sealed", allowed: "a text", fits: (value) => value === null || isText(value) },
  { field: "ply", allowed: "a whole number", fits: isCount },
  { field: "plies", allowed: "a whole number", fits: isCount },
  { field: "players", allowed: "a list", fits: Array.isArray },
  {
    field: "model",
    allowed: MODELS.join(", "),
    fits: (value) => value === null || MODELS.includes(value),
  },
  { field: "turned", allowed: "0 to 3", fits: (value) => [0, 1, 2, 3].includes(value) },
  { field: "pins", allowed: "a list", fits: Array.isArray },
];

/** @param {number | undefined} seats @returns {Rule} */
const clockRule = (seats) => ({
  field: "clock",
  allowed: "a clock",
  fits: (value) => value === null || readClock(value, seats ?? value.used?.length) !== null,
});

/** @type {Rule[]} */
const PLAYER_RULES = [
  {
    field: "player",
    allowed: "human, computer",
    fits: (value) => ["human", "computer"].includes(value),
  },
  { field: "level", allowed: ALLOWED_LEVELS, fits: (value) => readLevel(value) !== null },
  {
    field: "name",
    allowed: "a text",
    fits: (value) => value === undefined || isText(value),
  },
  {
    field: "resigned",
    allowed: "true, false",
    fits: (value) => value === undefined || typeof value === "boolean",
  },
];

/** @type {Rule[]} */
const PIN_RULES = [
  { field: "salt", allowed: "a text", fits: isText },
  { field: "hash", allowed: "a text", fits: isText },
  {
    field: "rounds",
    allowed: "a whole number",
    fits: (value) => value === undefined || (isCount(value) && value <= MOST_ROUNDS),
  },
];

/**
 * @param {any} stored  of any supported version
 * @returns {{saved: SavedGame} | {fault: Fault}}
 */
export function readSavedGame(stored) {
  const turned = stored?.flipped === true ? 2 : 0;
  const optional = {
    ...{ record: "", headers: null, sealed: null, pins: [] },
    ...{ model: null, clock: null, review: null },
  };
  const given = { ...optional, turned, ...stored };
  const whole = isSealedAnew(given) ? { ...given, players: [], pins: [], review: null } : given;
  const fault = faultOfGame(whole) ?? faultOfTruth(stored);
  if (fault !== null) return { fault };
  const { record, headers, sealed, ply, plies, model, turned: turns, pins, clock, review } = whole;
  const players = whole.players.map(readPlayer);
  const seated = { players, model, turned: turns, pins };
  return { saved: { record, headers, sealed, ply, plies, ...seated, clock, review } };
}

/**
 * Players, PINs and reviews outside such a seal would be anybody's.
 * @param {{sealed: any}} stored
 */
function isSealedAnew({ sealed }) {
  return typeof sealed === "string" && !isOldSeal(sealed);
}

/** @param {any} game @returns {Fault | null} */
function faultOfGame(game) {
  // Only the engine knows the seats of a sealed game.
  const seats = isSealedAnew(game) ? undefined : game.players?.length;
  return (
    faultOf(game, GAME_RULES) ??
    faultOf(game, [clockRule(seats)]) ??
    faultOfSeats(game) ??
    faultOfReview(game.review, game.plies, seats)
  );
}

/**
 * @param {any} game  with lists
 * @returns {Fault | null}
 */
function faultOfSeats({ players, pins }) {
  const faultOfPin = (/** @type {any} */ pin, /** @type {string} */ at) =>
    pin === null ? null : faultOf(pin, PIN_RULES, at);
  return (
    firstFault(players, "players", (player, at) => faultOf(player, PLAYER_RULES, at)) ??
    firstFault(pins, "pins", faultOfPin)
  );
}

/**
 * @param {{players: object[], pins: (object | null)[]}} content  of a seal that was opened
 * @returns {Pick<SavedGame, "players" | "pins">}
 */
export function readSeats({ players, pins }) {
  const isSound = Array.isArray(players) && Array.isArray(pins);
  if (!isSound || faultOfSeats({ players, pins }) !== null)
    throw { code: "seal-damaged", args: {} };
  return { players: players.map(readPlayer), pins: /** @type {any} */ (pins) };
}

/**
 * @param {any} stored  without faults
 * @returns {Player}
 */
function readPlayer({ player, level, name, resigned }) {
  const seated = { player, level: readLevel(level) ?? USUAL_LEVEL };
  return { ...seated, ...(name === undefined ? {} : { name }), ...(resigned ? { resigned } : {}) };
}

/**
 * The review in a seal that was opened.
 * @param {any} review
 * @param {number} plies
 * @param {number} seats
 * @returns {Review | null}
 */
export function readReview(review, plies, seats) {
  if (faultOfReview(review ?? null, plies, seats) !== null)
    throw { code: "seal-damaged", args: {} };
  return review ?? null;
}

/** @param {any} stored @returns {Fault | null} */
function faultOfTruth({ record, sealed }) {
  if ((record === undefined) !== (sealed === undefined)) return null;
  const found = record === undefined ? "neither" : "both";
  return { at: "record", found, allowed: "either record or sealed" };
}

/**
 * The stored form. A game with secrets is saved without its public record.
 * @param {SavedGame} saved
 */
export function writtenGame({ record, headers, sealed, players, pins, review, ...others }) {
  const reviewed = review === null ? {} : { review };
  const rest = headers === null ? others : { ...others, headers };
  if (sealed === null) return { format: FORMAT, record, ...rest, players, pins, ...reviewed };
  if (isOldSeal(sealed)) return { format: FORMAT, sealed, ...rest, players, pins };
  return { format: FORMAT, sealed, ...rest };
}

/**
 * Whether one game is an earlier state of another, or the same. Records of games with secrets must contain them.
 * @param {SavedGame} early
 * @param {SavedGame} late
 */
export function isEarlierState(early, late) {
  if ((early.sealed === null) !== (late.sealed === null)) return false;
  if (early.clock !== null && late.clock === null) return false;
  const [before, now] = [wordsOf(early.record), wordsOf(late.record)];
  // A finished game can only equal a game with the same end.
  const moves = before.words.at(-1) === GOES_ON ? before.words.slice(0, -1) : before.words;
  return before.game === now.game && moves.every((word, at) => word === now.words[at]);
}

/** @param {string} record */
function wordsOf(record) {
  const [head = ""] = HEADERS.exec(record) ?? [];
  const words = record.slice(head.length).split(/\s+/);
  return {
    game: (head.match(OWN_HEADERS) ?? []).join("\n"),
    words: words.filter((word) => word !== ""),
  };
}
