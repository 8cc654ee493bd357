// The page as one HTML file that opens at one game and needs no server: everything that the page would fetch is in it.

import { readdir, readFile } from "node:fs/promises";
import { dirname, join, sep } from "node:path";
import { gzipSync } from "node:zlib";
import { ROOT, bundle } from "./bundling.mjs";

const DIST = `${ROOT}dist/`;

/** What the service worker does elsewhere: one file needs no network, and no newer edition lies beside it. */
const ALONE = `export class Updater {
  #told;
  constructor(place, told) {
    this.#told = told;
  }
  async start() {
    this.#told.offline(true);
  }
  apply() {}
  look() {}
}
`;

/**
 * The page without a game: most of the work is the same for all.
 * @returns {Promise<(game: string) => string>}  the file's text, by the id of a shipped game
 */
export async function singlePage() {
  const html = await readFile(`${DIST}index.html`, "utf8");
  const script = `<script type="module">\n${inScript(await pageScript())}</script>`;
  const styled = await inlineStyles(withoutLinks(html));
  const [before, after, more] = styled.split(/<script type="module"[^>]*><\/script>/);
  const left = /<(?:link|script)\b[^>]*\b(?:src|href)="(?!data:)[^"]*"/.exec(`${before}${after}`);
  if (after === undefined || more !== undefined || left !== null)
    throw new Error(`dist/index.html isn't as expected: ${left?.[0] ?? "not one script"}`);
  return (game) => `${before}${startingAt(game)}\n${script}${after}`;
}

/**
 * A link to a position still leads there.
 * @param {string} game
 */
function startingAt(game) {
  const hash = JSON.stringify(`#${game}`);
  return `<script>if (location.hash === "") history.replaceState(null, "", ${hash});</script>`;
}

async function pageScript() {
  return bundle("www/app.js", {
    format: "es",
    replaced: {
      "www/draw/pieces.js": await piecesModule(),
      "www/engine/start-worker.js": await workerModule(),
      "www/offline/update.js": ALONE,
      "www/storage/shipped-games.js": await gamesModule(),
      "www/pages/learning-source.js": await learningModule(),
      // They are in the file already.
      "www/pages/style-sheet.js": "export const styleSheet = () => Promise.resolve();\n",
    },
  });
}

async function piecesModule() {
  const pieces = await readFile(`${ROOT}www/generated/pieces.json`, "utf8");
  return `const PICTURES = ${pieces};\nexport const pictures = () => Promise.resolve(PICTURES);\n`;
}

async function gamesModule() {
  const games = await readFile(`${ROOT}www/generated/games.json`, "utf8");
  return `const GAMES = ${games};\nexport const shippedGames = () => Promise.resolve(GAMES);\n`;
}

/** What is taught of all games: the file has all of them. */
async function learningModule() {
  const folder = `${ROOT}www/learning/`;
  const names = await readdir(folder, { recursive: true });
  const paths = names.filter((name) => name.endsWith(".json")).map((name) => name.split(sep));
  const files = await Promise.all(
    paths.map(async (path) => [
      path.join("/"),
      JSON.parse(await readFile(join(folder, ...path), "utf8")),
    ]),
  );
  return `const FILES = ${JSON.stringify(Object.fromEntries(files))};
export async function learningFile(path) {
  if (!(path in FILES)) throw { code: "learning-missing", args: { found: path } };
  return FILES[path];
}
`;
}

/** No worker may be started from a file beside the page, but one from a text in it. */
async function workerModule() {
  const worker = await bundle("www/engine/worker.js", {
    format: "iife",
    replaced: { "www/engine/wasm.js": await wasmModule() },
  });
  return `import { PROTOCOL } from "./messages.js";
const SOURCE = ${JSON.stringify(worker)};
export function startWorker() {
  const url = URL.createObjectURL(new Blob([SOURCE], { type: "text/javascript" }));
  return new Worker(url, { name: \`menagerie \${PROTOCOL}\` });
}
`;
}

async function wasmModule() {
  const wasm = await readFile(`${DIST}menagerie_bg.wasm`);
  const packed = gzipSync(wasm, { level: 9 }).toString("base64");
  return `import start, { Engine } from ${JSON.stringify(`${DIST}menagerie.js`)};
export async function loadWasm() {
  await start({ module_or_path: await unpacked("${packed}") });
  return Engine;
}
async function unpacked(packed) {
  const bytes = Uint8Array.from(atob(packed), (sign) => sign.charCodeAt(0));
  const stream = new Blob([bytes]).stream().pipeThrough(new DecompressionStream("gzip"));
  return new Response(stream).arrayBuffer();
}
`;
}

/** @param {string} html */
async function inlineStyles(html) {
  let whole = html;
  for (const [link, file] of html.matchAll(/<link rel="stylesheet" href="([^"]+)"[^>]*>/g)) {
    const css = await inlinePictures(await readFile(DIST + file, "utf8"), dirname(DIST + file));
    const media = / media="[^"]*"/.exec(link)?.[0] ?? "";
    whole = whole.replace(link, () => `<style${media}>\n${css}</style>`);
  }
  return whole.replace("</head>", `<style>\n${await roomStyles()}</style>\n</head>`);
}

/** Of all rooms, which link them elsewhere when they are entered. */
async function roomStyles() {
  const folder = `${DIST}styles/pages/`;
  const names = (await readdir(folder)).sort();
  const sheets = names.map(async (name) =>
    inlinePictures(await readFile(folder + name, "utf8"), folder),
  );
  return (await Promise.all(sheets)).join("");
}

/**
 * @param {string} css
 * @param {string} folder
 */
async function inlinePictures(css, folder) {
  let whole = css;
  for (const [url, path] of css.matchAll(/url\("(?!data:|#)([^"]+)"\)/g)) {
    if (!String(path).endsWith(".svg")) throw new Error(`no picture that can be inlined: ${path}`);
    const picture = await readFile(join(folder, String(path)), "utf8");
    const data = `url("data:image/svg+xml,${encodeURIComponent(picture)}")`;
    whole = whole.replaceAll(url, () => data);
  }
  return whole;
}

/**
 * What only a served page has: a manifest and its icons, what is loaded early.
 * @param {string} html
 */
function withoutLinks(html) {
  return html
    .replaceAll(/<script type="module" async[^>]*><\/script>/g, "")
    .replaceAll(/<link\b[^>]*>/g, (link) =>
      /rel="stylesheet"/.test(link) || /href="data:/.test(link) ? link : "",
    );
}

/** @param {string} script */
function inScript(script) {
  return script.replaceAll(/<(?=\/script|!--)/gi, "\\x3c");
}
