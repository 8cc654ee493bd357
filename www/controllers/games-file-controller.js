// Moves all saved games with their custom variants in one file: writes it, and adds the games of such files.

import { isEngineError } from "../engine/engine-errors.js";
import { CountedParts } from "../state/progress.js";
import { keyOfLock, newLock } from "../storage/file-lock.js";
import { fileFault, readGamesFile, writeGamesFile } from "../storage/games-file.js";
import { isOldSeal } from "../storage/old-traces.js";
import { openedGame, opensSeal, resealed, sealedAnew } from "../storage/reseal.js";
import { writtenGame } from "../storage/saved-game.js";
import { readStored } from "../storage/stored-game.js";

/** @import { GameInfo } from "../engine/protocol.js" */
/** @import { Reason } from "../state/reasons.js" */
/** @import { CustomVariantsController } from "./custom-variants-controller.js" */
/** @import { Browser } from "./table-parts.js" */
/** @import { GameSummary } from "../state/game-summary.js" */
/** @import { Added, GameStore } from "../state/page-state.js" */
/** @import { Filed, FiledVariant } from "../storage/games-file.js" */
/** @import { SavedGame } from "../storage/saved-game.js" */
/** @import { SavedGames } from "../storage/saved-games.js" */
/** @import { StoredGame } from "../storage/stored-game.js" */
/** @import { PlayerAction } from "../state/actions.js" */

/** @typedef {{info: GameInfo, plies: number, summary: GameSummary}} Replayed */

const FILE_NAME = "menagerie-games.json";

export class GamesFileController {
  /** Stops the import after the current game; games imported so far stay. */
  #stopped = false;
  #saved;
  #own;
  #browser;
  #store;
  #now;
  #replay;
  #refresh;

  /**
   * @param {object} parts
   * @param {SavedGames} parts.saved
   * @param {CustomVariantsController} parts.own
   * @param {Pick<Browser, "download">} parts.browser
   * @param {GameStore} parts.store
   * @param {() => number} parts.now  the clock, in milliseconds
   * @param {(saved: SavedGame) => Promise<Replayed>} parts.replay
   * @param {() => Promise<void>} parts.refresh  of the list
   */
  constructor({ saved, own, browser, store, now, replay, refresh }) {
    this.#saved = saved;
    this.#own = own;
    this.#browser = browser;
    this.#store = store;
    this.#now = now;
    this.#replay = replay;
    this.#refresh = refresh;
  }

  stop() {
    this.#stopped = true;
  }

  /** @param {string | null} passphrase  null: without secrets */
  async save(passphrase) {
    const stored = await this.#saved.list();
    const lock = passphrase === null ? null : newLock();
    const key = lock === null ? null : await keyOfLock(passphrase ?? "", lock);
    const locked = await Promise.all(stored.map((one) => this.#locked(one, key)));
    const leftOut = stored.filter((_, at) => locked[at] === null).map(({ game }) => game);
    const own = this.#own.list();
    const text = writeGamesFile(
      locked.flatMap((one) => one ?? []),
      { leftOut, own, lock },
    );
    this.#browser.download(FILE_NAME, text);
    if (lock !== null) await this.#noteFiled(stored.filter((_, at) => locked[at] !== null));
    if (lock !== null && leftOut.length > 0)
      this.#complain({ code: "games-file-left-out", args: {} });
  }

  /**
   * A game for a file, its secrets sealed under a passphrase.
   * @param {StoredGame} stored
   * @param {CryptoKey | null} key
   * @returns {Promise<StoredGame | null>}  null if it is left out
   */
  async #locked(stored, key) {
    if (!stored.secret) return stored;
    const saved = readStored(stored.text);
    const { key: own } = this.#saved;
    if (saved === "unreadable" || key === null || own === null) return null;
    const locked = await resealed(saved, own, key).catch(() => null);
    return locked && { ...stored, text: JSON.stringify(writtenGame(locked)) };
  }

  /**
   * Imports a file. Every game becomes a new one.
   * @param {Extract<PlayerAction, {kind: "add-games"}>} action
   */
  async add({ text, passphrase }) {
    if (this.#store.state.info !== null)
      return this.#complain({ code: "games-file-at-table", args: {} });
    const file = readGamesFile(text);
    if ("fault" in file) return this.#complain(file.fault);
    const { lock } = file;
    const isLocked = lock !== null && this.#saved.keepsSecrets && file.games.some(isSealed);
    if (isLocked && passphrase === undefined)
      return this.#store.dispatch({ kind: "file-locked", text, wrong: false });
    const key = isLocked && passphrase ? await keyOfLock(passphrase, lock) : null;
    if (key !== null && !(await opensAny(file.games, key)))
      return this.#store.dispatch({ kind: "file-locked", text, wrong: true });
    this.#store.dispatch({ kind: "file-unlocked" });
    const added = await this.#addAll(file.variants, file.games, key);
    for (const fault of file.faults) added.push({ ...fault, plies: null, result: "refused" });
    this.#store.dispatch({ kind: "added", added });
    await this.#refresh();
  }

  /**
   * Variants first: their games can't be replayed without them.
   * @param {FiledVariant[]} variants
   * @param {Filed[]} games
   * @param {CryptoKey | null} key  of the file's passphrase
   * @returns {Promise<Added[]>}
   */
  async #addAll(variants, games, key) {
    this.#stopped = false;
    const pieces = new CountedParts(this.#now, variants.length + games.length);
    const report = (/** @type {number} */ done) =>
      this.#store.dispatch({ kind: "adding", progress: pieces.after(done) });
    try {
      const own = await this.#addEach(variants, (filed) => this.#own.add(filed), report);
      if (own.some(({ result }) => result === "added")) await this.#own.publishGames();
      const missing = own.filter(({ result }) => result !== "added" && result !== "present");
      const without = new Set(missing.map(({ game }) => game));
      const stored = await this.#saved.list();
      const here = new Set(await Promise.all(stored.map((one) => this.#identityOf(one))));
      const add = (/** @type {Filed} */ filed) => this.#unlock(filed, without, here, key);
      const played = await this.#addEach(games, add, (done) => report(own.length + done));
      return [...own, ...played];
    } finally {
      this.#store.dispatch({ kind: "adding", progress: null });
    }
  }

  /**
   * @template {Filed | FiledVariant} One
   * @param {One[]} all
   * @param {(one: One) => Promise<Added>} add
   * @param {(done: number) => void} report
   */
  async #addEach(all, add, report) {
    /** @type {Added[]} */
    const added = [];
    for (const filed of all) {
      if (this.#stopped) added.push(notLookedAt(filed));
      else {
        report(added.length);
        added.push(await add(filed));
      }
    }
    return added;
  }

  /**
   * Adds a game after sealing its secrets with the device's key.
   * @param {Filed} filed
   * @param {Set<string>} without
   * @param {Set<string>} here
   * @param {CryptoKey | null} key
   * @returns {Promise<Added>}
   */
  async #unlock(filed, without, here, key) {
    const { saved } = filed;
    if (!isSealed(filed) || saved === null) return this.#add(filed, without, here);
    const refused = { game: filed.game, variant: false, plies: saved.plies, reason: null };
    const { key: own } = this.#saved;
    if (own === null)
      return { ...refused, result: "refused", reason: { code: "secrets-not-stored", args: {} } };
    const isOld = isOldSeal(saved.sealed);
    if (key === null && !isOld) return { ...refused, result: "locked" };
    try {
      const anew = await (isOld
        ? sealedAnew(saved, own)
        : resealed(saved, /** @type {CryptoKey} */ (key), own));
      const text = JSON.stringify(writtenGame(anew));
      return await this.#add({ ...filed, saved: anew, text }, without, here);
    } catch (error) {
      if (!isEngineError(error)) throw error;
      return { ...refused, result: "refused", reason: error };
    }
  }

  /**
   * The same for two entries with the same game: the stored and the imported text may differ in format, key order,
   * ciphertext and review.
   * @param {{game: string, text: string}} entry
   */
  async #identityOf({ game, text }) {
    const opened = await openedGame(text, this.#saved.key);
    return `${game} ${opened === null ? text : JSON.stringify({ ...opened, sealed: null, review: null })}`;
  }

  /**
   * Whoever knows the passphrase may look at the secrets elsewhere, so the table says so.
   * @param {StoredGame[]} stored
   */
  async #noteFiled(stored) {
    for (const one of stored.filter(({ secret }) => secret))
      await this.#saved.amend(one, { filed: true });
  }

  /**
   * @param {Filed} filed
   * @param {Set<string>} without  variants that aren't here as the file has them
   * @param {Set<string>} here     identities of the games that are
   * @returns {Promise<Added>}
   */
  async #add(filed, without, here) {
    const { game, saved, text, changed } = filed;
    const entry = { game, variant: false, plies: saved?.plies ?? null, reason: null };
    const identity = await this.#identityOf(filed);
    if (here.has(identity)) return { ...entry, result: "present" };
    /** @type {{ reason: Reason } | { summary: GameSummary | null }} */
    const read = without.has(game)
      ? { reason: { code: "games-file-no-variant", args: {} } }
      : await this.#check(filed);
    if ("reason" in read) return { ...entry, result: "refused", ...read };
    const code = await this.#saved.add(game, text, read.summary, changed ?? undefined);
    if (code !== null) return { ...entry, result: "no-room" };
    here.add(identity);
    return { ...entry, result: "added" };
  }

  /**
   * Replays a game, or says why it can't be continued here. A text that was unreadable when exported is only copied.
   * @param {Filed} filed
   * @returns {Promise<{summary: GameSummary | null} | {reason: Reason}>}
   */
  async #check({ at, game, saved }) {
    if (saved === null) return { summary: null };
    try {
      const { info, plies, summary } = await this.#replay(saved);
      const { ply } = saved;
      if (info.id !== game)
        return { reason: fileFault({ at: `${at}.game`, found: game, allowed: info.id }) };
      const allowed = `0 to ${plies}`;
      return ply <= plies
        ? { summary }
        : { reason: fileFault({ at: `${at}.saved.ply`, found: String(ply), allowed }) };
    } catch (error) {
      if (isEngineError(error)) return { reason: error };
      throw error;
    }
  }

  /** @param {Reason} reason */
  #complain(reason) {
    this.#store.dispatch({ kind: "notice", tone: "fault", reason });
  }
}

/** @param {Filed | FiledVariant} filed @returns {Added} */
function notLookedAt(filed) {
  const variant = !("saved" in filed);
  const plies = variant ? null : (filed.saved?.plies ?? null);
  return { game: filed.game, variant, plies, result: "stopped", reason: null };
}

/** @param {Filed} filed */
function isSealed({ saved }) {
  return saved !== null && saved.sealed !== null;
}

/** @param {Filed[]} games @param {CryptoKey} key */
async function opensAny(games, key) {
  const sealed = games.filter(
    (filed) => isSealed(filed) && !isOldSeal(filed.saved?.sealed ?? null),
  );
  const opened = await Promise.all(sealed.map(({ text }) => opensSeal(text, key)));
  return opened.includes(true);
}
