// Copies games that editions before 0.2 saved in localStorage: one for each variant, and those set aside. Such an edition may
// still run in another tab, so its games stay there, but not those with secrets, which it left readable. Edition 0.3 deletes
// them all: then `takeInto` becomes the removal of the keys with these prefixes, and the database's store "taken" is dropped.

import { lettersOf } from "./base64url.js";
import { ASIDE, CURRENT, oldKeys } from "./old-traces.js";
import { encryptedContent, hasReadableSecrets, openedGame, opensSeal } from "./reseal.js";
import { isEarlierState } from "./saved-game.js";
import { contentOf, newId } from "./stored-game.js";

/** @import { Database } from "./database.js" */
/** @import { StoredGame } from "./stored-game.js" */
/** @import { GameLocks } from "./game-locks.js" */

/**
 * What was copied. It is never copied again, even if the game was deleted or continued since.
 * @typedef {object} Taken
 * @property {string} text  of a game with secrets: only its digest
 * @property {string} key
 * @property {string} id
 */

/** @typedef {{key: string, game: string, text: string, changed: number}} OldSave */

/** @typedef {ReturnType<typeof contentOf>} Content */

export class OldSaves {
  #storage;
  #locks;
  #now;

  /**
   * @param {Storage | null} storage
   * @param {Pick<GameLocks, "ifFree">} locks
   * @param {() => number} now
   */
  constructor(storage, locks, now) {
    this.#storage = storage;
    this.#locks = locks;
    this.#now = now;
  }

  /**
   * Encrypts games that earlier builds of this edition copied unencrypted.
   * @param {Database} database
   * @param {CryptoKey} key
   */
  async encrypt(database, key) {
    const games = await database.all("games");
    for (const { id, text } of games.filter((game) => hasReadableSecrets(game.text))) {
      const content = await encryptedContent(text, key);
      await database.revise("games", id, (now) =>
        now?.text === text ? { ...now, ...content } : undefined,
      );
    }
    const taken = await database.all("taken");
    for (const one of taken.filter(({ text }) => hasReadableSecrets(text))) {
      await database.put("taken", { ...one, text: await digestOf(one.text) });
      await database.remove("taken", one.text);
    }
  }

  /**
   * Copies what is new since the last time. Several tabs must do so one after another.
   * @param {Database} database
   * @param {CryptoKey | null} key  null: games with secrets are left alone
   * @param {boolean} lasts  the copies outlive the page
   */
  async takeInto(database, key, lasts) {
    for (const save of this.#list()) {
      const { text } = save;
      if (!hasReadableSecrets(text))
        await this.#takeOnce(database, save, text, contentOf(text), key);
      else if (key !== null) {
        const content = await encryptedContent(text, key);
        const id = await this.#takeOnce(database, save, await digestOf(text), content, key);
        if (lasts) await this.#forget(database, save, id, key);
      }
    }
  }

  /**
   * @param {Database} database
   * @param {OldSave} save
   * @param {string} mark  by which it is known later
   * @param {Content} content
   * @param {CryptoKey | null} key
   * @returns {Promise<string>}  the id of the copy
   */
  async #takeOnce(database, save, mark, content, key) {
    const taken = await database.all("taken");
    const same = taken.find(({ text }) => text === mark);
    if (same !== undefined) return same.id;
    const earlier = taken.filter((one) => one.key === save.key);
    return this.#take(database, save, mark, content, earlier, key);
  }

  /**
   * A tab may end at any time: a new game and the note that it was copied are written together.
   * @param {Database} database
   * @param {OldSave} save
   * @param {string} mark
   * @param {Content} content
   * @param {Taken[]} earlier  from the same key
   * @param {CryptoKey | null} key
   */
  async #take(database, save, mark, content, earlier, key) {
    const note = async (/** @type {string} */ id) => {
      await database.put("taken", { text: mark, key: save.key, id });
      return id;
    };
    const changed = earlier.length === 0 ? save.changed : this.#now();
    const entry = { game: save.game, changed, summary: null, ...content };
    for (const { id } of earlier)
      if (await this.#continue(database, { id, version: 0, ...entry }, key)) return note(id);
    // Without further moves it isn't another game, even if that game was deleted.
    for (const { id, text } of earlier)
      if (await isEarlier(content.text, text, key)) return note(id);
    const id = newId();
    await database.putAll([
      ["games", { id, version: 1, ...entry }],
      ["taken", { text: mark, key: save.key, id }],
    ]);
    return id;
  }

  /**
   * Continues a game, unless a tab has it on the table, or it was continued here.
   * @param {Database} database
   * @param {StoredGame} later
   * @param {CryptoKey | null} key
   */
  async #continue(database, later, key) {
    let isContinued = false;
    await this.#locks.ifFree(later.id, async () => {
      const now = await database.get("games", later.id);
      if (now === undefined || !(await isEarlier(now.text, later.text, key))) return;
      await database.revise("games", later.id, (same) => {
        if (same?.version !== now.version) return undefined;
        isContinued = true;
        return { ...later, version: now.version + 1 };
      });
    });
    return isContinued;
  }

  /**
   * Deletes a readable copy, once the encrypted one has been read back and opened, or was deleted here.
   * @param {Database} database
   * @param {OldSave} save
   * @param {string} id
   * @param {CryptoKey} key
   */
  async #forget(database, { key: place, text }, id, key) {
    const copy = await database.get("games", id);
    if (copy !== undefined && !(await opensSeal(copy.text, key))) return;
    // The old edition may have saved something else meanwhile.
    if (this.#storage?.getItem(place) === text) this.#storage.removeItem(place);
  }

  /** @returns {OldSave[]} */
  #list() {
    const storage = this.#storage;
    return oldKeys(storage).map((key) => {
      const text = storage?.getItem(key) ?? "";
      return key.startsWith(CURRENT)
        ? { key, game: key.slice(CURRENT.length), text, changed: 1 }
        : { key, game: key.slice(ASIDE.length).replace(/\.\d+$/, ""), text, changed: 0 };
    });
  }
}

/** @param {string} text */
async function digestOf(text) {
  const digest = await crypto.subtle.digest("SHA-256", new TextEncoder().encode(text));
  return lettersOf(new Uint8Array(digest));
}

/**
 * Whether one game is an earlier state of another, or has the same moves.
 * @param {string} text
 * @param {string} later
 * @param {CryptoKey | null} key
 */
async function isEarlier(text, later, key) {
  const [before, now] = await Promise.all([openedGame(text, key), openedGame(later, key)]);
  return before !== null && now !== null && isEarlierState(before, now);
}
