// The settings in the browser's storage.

import { readSettings, storedSettings } from "../state/settings.js";

/** @import { Settings } from "../state/settings.js" */

const KEY = "menagerie.preferences";
const FORMAT = 3;

/**
 * The browser's storage. Null if it's blocked, when even access may throw.
 * @returns {Storage | null}
 */
export function openStorage() {
  try {
    const storage = globalThis.localStorage;
    const probe = "menagerie.probe";
    storage.setItem(probe, probe);
    storage.removeItem(probe);
    return storage;
  } catch {
    return null;
  }
}

export class SettingsStorage {
  #storage;

  /** @param {Storage | null} storage */
  constructor(storage) {
    this.#storage = storage;
  }

  /** @returns {Settings} */
  read() {
    return readSettings(parsed(this.#storage?.getItem(KEY) ?? "{}"));
  }

  /** @param {Settings} settings */
  write(settings) {
    try {
      this.#storage?.setItem(KEY, JSON.stringify({ format: FORMAT, ...storedSettings(settings) }));
    } catch {
      // A full storage: they last until the page is closed.
    }
  }
}

/** @param {string} text */
function parsed(text) {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
