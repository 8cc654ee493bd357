// Games and preferences kept in the browser. What can't be read is set aside under another key, never thrown away.

import { MODELS } from "./state.js";

/** @typedef {import("./engine/protocol.js").Model} Model */
/** @typedef {import("./state.js").BoardView} BoardView */
/** @typedef {import("./state.js").Pin} Pin */
/** @typedef {import("./state.js").Player} Player */
/** @typedef {import("./state.js").Theme} Theme */
/** @typedef {import("./state.js").PieceSet} PieceSet */
/** @typedef {import("./state.js").QuarterTurns} QuarterTurns */

/** Format number of everything written here. The first one knew no secrets, the second none but half turns. */
const FORMAT = 3;
const READABLE = [1, 2, 3];
const GAME_PREFIX = "menagerie.game.";
const ASIDE_PREFIX = "menagerie.aside.";
const PREFERENCES = "menagerie.preferences";

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
 */

/** @typedef {{theme?: Theme, pieceSet?: PieceSet, boardView?: BoardView}} Preferences */

/**
 * The browser's storage, or null where it's blocked; then even looking at it may throw.
 * @returns {Storage | null}
 */
export function openStorage() {
  try {
    const storage = globalThis.localStorage;
    const probe = "menagerie.probe";
    storage.setItem(probe, probe);
    storage.removeItem(probe);
    return storage;
  } catch {
    return null;
  }
}

export class SavedGames {
  #storage;

  /** @param {Storage | null} storage */
  constructor(storage) {
    this.#storage = storage;
  }

  get works() {
    return this.#storage !== null;
  }

  /**
   * @param {string} game
   * @returns {SavedGame | "unreadable" | null}
   */
  read(game) {
    const text = this.#storage?.getItem(GAME_PREFIX + game) ?? null;
    return text === null ? null : readSavedGame(text);
  }

  /**
   * False if there was no room.
   * @param {string} game
   * @param {SavedGame} saved
   */
  write(game, saved) {
    const { record, sealed, ...rest } = saved;
    const truth = sealed === null ? { record } : { sealed };
    return this.#put(GAME_PREFIX + game, JSON.stringify({ format: FORMAT, ...truth, ...rest }));
  }

  /**
   * Moves an unreadable game out of the way and tells the key that has it now.
   * @param {string} game
   * @returns {string}
   */
  setAside(game) {
    let number = 1;
    while (this.#storage?.getItem(`${ASIDE_PREFIX}${game}.${number}`) != null) number += 1;
    const key = `${ASIDE_PREFIX}${game}.${number}`;
    const text = this.#storage?.getItem(GAME_PREFIX + game) ?? "";
    // Removed first: a full storage has no room for both.
    this.#storage?.removeItem(GAME_PREFIX + game);
    this.#put(key, text);
    return key;
  }

  /**
   * How many plies each game has saved; games without a readable one are left out.
   * @param {string[]} games
   * @returns {Record<string, number>}
   */
  plies(games) {
    /** @type {Record<string, number>} */
    const plies = {};
    for (const game of games) {
      const saved = this.read(game);
      if (saved !== null && saved !== "unreadable" && saved.plies > 0) plies[game] = saved.plies;
    }
    return plies;
  }

  /** @returns {Preferences} */
  readPreferences() {
    const stored = parse(this.#storage?.getItem(PREFERENCES) ?? "{}");
    /** @type {Preferences} */
    const preferences = {};
    if (["auto", "light", "dark"].includes(stored?.theme)) preferences.theme = stored.theme;
    if (["figures", "letters"].includes(stored?.pieceSet)) preferences.pieceSet = stored.pieceSet;
    if (isBoardView(stored?.boardView)) preferences.boardView = stored.boardView;
    return preferences;
  }

  /** @param {Required<Preferences>} preferences */
  writePreferences(preferences) {
    this.#put(PREFERENCES, JSON.stringify({ format: FORMAT, ...preferences }));
  }

  /**
   * @param {string} key
   * @param {string} text
   */
  #put(key, text) {
    try {
      this.#storage?.setItem(key, text);
      return true;
    } catch {
      return false;
    }
  }
}

/**
 * @param {string} text
 * @returns {SavedGame | "unreadable"}
 */
function readSavedGame(text) {
  const stored = parse(text);
  if (!READABLE.includes(stored?.format)) return "unreadable";
  const turned = stored.flipped === true ? 2 : 0;
  const saved = { record: "", sealed: null, pins: [], model: null, turned, ...stored };
  if (!isSavedGame(saved) || (stored.record === undefined) === (stored.sealed === undefined))
    return "unreadable";
  const { record, sealed, ply, plies, players, model, turned: turns, pins } = saved;
  return { record, sealed, ply, plies, players, model, turned: turns, pins };
}

/**
 * @param {any} stored
 * @returns {stored is SavedGame}
 */
function isSavedGame(stored) {
  return (
    typeof stored.record === "string" &&
    (stored.sealed === null || typeof stored.sealed === "string") &&
    Number.isInteger(stored.ply) &&
    Number.isInteger(stored.plies) &&
    [0, 1, 2, 3].includes(stored.turned) &&
    (stored.model === null || MODELS.includes(stored.model)) &&
    Array.isArray(stored.players) &&
    stored.players.every(isPlayer) &&
    Array.isArray(stored.pins) &&
    stored.pins.every(isPinOrNone)
  );
}

/**
 * @param {any} stored
 * @returns {stored is BoardView}
 */
function isBoardView(stored) {
  return (
    ["flat", "stacked"].includes(stored?.arrangement) &&
    stored.spread >= 0 &&
    stored.spread <= 1 &&
    Number.isFinite(stored.yaw) &&
    typeof stored.faded === "boolean" &&
    typeof stored.follows === "boolean"
  );
}

/** @param {any} pin */
function isPinOrNone(pin) {
  return pin === null || (typeof pin?.salt === "string" && typeof pin.hash === "string");
}

/** @param {any} player */
function isPlayer(player) {
  return (
    (player?.player === "human" || player?.player === "computer") &&
    player.level >= 1 &&
    player.level <= 8
  );
}

/** @param {string} text */
function parse(text) {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
