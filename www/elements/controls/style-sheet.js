import { siteUrl } from "../../platform/site.js";

/**
 * Loads a style sheet once. If it fails, its part of the page is shown without it.
 * @param {string} path  from the site's root
 * @returns {Promise<void>}
 */
export function styleSheet(path) {
  const href = siteUrl(path);
  if (document.querySelector(`link[href="${href}"]`) !== null) return Promise.resolve();
  const link = Object.assign(document.createElement("link"), { rel: "stylesheet", href });
  const done = new Promise((resolve) => {
    link.onload = link.onerror = () => resolve(undefined);
  });
  document.head.append(link);
  return /** @type {Promise<void>} */ (done);
}
