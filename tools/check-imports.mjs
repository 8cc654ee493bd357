// `node tools/check-imports.mjs`: the import rules of ARCHITECTURE.md for `www`, checked by dependency-cruiser. It reads no
// comments, so for types it gets modules that import what the page's modules name in `@import`.

import { mkdir, readFile, readdir, rm, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { cruise } from "dependency-cruiser";
import { ROOT } from "./bundle.mjs";

/** @import { IForbiddenRuleType } from "dependency-cruiser" */

/** A part, and all that it may import besides itself. @type {Record<string, string[]>} */
const MAY_IMPORT = {
  // The owner of what is shown depends on nothing, so it is tested without a browser.
  "state/": [],
  "i18n/": ["state/"],
  "draw/": ["state/"],
  "offline/": [],
  "service-worker.js": ["offline/"],
  "engine/": ["storage/sealing.js"],
  "storage/": ["state/"],
  "platform/": ["offline/", "state/", "storage/"],
  // Elements get properties and send events; effects belong to controllers.
  "elements/": ["draw/", "i18n/", "state/"],
  "controllers/": ["draw/", "engine/engine-errors.js", "i18n/", "platform/", "state/", "storage/"],
  "pages/": [
    ...["controllers/", "draw/", "elements/", "engine/engine-errors.js"],
    ...["i18n/", "platform/", "state/", "storage/"],
  ],
  "embed/": [
    ...["controllers/", "draw/", "elements/", "engine/"],
    ...["i18n/", "platform/", "state/", "storage/"],
  ],
};

/** For loading the site's files and its late modules. */
const OPEN = ["platform/site.js", "platform/in-time.js", "platform/late-module.js"];

/** Of which parts may name more types. The protocol is open to all. @type {Record<string, string[]>} */
const MAY_NAME = {
  "engine/": ["state/"],
  "controllers/": ["engine/", "elements/board/"],
  "pages/": ["engine/"],
};

/** @param {string} place */
const within = (place) => `^www/${place.replaceAll(".", "\\.")}`;

/** @param {(part: string) => string[]} allowed @returns {IForbiddenRuleType[]} */
const partRules = (allowed) =>
  Object.keys(MAY_IMPORT).map((part) => ({
    name: `${part} imports only what it may`,
    severity: "error",
    from: { path: within(part) },
    to: { path: "^www/", pathNot: [part, ...allowed(part)].map(within) },
  }));

/** @type {IForbiddenRuleType[]} */
const RULES = [
  ...partRules((part) => [...(MAY_IMPORT[part] ?? []), ...OPEN]),
  {
    name: "no import cycles",
    severity: "error",
    from: {},
    to: { circular: true },
  },
  {
    // It is a bundle of its own, for other websites.
    name: "only embed/ imports the embedded board",
    severity: "error",
    from: { path: "^www/", pathNot: "^www/embed/" },
    to: { path: "^www/embed/" },
  },
  {
    // One place knows how calls reach the engine; all others get a client.
    name: "only apps import the engine's client",
    severity: "error",
    from: { path: "^www/", pathNot: "^www/(app|embed/menagerie-board|engine/.*)\\.js$" },
    to: { path: "^www/engine/client\\.js$" },
  },
  {
    // The build's `menagerie.js` fetches the Wasm.
    name: "only engine/wasm.js loads Wasm",
    severity: "error",
    from: { path: "^www/", pathNot: "^www/engine/wasm\\.js$" },
    to: { path: "menagerie\\.js$" },
  },
  {
    name: "no module of node, and only packages that are dependencies",
    severity: "error",
    from: { path: "^www/" },
    to: { dependencyTypes: ["core", "npm-dev", "npm-no-pkg", "npm-unknown"] },
  },
];

const TYPE_RULES = partRules((part) => [
  ...(MAY_IMPORT[part] ?? []),
  ...(MAY_NAME[part] ?? []),
  ...[...OPEN, "engine/protocol.js"],
]);

/** @param {string} baseDir @param {IForbiddenRuleType[]} forbidden */
async function check(baseDir, forbidden) {
  const options = { baseDir, exclude: { path: "^www/generated/" }, doNotFollow: "node_modules" };
  const rules = { validate: true, ruleSet: { forbidden } };
  const { output, exitCode } = await cruise(["www"], { ...options, ...rules, outputType: "err" });
  if (exitCode !== 0) process.exitCode = 1;
  console.log(output);
}

/** Writes a module with the type imports of each module. Declarations count as modules. @param {string} folder */
async function copyTypeImports(folder) {
  await rm(folder, { recursive: true, force: true });
  const entries = await readdir(join(ROOT, "www"), { recursive: true });
  for (const name of entries.filter((entry) => /\.js$|\.d\.ts$/.test(entry))) {
    const text = await readFile(join(ROOT, "www", name), "utf8");
    const named = text.matchAll(/(?:@import|^import type) [^;]*? from ("\.[^"]+")/gm);
    const copy = join(folder, "www", name.replace(/\.d\.ts$/, ".js"));
    await mkdir(dirname(copy), { recursive: true });
    await writeFile(copy, [...named].map(([, from]) => `import ${from};\n`).join(""));
  }
}

await check(ROOT, RULES);
const copies = join(ROOT, "target/type-imports");
await copyTypeImports(copies);
await check(copies, TYPE_RULES);
