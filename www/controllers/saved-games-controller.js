// The list of saved games: deletes them, exports all with their custom variants to one file, and imports such files.

import { loadSaved } from "./autosave.js";
import { keyOfLock, newLock } from "../storage/file-lock.js";
import { fileFault, readGamesFile, writeGamesFile } from "../storage/games-file.js";
import { isOldSeal } from "../storage/old-seal.js";
import { openedGame, opensSeal, resealed, sealedAnew } from "../storage/reseal.js";
import { writtenGame } from "../storage/saved-game.js";
import { summaryOf } from "../state/game-summary.js";
import { CountedParts } from "../state/progress.js";
import { isEngineError, isRefusal } from "../engine/engine-errors.js";
import { isRunning, readStored } from "../storage/stored-game.js";

/** @typedef {import("../engine/protocol.js").Reason} Reason */
/** @typedef {import("../storage/games-file.js").Filed} Filed */
/** @typedef {import("../storage/games-file.js").FiledVariant} FiledVariant */
/** @typedef {import("./autosave.js").Engine} Engine */
/** @typedef {import("./share-controller.js").Browser} Browser */
/** @typedef {import("./custom-variants-controller.js").CustomVariantsController} CustomVariantsController */
/** @typedef {import("../state/game-summary.js").GameSummary} GameSummary */
/** @typedef {import("../storage/saved-game.js").SavedGame} SavedGame */
/** @typedef {import("../storage/saved-games.js").SavedGames} SavedGames */
/** @typedef {import("../storage/stored-game.js").StoredGame} StoredGame */
/** @typedef {import("../state/state.js").Added} Added */
/** @typedef {import("../state/state.js").GameStore} GameStore */
/** @typedef {import("../state/state.js").State} State */

const FILE_NAME = "menagerie-games.json";

export class SavedGamesController {
  /** Stops the import after the current game; games imported so far stay. */
  #stopped = false;
  #now;
  #queue;
  #engine;
  #saved;
  #own;
  #browser;
  #store;
  handlers;

  /**
   * @param {object} parts
   * @param {Engine} parts.engine
   * @param {SavedGames} parts.saved
   * @param {CustomVariantsController} parts.own
   * @param {Pick<Browser, "download">} parts.browser
   * @param {GameStore} parts.store
   * @param {import("./action-queue.js").ActionQueue} parts.queue
   * @param {() => number} [parts.now]  the clock, in milliseconds
   */
  constructor({ engine, saved, own, browser, store, queue, now = () => performance.now() }) {
    this.#now = now;
    this.#queue = queue;
    this.#engine = engine;
    this.#saved = saved;
    this.#own = own;
    this.#browser = browser;
    this.#store = store;
    /** @satisfies {import("./action-runner.js").Handlers} */
    this.handlers = {
      "save-games": ({ passphrase }) => queue.add(() => this.#saveFile(passphrase)),
      "add-games": (action) => queue.add(() => this.#addFile(action)),
      "stop-adding": () => (this.#stopped = true),
      "delete-game": ({ id }) => queue.add(() => this.#delete(id)),
    };
  }

  /** Shows the gallery with all games. */
  async show() {
    const stored = await this.#list();
    this.#store.dispatch({ kind: "gallery" });
    this.#describeLater(stored);
  }

  /** Takes over the changes of other tabs. */
  async update() {
    await this.#saved.update();
    await this.refresh();
  }

  async refresh() {
    if (this.#store.state.screen === "gallery") this.#describeLater(await this.#list());
  }

  async #list() {
    const stored = await this.#saved.list();
    const secretive = stored.filter(({ secret }) => secret).map(({ game }) => game);
    const count = stored.length + this.#own.list().length;
    const games = stored.map(listed);
    const shelf = { count, secretive: [...new Set(secretive)], games };
    this.#store.dispatch({ kind: "shelf", shelf });
    return stored;
  }

  /**
   * Games of old editions have no summary. They are replayed one by one in the gallery, where the engine is free; other work
   * comes between them.
   * @param {StoredGame[]} stored
   */
  #describeLater(stored) {
    const unknown = stored.filter(
      ({ summary, plies, broken }) => summary === null && plies !== null && !broken,
    );
    if (unknown.length > 0) this.#queue.add(() => this.#describe(unknown));
  }

  /** @param {StoredGame[]} unknown */
  async #describe([stored, ...others]) {
    if (stored === undefined || this.#store.state.screen !== "gallery") return;
    const known = await this.#known(stored);
    await this.#saved.amend(stored, known);
    if (others.length > 0) this.#queue.add(() => this.#describe(others));
    else this.#queue.add(() => this.refresh());
  }

  /**
   * @param {StoredGame} stored
   * @returns {Promise<Partial<StoredGame>>}
   */
  async #known({ text }) {
    const saved = readStored(text);
    if (saved === "unreadable") return {};
    try {
      return { summary: (await this.#replay(saved)).summary };
    } catch (error) {
      if (!isRefusal(error)) throw error;
      return { broken: true };
    }
  }

  /**
   * Replays a game in the engine, which is possible only while no game is on the table.
   * @param {SavedGame} saved
   */
  async #replay({ ply, ...saved }) {
    const { info, view, players } = await loadSaved(this.#engine, saved, this.#saved.key);
    const plies = view.played.length;
    const shown = ply < plies ? await this.#engine.call("goTo", { ply }) : view;
    return { info, plies, summary: summaryOf(info, shown, players) };
  }

  /** @param {string | null} passphrase  null: without secrets */
  async #saveFile(passphrase) {
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
   * @param {Extract<import("../state/state.js").PlayerAction, {kind: "add-games"}>} action
   */
  async #addFile({ text, passphrase }) {
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
    await this.refresh();
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
   * The same for two entries with the same game: the stored and the imported text may differ in format, key order and
   * ciphertext.
   * @param {{game: string, text: string}} entry
   */
  async #identityOf({ game, text }) {
    const opened = await openedGame(text, this.#saved.key);
    return `${game} ${opened === null ? text : JSON.stringify({ ...opened, sealed: null })}`;
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

  /** @param {string} id */
  async #delete(id) {
    await this.#saved.remove(id);
    await this.refresh();
  }

  /** @param {Reason} reason */
  #complain(reason) {
    this.#store.dispatch({ kind: "notice", tone: "fault", reason });
  }
}

/**
 * @param {Filed | FiledVariant} filed
 * @returns {Added}
 */
function notLookedAt(filed) {
  const variant = !("saved" in filed);
  const plies = variant ? null : (filed.saved?.plies ?? null);
  return { game: filed.game, variant, plies, result: "stopped", reason: null };
}

/** @param {Filed} filed */
function isSealed({ saved }) {
  return saved !== null && saved.sealed !== null;
}

/**
 * @param {Filed[]} games
 * @param {CryptoKey} key
 */
async function opensAny(games, key) {
  const sealed = games.filter(
    (filed) => isSealed(filed) && !isOldSeal(filed.saved?.sealed ?? null),
  );
  const opened = await Promise.all(sealed.map(({ text }) => opensSeal(text, key)));
  return opened.includes(true);
}

/**
 * @param {StoredGame} stored
 * @returns {import("../state/state.js").ListedGame}
 */
function listed(stored) {
  const { id, game, changed, plies, summary } = stored;
  return { id, game, changed, plies, running: isRunning(stored), summary };
}
