// Puts the site together in a folder that has the Wasm and its glue: scripts and styles by esbuild, everything else as it is.

import { access, copyFile, mkdir, readFile, readdir, rm, writeFile } from "node:fs/promises";
import { basename, dirname, join } from "node:path";
import { ROOT, bundleInto } from "./bundle.mjs";

/** @typedef {import("esbuild").Plugin} Plugin */
/** @typedef {import("esbuild").Metafile} Metafile */

const SOURCES = `${ROOT}www/`;

const APP = "scripts/app";

/** The modules that pages and workers start with, by their place in the site, each one folder below its root. */
const SCRIPTS = {
  [APP]: "app.js",
  "engine/early-worker": "engine/early-worker.js",
  "engine/worker": "engine/worker.js",
  "embed/menagerie-board": "embed/menagerie-board.js",
  "embed/frame-page": "embed/frame-page.js",
  "examples/examples": "examples/examples.js",
};

/** Those of www/styles/ that HTML pages link. Sheets in folders below are linked by scripts; all others are imported. */
const STYLES = ["page.css", "embed.css", "examples.css"];

/**
 * Loaded where they are, by whatever imports them: the page has one early worker, and a frame needs no board of its own.
 * @type {Record<string, string>}
 */
const APART = {
  "early-worker.js": "../engine/early-worker.js",
  "menagerie-board.js": "../embed/menagerie-board.js",
  "menagerie.js": "../menagerie.js",
};

/** @param {string} folder */
export async function buildSite(folder) {
  await access(join(folder, "menagerie_bg.wasm"));
  await removeBundles(folder);
  await copyFiles(folder);
  const [app] = await Promise.all([
    ...Object.entries(SCRIPTS).map(([place, source]) => buildScript(folder, place, source)),
    buildStyles(folder),
  ]);
  await writePage(folder, app?.metafile);
}

/** Those of an earlier build: the names of some change with what is in them. @param {string} folder */
async function removeBundles(folder) {
  const paths = await readdir(folder, { recursive: true });
  const bundles = paths.filter((path) => /\.(?:js|css|map)$/.test(path) && path !== "menagerie.js");
  await Promise.all(bundles.map((path) => rm(join(folder, path))));
}

/** Files that the site has as they are. @param {string} folder */
async function copyFiles(folder) {
  const paths = await readdir(SOURCES, { recursive: true });
  for (const path of paths.filter((path) => /\.(?!(?:js|css|ts)$)[^/.]+$/.test(path))) {
    const to = join(folder, path);
    await mkdir(dirname(to), { recursive: true });
    await copyFile(SOURCES + path, to);
  }
}

/**
 * Each by itself, so that none waits for a script that it has in common with another.
 * @param {string} folder
 * @param {string} place
 * @param {string} source
 */
function buildScript(folder, place, source) {
  return bundleInto(folder, {
    entryPoints: [{ in: SOURCES + source, out: place }],
    splitting: true,
    chunkNames: `${dirname(place)}/[name]-[hash]`,
    plugins: [apart, pagesWithApp],
    metafile: true,
  });
}

/** @param {string} folder */
async function buildStyles(folder) {
  const paths = await readdir(`${SOURCES}styles`, { recursive: true });
  const linked = paths.filter((path) => STYLES.includes(path) || /[\\/].+\.css$/.test(path));
  return bundleInto(folder, {
    entryPoints: linked.map((path) => `${SOURCES}styles/${path}`),
    outbase: SOURCES,
  });
}

/** @type {Plugin} */
const apart = {
  name: "apart",
  setup: ({ onResolve }) =>
    onResolve({ filter: /\/(?:early-worker|menagerie-board|menagerie)\.js$/ }, ({ path, kind }) =>
      kind === "entry-point" ? null : { path: APART[basename(path)] ?? path, external: true },
    ),
};

/**
 * Lets each page that is fetched when it is entered import the app, which is there by then. Without this esbuild cuts the app's
 * own script into a dozen, one for each set of pages that share some of its modules.
 * @type {Plugin}
 */
const pagesWithApp = {
  name: "pages-with-app",
  setup: ({ onLoad, onResolve, resolve }) => {
    const filter = /-page\.js$/;
    onResolve({ filter }, async ({ path, kind, resolveDir }) =>
      kind === "dynamic-import"
        ? { ...(await resolve(path, { kind: "import-statement", resolveDir })), pluginData: "page" }
        : null,
    );
    onLoad({ filter }, async ({ path, pluginData }) =>
      pluginData === "page"
        ? {
            contents: `${await readFile(path, "utf8")}\nimport ${JSON.stringify(`${SOURCES}app.js`)};`,
          }
        : null,
    );
  },
};

/**
 * The start page. Trunk's own links are left out, and what the app's script imports is asked for along with it.
 * @param {string} folder
 * @param {Metafile | undefined} metafile  of the app
 */
async function writePage(folder, metafile) {
  const html = await readFile(`${SOURCES}index.html`, "utf8");
  const output = Object.entries(metafile?.outputs ?? {}).find(([path]) =>
    path.endsWith(`${APP}.js`),
  );
  const links = (output?.[1].imports ?? [])
    .filter(({ kind, external }) => kind === "import-statement" && external !== true)
    .map(({ path }) => `<link rel="modulepreload" href="scripts/${basename(path)}" />`);
  const page = html
    .replace(/\n *<!-- For Trunk:[^]*?data-trunk[^]*?\/>/, "")
    .replace(/(?=<script type="module" src)/, () => links.join("\n    ") + "\n    ");
  await writeFile(join(folder, "index.html"), page);
}
