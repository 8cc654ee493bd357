// Writes `generated/manual.json`: the manual of variant files, variants/README.md, for the author page.

import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { ROOT } from "./bundle.mjs";

/** @import { Section, Block } from "../www/pages/author/manual-panel.js" */

/** @param {string} folder  of the site */
export async function writeManual(folder) {
  const text = await readFile(`${ROOT}variants/README.md`, "utf8");
  await writeFile(join(folder, "generated/manual.json"), JSON.stringify(manualOf(text)));
}

/**
 * Its sections with a title. The text before them is about files and commands.
 * @param {string} text  in the Markdown that src/variant/reference/ uses
 * @returns {Section[]}
 */
export function manualOf(text) {
  return text
    .split(/^## /m)
    .slice(1)
    .map((section) => {
      const [title = "", ...lines] = section.split("\n");
      const blocks = lines.join("\n").split(/\n\n+/);
      return { title: title.replaceAll("`", ""), blocks: blocks.flatMap(blocksOf) };
    });
}

/**
 * @param {string} text  between empty lines
 * @returns {Block[]}
 */
function blocksOf(text) {
  const block = text.replace(/^\n+|\s+$/g, "");
  if (block === "") return [];
  if (block.startsWith("|")) return [tableOf(block)];
  if (block.startsWith("    ")) return [{ kind: "code", text: block.replaceAll(/^ {4}/gm, "") }];
  const items = block.split(/^(?:- |\d+\. )/m);
  if (items.length > 1 && items[0] === "")
    return items.slice(1).map((item) => ({ kind: "item", text: inOneLine(item) }));
  return [{ kind: "text", text: inOneLine(block) }];
}

/** @param {string} block @returns {Block} */
function tableOf(block) {
  const [head = [], , ...rows] = block.split("\n").map((line) =>
    line
      .replace(/^\| ?| ?\|$/g, "")
      .split(" | ")
      .map((cell) => cell.trim()),
  );
  return { kind: "table", head, rows };
}

/** @param {string} text */
function inOneLine(text) {
  return text.trim().replaceAll(/\s*\n\s*/g, " ");
}
