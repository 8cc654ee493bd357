// Joins the modules of a built bundle. A page of 150 modules asks its host 150 times, in as many rounds as they import each
// other deep. Nothing is shortened or renamed: what is joined can be read as before.

import { readdir, rm, writeFile } from "node:fs/promises";
import { join as joinPaths, sep } from "node:path";
import { ROOT, join } from "./bundling.mjs";

const SOURCES = "www/";

/** The modules that pages and workers start with. A frame's script is little more than that of boards on a page. */
const STARTS = [
  ["app.js"],
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
    joined.flat().map(({ path, code }) => writeFile(place(path.slice(SOURCES.length)), code)),
  );
}

async function modulesOfPage() {
  const paths = await readdir(ROOT + SOURCES, { recursive: true });
  return paths.map((path) => path.replaceAll(sep, "/")).filter((path) => path.endsWith(".js"));
}
