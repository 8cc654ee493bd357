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
  #now;

  /**
   * @param {Storage | null} storage
   * @param {() => number} now
   */
  constructor(storage, now) {
    this.#storage = storage;
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
      const id = await this.#take(database, save, earlier);
      await database.put("taken", { text: save.text, key: save.key, id });
    }
  }

  /**
   * @param {Database} database
   * @param {OldSave} save
   * @param {Taken[]} earlier  from the same key
   * @returns {Promise<string>}  the game's id
   */
  async #take(database, { game, text, changed }, earlier) {
    /** @type {(StoredGame | undefined)[]} */
    const held = await Promise.all(earlier.map(({ id }) => database.get("games", id)));
    const continued = held.find((one) => one !== undefined && isContinued(one.text, text));
    const { id, version } = continued ?? { id: newId(), version: 0 };
    const date = earlier.length === 0 ? changed : this.#now();
    const content = { changed: date, summary: null, ...contentOf(text) };
    await database.put("games", { id, game, version: version + 1, ...content });
    return id;
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
 * Whether a game of the database is an earlier state of an old edition's.
 * @param {string} text
 * @param {string} later
 */
function isContinued(text, later) {
  const [before, now] = [readStored(text), readStored(later)];
  return before !== "unreadable" && now !== "unreadable" && isEarlierState(before, now);
}
