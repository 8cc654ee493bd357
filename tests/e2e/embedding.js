// Another site, on another origin, that embeds boards of the built bundle.

import { createServer } from "node:http";

/** @import { AddressInfo } from "node:net" */

/**
 * @typedef {object} Site
 * @property {string} address  with a slash at its end
 * @property {(path: string, page: string | Page) => void} put
 * @property {() => Promise<void>} close
 */

/** @typedef {{body: string, headers?: Record<string, string>, type?: string}} Page */

/** @returns {Promise<Site>} */
export async function openSite() {
  /** @type {Map<string, Page>} */
  const pages = new Map();
  const server = createServer((request, response) => {
    const path = (request.url ?? "").split("?")[0] ?? "";
    const page = pages.get(path);
    const type = page?.type ?? "text/html; charset=utf-8";
    response.writeHead(page === undefined ? 404 : 200, { "content-type": type, ...page?.headers });
    response.end(page?.body ?? "not found");
  });
  await new Promise((done) => server.listen(0, "127.0.0.1", () => done(null)));
  const { port } = /** @type {AddressInfo} */ (server.address());
  return {
    // Another host name too, so that the two aren't even same-site.
    address: `http://localhost:${port}/`,
    put: (path, page) => pages.set(path, typeof page === "string" ? { body: page } : page),
    close: () =>
      new Promise((done) => {
        server.close(() => done());
        server.closeAllConnections();
      }),
  };
}

/**
 * A page with the element's script, and a list of its boards' events.
 * @param {string} bundle  address of the bundle
 * @param {string} body
 */
export function pageWith(bundle, body) {
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Somebody’s page</title>
<link rel="icon" href="data:,">
<script type="module" src="${bundle}embed/menagerie-board.js"></script>
<script src="/listen.js"></script></head><body>${body}</body></html>`;
}

/** Collects the events of all boards in `heard`. */
export const LISTEN = {
  type: "text/javascript",
  body: `globalThis.heard = [];
for (const kind of ["move", "turn", "gameover", "error"])
  document.addEventListener(kind, ({ target, detail }) => {
    if (detail !== undefined) heard.push({ kind, board: target.id, detail });
  }, true);`,
};
