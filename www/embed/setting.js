// The settings of an embedder, from attributes or an address's query.

import { USUAL_LEVEL, isLevel } from "../state/levels.js";

/** @import { GameInfo, Seat } from "../engine/protocol.js" */
/** @import { Reason, PageCode } from "../state/reasons.js" */
/** @import { Player } from "../state/page-state.js" */
/** @import { PieceSet, Theme } from "../state/settings.js" */

/**
 * @typedef {object} Contents
 * @property {string | null} game      id of a game
 * @property {string | null} src       URL of a variant file
 * @property {string | null} position  position text
 * @property {string | null} record    a record, or moves alone
 */

/** Attributes whose change opens the table anew. */
export const CONTENTS = ["game", "src", "position", "moves", "record"];

/** Attributes that an iframe's query may set. The author of a link must not choose where the board's own link leads. */
export const FRAME_ATTRIBUTES = [
  ...CONTENTS,
  "seats",
  "orientation",
  "view-only",
  "theme",
  "pieces",
  "lang",
];

export const ATTRIBUTES = [...FRAME_ATTRIBUTES, "home"];

/** Of properties that aren't just texts. @type {Record<string, string[]>} */
const PROPERTY_TYPES = { orientation: ["string", "number"], viewOnly: ["boolean"] };

const HEADER = /^\s*\[/;

const PLAYER = /^\s*(?:(human)|computer(?:\s*:\s*([a-z0-9-]+))?)\s*$/i;

/** @param {(name: string) => string | null} attribute @returns {Contents} */
export function readContents(attribute) {
  return {
    game: attribute("game")?.trim() || null,
    src: attribute("src")?.trim() || null,
    position: attribute("position")?.trim() || null,
    record: attribute("record")?.trim() || attribute("moves")?.trim() || null,
  };
}

/**
 * The text to load: a whole record, or moves of the current game from the given position.
 * @param {string} record
 * @param {GameInfo} info
 * @param {string | null} position  as the engine writes it
 */
export function recordText(record, info, position) {
  if (HEADER.test(record)) return record;
  if (position === null) return `1. ${record}`;
  return `[Format "1"]\n[Game "${info.id}"]\n[Position "${position}"]\n\n1. ${record}`;
}

/** @param {string | null} record */
export function namesItsGame(record) {
  return record !== null && HEADER.test(record);
}

/**
 * Reads the players. Seats not listed are human, so that no computer searches unasked.
 * @param {string | null} text  "human,computer:level-12"
 * @param {GameInfo} info
 * @returns {Player[]}
 * @throws {Reason}
 */
export function readSeats(text, info) {
  const given = text === null || text.trim() === "" ? [] : text.split(",");
  if (given.length > info.seats.length) throw fault("seats-unreadable", text, info.seats.length);
  return info.seats.map((_, seat) => {
    const match = PLAYER.exec(given[seat] ?? "human");
    const level = match?.[2]?.toLowerCase() ?? USUAL_LEVEL;
    if (match === null || !isLevel(level)) throw fault("seats-unreadable", text, info.seats.length);
    return { player: match[1] === undefined ? "computer" : "human", level };
  });
}

/**
 * Reads the seat at the near edge, counted from 1.
 * @param {string | null} text  a seat's name, letter or number
 * @param {GameInfo} info
 * @returns {Seat}
 * @throws {Reason}
 */
export function readOrientation(text, info) {
  const input = text?.trim().toLowerCase() ?? "";
  if (input === "") return 0;
  const seat = info.seats.findIndex(({ name, letter }, at) =>
    [name.toLowerCase(), letter.toLowerCase(), String(at + 1)].includes(input),
  );
  if (seat < 0) {
    const allowed = info.seats.map(({ name }, at) => `${name} or ${at + 1}`).join(", ");
    throw fault("orientation-unknown", text, allowed);
  }
  return seat;
}

/** @param {string | null} text @returns {Theme} */
export function readTheme(text) {
  return text === "light" || text === "dark" ? text : "auto";
}

/** @param {string | null} text @returns {PieceSet} */
export function readPieces(text) {
  return text === "classic" || text === "letters" || text === "japanese" ? text : "figures";
}

/**
 * Why a property can't have a value, by its type. Texts are checked when they are read.
 * @param {string} property
 * @param {unknown} value
 * @returns {Reason | null}
 */
export function propertyFault(property, value) {
  const allowed = PROPERTY_TYPES[property] ?? ["string"];
  const found = value === null ? "null" : Array.isArray(value) ? "array" : typeof value;
  if (allowed.includes(found)) return null;
  return { code: "embed-property", args: { property, found, allowed: allowed.join(", ") } };
}

/**
 * @param {PageCode} code
 * @param {string | null} found
 * @param {string | number} allowed
 * @returns {Reason}
 */
function fault(code, found, allowed) {
  return { code, args: { found: found ?? "", allowed: String(allowed) } };
}
