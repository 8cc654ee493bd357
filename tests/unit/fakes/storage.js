// A browser's storage in memory, which may be full.

/** @returns {Storage & {full: boolean}} */
export function fakeStorage() {
  /** @type {Map<string, string>} */
  const entries = new Map();
  const storage = {
    full: false,
    getItem: (/** @type {string} */ key) => entries.get(key) ?? null,
    setItem: (/** @type {string} */ key, /** @type {string} */ value) => {
      if (storage.full) throw new Error("QuotaExceededError");
      entries.set(key, value);
    },
    removeItem: (/** @type {string} */ key) => void entries.delete(key),
    key: (/** @type {number} */ at) => [...entries.keys()][at] ?? null,
    clear: () => entries.clear(),
    get length() {
      return entries.size;
    },
  };
  return storage;
}
