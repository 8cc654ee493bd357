// `node tools/finish.mjs [FOLDER]`: what is done to the bundle once its files lie together. Trunk calls it after each build;
// the folder is then the one that Trunk builds in.

import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { ROOT } from "./bundling.mjs";
import { joinModules } from "./join.mjs";
import { writeWorker } from "./precache.mjs";
import { joinStyles } from "./styles.mjs";
import { THIRD_PARTY, thirdParties, thirdPartyText } from "./third-party.mjs";

const folder = process.argv[2] ?? process.env["TRUNK_STAGING_DIR"] ?? `${ROOT}dist`;
await joinModules(folder);
await joinStyles(folder);
await writeFile(join(folder, THIRD_PARTY), thirdPartyText(await thirdParties()));
const { version, files } = await writeWorker(folder);
console.log(`offline edition ${version}: ${files.length} files`);
