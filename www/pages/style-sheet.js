// Links a page's style sheet. Where a page is one single file all of them are in it, and the bundler puts another module in the
// place of this one.

import { make } from "../elements/controls/markup.js";

/**
 * Resolves when the style sheet holds; a second time at once. Where it can't be had the page is shown without it.
 * @param {string} href
 * @returns {Promise<void>}
 */
export function styleSheet(href) {
  if (document.querySelector(`link[href="${href}"]`) !== null) return Promise.resolve();
  const link = make("link", { rel: "stylesheet", href });
  const done = new Promise((resolve) => {
    link.onload = link.onerror = () => resolve(undefined);
  });
  document.head.append(link);
  return /** @type {Promise<void>} */ (done);
}
