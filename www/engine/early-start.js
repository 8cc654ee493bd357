// Fetches the first position of the game in the address before the page's main script asks for it.

import { siteUrl } from "../platform/site.js";

/** The files of first positions by address, from the build: see tools/site.mjs. @type {Record<string, string>} */
const starts = /** @type {any} */ (globalThis).STARTS ?? {};

const file = starts[location.hash];
if (file !== undefined) {
  const link = document.createElement("link");
  link.rel = "preload";
  link.as = "fetch";
  link.href = siteUrl(file);
  document.head.append(link);
}
