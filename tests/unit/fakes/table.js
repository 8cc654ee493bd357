// The controllers with a fake engine, without a browser.

import { TableEffects } from "../../../www/controllers/table-effects.js";
import { reduce } from "../../../www/state/reduce.js";
import { CustomVariants } from "../../../www/storage/custom-variants.js";
import { MemoryDatabase } from "../../../www/storage/game-database.js";
import { GameLocks } from "../../../www/storage/game-locks.js";
import { RevealedSecrets } from "../../../www/storage/revealed-secrets.js";
import { SavedGames } from "../../../www/storage/saved-games.js";
import { initialState } from "../../../www/state/state.js";
import { createStore } from "../../../www/state/store.js";
import { FakeEngine } from "./engine.js";
import { fakeStorage } from "./storage.js";

/** @import { State } from "../../../www/state/page-state.js" */
/** @import { PlayerAction } from "../../../www/state/actions.js" */
/** @import { StoreName } from "../../../www/storage/database.js" */
/** @import { GameInfo } from "../../../www/engine/protocol.js" */
/** @import { TableParts } from "../../../www/controllers/table-parts.js" */
/** @import { GameChange } from "../../../www/storage/saved-games.js" */

/** A client of the fake engine; a search waits until the test or a stop ends it. */
class DirectClient {
  /** @type {Pick<FakeEngine, "call" | "thinkSlice" | "view">} */
  engine;
  /** @type {((info: unknown) => void) | null} */
  #search = null;
  onReady = () => {};
  onRestart = () => {};
  searches = 0;
  /** The last search request. @type {unknown} */
  asked = null;

  #loaded;

  /**
   * @param {Pick<FakeEngine, "call" | "thinkSlice" | "view">} engine
   * @param {Promise<void>} loaded  calls wait for it
   */
  constructor(engine, loaded) {
    this.engine = engine;
    this.#loaded = loaded;
  }

  /** @param {{onReady: () => void, onRestart: () => void}} listeners */
  start({ onReady, onRestart }) {
    this.onReady = onReady;
    this.onRestart = onRestart;
  }

  /**
   * @param {string} name
   * @param {any} ask
   * @returns {Promise<any>}
   */
  async call(name, ask) {
    await this.#loaded;
    if (name === "think" || name === "hint") {
      this.searches += 1;
      this.asked = ask;
      return new Promise((resolve) => (this.#search = resolve));
    }
    if (name === "stop") {
      this.finish();
      return null;
    }
    return this.engine.call(name, ask);
  }

  leaveGame() {}

  finish() {
    this.#search?.(this.engine.thinkSlice());
    this.#search = null;
  }
}

// Node has none. In most tests an error of the page is a failure.
globalThis.reportError ??= (error) => {
  throw error;
};

/** @typedef {ReturnType<typeof fakeStorage>} FakeStorage */

/** Full when the browser's other storage is. */
class FakeDatabase extends MemoryDatabase {
  #storage;

  /** @param {FakeStorage} storage */
  constructor(storage) {
    super();
    this.#storage = storage;
  }

  /**
   * @override
   * @param {StoreName} store
   * @param {any} value
   */
  async put(store, value) {
    if (this.#storage.full) throw new DOMException("full", "QuotaExceededError");
    // A browser copies, too.
    await super.put(store, structuredClone(value));
  }
}

/** @type {WeakMap<FakeStorage, FakeDatabase>} */
const databases = new WeakMap();

/** Of the games: no two are saved at once. */
let time = Date.UTC(2026, 0);

/**
 * The saved games of a browser, for which its other storage stands.
 * @param {FakeStorage} storage
 */
export function savedGames(storage) {
  return new SavedGames(databaseOf(storage), { old: storage, now: () => (time += 1) });
}

/** @param {FakeStorage} storage */
export function databaseOf(storage) {
  const database = databases.get(storage) ?? new FakeDatabase(storage);
  databases.set(storage, database);
  return database;
}

/** What a browser knows to be revealed. @param {FakeStorage} storage */
export function revealedSecrets(storage) {
  return new RevealedSecrets(databaseOf(storage), null);
}

/**
 * @param {string} hash
 * @param {FakeStorage} [storage]
 * @param {Pick<FakeEngine, "call" | "thinkSlice" | "view">} [engine]
 * @param {GameInfo[] | null} [shipped]
 * @param {GameLocks} [locks]
 * @param {object} [early]
 * @param {TableParts["start"]} [early.start]
 * @param {Promise<void>} [early.loaded]  the engine answers no earlier, and the table isn't waited for
 */
export async function tableAt(
  hash,
  storage = fakeStorage(),
  engine = new FakeEngine(),
  shipped = null,
  locks = new GameLocks(undefined),
  { start, loaded } = {},
) {
  const client = new DirectClient(engine, loaded ?? Promise.resolve());
  const place = { hash, copied: "", downloaded: "" };
  const store = createStore(reduce, initialState());
  /** @type {Set<State["screen"]>} */
  const screens = new Set();
  store.subscribe(({ screen }) => screens.add(screen));
  const actions = new TableEffects({
    engine: /** @type {any} */ (client),
    store,
    lingerMs: 0,
    saved: savedGames(storage),
    revealed: revealedSecrets(storage),
    locks,
    own: new CustomVariants(storage),
    shipped: async () => shipped && { games: shipped, others: 0, taught: {} },
    ...(start && { start }),
    gamesFile: () => import("../../../www/controllers/games-file-controller.js"),
    browser: {
      hash: () => place.hash,
      replaceHash: (/** @type {string} */ next) => void (place.hash = next),
      go: (/** @type {string} */ next) => void (place.hash = next),
      address: (/** @type {string} */ next) => `http://here/${next}`,
      copy: async (/** @type {Promise<string | Blob>} */ text) => {
        place.copied = String(await text);
        return true;
      },
      download: (/** @type {string} */ _name, /** @type {string} */ text) =>
        void (place.downloaded = text),
    },
    minSearchMs: 0,
  });
  const started = actions.start();
  if (loaded === undefined) await started;
  await settle();
  return {
    client,
    screens,
    place,
    storage,
    store,
    state: () => store.state,
    /** @param {PlayerAction} action */
    perform: async (action) => {
      await actions.perform(action);
      await settle();
    },
    finishSearch: async () => {
      client.finish();
      await settle();
    },
    follow: () => actions.follow(),
    /** @param {GameChange} [change] */
    savedGamesChanged: async (change) => {
      actions.savedGamesChanged(change);
      await settle();
    },
  };
}

/** Lets all pending promises run. */
export const settle = () => new Promise((resolve) => setTimeout(resolve, 5));
