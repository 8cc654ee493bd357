// Joins the styles of the built page: a file each is for whoever writes them, and a round to the host for whoever waits.

import { readdir, readFile, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";

/** The page whose styles are many. */
const PAGE = "index.html";

const JOINED = "styles/page.css";

/** Those for all media, as they are written in the page. */
const LINK = /<link rel="stylesheet" href="([^"]+)" \/>\s*/g;

/**
 * One sheet takes the place of all, in their order; those that other pages link, too, stay beside it.
 * @param {string} folder
 */
export async function joinStyles(folder) {
  const html = await readFile(join(folder, PAGE), "utf8");
  const { page, sheets } = withOneSheet(html);
  const texts = sheets.map((path) => readFile(join(folder, path), "utf8"));
  await writeFile(join(folder, JOINED), (await Promise.all(texts)).join("\n"));
  await writeFile(join(folder, PAGE), page);
  const others = await otherPages(folder);
  const unused = sheets.filter((path) => !others.some((other) => other.includes(`"${path}"`)));
  await Promise.all(unused.map((path) => rm(join(folder, path))));
}

/**
 * @param {string} html
 * @returns {{ page: string, sheets: string[] }}
 */
export function withOneSheet(html) {
  const sheets = [...html.matchAll(LINK)].map(([, path = ""]) => path);
  // What is found beside one of them is found beside all.
  if (sheets.length === 0 || sheets.some((path) => !/^styles\/[^/]+$/.test(path)))
    throw new Error(`${PAGE} isn't as expected: ${sheets.join() || "no style sheet"}`);
  let first = true;
  const page = html.replace(LINK, () => {
    const link = first ? `<link rel="stylesheet" href="${JOINED}" />\n    ` : "";
    first = false;
    return link;
  });
  return { page, sheets };
}

/** @param {string} folder */
async function otherPages(folder) {
  const names = (await readdir(folder)).filter((name) => name.endsWith(".html") && name !== PAGE);
  return Promise.all(names.map((name) => readFile(join(folder, name), "utf8")));
}
