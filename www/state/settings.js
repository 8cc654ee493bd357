// The settings of the page: default, allowed values, storage key and control of each. Stored values are checked against
// this table.

import { hasJapanesePieces } from "./japanese-pieces.js";
import { isFlatForTwo } from "./standings.js";

/** @import { GameInfo } from "../engine/protocol.js" */

/** In characters. */
export const LONGEST_NAME = 30;
const MOST_NAMES = 8;

/** @typedef {"auto" | "light" | "dark"} Theme */
/** @typedef {"figures" | "classic" | "letters" | "japanese"} PieceSet */

/**
 * "own": the colours that the game's variant file gives.
 * @typedef {"own" | "wood" | "meadow" | "sea" | "stone" | "heather"} BoardColours
 */

/** @typedef {"off" | "fast" | "normal"} Animation */

/**
 * How moves are written: in standard notation with the codes of the game, the letters of the page’s language or small
 * pictures of the pieces, or as squares.
 * @typedef {"letters" | "local" | "figurines" | "coordinates"} Notation
 */

/**
 * Where a board's coordinates are: in the margin or on its edge squares.
 * @typedef {"outside" | "inside" | "off"} Coordinates
 */

/**
 * @typedef {object} Settings
 * @property {Theme} theme
 * @property {BoardColours} boardColours
 * @property {PieceSet} pieceSet
 * @property {Coordinates} coordinates
 * @property {Notation} notation
 * @property {Animation} animation
 * @property {boolean} premove  a move may be chosen while computers act
 * @property {boolean} confirm  each move on the board is confirmed
 * @property {boolean} wheel    the wheel over a board steps through the game
 * @property {boolean} zen      only boards, players and the status of a table are shown
 * @property {number} volume    of sounds, 0 to 1
 * @property {boolean} turnsToMover  a flat board for two humans turns to the side to move
 * @property {boolean} coversOnlySecrets  players with secrets share the table until one of them is to be shown
 * @property {"flat" | "stacked"} arrangement  levels side by side or as a tower
 * @property {number} boardSize  beside a board, as a part of the largest size, LEAST_BOARD to 1
 * @property {number} spread    distance of the tower's levels, 0 to 1
 * @property {number} yaw       rotation of the tower in degrees, added to the quarter turns
 * @property {boolean} dragged  the player has rotated a tower by dragging, or closed the hint about it
 * @property {boolean} faded    fades all levels but the one pointed at
 * @property {boolean} singleKeys  keys of the table work without Ctrl
 * @property {string[]} names   of the people who play here, as they are seated in the next game
 * @property {boolean} follows  a tower, or a board for more than two, turns to the human who is to act
 */

/**
 * @template Value
 * @typedef {object} Stored
 * @property {Value} initial
 * @property {readonly Value[]} [choices]  all allowed values, if they can be listed
 * @property {(value: any) => boolean} [allows]  otherwise: whether a value is allowed
 * @property {string} key  in the stored object; a dot separates nested keys
 * @property {(stored: unknown) => unknown} [upgrade]  a value that an earlier version has stored
 */

/**
 * In the settings menu, in the order of this table, with the words `settings.menu.NAME`.
 * @typedef {object} InMenu
 * @property {"menu"} control
 * @property {boolean} onPages  the boards of other pages, such as lessons, follow it too
 * @property {"boards" | "pieces" | "volume" | "tick"} [look]  pictures, a slider or a checkbox instead of the names
 *   of the choices
 * @property {(info: GameInfo | null) => boolean} [offered]  only with such a game on the table; null if none is
 * @property {(value: any, info: GameInfo | null) => boolean} [fits]  whether such a game has this choice; the first one
 *   replaces it otherwise
 */

/**
 * At the board, such as in the bar beside boards of several levels, in the list of keys, or where players are chosen.
 * @typedef {object} Elsewhere
 * @property {"board" | "keys" | "players"} control
 * @property {undefined} [onPages]
 * @property {undefined} [look]
 * @property {undefined} [offered]
 * @property {undefined} [fits]
 */

/**
 * @template Value
 * @typedef {Stored<Value> & (InMenu | Elsewhere)} Setting
 */

/** @typedef {{[Name in keyof Settings]: Setting<Settings[Name]>}} SettingTable */

/** A smaller board would be hard to use. */
export const LEAST_BOARD = 0.5;

/** Its literals are the types of `MenuSetting` and `SettingWords`. */
const TABLE = /** @satisfies {SettingTable} */ ({
  theme: {
    initial: "auto",
    choices: ["auto", "light", "dark"],
    key: "theme",
    control: "menu",
    onPages: true,
  },
  boardColours: {
    initial: "own",
    choices: ["own", "wood", "meadow", "sea", "stone", "heather"],
    key: "boardColours",
    control: "menu",
    onPages: true,
    look: "boards",
  },
  pieceSet: {
    initial: "classic",
    choices: ["classic", "figures", "letters", "japanese"],
    key: "pieceSet",
    control: "menu",
    onPages: true,
    look: "pieces",
    fits: (value, info) => value !== "japanese" || hasJapanesePieces(info),
  },
  coordinates: {
    initial: "outside",
    choices: ["outside", "inside", "off"],
    key: "coordinates",
    control: "menu",
    onPages: true,
  },
  notation: {
    initial: "letters",
    choices: ["letters", "local", "figurines", "coordinates"],
    key: "notation",
    control: "menu",
    onPages: true,
  },
  animation: {
    initial: "normal",
    choices: ["off", "fast", "normal"],
    key: "animation",
    control: "menu",
    onPages: true,
  },
  premove: {
    initial: true,
    choices: [false, true],
    key: "premove",
    control: "menu",
    onPages: false,
  },
  confirm: {
    initial: false,
    choices: [false, true],
    key: "confirm",
    control: "menu",
    onPages: false,
    look: "tick",
  },
  wheel: {
    initial: true,
    choices: [false, true],
    key: "wheel",
    control: "menu",
    onPages: true,
    look: "tick",
  },
  zen: {
    initial: false,
    choices: [false, true],
    key: "zen",
    control: "menu",
    onPages: false,
    look: "tick",
  },
  volume: {
    initial: 0.7,
    allows: isPart,
    key: "sound",
    upgrade: (stored) => (typeof stored === "boolean" ? Number(stored) : stored),
    control: "menu",
    onPages: false,
    look: "volume",
  },
  turnsToMover: {
    initial: false,
    choices: [false, true],
    key: "turnsToMover",
    control: "menu",
    onPages: false,
    look: "tick",
    offered: (info) => info === null || isFlatForTwo(info),
  },
  coversOnlySecrets: {
    initial: false,
    choices: [false, true],
    key: "coversOnlySecrets",
    control: "menu",
    onPages: false,
    look: "tick",
    offered: (info) => info?.secretive === true,
  },
  singleKeys: {
    initial: true,
    choices: [false, true],
    key: "singleKeys",
    control: "keys",
  },
  names: {
    initial: [],
    allows: areNames,
    key: "names",
    control: "players",
  },
  arrangement: {
    initial: "flat",
    choices: ["flat", "stacked"],
    key: "boardView.arrangement",
    control: "board",
  },
  boardSize: {
    initial: 1,
    allows: (size) => size >= LEAST_BOARD && size <= 1,
    key: "boardSize",
    control: "board",
  },
  spread: {
    initial: 0.7,
    allows: isPart,
    key: "boardView.spread",
    control: "board",
  },
  // Turns the near corner towards the viewer.
  yaw: {
    initial: -28,
    allows: Number.isFinite,
    key: "boardView.yaw",
    control: "board",
  },
  dragged: {
    initial: false,
    choices: [false, true],
    key: "boardView.dragged",
    control: "board",
  },
  faded: {
    initial: false,
    choices: [false, true],
    key: "boardView.faded",
    control: "board",
  },
  follows: {
    initial: false,
    choices: [false, true],
    key: "boardView.follows",
    control: "board",
  },
});

/** @type {SettingTable} */
export const SETTINGS = TABLE;

/**
 * The settings in the menu.
 * @typedef {{[Name in keyof Settings]: (typeof TABLE)[Name]["control"] extends "menu" ? Name : never}[keyof Settings]} MenuSetting
 */

/**
 * The words of a setting in the menu: a tick has a hint, choices have a name for each value.
 * @template {MenuSetting} Name
 * @typedef {{name: string} & ((typeof TABLE)[Name] extends {look: "tick"} ? {hint: string}
 *   : (typeof TABLE)[Name] extends {look: "volume"} ? Record<string, unknown>
 *   : {values: Record<`${Settings[Name]}`, string>})} SettingWords
 */

const ENTRIES = /** @type {[keyof Settings, Setting<unknown>][]} */ (Object.entries(SETTINGS));

/** Turns sounds off, or on with the usual volume. @param {Settings} settings @returns {Partial<Settings>} */
export function switchSound({ volume }) {
  return { volume: volume > 0 ? 0 : TABLE.volume.initial };
}

/** @param {unknown} [stored] @returns {Settings} */
export function readSettings(stored) {
  const values = ENTRIES.map(([name, setting]) => {
    const found = valueAt(stored, setting.key);
    const value = setting.upgrade ? setting.upgrade(found) : found;
    return [name, isAllowed(setting, value) ? value : setting.initial];
  });
  return Object.fromEntries(values);
}

/**
 * The settings that boards on other pages follow.
 * @param {Settings} settings
 * @returns {Partial<Settings>}
 */
export function pageSettings(settings) {
  const followed = ENTRIES.filter(([, { onPages }]) => onPages === true);
  return Object.fromEntries(followed.map(([name]) => [name, settings[name]]));
}

/** @param {Settings} settings @returns {Record<string, unknown>} */
export function storedSettings(settings) {
  /** @type {Record<string, any>} */
  const stored = {};
  for (const [name, { key }] of ENTRIES) {
    const [outer = "", inner] = key.split(".");
    if (inner === undefined) stored[outer] = settings[name];
    else (stored[outer] ??= {})[inner] = settings[name];
  }
  return stored;
}

/** @param {unknown} stored @param {string} key */
function valueAt(stored, key) {
  return key.split(".").reduce((found, part) => /** @type {any} */ (found)?.[part], stored);
}

/** @param {Setting<unknown>} setting @param {unknown} value */
function isAllowed({ choices, allows }, value) {
  return choices?.includes(value) ?? allows?.(value) === true;
}

/** @param {unknown} value */
function isPart(value) {
  return typeof value === "number" && value >= 0 && value <= 1;
}

/** @param {unknown} value */
function areNames(value) {
  const isName = (/** @type {unknown} */ name) =>
    typeof name === "string" && name.length <= LONGEST_NAME;
  return Array.isArray(value) && value.length <= MOST_NAMES && value.every(isName);
}
