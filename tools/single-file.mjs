// Builds the page as one HTML file that opens at one game and needs no server.

import { readFile, readdir } from "node:fs/promises";
import { sep } from "node:path";
import { gzipSync } from "node:zlib";
import { ROOT, bundle, replacing } from "./bundle.mjs";

const DIST = `${ROOT}dist/`;

/** The files fetched by the page besides the engine, which is there at once and needs no first positions. */
const FETCHED = /^(?:generated(?!\/starts)|learning|styles\/[^/]+)\/.+\.(?:css|json)$/;

/** The binary files fetched by the worker. */
const PACKED = /^(?:menagerie_bg\.wasm|networks\/.+\.network)$/;

/**
 * The page without a game, since most of the work is the same for all.
 * @returns {Promise<(game: string) => string>}  returns the file's text for the id of a shipped game
 */
export async function singlePage() {
  const notStarted = await readFile(`${DIST}scripts/not-started.js`, "utf8");
  const html = withoutLinks(await readFile(`${DIST}index.html`, "utf8")).replace(
    /<script async src[^>]*>(?=<\/script>)/,
    () => `<script>${inScript(notStarted.replace(/\/\/# sourceMappingURL.*\n?$/, ""))}`,
  );
  const style = await readFile(`${DIST}styles/page.css`, "utf8");
  const styled = html.replace("</head>", () => `<style>\n${withoutMap(style)}</style>\n</head>`);
  const [before, after, more] = styled.split(/<script type="module"[^>]*><\/script>/);
  const left = /<(?:link|script)\b[^>]*\b(?:src|href)="(?!data:)[^"]*"/.exec(`${before}${after}`);
  if (after === undefined || more !== undefined || left !== null)
    throw new Error(`dist/index.html isn't as expected: ${left?.[0] ?? "not one script"}`);
  const script = `<script type="module">\n${inScript(await pageScript())}</script>`;
  return (game) => `${before}${startingAt(game)}\n${script}${after}`;
}

/** A link to a position still works. @param {string} game */
function startingAt(game) {
  const hash = JSON.stringify(`#${game}`);
  return `<script>if (location.hash === "") history.replaceState(null, "", ${hash});</script>`;
}

async function pageScript() {
  const paths = (await readdir(DIST, { recursive: true })).map((path) => path.replaceAll(sep, "/"));
  const packed = paths
    .filter((path) => PACKED.test(path))
    .map(async (path) => [path, await inBase64(DIST + path)]);
  const worker = await script(
    "engine/worker.js",
    "iife",
    Object.fromEntries(await Promise.all(packed)),
  );
  const files = paths
    .filter((path) => FETCHED.test(path))
    .map(async (path) => [path, withoutMap(await readFile(DIST + path, "utf8"))]);
  return script("app.js", "esm", {
    "engine/worker.js": worker,
    ...Object.fromEntries(await Promise.all(files)),
  });
}

/** @param {string} path */
async function inBase64(path) {
  return gzipSync(await readFile(path), { level: 9 }).toString("base64");
}

/**
 * A module of www/ with all its imports and fetched files.
 * @param {string} entry
 * @param {"esm" | "iife"} format
 * @param {Record<string, string>} files
 */
async function script(entry, format, files) {
  const { outputFiles } = await bundle({
    entryPoints: [`www/${entry}`],
    format,
    define: { "globalThis.FILES": JSON.stringify(files) },
    // The Wasm is passed to the glue, which needn't find it by its own address.
    logOverride: { "empty-import-meta": "silent" },
    plugins: [
      replacing(/\/site\.js$/, `${ROOT}tools/single-site.js`),
      replacing(/\/menagerie\.js$/, `${DIST}menagerie.js`),
    ],
    sourcemap: false,
    write: false,
  });
  return outputFiles?.[0]?.text ?? "";
}

/** @param {string} css */
function withoutMap(css) {
  return css.replace(/\/\*# sourceMappingURL=.*\*\/\n?$/, "");
}

/** Removes links that only a served page needs: manifest, icons, preloads. @param {string} html */
function withoutLinks(html) {
  return html
    .replaceAll(/<script type="module" async[^>]*><\/script>/g, "")
    .replaceAll(/<link\b[^>]*>/g, (link) => (/href="data:/.test(link) ? link : ""));
}

/** @param {string} script */
function inScript(script) {
  return script.replaceAll(/<(?=\/script|!--)/gi, "\\x3c");
}
