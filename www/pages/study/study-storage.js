// Studies in the browser's storage, several per game. A study that another tab has changed is never overwritten: this
// tab's version becomes a new one. Unreadable entries stay.

const PREFIX = "menagerie.study.";
const FORMAT = 1;

/**
 * @typedef {object} KeptStudy
 * @property {string} title
 * @property {string} text   the record with all its variations
 * @property {number} place  of the current move, as in `StudyTree.place`
 */

/**
 * `title` is null if it is unreadable.
 * @typedef {{ id: number, title: string | null, changed: number }} Entry
 */

export class StudyStorage {
  #storage;
  #now;
  /** What this tab read or wrote last, by key. @type {Map<string, string>} */
  #known = new Map();

  /** @param {Storage | null} storage @param {() => number} [now] */
  constructor(storage, now = Date.now) {
    this.#storage = storage;
    this.#now = now;
  }

  get works() {
    return this.#storage !== null;
  }

  /** The latest first. @param {string} game @returns {Entry[]} */
  list(game) {
    return this.#ids(game)
      .map((id) => {
        const stored = parsed(this.#storage?.getItem(keyOf(game, id)) ?? "");
        return { id, title: stored?.title ?? null, changed: stored?.changed ?? 0 };
      })
      .sort((one, other) => other.changed - one.changed || other.id - one.id);
  }

  /** @param {string} game @param {number} id @returns {KeptStudy | "unreadable" | null} */
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
   * @returns {number | null}  its id, a new one if another tab has changed the old one; null if there was no
   *   room
   */
  write(game, id, study) {
    const key = keyOf(game, id);
    const held = this.#storage?.getItem(key) ?? null;
    if (held !== null && held !== this.#known.get(key)) return this.add(game, study);
    return this.#put(key, study) ? id : null;
  }

  /** @param {string} game @param {number} id */
  remove(game, id) {
    this.#storage?.removeItem(keyOf(game, id));
    this.#known.delete(keyOf(game, id));
  }

  /** @param {string} key @param {KeptStudy} study */
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

  /** @param {string} game @returns {number[]} */
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

/** @param {string} game @param {number | ""} id */
function keyOf(game, id) {
  return `${PREFIX}${game}.${id}`;
}

/** @param {string} text @returns {KeptStudy & {changed: number} | null} */
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
