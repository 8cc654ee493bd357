// One game as it is kept in the browser or in a file: its shape, read with the place of the first fault, and written.

import { readClock } from "../state/clock.js";
import { MODELS } from "../state/state.js";

/** @typedef {import("../engine/protocol.js").Model} Model */
/** @typedef {import("../state/state.js").Pin} Pin */
/** @typedef {import("../state/state.js").Player} Player */
/** @typedef {import("../state/state.js").QuarterTurns} QuarterTurns */

/** Format number of everything kept. The first one knew no secrets, the second none but half turns. */
export const FORMAT = 3;
const READABLE = [1, 2, 3];

/** What a record begins with. */
const HEADERS = /^(?:\[.*\]\n)*/;
/** Those that tell games apart; the others tell who plays, and how it ended. */
const OWN_HEADERS = /^\[(?:Game|Option|Position|Commitment|Opening) .*$/gm;
/** What stands behind the moves of a game that goes on. */
const GOES_ON = "*";
const SEAL = /^menagerie-sealed-1:[^:]*:/;

/**
 * @typedef {object} SavedGame
 * @property {string} record   the whole line, also what was taken back, as others may read it
 * @property {string | null} sealed  a game with secrets: the whole truth, kept here alone and in place of the record
 * @property {number} ply      how many of its actions stand on the board
 * @property {number} plies    how many it has
 * @property {Player[]} players
 * @property {Model | null} model
 * @property {QuarterTurns} turned
 * @property {(Pin | null)[]} pins
 * @property {import("../state/clock.js").KeptClock | null} clock
 */

/**
 * What is wrong, where: "players[1].level".
 * @typedef {{at: string, found: string, allowed: string}} Fault
 */

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
 * Depends on how many play.
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
 * @param {any} stored  of any format that can be read
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
 * Either the record or the sealed truth is kept.
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
 * A value short enough for a message.
 * @param {unknown} value
 */
export function foundText(value) {
  return (JSON.stringify(value) ?? "nothing").slice(0, 40);
}

/**
 * As it is kept: a game with secrets without the record that would be told of it.
 * @param {SavedGame} saved
 */
export function writtenGame({ record, sealed, ...rest }) {
  const truth = sealed === null ? { record } : { sealed };
  return { format: FORMAT, ...truth, ...rest };
}

/**
 * Whether a game has nothing, but for who plays it, that another one hasn't: it is the same, with as many moves or fewer.
 * @param {SavedGame} early
 * @param {SavedGame} late
 */
export function isEarlierState(early, late) {
  if ((early.sealed === null) !== (late.sealed === null)) return false;
  if (early.clock !== null && late.clock === null) return false;
  const [before, now] = [told(truthOf(early)), told(truthOf(late))];
  // A game that has ended is only the same as one that has ended so.
  const moves = before.words.at(-1) === GOES_ON ? before.words.slice(0, -1) : before.words;
  return before.game === now.game && moves.every((word, at) => word === now.words[at]);
}

/**
 * Its record; that of a game with secrets only to be compared, since it is nobody's to read.
 * @param {SavedGame} game
 */
function truthOf({ record, sealed }) {
  if (sealed === null) return record;
  if (!SEAL.test(sealed)) return sealed;
  const bytes = sealed.replace(SEAL, "").match(/../g) ?? [];
  return bytes.map((byte) => String.fromCharCode(Number.parseInt(byte, 16))).join("");
}

/**
 * Which game a record is of, and its moves with what stands between and behind them.
 * @param {string} record
 */
function told(record) {
  const [head = ""] = HEADERS.exec(record) ?? [];
  const words = record.slice(head.length).split(/\s+/);
  return {
    game: (head.match(OWN_HEADERS) ?? []).join("\n"),
    words: words.filter((word) => word !== ""),
  };
}
