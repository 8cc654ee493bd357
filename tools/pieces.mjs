// Makes the piece pictures from the icon set and the classic figures of assets/: `node tools/pieces.mjs`, run by Trunk before
// every build. With `--licence` it also updates assets/pieces/LICENSE.md, which names the icons' authors.

import { mkdir, readFile, readdir, writeFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import { placed, shortened } from "./path-text.mjs";

/**
 * A part of a picture: an icon, scaled and then shifted within the set's square, or a path of our own.
 * @typedef {IconLayer | { drawn: string }} Layer
 */

/**
 * @typedef {object} IconLayer
 * @property {string} icon
 * @property {string} author  listed here because the icon set's package names none
 * @property {number} [scale]
 * @property {number} [x]
 * @property {number} [y]
 */

/** @typedef {Record<string, Layer[]>} Recipe  by piece name */

/**
 * A figure with outlines. A directed one points forward; the details of a promoted one have a colour of their own.
 * @typedef {{ size: number, body: string, lines: string, dots: string, directed?: true, promoted?: true,
 *   tones?: Record<string, Tone> }} Outlined
 */

/** @import { Tone } from "../www/draw/palette.js" */

/** @typedef {{ width: number, icons: Record<string, { body: string }> }} IconSet */

const ROOT = new URL("../", import.meta.url);
const RECIPE = new URL("assets/pieces/pieces.json", ROOT);
const CLASSIC = new URL("assets/pieces/classic/", ROOT);
const FURTHER = new URL("assets/pieces/further/", ROOT);
const JAPANESE = new URL("assets/pieces/japanese/", ROOT);
const LICENCE = new URL("assets/pieces/LICENSE.md", ROOT);
const ICON_SET = new URL("node_modules/@iconify-json/game-icons/icons.json", ROOT);
const GENERATED = new URL("www/generated/", ROOT);

/** Of wood: the second player's pieces are darker. @type {Record<string, Tone>} */
const WOOD = {
  white: { upper: "#f9e6bd", lower: "#edcd92", outline: "#20160c", promoted: "#a8120a" },
  black: { upper: "#d4a368", lower: "#c4935a", outline: "#180e05", promoted: "#6f0300" },
};

/**
 * @param {Recipe} recipe
 * @param {IconSet} set
 * @returns {Record<string, { size: number, path: string }>}
 */
export function pictures(recipe, set) {
  const entries = Object.entries(recipe).map(([name, layers]) => {
    const path = layers.map((layer) => partOf(set, layer)).join("");
    return [name, { size: set.width, path: shortened(path) }];
  });
  return Object.fromEntries(entries);
}

/** @param {IconSet} set @param {Layer} layer */
function partOf(set, layer) {
  return "drawn" in layer ? layer.drawn : placed(glyph(set, layer.icon), layer);
}

/** Every icon of the set is one path in one colour. @param {IconSet} set @param {string} icon */
function glyph(set, icon) {
  const found = / d="([^"]+)"/.exec(set.icons[icon]?.body ?? "");
  if (found === null) throw new Error(`assets/pieces/pieces.json: the icon set has no "${icon}"`);
  return found[1];
}

/** The classic figures that every page loads. @returns {Promise<Record<string, Outlined>>} */
export function classicPictures() {
  return outlinedPictures(CLASSIC);
}

/**
 * Figures that load with the first game that needs them. Most are part of both sets.
 * @returns {Promise<Record<string, Outlined>>}
 */
export function furtherPictures() {
  return outlinedPictures(FURTHER);
}

/** The pieces of Shogi with kanji. @returns {Promise<Record<string, Outlined>>} */
export async function japanesePictures() {
  const entries = Object.entries(await outlinedPictures(JAPANESE));
  return Object.fromEntries(entries.map(([icon, picture]) => [icon, { ...picture, tones: WOOD }]));
}

/**
 * One SVG file each, with the paths `body`, `lines` and `dots`; its class may say `directed` and `promoted`.
 * @param {URL} folder
 * @returns {Promise<Record<string, Outlined>>}
 */
async function outlinedPictures(folder) {
  const files = (await readdir(folder)).filter((file) => file.endsWith(".svg")).sort();
  const entries = files.map(async (file) => {
    const svg = await readFile(new URL(file, folder), "utf8");
    return [file.replace(/\.svg$/, ""), outlined(file, svg)];
  });
  return Object.fromEntries(await Promise.all(entries));
}

/** @param {string} file @param {string} svg @returns {Outlined} */
function outlined(file, svg) {
  const size = Number(/viewBox="0 0 (\d+) /.exec(svg)?.[1]);
  const [body, lines, dots] = ["body", "lines", "dots"].map((id) =>
    shortened(pathOf(file, svg, id)),
  );
  const classes = /<svg[^>]* class="([^"]*)"/.exec(svg)?.[1].split(" ") ?? [];
  const marks = Object.fromEntries(classes.map((name) => [name, true]));
  return { size, body, lines, dots, ...marks };
}

/** @param {string} file @param {string} svg @param {string} id */
function pathOf(file, svg, id) {
  const path = new RegExp(`<path id="${id}"[^>]* d="([^"]*)"`).exec(svg)?.[1];
  if (path === undefined) throw new Error(`assets/pieces: ${file} has no path "${id}"`);
  return path;
}

/** The attribution required by the icons' licence. @param {Recipe} recipe */
export function attribution(recipe) {
  const entries = Object.entries(recipe);
  const layers = entries.flatMap(([piece, parts]) =>
    parts.flatMap((part) => ("drawn" in part ? [] : { piece, ...part })),
  );
  const own = entries.filter(([, parts]) => parts.some((part) => "drawn" in part));
  const lines = layers.map(({ piece, icon, author, scale }) => {
    const change = scale === undefined ? "" : ", scaled and shifted";
    return `- ${piece}: [${icon}](https://game-icons.net/1x1/${author.toLowerCase().replace(" ", "-")}/${icon}.html) by ${author}${change}`;
  });
  return `# Licence of the piece pictures

Made from icons of [game-icons.net](https://game-icons.net), which their authors license under
[CC BY 3.0](https://creativecommons.org/licenses/by/3.0/). The page adds outlines and colours.
This file is written by \`npm run pieces -- --licence\`.

${lines.join("\n")}

Drawn for this page, and under its own licence: ${own.map(([piece]) => piece).join(", ")}, and all figures in \`classic/\` and \`further/\`.

The kanji in \`japanese/\` are outlines of [Kaisei Tokumin](https://github.com/Font-Kai/Kaisei) ExtraBold by the Kaisei Project
Authors, under the [SIL Open Font License 1.1](OFL-1.1.txt).
`;
}

/**
 * @template T
 * @param {URL} file
 * @returns {Promise<T>}
 */
async function json(file) {
  return JSON.parse(await readFile(file, "utf8"));
}

/** @returns {Promise<Recipe>} */
export function recipe() {
  return json(RECIPE);
}

/** @returns {Promise<string>} */
export function committedLicence() {
  return readFile(LICENCE, "utf8");
}

async function main() {
  const pieces = await recipe();
  const set = await /** @type {Promise<IconSet>} */ (json(ICON_SET));
  await mkdir(GENERATED, { recursive: true });
  await writeFile(new URL("pieces.json", GENERATED), JSON.stringify(pictures(pieces, set)));
  const classic = JSON.stringify(await classicPictures());
  await writeFile(new URL("classic-pieces.json", GENERATED), classic);
  const further = JSON.stringify(await furtherPictures());
  await writeFile(new URL("further-pieces.json", GENERATED), further);
  const japanese = JSON.stringify(await japanesePictures());
  await writeFile(new URL("japanese-pieces.json", GENERATED), japanese);
  // The attribution is part of every bundle.
  await writeFile(new URL("pieces-licence.md", GENERATED), attribution(pieces));
  if (process.argv.includes("--licence")) await writeFile(LICENCE, attribution(pieces));
}

if (process.argv[1] === fileURLToPath(import.meta.url)) await main();
