// The list of saved games: shows and deletes them. games-file-controller.js moves them in files.

import { loadSaved } from "./autosave.js";
import { playersInRecord } from "../i18n/strings.js";
import { summaryOf } from "../state/game-summary.js";
import { isRefusal } from "../engine/engine-errors.js";
import { isRunning, readStored } from "../storage/stored-game.js";
import { loadPart } from "./load-part.js";

/** @import { GamesFileController } from "./games-file-controller.js" */
/** @import { Browser, Engine } from "./table-parts.js" */
/** @import { CustomVariantsController } from "./custom-variants-controller.js" */
/** @import { SavedGame } from "../storage/saved-game.js" */
/** @import { SavedGames } from "../storage/saved-games.js" */
/** @import { StoredGame } from "../storage/stored-game.js" */
/** @import { GalleryPart } from "../state/routes.js" */
/** @import { GameEffects, GameStore, ListedGame } from "../state/page-state.js" */
/** @import { ActionQueue } from "./action-queue.js" */

/** Few visits need it. @typedef {() => Promise<typeof import("./games-file-controller.js")>} GamesFileLoader */

export class SavedGamesController {
  /** @type {Promise<GamesFileController | null> | null} */
  #file = null;
  #load;
  #now;
  #queue;
  #engine;
  #saved;
  #own;
  #browser;
  #store;
  effects;

  /**
   * @param {object} parts
   * @param {Engine} parts.engine
   * @param {SavedGames} parts.saved
   * @param {CustomVariantsController} parts.own
   * @param {Pick<Browser, "download">} parts.browser
   * @param {GameStore} parts.store
   * @param {ActionQueue} parts.queue
   * @param {GamesFileLoader} [parts.gamesFile]  absent where no games are saved
   * @param {() => number} [parts.now]  the clock, in milliseconds
   */
  constructor(parts) {
    const { engine, saved, own, browser, store, queue, now = () => performance.now() } = parts;
    this.#load = parts.gamesFile;
    this.#now = now;
    this.#queue = queue;
    this.#engine = engine;
    this.#saved = saved;
    this.#own = own;
    this.#browser = browser;
    this.#store = store;
    /** @satisfies {GameEffects} */
    this.effects = {
      "save-games": ({ passphrase }) => this.#withFile((file) => file.save(passphrase)),
      "add-games": (action) => this.#withFile((file) => file.add(action)),
      "stop-adding": () => void this.#file?.then((file) => file?.stop()),
      dialog: ({ dialog }) => {
        if (dialog === "new-game") queue.add(() => this.list());
      },
      "delete-game": ({ id }) => queue.add(() => this.#delete(id)),
    };
  }

  /** Shows the gallery with all games. @param {GalleryPart | null} [part] */
  async show(part = null) {
    const stored = await this.list();
    this.#store.dispatch({ kind: "gallery", part });
    this.#describeLater(stored);
  }

  /** Takes over the changes of other tabs. */
  async update() {
    await this.#saved.update();
    await this.refresh();
  }

  async refresh() {
    if (this.#store.state.screen === "gallery") this.#describeLater(await this.list());
  }

  /** Tells what is saved, also while a game is on the table. */
  async list() {
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

  /** @param {StoredGame} stored @returns {Promise<Partial<StoredGame>>} */
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
    const named = playersInRecord(info, players, saved.headers);
    const shown =
      view.outcome === null && ply < plies ? await this.#engine.call("goTo", { ply }) : view;
    return { info, plies, summary: summaryOf(info, shown, named) };
  }

  /** @param {string} id */
  async #delete(id) {
    await this.#saved.remove(id);
    await this.refresh();
  }

  /** @param {(file: GamesFileController) => Promise<void>} work */
  #withFile(work) {
    const load = this.#load;
    if (load === undefined) return;
    const loading = (this.#file ??= this.#loadFile(load));
    this.#queue.add(async () => {
      const file = await loading;
      if (file !== null) return work(file);
      this.#file = null;
    });
  }

  /** @param {GamesFileLoader} load */
  async #loadFile(load) {
    const loaded = await loadPart(load, this.#store);
    if (loaded === null) return null;
    return new loaded.GamesFileController({
      saved: this.#saved,
      own: this.#own,
      browser: this.#browser,
      store: this.#store,
      now: this.#now,
      replay: (saved) => this.#replay(saved),
      refresh: () => this.refresh(),
    });
  }
}

/** @param {StoredGame} stored @returns {ListedGame} */
function listed(stored) {
  const { id, game, changed, plies, continued = false, summary } = stored;
  return { id, game, changed, plies, running: isRunning(stored), continued, summary };
}
