// The service worker's rules for caches and the network. Dependencies are passed in for the tests.

/** @import { BundledFile, Edition } from "./edition.js" */
/** @typedef {(request: Request, how?: { signal: AbortSignal }) => Promise<Response>} Fetch */

/**
 * @typedef {object} Follower
 * @property {(bytes: number, all: number) => void} onProgress
 * @property {AbortSignal} signal  cancels the caching
 */

/**
 * A host may have other pages, or this one in several folders: each has its own caches.
 * @param {string} scope  address of the service worker's folder
 */
function cachePrefix(scope) {
  return `menagerie ${scope} `;
}

/** @param {string} scope @param {Edition} edition */
export function cacheName(scope, { version }) {
  return cachePrefix(scope) + version;
}

/**
 * Caches all files or none, because editions must not mix. It fails if a file is missing or differs from the build, or if
 * cancelled.
 * @param {CacheStorage} caches
 * @param {string} scope
 * @param {Edition} edition
 * @param {Fetch} fetch
 * @param {Follower} follower
 */
export async function keepEdition(caches, scope, edition, fetch, { onProgress, signal }) {
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
    onProgress(done, all);
  };
  try {
    await Promise.all(edition.files.map(keep));
  } catch (error) {
    // A host that was rolled back installs the edition in use again, which must survive a failure.
    if (!wasKept) await caches.delete(name);
    throw error;
  }
}

/**
 * A request that accepts only this edition's file; the HTTP cache is revalidated.
 * @param {string} scope
 * @param {BundledFile} file
 */
function asBuilt(scope, { path, integrity }) {
  return new Request(new URL(path, scope), { integrity, cache: "no-cache" });
}

/**
 * Browsers reject redirected responses for navigations, and some hosts redirect `x.html` to `x`.
 * @param {Response} response
 */
function unredirected(response) {
  if (!response.redirected) return response;
  const { status, statusText, headers } = response;
  return new Response(response.body, { status, statusText, headers });
}

/**
 * Only in this folder: other pages of the host keep their caches.
 * @param {CacheStorage} caches
 * @param {string} scope
 * @param {Edition} edition
 */
export async function dropOtherEditions(caches, scope, edition) {
  const current = cacheName(scope, edition);
  const ours = (await caches.keys()).filter((name) => name.startsWith(cachePrefix(scope)));
  await Promise.all(ours.filter((name) => name !== current).map((name) => caches.delete(name)));
}

/**
 * The path of the file that answers a request; null if none does. Query and fragment are ignored. A folder means its index,
 * and `.html` may be missing, because some hosts drop it from addresses.
 * @param {{method: string, url: string}} request
 * @param {string} scope
 * @param {Edition} edition
 */
export function fileFor({ method, url }, scope, { files }) {
  const bare = url.replace(/[?#].*$/, "");
  if (method !== "GET" || !bare.startsWith(scope)) return null;
  const path = decoded(bare.slice(scope.length));
  const candidates =
    path === "" || path.endsWith("/") ? [`${path}index.html`] : [path, `${path}.html`];
  const file = files.find((one) => candidates.includes(one.path));
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
 * Cache first; the network if the file is gone from the cache or can't be read.
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
 * Network first; the cache when offline. For development, where each build must be seen at once.
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
    const copy = await cached(caches, name, file);
    if (copy === undefined) throw error;
    return copy;
  }
}

/** @param {CacheStorage} caches @param {string} name @param {string} file */
async function cached(caches, name, file) {
  try {
    return await caches.match(file, { cacheName: name });
  } catch {
    return undefined;
  }
}

/** Whether the page is served from this machine, as during development. @param {string} hostname */
export function isThisMachine(hostname) {
  return ["localhost", "127.0.0.1", "[::1]"].includes(hostname);
}
