// The size of the bundle, raw and compressed.

import { readFile, readdir } from "node:fs/promises";
import { brotliCompressSync, gzipSync } from "node:zlib";

const DIST = new URL("../dist/", import.meta.url);

/** @typedef {{ name: string, raw: number, gzip: number, brotli: number }} Size */

/** The engine's two files, then the whole bundle. @returns {Promise<Size[]>} */
export async function sizes() {
  const entries = await readdir(DIST, { recursive: true, withFileTypes: true });
  const paths = entries
    .filter((entry) => entry.isFile() && !entry.name.endsWith(".d.ts"))
    .map((entry) => `${entry.parentPath}/${entry.name}`);
  const all = await Promise.all(paths.map(async (path) => size(path, await readFile(path))));
  const engine = all.filter(({ name }) => /\/menagerie(_bg\.wasm|\.js)$/.test(name));
  return [
    ...engine.map((one) => ({ ...one, name: one.name.split("/").at(-1) ?? "" })),
    sum("Wasm and glue", engine),
    sum("whole bundle", all),
  ];
}

/** @param {string} name @param {Buffer} bytes @returns {Size} */
function size(name, bytes) {
  return {
    name,
    raw: bytes.length,
    gzip: gzipSync(bytes, { level: 9 }).length,
    brotli: brotliCompressSync(bytes).length,
  };
}

/** @param {string} name @param {Size[]} parts @returns {Size} */
function sum(name, parts) {
  const total = { name, raw: 0, gzip: 0, brotli: 0 };
  for (const part of parts) {
    total.raw += part.raw;
    total.gzip += part.gzip;
    total.brotli += part.brotli;
  }
  return total;
}
