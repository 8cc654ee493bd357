// `node tools/package.mjs [--single GAME|all]`: makes dist-package/, or single files in dist-single/, from dist/.

import { mkdir, readdir, writeFile } from "node:fs/promises";
import { ROOT } from "./bundling.mjs";
import { writePackage } from "./npm-package.mjs";
import { singlePage } from "./single-file.mjs";

const [option, wanted] = process.argv.slice(2);
if (option === undefined) await makePackage();
else if (option === "--single" && wanted !== undefined) await makeSingleFiles(wanted);
else fail("usage: node tools/package.mjs [--single GAME|all]");

async function makePackage() {
  const hashes = await writePackage(`${ROOT}dist-package/`);
  for (const [name, hash] of Object.entries(hashes)) console.log(`${hash}  ${name}`);
  console.log("the package is in dist-package/");
}

/** @param {string} wanted */
async function makeSingleFiles(wanted) {
  const files = await readdir(`${ROOT}variants`);
  const games = files.filter((name) => name.endsWith(".toml")).map((name) => name.slice(0, -5));
  if (wanted !== "all" && !games.includes(wanted))
    fail(`no game "${wanted}"; allowed: all, ${games.join(", ")}`);
  await mkdir(`${ROOT}dist-single`, { recursive: true });
  const pageOf = await singlePage();
  for (const game of wanted === "all" ? games : [wanted]) {
    await writeFile(`${ROOT}dist-single/${game}.html`, pageOf(game));
    console.log(`dist-single/${game}.html`);
  }
}

/**
 * @param {string} message
 * @returns {never}
 */
function fail(message) {
  console.error(message);
  process.exit(2);
}
