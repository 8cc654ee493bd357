// The site's files. In the single-file edition tools/single-site.js replaces this.

import { PATIENCE_MS } from "./in-time.js";

/** Whether the files come from a server, so that a service worker can cache them. */
export const SERVED = true;

/**
 * The address of a file. All scripts are one folder below the site's root.
 * @param {string} path  from the root
 */
export function siteUrl(path) {
  return new URL(`../${path}`, import.meta.url).href;
}

/**
 * The options are those of the preloads in index.html; WebKit would fetch the files again with others. For boards on other
 * origins, and in sandboxed frames, they would hide the answer.
 * @param {string} path
 * @param {number} [patienceMs]
 */
export function fetchSiteFile(path, patienceMs = PATIENCE_MS) {
  const url = siteUrl(path);
  const here = new URL(url).origin === globalThis.origin;
  const signal = AbortSignal.timeout(patienceMs);
  return fetch(url, here ? { mode: "no-cors", credentials: "include", signal } : { signal });
}
