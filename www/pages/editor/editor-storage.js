// The setup survives a reload in this tab. If the browser refuses to store it, no message is shown: it is only a copy.

/** @import { Steps } from "./editor-history.js" */

const PREFIX = "menagerie.edit.";

/**
 * @typedef {object} StoredSetup
 * @property {string | null} link  the position that the address asked for
 * @property {string} variantHash  squares and types are numbers of this edition
 * @property {Record<string, string>} options
 * @property {Steps} steps
 */

/** @returns {Storage | null} */
export function openSession() {
  try {
    return globalThis.sessionStorage;
  } catch {
    return null;
  }
}

export class EditorStorage {
  #storage;

  /** @param {Pick<Storage, "getItem" | "setItem"> | null} [storage] */
  constructor(storage = openSession()) {
    this.#storage = storage;
  }

  /**
   * @param {string} game
   * @param {StoredSetup} kept
   */
  write(game, kept) {
    try {
      this.#storage?.setItem(PREFIX + game, JSON.stringify(kept));
    } catch {
      // No space: see above.
    }
  }

  /**
   * @param {string} game
   * @returns {StoredSetup | null}
   */
  read(game) {
    try {
      const kept = JSON.parse(withNewNames(this.#storage?.getItem(PREFIX + game) ?? "null"));
      return isKept(kept) ? kept : null;
    } catch {
      return null;
    }
  }
}

/**
 * Only the shape is checked; the engine decides whether the setups are readable.
 * @param {any} value
 * @returns {value is StoredSetup}
 */
function isKept(value) {
  const steps = value?.steps;
  return (
    typeof value?.variantHash === "string" &&
    typeof value.options === "object" &&
    Array.isArray(steps?.past) &&
    Array.isArray(steps.future) &&
    typeof steps.present === "object" &&
    steps.present !== null
  );
}

/**
 * Version 0.1.0 stored pieces as men and squares as cells.
 * @param {string} json
 */
function withNewNames(json) {
  return json
    .replaceAll('"men":', '"pieces":')
    .replaceAll('"man":', '"piece":')
    .replaceAll('"cell":', '"square":');
}
