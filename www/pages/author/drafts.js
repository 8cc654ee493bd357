// An author's drafts in the browser's storage: the present one, and those that it replaced.

const PRESENT = "menagerie.author.draft";
const EARLIER = "menagerie.author.earlier";

const MOST = 20;

/**
 * What happened to a replaced draft: not worth keeping, kept, or kept only as long as the page.
 * @typedef {"nothing" | "kept" | "passing"} SetAside
 */

export class Drafts {
  #storage;
  /** What storage refused. @type {{present: string | null, earlier: string[]}} */
  #passing = { present: null, earlier: [] };

  /** @param {Storage | null} storage */
  constructor(storage) {
    this.#storage = storage;
  }

  get present() {
    return this.#passing.present ?? this.#storage?.getItem(PRESENT) ?? "";
  }

  /** @returns {string[]} */
  get earlier() {
    const kept = readList(this.#storage?.getItem(EARLIER) ?? "[]");
    return [...new Set([...this.#passing.earlier, ...kept])].slice(0, MOST);
  }

  /** Whether everything survives a reload. */
  get kept() {
    const { present, earlier } = this.#passing;
    return this.#storage !== null && present === null && earlier.length === 0;
  }

  /** False if it can't be stored. @param {string} text */
  write(text) {
    const kept = this.#put(PRESENT, text);
    // An older text must not be taken for this one.
    if (!kept) this.#storage?.removeItem(PRESENT);
    this.#passing.present = kept ? null : text;
    return kept;
  }

  /**
   * Replaces the present draft, which joins the earlier ones.
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
    // Those stored before are still stored.
    this.#passing.earlier.unshift(old);
    return "passing";
  }

  /** @param {string} key @param {string} text */
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

/** @param {string} text @returns {string[]} */
function readList(text) {
  try {
    const list = JSON.parse(text);
    return Array.isArray(list) ? list.filter((one) => typeof one === "string") : [];
  } catch {
    return [];
  }
}

/** @param {string} text */
export function nameOf(text) {
  const table = /^\s*name\s*=\s*\{[^}\n]*text\s*=\s*"([^"\n]*)"/m.exec(text);
  const plain = /^\s*name\s*=\s*"([^"\n]*)"/m.exec(text);
  // Counters and seats have names too; the game's comes first.
  const [first] = [table, plain]
    .filter((match) => match !== null)
    .sort((a, b) => a.index - b.index);
  return first?.[1] ?? "";
}
