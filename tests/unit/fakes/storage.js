// A browser's storage in memory, which may be full or hold a limited number of characters.

/** @returns {Storage & {full: boolean, room: number}} */
export function fakeStorage() {
  /** @type {Map<string, string>} */
  const entries = new Map();
  const storage = {
    full: false,
    room: Infinity,
    getItem: (/** @type {string} */ key) => entries.get(key) ?? null,
    setItem: (/** @type {string} */ key, /** @type {string} */ value) => {
      const others = [...entries]
        .filter(([name]) => name !== key)
        .flat()
        .join("").length;
      if (storage.full || others + key.length + value.length > storage.room)
        throw new Error("QuotaExceededError");
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
