// Serves the built page locally and to the end-to-end tests.

import { createServer } from "node:http";
import { readFile } from "node:fs/promises";
import { extname, join, normalize, sep } from "node:path";

/** @import { AddressInfo } from "node:net" */
/** @import { Server, IncomingMessage, ServerResponse } from "node:http" */

/** @type {Record<string, string>} */
const TYPES = {
  ".css": "text/css; charset=utf-8",
  ".html": "text/html; charset=utf-8",
  ".ico": "image/x-icon",
  ".js": "text/javascript; charset=utf-8",
  ".json": "application/json; charset=utf-8",
  ".md": "text/markdown; charset=utf-8",
  ".png": "image/png",
  ".svg": "image/svg+xml",
  ".toml": "text/plain; charset=utf-8",
  ".ts": "text/plain; charset=utf-8",
  ".wasm": "application/wasm",
  ".webmanifest": "application/manifest+json",
};

/**
 * A response that was sent.
 * @typedef {object} Sent
 * @property {string} url
 * @property {string} referrer  the referring page
 * @property {number} bytes     of the body as sent
 */

/**
 * For measurements and tests: imitates a distant or a broken host.
 * @typedef {object} Manner
 * @property {(bytes: Buffer) => Promise<Buffer>} [gzip]  compresses all responses
 * @property {(sent: Sent) => void} [onSent]
 * @property {(url: string, response: ServerResponse) => boolean} [fail]  answers in place of the server, or never
 */

/**
 * Listens on 127.0.0.1 only; on any free port if the requested one is taken or 0.
 * @param {string} folder
 * @param {number} port
 * @param {Record<string, string>} headers  added to every response
 * @param {Manner} manner
 * @returns {Promise<{ address: string, close: () => Promise<void> }>}
 */
export async function serve(folder, port = 0, headers = {}, manner = {}) {
  const server = createServer((request, response) => {
    for (const [name, value] of Object.entries(headers)) response.setHeader(name, value);
    void answer(folder, request, response, manner);
  });
  await listen(server, port).catch((error) => {
    if (error.code !== "EADDRINUSE") throw error;
    return listen(server, 0);
  });
  const bound = /** @type {AddressInfo} */ (server.address());
  const close = () =>
    new Promise((/** @type {(value: void) => void} */ done) => {
      server.close(() => done());
      server.closeAllConnections();
    });
  return { address: `http://127.0.0.1:${bound.port}/`, close };
}

/** @param {Server} server @param {number} port @returns {Promise<void>} */
function listen(server, port) {
  return new Promise((done, failed) => {
    server.once("error", failed);
    server.listen(port, "127.0.0.1", () => {
      server.off("error", failed);
      done();
    });
  });
}

/**
 * @param {string} folder
 * @param {IncomingMessage} request
 * @param {ServerResponse} response
 * @param {Manner} manner
 */
async function answer(folder, request, response, { gzip, onSent, fail }) {
  if (fail?.(request.url ?? "/", response)) return;
  const file = fileFor(folder, request.url ?? "/");
  const bytes = file === null ? null : await readFile(file).catch(() => null);
  if (file === null || bytes === null) {
    response.writeHead(404, { "content-type": "text/plain; charset=utf-8" });
    response.end("not found\n");
    return;
  }
  const body = (await gzip?.(bytes)) ?? bytes;
  response.writeHead(200, {
    "content-type": TYPES[extname(file)] ?? "application/octet-stream",
    // A new build must be seen at the next reload.
    "cache-control": "no-cache",
    // Pages of other origins may embed boards from here, as from the published site.
    "access-control-allow-origin": "*",
    ...(gzip === undefined ? {} : { "content-encoding": "gzip" }),
  });
  response.end(request.method === "HEAD" ? undefined : body);
  const { url = "/", headers } = request;
  onSent?.({ url, referrer: headers.referer ?? "", bytes: body.length });
}

/**
 * The file of a URL; null outside the folder.
 * @param {string} folder
 * @param {string} url
 * @returns {string | null}
 */
export function fileFor(folder, url) {
  let path;
  try {
    path = decodeURIComponent(url.split(/[?#]/)[0]);
  } catch {
    return null;
  }
  if (path.includes("\0")) return null;
  const inside = normalize(folder + sep);
  const file = join(inside, path.endsWith("/") ? `${path}index.html` : path);
  return file.startsWith(inside) ? file : null;
}
