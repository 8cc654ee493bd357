// What the service worker does with caches and the network, one function for each way. It is handed all it uses, so that
// tests can hand it stand-ins.

/** @typedef {import("./edition.js").BundledFile} BundledFile */
/** @typedef {import("./edition.js").Edition} Edition */
/** @typedef {(request: Request, how?: { signal: AbortSignal }) => Promise<Response>} Fetch */

/**
 * Who follows an edition being kept.
 * @typedef {object} Follower
 * @property {(bytes: number, all: number) => void} kept
 * @property {AbortSignal} signal  nobody wants it any more
 */

/**
 * A host may hold other pages, and this one in several folders: each has caches of its own.
 * @param {string} scope  address of the service worker's folder
 */
function cachePrefix(scope) {
  return `menagerie ${scope} `;
}

/**
 * @param {string} scope
 * @param {Edition} edition
 */
export function cacheName(scope, { version }) {
  return cachePrefix(scope) + version;
}

/**
 * Keeps all files or none: half an edition would mix with the next one. A file that is missing, or isn't the one that was
 * built, makes it fail, and so does whoever wants no more of it.
 * @param {CacheStorage} caches
 * @param {string} scope
 * @param {Edition} edition
 * @param {Fetch} fetch
 * @param {Follower} follower
 */
export async function keepEdition(caches, scope, edition, fetch, { kept, signal }) {
  const all = edition.files.reduce((sum, { bytes }) => sum + bytes, 0);
  let done = 0;
  const name = cacheName(scope, edition);
  const wasKept = await caches.has(name);
  const cache = await caches.open(name);
  const keep = async (/** @type {BundledFile} */ file) => {
    const request = asBuilt(scope, file);
    const response = await fetch(request, { signal });
    if (!response.ok) throw new Error(`${file.path}: status ${response.status}`);
    await cache.put(request.url, unredirected(response));
    signal.throwIfAborted();
    done += file.bytes;
    kept(done, all);
  };
  try {
    await Promise.all(edition.files.map(keep));
  } catch (error) {
    // A host that has gone back to the edition in use installs it again: what works stays.
    if (!wasKept) await caches.delete(name);
    throw error;
  }
}

/**
 * A request for a file that only the file of this edition answers; what the browser holds is asked about again.
 * @param {string} scope
 * @param {BundledFile} file
 */
function asBuilt(scope, { path, integrity }) {
  return new Request(new URL(path, scope), { integrity, cache: "no-cache" });
}

/**
 * Browsers refuse to open a page from an answer that was redirected, and some hosts redirect `x.html` to `x`.
 * @param {Response} response
 */
function unredirected(response) {
  if (!response.redirected) return response;
  const { status, statusText, headers } = response;
  return new Response(response.body, { status, statusText, headers });
}

/**
 * Only this folder's: other pages of the host keep theirs.
 * @param {CacheStorage} caches
 * @param {string} scope
 * @param {Edition} edition
 */
export async function dropOtherEditions(caches, scope, edition) {
  const kept = cacheName(scope, edition);
  const ours = (await caches.keys()).filter((name) => name.startsWith(cachePrefix(scope)));
  await Promise.all(ours.filter((name) => name !== kept).map((name) => caches.delete(name)));
}

/**
 * The address of the file that answers a request, or null if no file of the edition does. What follows `?` and `#` is for
 * the page alone. A folder is its index, and hosts that leave out `.html` in addresses have taught it to links.
 * @param {{method: string, url: string}} request
 * @param {string} scope
 * @param {Edition} edition
 */
export function fileFor({ method, url }, scope, { files }) {
  const bare = url.replace(/[?#].*$/, "");
  if (method !== "GET" || !bare.startsWith(scope)) return null;
  const path = decoded(bare.slice(scope.length));
  const wanted = path === "" || path.endsWith("/") ? [`${path}index.html`] : [path, `${path}.html`];
  const file = files.find((one) => wanted.includes(one.path));
  return file === undefined ? null : new URL(file.path, scope).href;
}

/** @param {string} path */
function decoded(path) {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}

/**
 * From the cache. A file that the browser has thrown away, or whose cache can't be read, comes from the network.
 * @param {CacheStorage} caches
 * @param {string} name  of the cache
 * @param {string} file  its address
 * @param {Request} request
 * @param {Fetch} fetch
 */
export async function cachedFirst(caches, name, file, request, fetch) {
  return (await cached(caches, name, file)) ?? fetch(request);
}

/**
 * From the network, and from the cache if there is none: for a host at which the next build must be seen at once.
 * @param {CacheStorage} caches
 * @param {string} name
 * @param {string} file
 * @param {Request} request
 * @param {Fetch} fetch
 */
export async function freshFirst(caches, name, file, request, fetch) {
  try {
    return await fetch(request);
  } catch (error) {
    const kept = await cached(caches, name, file);
    if (kept === undefined) throw error;
    return kept;
  }
}

/**
 * @param {CacheStorage} caches
 * @param {string} name
 * @param {string} file
 */
async function cached(caches, name, file) {
  try {
    return await caches.match(file, { cacheName: name });
  } catch {
    return undefined;
  }
}

/**
 * Whether the page is served by the machine that shows it, as while somebody works on it.
 * @param {string} hostname
 */
export function isThisMachine(hostname) {
  return ["localhost", "127.0.0.1", "[::1]"].includes(hostname);
}
