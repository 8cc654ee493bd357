// The list of saved games: deletes them, exports all with their custom variants to one file, and imports such files.

import { loadSaved } from "./autosave.js";
import { fileFault, readGamesFile, writeGamesFile } from "../storage/games-file.js";
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
      "save-games": ({ secrets }) => queue.add(() => this.#saveFile(secrets)),
      "add-games": ({ text }) => queue.add(() => this.#addFile(text)),
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
  async #replay({ record, sealed, ply, players }) {
    const { info, view } = await loadSaved(this.#engine, { record, sealed });
    const plies = view.played.length;
    const shown = ply < plies ? await this.#engine.call("goTo", { ply }) : view;
    return { info, plies, summary: summaryOf(info, shown, players) };
  }

  /** @param {boolean} withSecrets */
  async #saveFile(withSecrets) {
    const text = writeGamesFile(await this.#saved.list(), withSecrets, this.#own.list());
    this.#browser.download(FILE_NAME, text);
  }

  /**
   * Imports a file. Every game becomes a new one.
   * @param {string} text
   */
  async #addFile(text) {
    if (this.#store.state.info !== null)
      return this.#complain({ code: "games-file-at-table", args: {} });
    const file = readGamesFile(text);
    if ("fault" in file) return this.#complain(file.fault);
    const added = await this.#addAll(file.variants, file.games);
    for (const fault of file.faults) added.push({ ...fault, plies: null, result: "refused" });
    this.#store.dispatch({ kind: "added", added });
    await this.refresh();
  }

  /**
   * Variants first: their games can't be replayed without them.
   * @param {FiledVariant[]} variants
   * @param {Filed[]} games
   * @returns {Promise<Added[]>}
   */
  async #addAll(variants, games) {
    this.#stopped = false;
    const pieces = new CountedParts(this.#now, variants.length + games.length);
    const report = (/** @type {number} */ done) =>
      this.#store.dispatch({ kind: "adding", progress: pieces.after(done) });
    try {
      const own = await this.#addEach(variants, (filed) => this.#own.add(filed), report);
      if (own.some(({ result }) => result === "added")) await this.#own.publishGames();
      const missing = own.filter(({ result }) => result !== "added" && result !== "present");
      const without = new Set(missing.map(({ game }) => game));
      const here = new Set((await this.#saved.list()).map(identityOf));
      const add = (/** @type {Filed} */ filed) => this.#add(filed, without, here);
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
   * @param {Filed} filed
   * @param {Set<string>} without  variants that aren't here as the file has them
   * @param {Set<string>} here     identities of the games that are
   * @returns {Promise<Added>}
   */
  async #add(filed, without, here) {
    const { game, saved, text, changed } = filed;
    const entry = { game, variant: false, plies: saved?.plies ?? null, reason: null };
    if (here.has(identityOf(filed))) return { ...entry, result: "present" };
    const read = without.has(game)
      ? { reason: { code: "games-file-no-variant", args: {} } }
      : await this.#check(filed);
    if ("reason" in read) return { ...entry, result: "refused", ...read };
    const code = await this.#saved.add(game, text, read.summary, changed ?? undefined);
    if (code !== null) return { ...entry, result: "no-room" };
    here.add(identityOf(filed));
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

/**
 * The same for two entries with the same game: the stored and the imported text may differ in format and key order.
 * @param {{game: string, text: string}} entry
 */
function identityOf({ game, text }) {
  const saved = readStored(text);
  return `${game} ${saved === "unreadable" ? text : JSON.stringify(saved)}`;
}

/**
 * @param {StoredGame} stored
 * @returns {import("../state/state.js").ListedGame}
 */
function listed(stored) {
  const { id, game, changed, plies, summary } = stored;
  return { id, game, changed, plies, running: isRunning(stored), summary };
}
