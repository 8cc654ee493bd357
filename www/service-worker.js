// Answers for the bundle's files when there is no network: only events; what is done is in offline/cache-rules.js.
// tools/precache.mjs makes one plain script of this and its imports, for not every browser takes modules here. It must lie
// in the bundle's own folder, with this name, and never be kept in a cache itself.

import {
  cachedFirst,
  cacheName,
  dropOtherEditions,
  fileFor,
  freshFirst,
  isThisMachine,
  keepEdition,
} from "./offline/cache-rules.js";
import { EDITION } from "./offline/edition.js";

const worker = /** @type {ServiceWorkerGlobalScope} */ (/** @type {unknown} */ (self));
const scope = worker.registration.scope;
const answer = isThisMachine(worker.location.hostname) ? freshFirst : cachedFirst;

worker.addEventListener("install", (event) => {
  event.waitUntil(keepEdition(caches, scope, EDITION, fetch));
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
});
