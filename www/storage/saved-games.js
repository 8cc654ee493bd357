// The saved games in the browser's database, one entry per game. Unreadable texts are kept, too.

import { deviceKey } from "./device-key.js";
import { MemoryDatabase } from "./game-database.js";
import { GameLocks } from "./game-locks.js";
import { haveOldSeals, oldKeys } from "./old-traces.js";
import { writtenGame } from "./saved-game.js";
import { contentOf, hasBegun, isRunning, newId } from "./stored-game.js";

/** @import { GameSummary } from "../state/game-summary.js" */
/** @import { Database } from "./database.js" */
/** @import { SavedGame } from "./saved-game.js" */
/** @import { StoredGame } from "./stored-game.js" */
/** @import { OldSaves } from "./old-saves.js" */

/**
 * What tabs tell each other: never a game's content. Version 0: it was deleted.
 * @typedef {{id: string, version: number}} GameChange
 */

/** The part of a BroadcastChannel that is needed. @typedef {Pick<BroadcastChannel, "postMessage">} Channel */

/**
 * To the other tabs. Null if the browser refuses it, as when it blocks site data.
 * @param {"games" | "revealed"} name
 */
export function openChannel(name) {
  try {
    return new BroadcastChannel(`menagerie.${name}`);
  } catch {
    return null;
  }
}

export class SavedGames {
  /** False if games last only until the page is closed. */
  works = true;
  /** Encrypts games with secrets; null if this browser can't, so that they aren't saved. @type {CryptoKey | null} */
  key = null;
  /** Called when the saved games can't be read. */
  onFault = () => {};
  /** @type {Database} */
  #database;
  /** Where old editions saved games. @type {Storage | null} */
  #old;
  #channel;
  #locks;

  /**
   * @param {Database} database
   * @param {object} parts
   * @param {Storage | null} parts.old  where old editions saved games
   * @param {Channel | null} [parts.channel]  to the other tabs
   * @param {GameLocks} [parts.locks]
   * @param {() => number} [parts.now]
   */
  constructor(database, { old, channel = null, locks = new GameLocks(undefined), now = Date.now }) {
    this.#database = database;
    this.#old = old;
    this.#channel = channel;
    this.#locks = locks;
    this.now = now;
  }

  /** Finds out whether the database works, and copies the games of old editions. */
  async start() {
    try {
      await this.#begin();
    } catch {
      this.works = false;
      this.#database = new MemoryDatabase();
      await this.#begin();
    }
  }

  async #begin() {
    const stored = [...(await this.#database.all("games")), ...(await this.#database.all("taken"))];
    const key = (this.key = await deviceKey(this.#database));
    if (key !== null && haveOldSeals(stored))
      await this.#withOldSaves((old) => old.encrypt(this.#database, key));
    await this.#takeOldSaves();
  }

  get keepsSecrets() {
    return this.key !== null;
  }

  async #takeOldSaves() {
    if (oldKeys(this.#old).length > 0)
      await this.#withOldSaves((old) => old.takeInto(this.#database, this.key, this.works));
  }

  /**
   * Few visitors have any, so that their code is loaded on request. Without network they are left for the next visit.
   * @param {(old: OldSaves) => Promise<void>} work
   */
  async #withOldSaves(work) {
    const loaded = await import("./old-saves.js").catch(() => null);
    if (loaded === null) return;
    const old = new loaded.OldSaves(this.#old, this.#locks, this.now);
    await this.#locks.alone(() => work(old));
  }

  /** Copies what an old edition in another tab has saved since. */
  async update() {
    await this.#read(() => this.#takeOldSaves(), undefined);
  }

  /** The latest first, without games that haven't begun. @returns {Promise<StoredGame[]>} */
  async list() {
    return (await this.#all()).filter(hasBegun);
  }

  async #all() {
    /** @type {StoredGame[]} */
    const all = await this.#read(() => this.#database.all("games"), []);
    return all.sort((one, other) => other.changed - one.changed);
  }

  /**
   * @template Result
   * @param {() => Promise<Result>} read
   * @param {Result} otherwise
   */
  async #read(read, otherwise) {
    try {
      return await read();
    } catch {
      this.onFault();
      return otherwise;
    }
  }

  /**
   * The latest unfinished game of a variant, or else the one that hasn't begun.
   * @param {string} game
   * @returns {Promise<StoredGame | null>}
   */
  async latest(game) {
    const all = (await this.#all()).filter((one) => one.game === game && isRunning(one));
    return all.find(hasBegun) ?? all[0] ?? null;
  }

  /** @param {string} id @returns {Promise<StoredGame | null>} */
  async read(id) {
    return (await this.#read(() => this.#database.get("games", id), null)) ?? null;
  }

  /**
   * Starts at once: what has been handed to the browser survives the end of this tab.
   * @param {Pick<StoredGame, "id" | "game" | "version" | "changed" | "filed" | "continued">} entry
   * @param {SavedGame} saved
   * @param {GameSummary} summary
   * @returns {Promise<null | "storage-full" | "storage-failed">}  why it couldn't be written
   */
  write(entry, saved, summary) {
    return this.put({ ...entry, summary, ...contentOf(JSON.stringify(writtenGame(saved))) });
  }

  /** @param {StoredGame} stored @returns {Promise<null | "storage-full" | "storage-failed">} */
  async put(stored) {
    try {
      await this.#database.put("games", stored);
    } catch (error) {
      const { name } = /** @type {Error} */ (error);
      return name === "QuotaExceededError" ? "storage-full" : "storage-failed";
    }
    this.#tell({ id: stored.id, version: stored.version });
    return null;
  }

  /**
   * Adds to what is known of a game, unless another tab has changed it since.
   * @param {StoredGame} stored
   * @param {Partial<StoredGame>} known
   */
  async amend({ id, version }, known) {
    const change = (/** @type {StoredGame | undefined} */ now) =>
      now?.version === version ? { ...now, ...known } : undefined;
    await this.#read(() => this.#database.revise("games", id, change), undefined);
    this.#tell({ id, version });
  }

  /**
   * Adds a game of a file.
   * @param {string} game
   * @param {string} text
   * @param {GameSummary | null} summary
   * @param {number} [changed]
   */
  add(game, text, summary, changed = this.now()) {
    const content = contentOf(text);
    const filed = content.secret;
    return this.put({ id: newId(), game, version: 1, changed, filed, summary, ...content });
  }

  /** @param {string} id */
  async remove(id) {
    await this.#read(() => this.#database.remove("games", id), undefined);
    this.#tell({ id, version: 0 });
  }

  /** @param {GameChange} change */
  #tell(change) {
    this.#channel?.postMessage(change);
  }
}
