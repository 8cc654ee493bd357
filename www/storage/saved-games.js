// Games and preferences kept in the browser. What can't be read is set aside under another key, never thrown away.

import { readSettings, storedSettings } from "../state/settings.js";
import { FORMAT, isEarlierState, readSavedGame, writtenGame } from "./saved-game.js";

/** @typedef {import("./saved-game.js").SavedGame} SavedGame */

const GAME_PREFIX = "menagerie.game.";
const ASIDE_PREFIX = "menagerie.aside.";
const SETTINGS = "menagerie.preferences";

/**
 * A text that is kept beside the games on the table: one that couldn't be read, or a game that made room for another one.
 * @typedef {object} Aside
 * @property {string} key   of the storage
 * @property {string} game  its id
 * @property {string} text
 */

/** @typedef {import("../state/settings.js").Settings} Settings */

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
  /** What this tab has read or written last of each game, and goes on with. @type {Map<string, string>} */
  #known = new Map();

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
    const text = this.#text(game);
    if (text !== null) this.#known.set(game, text);
    return text === null ? null : readStored(text);
  }

  /**
   * Another one is on the table, which doesn't go on with what is saved.
   * @param {string} game
   */
  forget(game) {
    this.#known.delete(game);
  }

  /** @param {string} game */
  has(game) {
    return this.#text(game) !== null;
  }

  /** @param {string} game */
  #text(game) {
    return this.#storage?.getItem(GAME_PREFIX + game) ?? null;
  }

  /**
   * False if there was no room. Another game that this tab doesn't go on with, as another tab's, is set aside; where there is
   * no room for that, it stays.
   * @param {string} game
   * @param {SavedGame} saved
   */
  write(game, saved) {
    const text = JSON.stringify(writtenGame(saved));
    const fits = this.#rescue(game, text) && this.#put(GAME_PREFIX + game, text);
    if (fits) this.#known.set(game, text);
    return fits;
  }

  /**
   * Sets aside what would be missed if a text took its place. False if there was no room.
   * @param {string} game
   * @param {string} text
   */
  #rescue(game, text) {
    const held = this.#text(game);
    if (held === null || held === this.#known.get(game)) return true;
    if (!isWorthKeeping(held) || isKeptIn(held, text)) return true;
    // One game that grows needs one key, however often it is found.
    const earlier = this.asides().find((one) => one.game === game && isKeptIn(one.text, held));
    return this.#put(earlier?.key ?? this.#freeAside(game), held);
  }

  /**
   * Moves an unreadable game out of the way and tells the key that has it now, where there is no room its old one: there
   * the next game will not be kept.
   * @param {string} game
   * @returns {string}
   */
  setAside(game) {
    const [held, key] = [GAME_PREFIX + game, this.#freeAside(game)];
    const text = this.#text(game) ?? "";
    // Removed first: a full storage has no room for both.
    this.#storage?.removeItem(held);
    if (this.#put(key, text)) return key;
    this.#put(held, text);
    return held;
  }

  /**
   * Deletes what was set aside, unless something else has taken its place.
   * @param {Aside} aside
   */
  deleteAside({ key, text }) {
    if (this.#storage?.getItem(key) === text) this.#storage.removeItem(key);
  }

  /**
   * Keeps a text beside the game on the table. False if there was no room.
   * @param {string} game
   * @param {string} text
   */
  addAside(game, text) {
    return this.#put(this.#freeAside(game), text);
  }

  /** @param {string} game */
  #freeAside(game) {
    let number = 1;
    while (this.#storage?.getItem(`${ASIDE_PREFIX}${game}.${number}`) != null) number += 1;
    return `${ASIDE_PREFIX}${game}.${number}`;
  }

  /**
   * The texts of all games, also of those that this edition doesn't know, by their ids.
   * @returns {[game: string, text: string][]}
   */
  texts() {
    return this.#entries(GAME_PREFIX);
  }

  /** @returns {Aside[]} */
  asides() {
    const number = /\.\d+$/;
    return this.#entries(ASIDE_PREFIX).map(([name, text]) => ({
      key: ASIDE_PREFIX + name,
      game: name.replace(number, ""),
      text,
    }));
  }

  /**
   * What the names of the storage's keys have after a prefix, with their texts, in order.
   * @param {string} prefix
   * @returns {[name: string, text: string][]}
   */
  #entries(prefix) {
    const storage = this.#storage;
    if (storage === null) return [];
    const keys = Array.from({ length: storage.length }, (_, at) => storage.key(at) ?? "");
    const ours = keys.filter((key) => key.startsWith(prefix)).sort();
    return ours.map((key) => [key.slice(prefix.length), storage.getItem(key) ?? ""]);
  }

  /**
   * What was set aside becomes its game's saved one, and the other way round unless nobody would miss that. False if there was
   * no room: then nothing has changed.
   * @param {Aside} aside
   */
  takeUp({ key, game, text }) {
    const held = this.#text(game);
    if (!this.#put(GAME_PREFIX + game, text)) return false;
    if (held === null || !isWorthKeeping(held)) {
      this.#storage?.removeItem(key);
      return true;
    }
    if (this.#put(key, held)) return true;
    // Both fitted before, so that they do again.
    this.#put(GAME_PREFIX + game, held);
    return false;
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
      const text = this.#text(game);
      const saved = text === null ? "unreadable" : readStored(text);
      if (saved !== "unreadable" && saved.plies > 0) plies[game] = saved.plies;
    }
    return plies;
  }

  /** @returns {Settings} */
  readSettings() {
    return readSettings(parse(this.#storage?.getItem(SETTINGS) ?? "{}"));
  }

  /** @param {Settings} settings */
  writeSettings(settings) {
    this.#put(SETTINGS, JSON.stringify({ format: FORMAT, ...storedSettings(settings) }));
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
 * Nobody misses a game without a move and without a secret.
 * @param {string} text
 */
function isWorthKeeping(text) {
  const saved = readStored(text);
  return saved === "unreadable" || saved.plies > 0 || saved.sealed !== null;
}

/**
 * Whether nothing of a text is lost if only a later one is kept.
 * @param {string} text
 * @param {string} later
 */
function isKeptIn(text, later) {
  if (text === later) return true;
  const [before, now] = [readStored(text), readStored(later)];
  return before !== "unreadable" && now !== "unreadable" && isEarlierState(before, now);
}

/**
 * @param {string} text
 * @returns {SavedGame | "unreadable"}
 */
export function readStored(text) {
  const read = readSavedGame(parse(text));
  return "fault" in read ? "unreadable" : read.saved;
}

/** @param {string} text */
function parse(text) {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
