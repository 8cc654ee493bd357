// `node tools/precache.mjs FOLDER`: writes the service worker of a built bundle, with the list of all its files: for hosts
// that add some.

import { createHash } from "node:crypto";
import { readdir, readFile, writeFile } from "node:fs/promises";
import { join, sep } from "node:path";
import { fileURLToPath } from "node:url";
import { Script } from "node:vm";

/** @typedef {import("../www/offline/edition.js").Edition} Edition */

const WORKER = "service-worker.js";

/** What no page asks for. */
const LEFT_OUT = [WORKER, "THIRD-PARTY.md"];

/** What the service worker is made of besides its list, in the order in which each needs the ones before. */
const PARTS = ["offline/cache-rules.js", WORKER];

/**
 * Every file of a folder but the service worker itself, type declarations and the list of licences, which no page asks for,
 * and hidden files, which not every host serves.
 * @param {string} folder
 * @returns {Promise<Edition>}
 */
export async function editionOf(folder) {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const paths = entries
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(join(folder, sep).length))
    .map((path) => path.replaceAll(sep, "/"))
    .filter((path) => !LEFT_OUT.includes(path) && !path.endsWith(".d.ts") && !/(^|\/)\./.test(path))
    .sort();
  const files = await Promise.all(
    paths.map(async (path) => {
      const bytes = await readFile(join(folder, path));
      return { path, integrity: integrityOf(bytes), bytes: bytes.length };
    }),
  );
  const version = createHash("sha256").update(JSON.stringify(files)).digest("hex").slice(0, 16);
  return { version, files };
}

/** @param {Uint8Array} bytes */
function integrityOf(bytes) {
  return `sha256-${createHash("sha256").update(bytes).digest("base64")}`;
}

/**
 * One plain script of the list and the modules.
 * @param {Edition} edition
 * @param {string[]} modules  their sources
 */
export function workerScript(edition, modules) {
  const list = `const EDITION = ${JSON.stringify(edition, null, 2)};`;
  const text = [list, ...modules.map(withoutModuleSyntax)].join("\n\n");
  // Throws where anything is left that only a module may have.
  new Script(text, { filename: WORKER });
  return text;
}

/** @param {string} source */
function withoutModuleSyntax(source) {
  return source.replace(/^import [^;]*;\n/gm, "").replace(/^export /gm, "");
}

/**
 * @param {string} folder
 * @returns {Promise<Edition>}
 */
export async function writeWorker(folder) {
  const sources = fileURLToPath(new URL("../www", import.meta.url));
  const modules = await Promise.all(PARTS.map((part) => readFile(join(sources, part), "utf8")));
  const edition = await editionOf(folder);
  await writeFile(join(folder, WORKER), workerScript(edition, modules));
  return edition;
}

const [, script, folder] = process.argv;
if (script === fileURLToPath(import.meta.url)) {
  if (folder === undefined) throw new Error("the bundle's folder is missing");
  const { version, files } = await writeWorker(folder);
  console.log(`offline edition ${version}: ${files.length} files`);
}
