// What an author has written so far, kept in the browser: the present draft, and those that made room for another one.

const PRESENT = "menagerie.author.draft";
const EARLIER = "menagerie.author.earlier";

/** Older ones than these are given up. */
const MOST = 20;

/**
 * What became of a draft that made room: it wasn't worth keeping, it is kept, or it lasts as long as the page.
 * @typedef {"nothing" | "kept" | "passing"} SetAside
 */

export class Drafts {
  #storage;
  /** What couldn't be kept: it lasts as long as the page. @type {{present: string | null, earlier: string[]}} */
  #passing = { present: null, earlier: [] };

  /** @param {Storage | null} storage */
  constructor(storage) {
    this.#storage = storage;
  }

  get present() {
    return this.#passing.present ?? this.#storage?.getItem(PRESENT) ?? "";
  }

  /** The newest first. @returns {string[]} */
  get earlier() {
    const kept = readList(this.#storage?.getItem(EARLIER) ?? "[]");
    return [...new Set([...this.#passing.earlier, ...kept])].slice(0, MOST);
  }

  /** Whether all that was written would be found again after a reload. */
  get kept() {
    const { present, earlier } = this.#passing;
    return this.#storage !== null && present === null && earlier.length === 0;
  }

  /**
   * False if it can't be kept.
   * @param {string} text
   */
  write(text) {
    const kept = this.#put(PRESENT, text);
    // An older text must not be taken for this one.
    if (!kept) this.#storage?.removeItem(PRESENT);
    this.#passing.present = kept ? null : text;
    return kept;
  }

  /**
   * The present draft makes room for another text.
   * @param {string} text  the new one
   * @returns {SetAside}
   */
  replace(text) {
    const old = this.present;
    const worthKeeping = old.trim() !== "" && old !== text;
    const aside = worthKeeping ? this.#setAside(old, text) : "nothing";
    this.write(text);
    return aside;
  }

  /**
   * @param {string} old
   * @param {string} text  the new one
   * @returns {SetAside}
   */
  #setAside(old, text) {
    const earlier = [old, ...this.earlier.filter((one) => one !== old && one !== text)];
    if (this.#put(EARLIER, JSON.stringify(earlier.slice(0, MOST)))) {
      this.#passing.earlier = [];
      return "kept";
    }
    // Those that were kept before still are.
    this.#passing.earlier.unshift(old);
    return "passing";
  }

  /**
   * @param {string} key
   * @param {string} text
   */
  #put(key, text) {
    try {
      if (this.#storage === null) return false;
      this.#storage.setItem(key, text);
      return true;
    } catch {
      return false;
    }
  }
}

/**
 * @param {string} text
 * @returns {string[]}
 */
function readList(text) {
  try {
    const list = JSON.parse(text);
    return Array.isArray(list) ? list.filter((one) => typeof one === "string") : [];
  } catch {
    return [];
  }
}

/**
 * How a draft calls its game, faulty or not.
 * @param {string} text
 */
export function nameOf(text) {
  const table = /^\s*name\s*=\s*\{[^}\n]*text\s*=\s*"([^"\n]*)"/m.exec(text);
  const plain = /^\s*name\s*=\s*"([^"\n]*)"/m.exec(text);
  // CountedParts and seats have names, too: the game's stands first.
  const [first] = [table, plain]
    .filter((match) => match !== null)
    .sort((a, b) => a.index - b.index);
  return first?.[1] ?? "";
}
