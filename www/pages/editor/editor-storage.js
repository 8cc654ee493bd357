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
function openSession() {
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
   * The last of the game, and the last by its rules.
   * @param {string} game
   * @param {StoredSetup} kept
   */
  write(game, kept) {
    const json = JSON.stringify(kept);
    try {
      this.#storage?.setItem(keyOf(game), json);
      this.#storage?.setItem(keyOf(game, kept.variantHash), json);
    } catch {
      // No space: see above.
    }
  }

  /**
   * @param {string} game
   * @param {string} [rules]  the hash of its variant; without it, the last of the game
   * @returns {StoredSetup | null}
   */
  read(game, rules) {
    try {
      const json = this.#storage?.getItem(keyOf(game, rules)) ?? "null";
      const kept = JSON.parse(withNewNames(json));
      return isKept(kept) ? { ...kept, steps: withWalls(kept.steps) } : null;
    } catch {
      return null;
    }
  }
}

/** @param {string} game @param {string} [rules] */
function keyOf(game, rules) {
  return PREFIX + game + (rules === undefined ? "" : `.${rules}`);
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

/** Earlier editions knew no walls. @param {Steps} steps @returns {Steps} */
function withWalls({ past, present, future }) {
  const walled = (/** @type {Steps["present"]} */ setup) => ({
    ...setup,
    walls: setup.walls ?? [],
  });
  return { past: past.map(walled), present: walled(present), future: future.map(walled) };
}

/** Version 0.1.0 stored pieces as men and squares as cells. @param {string} json */
function withNewNames(json) {
  return json
    .replaceAll('"men":', '"pieces":')
    .replaceAll('"man":', '"piece":')
    .replaceAll('"cell":', '"square":');
}
