// The site's files. In the single-file edition tools/single-site.js replaces this.

/** Whether the files come from a server, so that a service worker can cache them. */
export const SERVED = true;

/**
 * The address of a file. All scripts are one folder below the site's root.
 * @param {string} path  from the root
 */
export function siteUrl(path) {
  return new URL(`../${path}`, import.meta.url).href;
}

/** @param {string} path */
export function fetchSiteFile(path) {
  return fetch(siteUrl(path));
}
