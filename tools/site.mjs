// Builds the site in a folder with the Wasm and its glue: esbuild bundles scripts and styles, everything else is copied.

import { access, copyFile, cp, mkdir, readFile, readdir, rm, writeFile } from "node:fs/promises";
import { basename, dirname, join } from "node:path";
import { ROOT, bundleInto } from "./bundle.mjs";
import { gamesWithStart } from "./games.mjs";
import { startFile } from "../www/state/shipped-start.js";

/** @import { Plugin, Metafile } from "esbuild" */

const SOURCES = `${ROOT}www/`;

const APP = "scripts/app";

const EARLY = "engine/early-worker";

/** The only script for browsers that are older than the supported ones. */
const NOT_STARTED = "scripts/not-started";

/** The entry points of pages and workers by their place in the site, each one folder below the root. */
const SCRIPTS = {
  [APP]: "app.js",
  [EARLY]: "engine/early-worker.js",
  "engine/worker": "engine/worker.js",
  "embed/menagerie-board": "embed/menagerie-board.js",
  "embed/frame-page": "embed/frame-page.js",
  "examples/examples": "examples/examples.js",
  [NOT_STARTED]: "platform/not-started.js",
};

/**
 * The style sheets of www/styles/ linked by HTML pages. Those in subfolders are linked by scripts; the others are imported.
 */
const STYLES = ["page.css", "embed.css", "examples.css"];

/**
 * Scripts loaded separately: the page shares one early worker, and a frame loads the board's script.
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

/** Removes the bundles of earlier builds; their names contain hashes. @param {string} folder */
async function removeBundles(folder) {
  const paths = await readdir(folder, { recursive: true });
  const bundles = paths.filter((path) => /\.(?:js|css|map)$/.test(path) && path !== "menagerie.js");
  await Promise.all(bundles.map((path) => rm(join(folder, path))));
}

/** The face of headings, which www/platform/display-face.js loads. */
const FONT = {
  from: "node_modules/@fontsource/grenze/files/grenze-latin-600-normal.woff2",
  to: "fonts/grenze.woff2",
};

/** @param {string} folder */
async function copyFiles(folder) {
  await mkdir(dirname(join(folder, FONT.to)), { recursive: true });
  await copyFile(ROOT + FONT.from, join(folder, FONT.to));
  await cp(`${ROOT}variants/networks`, join(folder, "networks"), { recursive: true });
  const paths = await readdir(SOURCES, { recursive: true });
  for (const path of paths.filter((path) => /\.(?!(?:js|css|ts)$)[^/.]+$/.test(path))) {
    const to = join(folder, path);
    await mkdir(dirname(to), { recursive: true });
    await copyFile(SOURCES + path, to);
  }
}

/**
 * Built separately, so that none has to wait for chunks shared with another.
 * @param {string} folder
 * @param {string} place
 * @param {string} source
 */
async function buildScript(folder, place, source) {
  return bundleInto(folder, {
    entryPoints: [{ in: SOURCES + source, out: place }],
    splitting: true,
    chunkNames: `${dirname(place)}/[name]-[hash]`,
    plugins: place === APP ? [apart, partsWithApp] : [apart],
    metafile: true,
    ...(place === NOT_STARTED && { target: "es5" }),
    ...(place === EARLY && { define: await startsDefined(folder) }),
  });
}

/** For www/engine/early-start.js. @param {string} folder */
async function startsDefined(folder) {
  const starts = (await gamesWithStart(folder)).map((game) => [`#${game}`, startFile(game)]);
  return { "globalThis.STARTS": JSON.stringify(Object.fromEntries(starts)) };
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
    onResolve({ filter: /\/[^/]+\.js$/ }, ({ path, kind }) => {
      const place = APART[basename(path)];
      return kind === "entry-point" || place === undefined ? null : { path: place, external: true };
    }),
};

/** The words that scripts wait for while they start. */
const AWAITED = /^\.\/(?:main|games)\.js$/;

/**
 * Lets every part that loads on request import from the app's script. Otherwise esbuild splits the app into a dozen chunks, one
 * for each set of parts that share modules. The app's script waits for its words, so they are no such part.
 * @type {Plugin}
 */
const partsWithApp = {
  name: "parts-with-app",
  setup: ({ onEnd, onLoad, onResolve, resolve }) => {
    /** @type {Set<string>} */
    const parts = new Set();
    /** @type {Set<string>} */
    const others = new Set();
    onResolve({ filter: /^\.\.?\// }, async ({ path, kind, resolveDir, pluginData }) => {
      if (pluginData === "resolving") return null;
      const isPart =
        kind === "dynamic-import" && !(resolveDir.includes("i18n") && AWAITED.test(path));
      (isPart ? parts : others).add(join(resolveDir, path));
      if (!isPart) return null;
      const how = /** @type {const} */ ({ kind: "import-statement", pluginData: "resolving" });
      return { ...(await resolve(path, { ...how, resolveDir })), pluginData: "part" };
    });
    // Which of the two imports esbuild sees first would decide how it splits the app.
    onEnd(() => {
      const both = [...parts].filter((path) => others.has(path));
      return { errors: both.map((path) => ({ text: `${path} is also imported at once` })) };
    });
    onLoad({ filter: /\.js$/ }, async ({ path, pluginData }) =>
      pluginData === "part"
        ? {
            contents: `${await readFile(path, "utf8")}\nimport ${JSON.stringify(`${SOURCES}app.js`)};`,
          }
        : null,
    );
  },
};

/**
 * Writes the start page without Trunk's links and with preloads of the app's imports.
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
