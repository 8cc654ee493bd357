// Copies games that editions before 0.2 saved in localStorage: one for each variant, and those set aside. Such an edition may
// still run in another tab, so its games stay there. Edition 0.3 deletes them: then `takeInto` becomes the removal of the
// keys with these prefixes, and the database's store "taken" is dropped.

import { isEarlierState } from "./saved-game.js";
import { contentOf, newId, readStored } from "./stored-game.js";

/** @typedef {import("./game-database.js").Database} Database */
/** @typedef {import("./stored-game.js").StoredGame} StoredGame */

const ASIDE = "menagerie.aside.";
const CURRENT = "menagerie.game.";

/**
 * What was copied. It is never copied again, even if the game was deleted or continued since.
 * @typedef {{text: string, key: string, id: string}} Taken
 */

/** @typedef {{key: string, game: string, text: string, changed: number}} OldSave */

export class OldSaves {
  #storage;
  #locks;
  #now;

  /**
   * @param {Storage | null} storage
   * @param {Pick<import("./game-locks.js").GameLocks, "ifFree">} locks
   * @param {() => number} now
   */
  constructor(storage, locks, now) {
    this.#storage = storage;
    this.#locks = locks;
    this.#now = now;
  }

  /**
   * Copies what is new since the last time. Several tabs must do so one after another.
   * @param {Database} database
   */
  async takeInto(database) {
    /** @type {Taken[]} */
    const taken = await database.all("taken");
    for (const save of this.#list()) {
      if (taken.some(({ text }) => text === save.text)) continue;
      const earlier = taken.filter(({ key }) => key === save.key);
      await this.#take(database, save, earlier);
    }
  }

  /**
   * A tab may end at any time: a new game and the note that it was copied are written together.
   * @param {Database} database
   * @param {OldSave} save
   * @param {Taken[]} earlier  from the same key
   */
  async #take(database, { key, game, text, changed }, earlier) {
    const noted = (/** @type {string} */ id) => ({ text, key, id });
    const date = earlier.length === 0 ? changed : this.#now();
    const content = { game, changed: date, summary: null, ...contentOf(text) };
    for (const { id } of earlier)
      if (await this.#continue(database, { id, version: 0, ...content }))
        return database.put("taken", noted(id));
    // Without further moves it isn't another game, even if that game was deleted.
    const known = earlier.find((one) => isEarlier(text, one.text));
    if (known !== undefined) return database.put("taken", noted(known.id));
    const id = newId();
    return database.putAll([
      ["games", { id, version: 1, ...content }],
      ["taken", noted(id)],
    ]);
  }

  /**
   * Continues a game, unless a tab has it on the table, or it was continued here.
   * @param {Database} database
   * @param {StoredGame} later
   */
  async #continue(database, later) {
    let isContinued = false;
    const change = (/** @type {StoredGame | undefined} */ now) => {
      if (now === undefined || !isEarlier(now.text, later.text)) return undefined;
      isContinued = true;
      return { ...later, version: now.version + 1 };
    };
    await this.#locks.ifFree(later.id, () => database.revise("games", later.id, change));
    return isContinued;
  }

  /** @returns {OldSave[]} */
  #list() {
    const storage = this.#storage;
    if (storage === null) return [];
    const keys = Array.from({ length: storage.length }, (_, at) => storage.key(at) ?? "");
    return keys.sort().flatMap((key) => {
      const text = storage.getItem(key) ?? "";
      if (key.startsWith(CURRENT))
        return [{ key, game: key.slice(CURRENT.length), text, changed: 1 }];
      const game = key.slice(ASIDE.length).replace(/\.\d+$/, "");
      return key.startsWith(ASIDE) ? [{ key, game, text, changed: 0 }] : [];
    });
  }
}

/**
 * Whether one game is an earlier state of another, or has the same moves.
 * @param {string} text
 * @param {string} later
 */
function isEarlier(text, later) {
  const [before, now] = [readStored(text), readStored(later)];
  return before !== "unreadable" && now !== "unreadable" && isEarlierState(before, now);
}
