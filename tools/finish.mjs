// `node tools/finish.mjs [FOLDER]`: builds the site from www/ and the compiled Wasm. Trunk calls it after each build with
// its staging folder. Called by hand it renews dist/ in a second, without compiling Rust.

import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { ROOT } from "./bundle.mjs";
import { writeGames } from "./games.mjs";
import { writeManual } from "./manual.mjs";
import { writeWorker } from "./precache.mjs";
import { buildSite } from "./site.mjs";
import { THIRD_PARTY, thirdParties, thirdPartyText } from "./third-party.mjs";

const folder = process.argv[2] ?? process.env["TRUNK_STAGING_DIR"] ?? `${ROOT}dist`;
await buildSite(folder);
await writeGames(folder);
await writeManual(folder);
await writeFile(join(folder, THIRD_PARTY), thirdPartyText(await thirdParties()));
const { version, files } = await writeWorker(folder);
console.log(`offline edition ${version}: ${files.length} files`);
