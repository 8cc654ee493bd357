// A table without a browser: the arbiter over the fake engine.

import { Arbiter } from "../../../www/controllers/game-controller.js";
import { change } from "../../../www/state/reduce.js";
import { OwnGames } from "../../../www/storage/custom-variants.js";
import { SavedGames } from "../../../www/storage/saved-games.js";
import { SecretDesk } from "../../../www/controllers/secrets-controller.js";
import { initialState } from "../../../www/state/state.js";
import { FakeEngine } from "./engine.js";
import { fakeStorage } from "./storage.js";

/** @typedef {import("../../../www/state/state.js").Intent} Intent */
/** @typedef {import("../../../www/state/state.js").State} State */
/** @typedef {import("../../../www/state/state.js").Wish} Wish */

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
  /** @type {Set<State["page"]>} */
  const pages = new Set();
  const parts = {
    engine: /** @type {any} */ (client),
    state: () => state,
    tell: (/** @type {Intent} */ intent) => {
      state = change(state, intent);
      pages.add(state.page);
    },
  };
  const arbiter = new Arbiter({
    ...parts,
    secrets: new SecretDesk({ ...parts, lingerMs: 0 }),
    saved: new SavedGames(storage),
    own: new OwnGames(storage),
    shipped: async () => shipped,
    surroundings: {
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
  await arbiter.start();
  await settle();
  return {
    client,
    pages,
    place,
    storage,
    state: () => state,
    tell: parts.tell,
    /** @param {Wish} wanted */
    wish: async (wanted) => {
      state = change(state, wanted);
      await arbiter.answer(wanted);
      await settle();
    },
    finishSearch: async () => {
      client.finish();
      await settle();
    },
    follow: () => arbiter.follow(),
  };
}

/** Lets all promises that can go on go on. */
export const settle = () => new Promise((resolve) => setTimeout(resolve, 5));
