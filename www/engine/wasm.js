import { fetchSiteFile } from "../platform/site.js";

/** @import { Engine } from "./protocol.js" */

/** The Wasm is large, and a player may have a slow connection. */
const PATIENCE_MS = 300_000;

/** @returns {Promise<new () => Engine>} */
export async function loadWasm() {
  // Fetched in parallel: the glue alone would fetch the Wasm only after loading. The build makes both.
  const [glue, wasm] = await Promise.all([
    import("../menagerie.js"),
    fetchSiteFile("menagerie_bg.wasm", PATIENCE_MS),
  ]);
  await glue.default({ module_or_path: wasm });
  // wasm-bindgen types all arguments and results as `any`; protocol.d.ts has their types.
  return /** @type {any} */ (glue.Engine);
}
