// `node tools/precache.mjs FOLDER`: writes the service worker of a built bundle with the list of all its files. Run it
// again on hosts that add files.

import { createHash } from "node:crypto";
import { readdir, readFile } from "node:fs/promises";
import { join, sep } from "node:path";
import { fileURLToPath } from "node:url";
import { bundleInto } from "./bundle.mjs";

/** @import { Edition } from "../www/offline/edition.js" */

const WORKER = "service-worker.js";

/** Files that no page requests. */
const LEFT_OUT = [WORKER, "THIRD-PARTY.md"];

/** Type declarations, source maps, and hidden files, which some hosts don't serve. */
const LEFT_OUT_KINDS = /\.d\.ts$|\.map$|(?:^|\/)\./;

/** @param {string} folder @returns {Promise<Edition>} */
export async function editionOf(folder) {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const paths = entries
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(join(folder, sep).length))
    .map((path) => path.replaceAll(sep, "/"))
    .filter((path) => !LEFT_OUT.includes(path) && !LEFT_OUT_KINDS.test(path))
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
 * The list is part of the script: the browser compares its bytes, so list and rules always belong to the same edition.
 * @param {string} folder
 * @returns {Promise<Edition>}
 */
export async function writeWorker(folder) {
  const edition = await editionOf(folder);
  await bundleInto(folder, {
    entryPoints: [`www/${WORKER}`],
    format: "iife",
    define: { EDITION: JSON.stringify(edition) },
  });
  return edition;
}

const [, script, folder] = process.argv;
if (script === fileURLToPath(import.meta.url)) {
  if (folder === undefined) throw new Error("the bundle's folder is missing");
  const { version, files } = await writeWorker(folder);
  console.log(`offline edition ${version}: ${files.length} files`);
}
