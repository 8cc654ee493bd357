// A site of somebody else, on another origin, that embeds boards of the built bundle.

import { createServer } from "node:http";
import { expect, test as base } from "./fixtures.js";

/**
 * @typedef {object} Fixtures
 * @property {Site} site
 * @property {(body: string) => Promise<void>} embed  opens a page of somebody else's with these boards
 */

export const test = /** @type {typeof base.extend<Fixtures>} */ (base.extend)({
  site: async ({ gate }, use) => {
    const site = await openSite();
    site.put("/listen.js", LISTEN);
    gate.expectFault(new RegExp(`request to another origin: (?:blob:)?${site.address}`));
    await use(site);
    await site.close();
  },
  embed: async ({ page, server, site }, use) => {
    await use(async (body) => {
      site.put("/", pageWith(server.address, body));
      await page.goto(site.address);
    });
  },
});

/** @param {string} id @param {string} attributes */
export function boardOf(id, attributes) {
  return `<menagerie-board id="${id}" ${attributes} style="max-width:22rem"></menagerie-board>`;
}

/** @param {import("@playwright/test").Page} page @param {string} id */
export async function playable(page, id) {
  await expect(page.locator(`#${id} [role="gridcell"]`).first()).toBeAttached();
}

/**
 * @typedef {object} Site
 * @property {string} address  with a slash at its end
 * @property {(path: string, page: string | Page) => void} put
 * @property {() => Promise<void>} close
 */

/** @typedef {{body: string, headers?: Record<string, string>, type?: string}} Page */

/**
 * A server that knows the pages it was given, and nothing else.
 * @returns {Promise<Site>}
 */
export async function openSite() {
  /** @type {Map<string, Page>} */
  const pages = new Map();
  const server = createServer((request, response) => {
    const page = pages.get((request.url ?? "").split("?")[0] ?? "");
    const type = page?.type ?? "text/html; charset=utf-8";
    response.writeHead(page === undefined ? 404 : 200, { "content-type": type, ...page?.headers });
    response.end(page?.body ?? "not found");
  });
  await new Promise((done) => server.listen(0, "127.0.0.1", () => done(null)));
  const { port } = /** @type {import("node:net").AddressInfo} */ (server.address());
  return {
    // Another host name, too, so that the two aren't even of one site.
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
 * A page with the element's script from the bundle's server, and a list of what its boards tell.
 * @param {string} bundle  address of the bundle
 * @param {string} body
 */
export function pageWith(bundle, body) {
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Somebody’s page</title>
<link rel="icon" href="data:,">
<script type="module" src="${bundle}embed/menagerie-board.js"></script>
<script src="/listen.js"></script></head><body>${body}</body></html>`;
}

/** Gathers the events of all boards in `heard`. */
export const LISTEN = {
  type: "text/javascript",
  body: `globalThis.heard = [];
for (const kind of ["move", "turn", "gameover", "error"])
  document.addEventListener(kind, ({ target, detail }) => {
    if (detail !== undefined) heard.push({ kind, board: target.id, detail });
  }, true);`,
};
