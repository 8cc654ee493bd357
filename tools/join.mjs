// Joins the modules of a built bundle. A page of 150 modules asks its host 150 times, in as many rounds as they import each
// other deep. What is fetched later, when it is wanted, stays apart. Nothing is shortened or renamed: what is joined can be read as before.

import { mkdir, readdir, rm, writeFile } from "node:fs/promises";
import { dirname, join as joinPaths, sep } from "node:path";
import { ROOT, join } from "./bundling.mjs";

const SOURCES = "www/";

/**
 * The modules that pages and workers start with. A frame's script is little more than that of boards on a page. The
 * language is chosen before any word is read, also by what rooms share with the page: in one script it would come too late.
 */
const STARTS = [
  ["app.js", "language-choice.js"],
  ["embed/menagerie-board.js", "embed/frame-page.js"],
  ["engine/worker.js"],
];

/** A page's own few lines, and a plain script. */
const AS_THEY_ARE = ["examples/examples.js", "embed/frame-language.js"];

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
      await writeFile(file, code);
    }),
  );
}

async function modulesOfPage() {
  const paths = await readdir(ROOT + SOURCES, { recursive: true });
  return paths.map((path) => path.replaceAll(sep, "/")).filter((path) => path.endsWith(".js"));
}
