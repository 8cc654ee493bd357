// `node tools/finish.mjs [FOLDER]`: makes the site of www/ and the built Wasm. Trunk calls it after each build; the folder is then
// the one that Trunk builds in. Called by hand it renews dist/ in a second, without compiling any Rust.

import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { ROOT } from "./bundle.mjs";
import { writeGames } from "./games.mjs";
import { writeWorker } from "./precache.mjs";
import { buildSite } from "./site.mjs";
import { THIRD_PARTY, thirdParties, thirdPartyText } from "./third-party.mjs";

const folder = process.argv[2] ?? process.env["TRUNK_STAGING_DIR"] ?? `${ROOT}dist`;
await buildSite(folder);
await writeGames(folder);
await writeFile(join(folder, THIRD_PARTY), thirdPartyText(await thirdParties()));
const { version, files } = await writeWorker(folder);
console.log(`offline edition ${version}: ${files.length} files`);
