// Studies kept in the browser, several a game. One that this tab hasn't read is never overwritten: another tab's changes make
// the own ones a study beside it. What can't be read stays where it is.

const PREFIX = "menagerie.study.";
const FORMAT = 1;

/**
 * @typedef {object} KeptStudy
 * @property {string} title
 * @property {string} text   the record with all its variations
 * @property {number} place  of the move that was shown, as `StudyTree.place` tells it
 */

/**
 * `title` null: it can't be read.
 * @typedef {{ id: number, title: string | null, changed: number }} Entry
 */

export class StudyStorage {
  #storage;
  #now;
  /** What this tab has read or written last, by its key. @type {Map<string, string>} */
  #known = new Map();

  /**
   * @param {Storage | null} storage
   * @param {() => number} [now]
   */
  constructor(storage, now = Date.now) {
    this.#storage = storage;
    this.#now = now;
  }

  get works() {
    return this.#storage !== null;
  }

  /**
   * The one that was changed last comes first.
   * @param {string} game
   * @returns {Entry[]}
   */
  list(game) {
    return this.#ids(game)
      .map((id) => {
        const stored = parsed(this.#storage?.getItem(keyOf(game, id)) ?? "");
        return { id, title: stored?.title ?? null, changed: stored?.changed ?? 0 };
      })
      .sort((one, other) => other.changed - one.changed || other.id - one.id);
  }

  /**
   * @param {string} game
   * @param {number} id
   * @returns {KeptStudy | "unreadable" | null}
   */
  read(game, id) {
    const key = keyOf(game, id);
    const held = this.#storage?.getItem(key) ?? null;
    if (held === null) return null;
    const stored = parsed(held);
    if (stored === null) return "unreadable";
    this.#known.set(key, held);
    const { title, text, place } = stored;
    return { title, text, place };
  }

  /**
   * @param {string} game
   * @param {KeptStudy} study
   * @returns {number | null}  its id; null if there was no room
   */
  add(game, study) {
    const id = Math.max(0, ...this.#ids(game)) + 1;
    return this.#put(keyOf(game, id), study) ? id : null;
  }

  /**
   * @param {string} game
   * @param {number} id
   * @param {KeptStudy} study
   * @returns {number | null}  where it is now: elsewhere, if another tab has changed what was there; null if there was no
   *   room
   */
  write(game, id, study) {
    const key = keyOf(game, id);
    const held = this.#storage?.getItem(key) ?? null;
    if (held !== null && held !== this.#known.get(key)) return this.add(game, study);
    return this.#put(key, study) ? id : null;
  }

  /**
   * @param {string} game
   * @param {number} id
   */
  remove(game, id) {
    this.#storage?.removeItem(keyOf(game, id));
    this.#known.delete(keyOf(game, id));
  }

  /**
   * @param {string} key
   * @param {KeptStudy} study
   */
  #put(key, { title, text, place }) {
    if (this.#storage === null) return false;
    const stored = JSON.stringify({ format: FORMAT, title, text, place, changed: this.#now() });
    try {
      this.#storage.setItem(key, stored);
    } catch {
      return false;
    }
    this.#known.set(key, stored);
    return true;
  }

  /**
   * @param {string} game
   * @returns {number[]}
   */
  #ids(game) {
    const storage = this.#storage;
    if (storage === null) return [];
    const prefix = keyOf(game, "");
    const keys = Array.from({ length: storage.length }, (_, at) => storage.key(at) ?? "");
    return keys
      .filter((key) => key.startsWith(prefix))
      .map((key) => Number(key.slice(prefix.length)))
      .filter((id) => Number.isInteger(id) && id > 0);
  }
}

/**
 * @param {string} game
 * @param {number | ""} id
 */
function keyOf(game, id) {
  return `${PREFIX}${game}.${id}`;
}

/**
 * @param {string} text
 * @returns {KeptStudy & {changed: number} | null}
 */
function parsed(text) {
  try {
    const stored = JSON.parse(text);
    const fits =
      stored.format === FORMAT &&
      typeof stored.title === "string" &&
      typeof stored.text === "string" &&
      Number.isInteger(stored.place) &&
      Number.isFinite(stored.changed);
    return fits ? stored : null;
  } catch {
    return null;
  }
}
