// Exports all saved games with their custom variants to one file, and imports such files. An imported game never replaces
// an existing one: it is set aside, and the player can switch to it.

import {
  fileFault,
  mayContainSecrets,
  readGamesFile,
  writeGamesFile,
} from "../storage/games-file.js";
import { CountedParts } from "../state/progress.js";
import { isEngineError } from "../engine/engine-errors.js";
import { readStored } from "../storage/saved-games.js";

/** @typedef {import("../engine/protocol.js").Reason} Reason */
/** @typedef {import("../storage/games-file.js").Filed} Filed */
/** @typedef {import("../storage/games-file.js").FiledVariant} FiledVariant */
/** @typedef {import("../storage/games-file.js").StoredText} StoredText */
/** @typedef {import("./autosave.js").Engine} Engine */
/** @typedef {import("./share-controller.js").Browser} Browser */
/** @typedef {import("./custom-variants-controller.js").CustomVariantsController} CustomVariantsController */
/** @typedef {import("../storage/saved-games.js").Aside} Aside */
/** @typedef {import("../storage/saved-games.js").SavedGames} SavedGames */
/** @typedef {import("../state/state.js").Added} Added */
/** @typedef {import("../state/state.js").GameStore} GameStore */
/** @typedef {import("../state/state.js").State} State */

const FILE_NAME = "menagerie-games.json";

export class SavedGamesController {
  /** Stops the import after the current game; games imported so far stay. */
  #stopped = false;
  /** @type {Aside[]} */
  #asides = [];
  #now;
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
    this.#engine = engine;
    this.#saved = saved;
    this.#own = own;
    this.#browser = browser;
    this.#store = store;
    /** @satisfies {import("./action-runner.js").Handlers} */
    this.handlers = {
      "save-games": ({ secrets }) => this.#saveFile(secrets),
      "add-games": ({ text }) => queue.add(() => this.#addFile(text)),
      "stop-adding": () => (this.#stopped = true),
      "take-up-game": ({ key }) => this.#takeUp(key),
      "delete-aside": ({ key }) => this.#delete(key),
    };
  }

  show() {
    const stored = this.#stored();
    const secretive = stored.filter(({ text }) => mayContainSecrets(text)).map(({ game }) => game);
    this.#asides = this.#saved.asides();
    const asides = this.#asides.map(({ key, game, text }) => ({ key, game, plies: pliesOf(text) }));
    const count = stored.length + this.#own.list().length;
    const shelf = { count, secretive: [...new Set(secretive)], asides };
    this.#store.dispatch({ kind: "shelf", shelf });
    const ids = this.#store.state.games.map(({ id }) => id);
    this.#store.dispatch({ kind: "gallery", savedPlies: this.#saved.plies(ids) });
  }

  /** @returns {StoredText[]} */
  #stored() {
    const games = this.#saved.texts().map(([game, text]) => ({ game, aside: false, text }));
    const asides = this.#saved.asides().map(({ game, text }) => ({ game, aside: true, text }));
    return [...games, ...asides];
  }

  /** @param {boolean} withSecrets */
  #saveFile(withSecrets) {
    const text = writeGamesFile(this.#stored(), withSecrets, this.#own.list());
    this.#browser.download(FILE_NAME, text);
  }

  /**
   * Imports a file. The engine replays each game, which is possible only while no game is on the table.
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
    this.show();
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
      const add = (/** @type {Filed} */ filed) => this.#add(filed, without);
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
   * @returns {Promise<Added>}
   */
  async #add(filed, without) {
    const { game, saved, text } = filed;
    const entry = { game, variant: false, plies: saved?.plies ?? null, reason: null };
    if (this.#has(game, text)) return { ...entry, result: "present" };
    const reason = without.has(game)
      ? { code: "games-file-no-variant", args: {} }
      : await this.#whyNot(filed);
    if (reason !== null) return { ...entry, result: "refused", reason };
    const first = !filed.aside && saved !== null && !this.#saved.has(game);
    const fits = first ? this.#saved.write(game, saved) : this.#saved.addAside(game, text);
    return { ...entry, result: fits ? (first ? "added" : "aside") : "no-room" };
  }

  /**
   * The stored and the imported text may differ in format and key order.
   * @param {string} game
   * @param {string} text
   */
  #has(game, text) {
    const same = (/** @type {string} */ one) => {
      const saved = readStored(one);
      return saved === "unreadable" ? one : JSON.stringify(saved);
    };
    return this.#stored().some(
      (stored) => stored.game === game && same(stored.text) === same(text),
    );
  }

  /**
   * Why a game can't be continued here. A text that was unreadable when exported is only copied.
   * @param {Filed} filed
   * @returns {Promise<Reason | null>}
   */
  async #whyNot({ at, game, saved }) {
    if (saved === null) return null;
    const { record, sealed, ply } = saved;
    try {
      const { info, view } =
        sealed === null
          ? await this.#engine.call("load", { record })
          : await this.#engine.call("unseal", { sealed });
      if (info.id !== game) return fileFault({ at: `${at}.game`, found: game, allowed: info.id });
      const most = view.played.length;
      return ply <= most
        ? null
        : fileFault({ at: `${at}.saved.ply`, found: String(ply), allowed: `0 to ${most}` });
    } catch (error) {
      if (isEngineError(error)) return error;
      throw error;
    }
  }

  /** @param {string} key  of a game that was set aside */
  #takeUp(key) {
    const aside = this.#saved.asides().find((one) => one.key === key);
    if (aside !== undefined && !this.#saved.takeUp(aside))
      this.#complain({ code: "games-no-room", args: {} });
    this.show();
  }

  /** @param {string} key  of a game that was set aside */
  #delete(key) {
    const aside = this.#asides.find((one) => one.key === key);
    // Another tab may have switched to it and set another game aside.
    if (aside !== undefined) this.#saved.deleteAside(aside);
    this.show();
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

/** @param {string} text */
function pliesOf(text) {
  const saved = readStored(text);
  return saved === "unreadable" ? null : saved.plies;
}
