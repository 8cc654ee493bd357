// `node tools/package.mjs [--single GAME|all]`: makes dist-package/, or single files in dist-single/, from dist/. Called by
// `cargo xtask package`, which first builds and checks the arguments.

import { copyFile, mkdir, readdir, writeFile } from "node:fs/promises";
import { ROOT } from "./bundle.mjs";
import { writePackage } from "./npm-package.mjs";
import { singlePage } from "./single-file.mjs";
import { THIRD_PARTY } from "./third-party.mjs";

const [, game] = process.argv.slice(2);
if (game === undefined) await makePackage();
else await makeSingleFiles(game === "all" ? await allGames() : [game]);

async function makePackage() {
  const hashes = await writePackage(`${ROOT}dist-package/`);
  for (const [name, hash] of Object.entries(hashes)) console.log(`${hash}  ${name}`);
  console.log("the package is in dist-package/");
}

/** @param {string[]} games */
async function makeSingleFiles(games) {
  await mkdir(`${ROOT}dist-single`, { recursive: true });
  await copyFile(`${ROOT}dist/${THIRD_PARTY}`, `${ROOT}dist-single/${THIRD_PARTY}`);
  const pageOf = await singlePage();
  for (const game of games) {
    await writeFile(`${ROOT}dist-single/${game}.html`, pageOf(game));
    console.log(`dist-single/${game}.html`);
  }
}

async function allGames() {
  const files = await readdir(`${ROOT}variants`);
  return files.filter((name) => name.endsWith(".toml")).map((name) => name.slice(0, -5));
}
