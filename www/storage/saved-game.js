// The format of a saved game, in the browser or in a file: reading, with the place of the first fault, and writing.

import { readClock } from "../state/clock.js";
import { MODELS } from "../state/state.js";

/** @typedef {import("../engine/protocol.js").Model} Model */
/** @typedef {import("../state/state.js").Pin} Pin */
/** @typedef {import("../state/state.js").Player} Player */
/** @typedef {import("../state/state.js").QuarterTurns} QuarterTurns */

/** Version of the stored format. Version 1 has no secrets; version 2 has only half turns of the board. */
export const FORMAT = 3;
const READABLE = [1, 2, 3];

const HEADERS = /^(?:\[.*\]\n)*/;
/** The headers that identify a game; the others name players and result. */
const OWN_HEADERS = /^\[(?:Game|Option|Position|Commitment|Opening) .*$/gm;
const GOES_ON = "*";
const SEAL = /^menagerie-sealed-1:[^:]*:/;

/**
 * @typedef {object} SavedGame
 * @property {string} record   the public record of the whole line, including moves taken back
 * @property {string | null} sealed  the full truth of a game with secrets, stored in place of the record
 * @property {number} ply      the ply shown on the board
 * @property {number} plies    the length of the game
 * @property {Player[]} players
 * @property {Model | null} model
 * @property {QuarterTurns} turned
 * @property {(Pin | null)[]} pins
 * @property {import("../state/clock.js").SavedClock | null} clock
 */

/** @typedef {{at: string, found: string, allowed: string}} Fault */

/** @typedef {{field: string, allowed: string, fits: (value: any) => boolean}} Rule */

/** @param {any} value */
const isText = (value) => typeof value === "string";
/** @param {any} value */
const isCount = (value) => Number.isInteger(value) && value >= 0;

/** @type {Rule[]} */
const GAME_RULES = [
  { field: "format", allowed: READABLE.join(", "), fits: (value) => READABLE.includes(value) },
  { field: "record", allowed: "a text", fits: isText },
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

/**
 * @param {any[]} players
 * @returns {Rule}
 */
const clockRule = (players) => ({
  field: "clock",
  allowed: "a clock",
  fits: (value) => value === null || readClock(value, players.length) !== null,
});

/** @type {Rule[]} */
const PLAYER_RULES = [
  {
    field: "player",
    allowed: "human, computer",
    fits: (value) => ["human", "computer"].includes(value),
  },
  { field: "level", allowed: "1 to 8", fits: (value) => value >= 1 && value <= 8 },
];

/** @type {Rule[]} */
const PIN_RULES = [
  { field: "salt", allowed: "a text", fits: isText },
  { field: "hash", allowed: "a text", fits: isText },
];

/**
 * @param {any} stored  of any supported version
 * @returns {{saved: SavedGame} | {fault: Fault}}
 */
export function readSavedGame(stored) {
  const turned = stored?.flipped === true ? 2 : 0;
  const whole = { record: "", sealed: null, pins: [], model: null, clock: null, turned, ...stored };
  const fault = faultOfGame(whole) ?? faultOfTruth(stored);
  if (fault !== null) return { fault };
  const { record, sealed, ply, plies, players, model, turned: turns, pins, clock } = whole;
  return { saved: { record, sealed, ply, plies, players, model, turned: turns, pins, clock } };
}

/**
 * @param {any} game
 * @returns {Fault | null}
 */
function faultOfGame(game) {
  const pins = (/** @type {any} */ pin, /** @type {string} */ at) =>
    pin === null ? null : faultOf(pin, PIN_RULES, at);
  return (
    faultOf(game, GAME_RULES) ??
    faultOf(game, [clockRule(game.players)]) ??
    firstFault(game.players, "players", (player, at) => faultOf(player, PLAYER_RULES, at)) ??
    firstFault(game.pins, "pins", pins)
  );
}

/**
 * @param {any} stored
 * @returns {Fault | null}
 */
function faultOfTruth({ record, sealed }) {
  if ((record === undefined) !== (sealed === undefined)) return null;
  const found = record === undefined ? "neither" : "both";
  return { at: "record", found, allowed: "either record or sealed" };
}

/**
 * @param {any[]} list
 * @param {string} name
 * @param {(item: any, at: string) => Fault | null} fault
 */
function firstFault(list, name, fault) {
  return list.map((item, at) => fault(item, `${name}[${at}]`)).find((one) => one !== null) ?? null;
}

/**
 * @param {any} value
 * @param {Rule[]} rules
 * @param {string} [at]
 * @returns {Fault | null}
 */
function faultOf(value, rules, at = "") {
  const broken = rules.find(({ field, fits }) => !fits(value?.[field]));
  if (broken === undefined) return null;
  const place = at === "" ? broken.field : `${at}.${broken.field}`;
  return { at: place, found: foundText(value?.[broken.field]), allowed: broken.allowed };
}

/**
 * A value shortened for a message.
 * @param {unknown} value
 */
export function foundText(value) {
  return (JSON.stringify(value) ?? "nothing").slice(0, 40);
}

/**
 * The stored form. A game with secrets is saved without its public record.
 * @param {SavedGame} saved
 */
export function writtenGame({ record, sealed, ...rest }) {
  const truth = sealed === null ? { record } : { sealed };
  return { format: FORMAT, ...truth, ...rest };
}

/**
 * Whether one game is an earlier state of another, or the same.
 * @param {SavedGame} early
 * @param {SavedGame} late
 */
export function isEarlierState(early, late) {
  if ((early.sealed === null) !== (late.sealed === null)) return false;
  if (early.clock !== null && late.clock === null) return false;
  const [before, now] = [wordsOf(truthOf(early)), wordsOf(truthOf(late))];
  // A finished game can only equal a game with the same end.
  const moves = before.words.at(-1) === GOES_ON ? before.words.slice(0, -1) : before.words;
  return before.game === now.game && moves.every((word, at) => word === now.words[at]);
}

/** @param {SavedGame} game */
function truthOf({ record, sealed }) {
  if (sealed === null) return record;
  if (!SEAL.test(sealed)) return sealed;
  const bytes = sealed.replace(SEAL, "").match(/../g) ?? [];
  return bytes.map((byte) => String.fromCharCode(Number.parseInt(byte, 16))).join("");
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
