// Builds the package of <menagerie-board>: a module, its worker and its Wasm, laid out as on the site, with types, manual,
// and a hash of every file.

import { createHash } from "node:crypto";
import { copyFile, mkdir, readFile, readdir, rm, writeFile } from "node:fs/promises";
import { dirname } from "node:path";
import { ROOT, bundleInto, replacing } from "./bundle.mjs";

const BOARD = "embed/menagerie-board.js";

/** Files copied unchanged: source and place in the package. */
const COPIED = {
  "dist/engine/worker.js": "engine/worker.js",
  "dist/engine/worker.js.map": "engine/worker.js.map",
  "dist/menagerie.js": "menagerie.js",
  "dist/menagerie_bg.wasm": "menagerie_bg.wasm",
  "dist/generated/pieces.json": "generated/pieces.json",
  "dist/generated/classic-pieces.json": "generated/classic-pieces.json",
  "dist/generated/further-pieces.json": "generated/further-pieces.json",
  "dist/generated/japanese-pieces.json": "generated/japanese-pieces.json",
  "dist/generated/pieces-licence.md": "generated/pieces-licence.md",
  "tools/package/menagerie-board.d.ts": "embed/menagerie-board.d.ts",
  "docs/embedding.md": "README.md",
  "dist/THIRD-PARTY.md": "THIRD-PARTY.md",
  "LICENSE-APACHE": "LICENSE-APACHE",
  "LICENSE-MIT": "LICENSE-MIT",
};

/** Files loaded by the page; their hashes can be checked. */
const LOADED = /\.(?:js|wasm|json|network)$/;

/**
 * @param {string} folder  replaced as a whole; ends with a slash
 * @returns {Promise<Record<string, string>>}  the hashes of all loaded files
 */
export async function writePackage(folder) {
  await rm(folder, { recursive: true, force: true });
  const networks = await readdir(`${ROOT}dist/networks`);
  const copied = {
    ...COPIED,
    ...Object.fromEntries(networks.map((name) => [`dist/networks/${name}`, `networks/${name}`])),
  };
  for (const [from, to] of Object.entries(copied)) {
    await mkdir(dirname(folder + to), { recursive: true });
    await copyFile(ROOT + from, folder + to);
  }
  await bundleInto(folder, {
    entryPoints: [`www/${BOARD}`],
    outbase: "www",
    plugins: [replacing(/\/home\.js$/, `${ROOT}tools/package/home.js`)],
  });
  const files = [BOARD, `${BOARD}.map`, ...Object.values(copied)];
  const hashes = await integrity(folder, files);
  await writeFile(`${folder}integrity.json`, `${JSON.stringify(hashes, null, 2)}\n`);
  await writeFile(`${folder}package.json`, await manifest(files));
  return hashes;
}

/** @param {string} folder @param {string[]} files */
async function integrity(folder, files) {
  const hashes = files
    .filter((name) => LOADED.test(name))
    .map(async (name) => {
      const hash = createHash("sha384").update(await readFile(folder + name));
      return [name, `sha384-${hash.digest("base64")}`];
    });
  return Object.fromEntries(await Promise.all(hashes));
}

/** @param {string[]} files */
async function manifest(files) {
  const cargo = await readFile(`${ROOT}Cargo.toml`, "utf8");
  const version = /^version = "([^"]+)"/m.exec(cargo)?.[1];
  if (version === undefined) throw new Error("Cargo.toml has no version");
  const board = "./embed/menagerie-board";
  const described = {
    name: "menagerie-board",
    version,
    description: "Fairy chess boards for web pages: <menagerie-board>",
    license: "MIT OR Apache-2.0",
    keywords: ["chess", "fairy-chess", "chess-variants", "web-component", "custom-element", "wasm"],
    type: "module",
    exports: { ".": { types: `${board}.d.ts`, default: `${board}.js` }, "./*": "./*" },
    types: `${board}.d.ts`,
    sideEffects: true,
    files: [...files, "integrity.json"],
  };
  return `${JSON.stringify(described, null, 2)}\n`;
}
