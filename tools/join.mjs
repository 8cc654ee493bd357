// Joins the modules of a built bundle. A page of 150 modules asks its host 150 times, in as many rounds as they import each
// other deep. What is fetched later, when it is wanted, stays apart. Nothing is renamed: what is joined can be
// read as before, but for its types.

import { mkdir, readdir, rm, writeFile } from "node:fs/promises";
import { dirname, join as joinPaths, sep } from "node:path";
import { ROOT, join } from "./bundling.mjs";

const SOURCES = "www/";

/** The modules that pages and workers start with. A frame's script is little more than that of boards on a page. */
const STARTS = [
  // What is loaded early isn't in what comes later.
  ["engine/early-worker.js", "app.js"],
  ["embed/menagerie-board.js", "embed/frame-page.js"],
  ["engine/worker.js"],
];

/** A page's own few lines. */
const AS_THEY_ARE = ["examples/examples.js"];

/** @param {string} folder */
export async function joinModules(folder) {
  const joined = await Promise.all(
    STARTS.map((starts) =>
      join(
        starts.map((start) => SOURCES + start),
        { format: "es" },
      ),
    ),
  );
  const place = (/** @type {string} */ path) => joinPaths(folder, path);
  const modules = (await modulesOfPage()).filter((path) => !AS_THEY_ARE.includes(path));
  await Promise.all(modules.map((path) => rm(place(path), { force: true })));
  await Promise.all(
    joined.flat().map(async ({ path, code }) => {
      const file = place(path.slice(SOURCES.length));
      await mkdir(dirname(file), { recursive: true });
      await writeFile(file, withoutTypes(code));
    }),
  );
}

/**
 * Types are for whoever writes the modules, and a third of their bytes. Remarks stay.
 * @param {string} code
 */
function withoutTypes(code) {
  return code
    .replaceAll(/^[ \t]*\/\*\* @typedef [^\n]*\*\/\n/gm, "")
    .replaceAll(/^[ \t]*\/\*\*\n(?:[ \t]*\*[^\n]*\n)*?[ \t]*\*\/\n/gm, withoutTags)
    .replaceAll(/^([ \t]*\/\*\* [^\n@]*?)\s*@(?:type|param) [^\n]*\*\/$/gm, "$1 */")
    .replaceAll(/^[ \t]*\/\*\*\s*@[^\n]*\*\/\n/gm, "")
    .replaceAll(/\/\*\* @type \{[^\n]*?\} \*\/ ?(?=\()/g, "");
}

/**
 * What a block says besides its types; nothing if it says nothing else.
 * @param {string} block
 */
function withoutTags(block) {
  const said = block.split("\n").slice(1, -2);
  const first = said.findIndex((line) => /^\s*\*\s*@/.test(line));
  const words = first < 0 ? said : said.slice(0, first);
  if (words.every((line) => /^\s*\*?\s*$/.test(line))) return "";
  const indent = /^\s*/.exec(block)?.[0] ?? "";
  return [`${indent}/**`, ...words, `${indent} */`, ""].join("\n");
}

async function modulesOfPage() {
  const paths = await readdir(ROOT + SOURCES, { recursive: true });
  return paths.map((path) => path.replaceAll(sep, "/")).filter((path) => path.endsWith(".js"));
}
