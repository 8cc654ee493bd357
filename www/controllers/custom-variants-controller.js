import { faultWords } from "../i18n/fault-words.js";
import { colon } from "../i18n/strings.js";
import { fileFault } from "../storage/games-file.js";
import { isEngineError } from "../engine/engine-errors.js";

/** @import { FileFault } from "../engine/protocol.js" */
/** @import { Reason } from "../state/reasons.js" */
/** @import { FiledVariant } from "../storage/games-file.js" */
/** @import { CustomVariants } from "../storage/custom-variants.js" */
/** @import { GameEffects, Added, GameStore, ShippedGames } from "../state/page-state.js" */
/** @import { ActionQueue } from "./action-queue.js" */
/** @import { Engine } from "./table-parts.js" */

/** @typedef {Pick<CustomVariants, "list" | "has" | "read" | "write" | "remove">} Own */

/** For tables without storage: the engine knows only the variants it was given. @type {Own} */
export const NOT_STORED = {
  list: () => [],
  has: () => true,
  read: () => null,
  write: () => true,
  remove: () => {},
};

export class CustomVariantsController {
  #engine;
  #own;
  #shipped;
  #store;
  effects;

  /**
   * @param {object} parts
   * @param {Engine} parts.engine
   * @param {Own} parts.own
   * @param {() => Promise<ShippedGames | null>} parts.shipped  null if only the engine knows them
   * @param {GameStore} parts.store
   * @param {ActionQueue} parts.queue
   */
  constructor({ engine, own, shipped, store, queue }) {
    this.#engine = engine;
    this.#own = own;
    this.#shipped = shipped;
    this.#store = store;
    /** @satisfies {GameEffects} */
    this.effects = {
      adopt: ({ text }) => queue.add(() => this.#adopt(text)),
      "forget-game": ({ id }) => queue.add(() => this.#forget(id)),
    };
  }

  list() {
    return this.#own.list();
  }

  /** Publishes the featured games early, if their list is available without the engine. */
  async publishShipped() {
    const shipped = await this.#shipped();
    if (shipped !== null) this.#store.dispatch({ kind: "games", ...shipped });
  }

  /** Publishes all games. Only the engine knows those that aren't featured. */
  async publishGames() {
    const known = await this.#engine.call("games", {});
    // The engine forgets a removed variant only when the page is reloaded.
    const games = known.filter((game) => !game.own || this.#own.has(game.id));
    this.#store.dispatch({ kind: "games", games });
  }

  /** @param {string} text  of its file */
  async #adopt(text) {
    const { id } = await this.#engine.call("adopt", { text });
    if (!this.#own.write(id, text))
      this.#store.dispatch({
        kind: "notice",
        tone: "fault",
        reason: { code: "own-game-not-kept", args: {} },
      });
    await this.publishGames();
  }

  /** @param {string} id */
  async #forget(id) {
    this.#own.remove(id);
    await this.publishGames();
  }

  /**
   * Imports a variant from a file. It never replaces a different one with the same id, since its games follow other rules.
   * @param {FiledVariant} filed
   * @returns {Promise<Added>}
   */
  async add(filed) {
    const { game, text } = filed;
    const entry = { game, variant: true, plies: null, reason: null };
    const stored = this.#own.read(game);
    if (stored === text) return { ...entry, result: "present" };
    /** @type {Reason | null} */
    const reason =
      stored === null
        ? await this.#whyNot(filed)
        : { code: "games-file-variant-other", args: { found: game } };
    if (reason !== null) return { ...entry, result: "refused", reason };
    if (this.#own.write(game, text)) return { ...entry, result: "added" };
    this.#own.remove(game);
    return { ...entry, result: "no-room" };
  }

  /**
   * @param {FiledVariant} filed
   * @returns {Promise<Reason | null>}
   */
  async #whyNot({ at, game, text }) {
    try {
      const { info, faults } = await this.#engine.call("check", { text });
      if (info === null) return faultOf(faults);
      // Under another id it could replace a different variant.
      if (info.id !== game) return fileFault({ at: `${at}.game`, found: game, allowed: info.id });
      await this.#engine.call("adopt", { text });
      return null;
    } catch (error) {
      if (isEngineError(error)) return error;
      throw error;
    }
  }
}

/**
 * The first fault is enough here; the author page lists them all.
 * @param {FileFault[]} faults
 * @returns {Reason}
 */
function faultOf([first]) {
  const { line = 1, key = "" } = first ?? {};
  const message = first === undefined ? "" : faultWords(first);
  const found = key === "" ? message : key + colon + message;
  return { code: "games-file-variant-fault", args: { line, found } };
}
