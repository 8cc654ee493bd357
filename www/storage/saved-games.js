// Games and settings in the browser's storage. Unreadable texts are moved to another key, never deleted.

import { readSettings, storedSettings } from "../state/settings.js";
import { FORMAT, isEarlierState, readSavedGame, writtenGame } from "./saved-game.js";

/** @typedef {import("./saved-game.js").SavedGame} SavedGame */

const GAME_PREFIX = "menagerie.game.";
const ASIDE_PREFIX = "menagerie.aside.";
const SETTINGS = "menagerie.preferences";

/**
 * A text set aside: an unreadable one, or a game that made way for another.
 * @typedef {object} Aside
 * @property {string} key   storage key
 * @property {string} game  its id
 * @property {string} text
 */

/** @typedef {import("../state/settings.js").Settings} Settings */

/**
 * The browser's storage. Null if it's blocked, when even access may throw.
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
  /** The text this tab last read or wrote for each game, to detect changes by other tabs. @type {Map<string, string>} */
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
   * The table now has another game that doesn't continue the saved one.
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
   * False if there was no room. A game that isn't continued here, such as another tab's, is first set aside; if that fails
   * it stays.
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
   * Sets aside a game worth keeping before its text is replaced. False if there was no room.
   * @param {string} game
   * @param {string} text
   */
  #rescue(game, text) {
    const held = this.#text(game);
    if (held === null || held === this.#known.get(game)) return true;
    if (!isWorthSaving(held) || isContainedIn(held, text)) return true;
    // A game that has grown replaces its own earlier copy.
    const earlier = this.asides().find((one) => one.game === game && isContainedIn(one.text, held));
    return this.#put(earlier?.key ?? this.#freeAside(game), held);
  }

  /**
   * Moves an unreadable game to a new key and returns that. If there is no room, returns the old key, and the next game
   * won't be saved.
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
   * Deletes what was set aside unless the key has been reused.
   * @param {Aside} aside
   */
  deleteAside({ key, text }) {
    if (this.#storage?.getItem(key) === text) this.#storage.removeItem(key);
  }

  /**
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

  /** @returns {[game: string, text: string][]} */
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
   * Swaps a game set aside with the saved one, which is dropped if it isn't worth keeping. False if there was no room, and
   * nothing has changed.
   * @param {Aside} aside
   */
  takeUp({ key, game, text }) {
    const held = this.#text(game);
    if (!this.#put(GAME_PREFIX + game, text)) return false;
    if (held === null || !isWorthSaving(held)) {
      this.#storage?.removeItem(key);
      return true;
    }
    if (this.#put(key, held)) return true;
    // There is room, because both were stored before.
    this.#put(GAME_PREFIX + game, held);
    return false;
  }

  /**
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
 * A game without moves and secrets isn't worth keeping.
 * @param {string} text
 */
function isWorthSaving(text) {
  const saved = readStored(text);
  return saved === "unreadable" || saved.plies > 0 || saved.sealed !== null;
}

/**
 * @param {string} text
 * @param {string} later
 */
function isContainedIn(text, later) {
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
