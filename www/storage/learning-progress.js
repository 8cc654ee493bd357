// Learning progress: completed steps, solved problems, declined lessons. Stored in the browser or, if that fails, until the
// page is closed.

const KEY = "menagerie.learning";
const FORMAT = 1;

/**
 * @typedef {object} Progress
 * @property {string[]} done    steps of the lesson
 * @property {string[]} solved  problems
 * @property {boolean} declined the lesson isn't offered any more
 */

/** @type {Progress} */
const NOTHING = { done: [], solved: [], declined: false };

export class LearningProgress {
  #storage;
  /** @type {Record<string, Progress>} */
  #unsaved = {};

  /** @param {Storage | null} storage */
  constructor(storage) {
    this.#storage = storage;
  }

  /** @param {string} game @returns {Progress} */
  of(game) {
    return { ...NOTHING, ...(this.#unsaved[game] ?? this.#stored()[game]) };
  }

  /**
   * @param {string} game
   * @param {string} step
   * @returns {boolean}  false where it can't be stored
   */
  did(game, step) {
    const { done } = this.of(game);
    return this.#write(game, { done: [...new Set([...done, step])] });
  }

  /**
   * @param {string} game
   * @param {string} problem
   * @returns {boolean}  false where it can't be stored
   */
  solved(game, problem) {
    const { solved } = this.of(game);
    return this.#write(game, { solved: [...new Set([...solved, problem])] });
  }

  /** @param {string} game */
  decline(game) {
    this.#write(game, { declined: true });
  }

  /**
   * Reads again before writing, so that entries of other tabs aren't lost.
   * @param {string} game
   * @param {Partial<Progress>} news
   */
  #write(game, news) {
    const progress = { ...this.of(game), ...news };
    try {
      const games = { ...this.#stored(), [game]: progress };
      if (this.#storage === null) throw new Error("no storage");
      this.#storage.setItem(KEY, JSON.stringify({ format: FORMAT, games }));
      delete this.#unsaved[game];
      return true;
    } catch {
      this.#unsaved[game] = progress;
      return false;
    }
  }

  /** @returns {Record<string, Progress>} */
  #stored() {
    try {
      const { format, games } = JSON.parse(this.#storage?.getItem(KEY) ?? "{}");
      if (format !== FORMAT) return {};
      return Object.fromEntries(Object.entries(games).filter(([, entry]) => isProgress(entry)));
    } catch {
      return {};
    }
  }
}

/** @param {any} entry */
function isProgress(entry) {
  const isList = (/** @type {unknown} */ list) =>
    Array.isArray(list) && list.every((id) => typeof id === "string");
  return isList(entry?.done) && isList(entry.solved) && typeof entry.declined === "boolean";
}
