// What an author has written so far, kept in the browser: the present draft, and those that made room for another one.

const PRESENT = "menagerie.author.draft";
const EARLIER = "menagerie.author.earlier";

/** Older ones than these are given up. */
const MOST = 20;

export class Drafts {
  #storage;
  /** Where nothing is kept: as long as the page lasts. @type {{present: string, earlier: string[]}} */
  #passing = { present: "", earlier: [] };

  /** @param {Storage | null} storage */
  constructor(storage) {
    this.#storage = storage;
  }

  get present() {
    return this.#storage?.getItem(PRESENT) ?? this.#passing.present;
  }

  /** The newest first. @returns {string[]} */
  get earlier() {
    const text = this.#storage?.getItem(EARLIER) ?? null;
    return text === null ? this.#passing.earlier : readList(text);
  }

  /**
   * False if it can't be kept.
   * @param {string} text
   */
  write(text) {
    this.#passing.present = text;
    return this.#put(PRESENT, text);
  }

  /**
   * The present draft makes room for another text. True if it was worth keeping.
   * @param {string} text  the new one
   */
  replace(text) {
    const old = this.present;
    const kept = old.trim() !== "" && old !== text;
    if (kept) {
      const earlier = [old, ...this.earlier.filter((one) => one !== old && one !== text)];
      this.#passing.earlier = earlier.slice(0, MOST);
      this.#put(EARLIER, JSON.stringify(this.#passing.earlier));
    }
    this.write(text);
    return kept;
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
      // An older text must not be taken for this one.
      this.#storage?.removeItem(key);
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
  // Pieces and seats have names, too: the game's stands first.
  const [first] = [table, plain]
    .filter((match) => match !== null)
    .sort((a, b) => a.index - b.index);
  return first?.[1] ?? "";
}
