// The player's custom variants in the browser's storage. Those that can't be stored last until the page is closed.

import { readRoute, writeRoute } from "../state/routes.js";

const PREFIX = "menagerie.own.";

/** A longer file must be a mistake. */
export const LONGEST_FILE = 1 << 20;

/** Whether an id can be used in an address: one is taken by the author page. @param {string} id */
export function hasAddress(id) {
  return readRoute(writeRoute(id)).screen === "table";
}

export class CustomVariants {
  #storage;
  /** @type {Map<string, string>} */
  #unsaved = new Map();

  /** @param {Storage | null} storage */
  constructor(storage) {
    this.#storage = storage;
  }

  /** @returns {{id: string, text: string}[]} */
  list() {
    const ids = new Set([...this.#unsaved.keys(), ...this.#storedIds()]);
    return [...ids].sort().map((id) => ({ id, text: this.read(id) ?? "" }));
  }

  texts() {
    return this.list().map(({ text }) => text);
  }

  #storedIds() {
    const storage = this.#storage;
    if (storage === null) return [];
    const keys = Array.from({ length: storage.length }, (_, at) => storage.key(at) ?? "");
    return keys.filter((key) => key.startsWith(PREFIX)).map((key) => key.slice(PREFIX.length));
  }

  /** @param {string} id */
  has(id) {
    return this.read(id) !== null;
  }

  /** @param {string} id @returns {string | null} */
  read(id) {
    return this.#unsaved.get(id) ?? this.#storage?.getItem(PREFIX + id) ?? null;
  }

  /**
   * False if it can't be stored and only lasts until the page is closed.
   * @param {string} id
   * @param {string} text
   */
  write(id, text) {
    try {
      if (this.#storage === null) throw new Error("no storage");
      this.#storage.setItem(PREFIX + id, text);
      this.#unsaved.delete(id);
      return true;
    } catch {
      this.#unsaved.set(id, text);
      return false;
    }
  }

  /** @param {string} id */
  remove(id) {
    this.#unsaved.delete(id);
    this.#storage?.removeItem(PREFIX + id);
  }
}
