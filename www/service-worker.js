// Answers for the bundle's files when there is no network: only events; what is done is in offline/cache-rules.js.
// tools/precache.mjs makes one plain script of this and its imports, with the list of all files as `EDITION`, for not every
// browser takes modules here. It must lie in the bundle's own folder, with this name, and never be kept in a cache itself.

import {
  cachedFirst,
  cacheName,
  dropOtherEditions,
  fileFor,
  freshFirst,
  isThisMachine,
  keepEdition,
} from "./offline/cache-rules.js";

const worker = /** @type {ServiceWorkerGlobalScope} */ (/** @type {unknown} */ (self));
const scope = worker.registration.scope;
const answer = isThisMachine(worker.location.hostname) ? freshFirst : cachedFirst;

/** Of what is kept, so many parts are told: a line grows by as many steps. */
const TOLD_PARTS = 40;

const keeping = new AbortController();

/**
 * The pages that are open want to know, though this worker serves none of them yet.
 * @param {number} bytes
 * @param {number} all
 */
async function tellKept(bytes, all) {
  const pages = await worker.clients.matchAll({ includeUncontrolled: true });
  for (const page of pages) page.postMessage({ kind: "keeping", bytes, all });
}

let told = 0;

/** @type {import("./offline/cache-rules.js").Follower} */
const follower = {
  signal: keeping.signal,
  kept: (bytes, all) => {
    if (bytes - told < all / TOLD_PARTS) return;
    told = bytes;
    void tellKept(bytes, all);
  },
};

worker.addEventListener("install", (event) => {
  event.waitUntil(keepEdition(caches, scope, EDITION, fetch, follower));
  // Pages that are always fresh have the new edition before its worker.
  if (answer === freshFirst) void worker.skipWaiting();
});

worker.addEventListener("activate", (event) => {
  const settle = async () => {
    await dropOtherEditions(caches, scope, EDITION);
    // The page of the first visit may lose its network, too.
    await worker.clients.claim();
  };
  event.waitUntil(settle());
});

worker.addEventListener("fetch", (event) => {
  const { request } = event;
  const file = fileFor(request, scope, EDITION);
  if (file !== null)
    event.respondWith(answer(caches, cacheName(scope, EDITION), file, request, fetch));
});

// A new edition waits until no page of the old one is left, or a player says that it may come.
worker.addEventListener("message", ({ data }) => {
  if (data === "take-over") void worker.skipWaiting();
  if (data === "stop-keeping") keeping.abort();
});
