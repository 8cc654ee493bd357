// `node tools/third-party.mjs`: prints THIRD-PARTY.md, the licences of all shipped third-party code and art.
// `tools/finish.mjs` writes it into each bundle.

import { execFile } from "node:child_process";
import { readdir, readFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import { ROOT } from "./bundle.mjs";

const run = promisify(execFile);

/**
 * A third-party work with the texts of its licence.
 * @typedef {object} Part
 * @property {string} name
 * @property {string} version
 * @property {string} authors
 * @property {string} licence  an SPDX expression
 * @property {string} home
 * @property {string[]} texts
 */

/** Its name in every bundle. */
export const THIRD_PARTY = "THIRD-PARTY.md";

const LICENCE_FILE = /^(?:licen[cs]e|copying|unlicense)/i;
const MIT_TEXT = /Permission is hereby granted, free of charge/;
const WASM = "wasm32-unknown-unknown";

/** @returns {Promise<Part[]>} */
export async function thirdParties() {
  return [
    await standardLibrary(),
    ...(await crates()),
    ...(await packages()),
    await icons(),
    await kanji(),
  ];
}

/**
 * The crates compiled into the Wasm, without those of macros and build scripts. The JavaScript glue comes from
 * wasm-bindgen, one of them.
 * @returns {Promise<Part[]>}
 */
async function crates() {
  const edges = ["-e", "normal,no-proc-macro", "--target", WASM, "--package", "menagerie"];
  const tree = await cargo("tree", ...edges, "--prefix", "none", "--format", "{p}");
  const linked = new Set(tree.split("\n").map((line) => line.split(" ").slice(0, 2).join(" ")));
  const { packages } = JSON.parse(
    await cargo("metadata", "--format-version", "1", "--filter-platform", WASM),
  );
  const shipped = packages.filter(
    (/** @type {any} */ { name, version, source }) =>
      source !== null && linked.has(`${name} v${version}`),
  );
  return Promise.all(
    shipped.map(async (/** @type {any} */ one) => ({
      name: one.name,
      version: one.version,
      authors: one.authors.map(withoutAddress).join(", ") || `The contributors of ${one.name}`,
      // Some old crates separate alternatives by a slash.
      licence: one.license.replace("/", " OR "),
      home: one.repository ?? `https://crates.io/crates/${one.name}`,
      texts: await textsIn(dirname(one.manifest_path), one.license),
    })),
  );
}

/** @param {string[]} words */
async function cargo(...words) {
  const options = { cwd: ROOT, maxBuffer: 1 << 26 };
  return (await run("cargo", [...words, "--locked"], options)).stdout;
}

/**
 * The npm packages imported by the page: the dependencies of package.json and theirs. Build and test tools are
 * devDependencies.
 * @returns {Promise<Part[]>}
 */
async function packages() {
  const lock = JSON.parse(await readFile(`${ROOT}package-lock.json`, "utf8"));
  const folders = Object.keys(lock.packages).filter(
    (folder) => folder !== "" && lock.packages[folder].dev !== true,
  );
  return Promise.all(
    folders.map(async (folder) => {
      const described = JSON.parse(await readFile(`${ROOT}${folder}/package.json`, "utf8"));
      const { name, version, author = "", license } = described;
      return {
        name,
        version,
        authors: withoutAddress(author.name ?? author),
        licence: license,
        home: `https://www.npmjs.com/package/${name}`,
        texts: await textsIn(ROOT + folder, license),
      };
    }),
  );
}

/** @returns {Promise<Part>} */
async function standardLibrary() {
  const { stdout } = await run("rustc", ["--version"], { cwd: ROOT });
  return {
    name: "Rust standard library",
    version: stdout.split(" ")[1] ?? "",
    authors: "The Rust Project Contributors",
    licence: "MIT OR Apache-2.0",
    home: "https://github.com/rust-lang/rust",
    texts: [await readFile(`${ROOT}tools/licences/rust-standard-library.txt`, "utf8")],
  };
}

/** @returns {Promise<Part>} */
async function icons() {
  const folder = `${ROOT}node_modules/@iconify-json/game-icons`;
  const { version } = JSON.parse(await readFile(`${folder}/package.json`, "utf8"));
  const credits = await readFile(`${ROOT}assets/pieces/LICENSE.md`, "utf8");
  const authors = [...credits.matchAll(/\) by ([^,\n]+)/g)].map(([, author = ""]) => author);
  return {
    name: "game-icons.net",
    version,
    authors: [...new Set(authors)].sort().join(", "),
    licence: "CC-BY-3.0",
    home: "https://game-icons.net",
    // The credits for the pictures and the notice of changes come first.
    texts: [credits, await readFile(`${ROOT}assets/pieces/CC-BY-3.0.txt`, "utf8")],
  };
}

/** The outlines in assets/pieces/japanese/. @returns {Promise<Part>} */
async function kanji() {
  return {
    name: "Kaisei Tokumin",
    version: "5.3.0 of @fontsource/kaisei-tokumin",
    authors: "The Kaisei Project Authors",
    licence: "OFL-1.1",
    home: "https://github.com/Font-Kai/Kaisei",
    texts: [await readFile(`${ROOT}assets/pieces/OFL-1.1.txt`, "utf8")],
  };
}

/**
 * The texts of a licence; MIT where there is a choice.
 * @param {string} folder
 * @param {string} licence
 */
async function textsIn(folder, licence) {
  const names = (await readdir(folder)).filter((name) => LICENCE_FILE.test(name)).sort();
  const texts = await Promise.all(names.map((name) => readFile(join(folder, name), "utf8")));
  const mit = texts.filter((text) => MIT_TEXT.test(text));
  const chosen = /\bMIT\b/.test(licence) && !licence.includes("AND") && mit.length > 0;
  return chosen ? mit.slice(0, 1) : texts;
}

/** @param {string} author  "Name <address>" */
function withoutAddress(author) {
  return author.replace(/\s*[<(].*$/, "");
}

/** The file: a table, and every text once. @param {Part[]} parts */
export function thirdPartyText(parts) {
  const missing = parts.filter(({ texts }) => texts.length === 0).map(({ name }) => name);
  if (missing.length > 0) throw new Error(`no licence text found: ${missing.join(", ")}`);
  const square = (/** @type {string} */ text) => text.replaceAll("|", "\\|");
  const rows = parts.map(({ name, version, authors, licence, home }) => {
    const squares = [`[${name}](${home})`, version, authors, licence];
    return `| ${squares.map(square).join(" | ")} |`;
  });
  /** @type {Map<string, { text: string, names: string[] }>} */
  const once = new Map();
  for (const { name, texts } of parts)
    for (const text of texts) {
      const key = text.replace(/\s+/g, " ").trim();
      const known = once.get(key) ?? { text, names: [] };
      once.set(key, { ...known, names: [...known.names, name] });
    }
  const sections = [...once.values()].map(({ text, names }) => {
    return `## ${names.join(", ")}\n\n\`\`\`text\n${text.trim()}\n\`\`\`\n`;
  });
  return `# Third-party licences

Menagerie contains these works of others. Where several licences are offered, the text of the MIT licence is given. The glue
between JavaScript and Wasm (\`menagerie.js\`) is generated by wasm-bindgen.

| Name | Version | Authors | Licence |
| --- | --- | --- | --- |
${rows.join("\n")}

${sections.join("\n")}`;
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  process.stdout.write(thirdPartyText(await thirdParties()));
}
