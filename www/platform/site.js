// Where the files of the site are. A single file has them inside: the build puts tools/single-file/site.js in place of this.

/** Whether the files come from a host, for a service worker to keep. */
export const SERVED = true;

/**
 * The address of a file. Every script, bundled or not, is in a folder one level below the site's root.
 * @param {string} path  from the root
 */
export function siteUrl(path) {
  return new URL(`../${path}`, import.meta.url).href;
}

/** @param {string} path */
export function fetchSiteFile(path) {
  return fetch(siteUrl(path));
}
