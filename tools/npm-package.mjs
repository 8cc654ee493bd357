// The package of <menagerie-board>: one module, its worker and its Wasm, laid out as on the site, with a type
// declaration, the manual, and a hash of every file.

import { createHash } from "node:crypto";
import { mkdir, readFile, rm, writeFile } from "node:fs/promises";
import { dirname } from "node:path";
import { ROOT, bundle } from "./bundling.mjs";

/** Files that go into the package as they are: source from the root, and place in the package. */
const COPIED = [
  ["dist/menagerie.js", "menagerie.js"],
  ["dist/menagerie_bg.wasm", "menagerie_bg.wasm"],
  ["www/generated/pieces.json", "generated/pieces.json"],
  ["www/generated/pieces-licence.md", "generated/pieces-licence.md"],
  ["tools/package/menagerie-board.d.ts", "embed/menagerie-board.d.ts"],
  ["docs/embedding.md", "README.md"],
  ["dist/THIRD-PARTY.md", "THIRD-PARTY.md"],
  ["LICENSE-APACHE", "LICENSE-APACHE"],
  ["LICENSE-MIT", "LICENSE-MIT"],
];

/** There is no full page in the package; an embedder may name one by the attribute `home`. */
const WITHOUT_HOME = { "www/embed/home.js": "export const HOME = null;\n" };

/** What the page loads, and a hash may vouch for. */
const LOADED = /\.(?:js|wasm|json)$/;

/**
 * @param {string} folder  replaced as a whole; with a slash at its end
 * @returns {Promise<Record<string, string>>}  the hash of every file that is loaded
 */
export async function writePackage(folder) {
  await rm(folder, { recursive: true, force: true });
  /** @type {Map<string, string | Buffer>} */
  const files = new Map();
  const board = { format: /** @type {const} */ ("es"), replaced: WITHOUT_HOME };
  files.set("embed/menagerie-board.js", await bundle("www/embed/menagerie-board.js", board));
  files.set("engine/worker.js", await bundle("www/engine/worker.js", { format: "es" }));
  for (const [from, to] of COPIED) files.set(String(to), await readFile(ROOT + from));
  const hashes = integrity(files);
  files.set("package.json", await manifest([...files.keys()]));
  files.set("integrity.json", `${JSON.stringify(hashes, null, 2)}\n`);
  for (const [name, content] of files) {
    await mkdir(dirname(folder + name), { recursive: true });
    await writeFile(folder + name, content);
  }
  return hashes;
}

/** @param {Map<string, string | Buffer>} files */
function integrity(files) {
  const loaded = [...files].filter(([name]) => LOADED.test(name));
  return Object.fromEntries(
    loaded.map(([name, content]) => {
      const hash = createHash("sha384").update(content).digest("base64");
      return [name, `sha384-${hash}`];
    }),
  );
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
