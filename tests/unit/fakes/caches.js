// A browser's caches in memory.

/** @returns {CacheStorage & {contents: Map<string, Map<string, Response>>}} */
export function fakeCaches() {
  /** @type {Map<string, Map<string, Response>>} */
  const contents = new Map();
  const open = async (/** @type {string} */ name) => {
    const cache = contents.get(name) ?? new Map();
    contents.set(name, cache);
    return {
      put: async (/** @type {string} */ url, /** @type {Response} */ response) =>
        void cache.set(url, response),
    };
  };
  return /** @type {any} */ ({
    contents,
    open,
    has: async (/** @type {string} */ name) => contents.has(name),
    keys: async () => [...contents.keys()],
    delete: async (/** @type {string} */ name) => contents.delete(name),
    match: async (/** @type {string} */ url, /** @type {{cacheName: string}} */ { cacheName }) =>
      contents.get(cacheName)?.get(url)?.clone(),
  });
}
