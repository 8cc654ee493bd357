// A table without a browser: the gameController over the fake engine.

import { GameController } from "../../../www/controllers/game-controller.js";
import { change } from "../../../www/state/reduce.js";
import { CustomVariants } from "../../../www/storage/custom-variants.js";
import { SavedGames } from "../../../www/storage/saved-games.js";
import { SecretsController } from "../../../www/controllers/secrets-controller.js";
import { initialState } from "../../../www/state/state.js";
import { FakeEngine } from "./engine.js";
import { fakeStorage } from "./storage.js";

/** @typedef {import("../../../www/state/state.js").Action} Action */
/** @typedef {import("../../../www/state/state.js").State} State */
/** @typedef {import("../../../www/state/state.js").PlayerAction} PlayerAction */

/** A client over the fake engine; a search waits until the test or a stop ends it. */
class DirectClient {
  /** @type {Pick<FakeEngine, "call" | "thinkSlice" | "view">} */
  engine;
  /** @type {((thought: unknown) => void) | null} */
  #search = null;
  onReady = () => {};
  onRestart = () => {};
  searches = 0;
  /** What the last search was asked. @type {unknown} */
  asked = null;

  /** @param {Pick<FakeEngine, "call" | "thinkSlice" | "view">} engine */
  constructor(engine) {
    this.engine = engine;
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

  finish() {
    this.#search?.(this.engine.thinkSlice());
    this.#search = null;
  }
}

/**
 * @param {string} hash
 * @param {ReturnType<typeof fakeStorage>} [storage]
 * @param {Pick<FakeEngine, "call" | "thinkSlice" | "view">} [engine]
 * @param {import("../../../www/engine/protocol.js").GameInfo[] | null} [shipped]
 */
export async function tableAt(
  hash,
  storage = fakeStorage(),
  engine = new FakeEngine(),
  shipped = null,
) {
  const client = new DirectClient(engine);
  const place = { hash, copied: "", downloaded: "" };
  let state = initialState();
  /** @type {Set<State["screen"]>} */
  const screens = new Set();
  const parts = {
    engine: /** @type {any} */ (client),
    state: () => state,
    dispatch: (/** @type {Action} */ action) => {
      state = change(state, action);
      screens.add(state.screen);
    },
  };
  const gameController = new GameController({
    ...parts,
    secrets: new SecretsController({ ...parts, lingerMs: 0 }),
    saved: new SavedGames(storage),
    own: new CustomVariants(storage),
    shipped: async () => shipped,
    browser: {
      hash: () => place.hash,
      replaceHash: (/** @type {string} */ next) => void (place.hash = next),
      go: (/** @type {string} */ next) => void (place.hash = next),
      address: (/** @type {string} */ next) => `http://here/${next}`,
      copy: async (/** @type {string} */ text) => void (place.copied = text),
      download: (/** @type {string} */ _name, /** @type {string} */ text) =>
        void (place.downloaded = text),
    },
    leastThinkingMs: 0,
  });
  await gameController.start();
  await settle();
  return {
    client,
    screens,
    place,
    storage,
    state: () => state,
    dispatch: parts.dispatch,
    /** @param {PlayerAction} wanted */
    perform: async (wanted) => {
      state = change(state, wanted);
      await gameController.answer(wanted);
      await settle();
    },
    finishSearch: async () => {
      client.finish();
      await settle();
    },
    follow: () => gameController.follow(),
  };
}

/** Lets all promises that can go on go on. */
export const settle = () => new Promise((resolve) => setTimeout(resolve, 5));
