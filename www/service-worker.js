// Serves the bundle's files offline; the rules are in offline/cache-rules.js. tools/precache.mjs bundles this into one
// classic script, since not every browser supports module workers here, and defines `EDITION`, the list of files. The
// script must keep its name and folder and must never be cached.

import {
  cachedFirst,
  cacheName,
  dropOtherEditions,
  fileFor,
  freshFirst,
  isThisMachine,
  keepEdition,
} from "./offline/cache-rules.js";

/** @import { Follower } from "./offline/cache-rules.js" */

const worker = /** @type {ServiceWorkerGlobalScope} */ (/** @type {unknown} */ (self));
const scope = worker.registration.scope;
const answer = isThisMachine(worker.location.hostname) ? freshFirst : cachedFirst;

const PROGRESS_STEPS = 40;

const keeping = new AbortController();

/** @param {number} bytes @param {number} all */
async function sendProgress(bytes, all) {
  const pages = await worker.clients.matchAll({ includeUncontrolled: true });
  for (const page of pages) page.postMessage({ kind: "keeping", bytes, all });
}

let sent = 0;

/** @type {Follower} */
const follower = {
  signal: keeping.signal,
  onProgress: (bytes, all) => {
    if (bytes - sent < all / PROGRESS_STEPS) return;
    sent = bytes;
    void sendProgress(bytes, all);
  },
};

worker.addEventListener("install", (event) => {
  event.waitUntil(keepEdition(caches, scope, EDITION, fetch, follower));
  // On the developer's machine pages load from the network, so they already have the new edition.
  if (answer === freshFirst) void worker.skipWaiting();
});

worker.addEventListener("activate", (event) => {
  const settle = async () => {
    await dropOtherEditions(caches, scope, EDITION);
    // Makes the page of the first visit work offline too.
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

// A new edition waits until all pages of the old one are closed or the player accepts it.
worker.addEventListener("message", ({ data }) => {
  if (data === "take-over") void worker.skipWaiting();
  if (data === "stop-keeping") keeping.abort();
});
