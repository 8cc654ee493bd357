// Loads the Wasm.

import { fetchSiteFile } from "../platform/site.js";

/** @returns {Promise<new () => import("./protocol.js").Engine>} */
export async function loadWasm() {
  // At the same time: the glue alone would fetch the Wasm only after it has loaded. The build makes both.
  const [glue, wasm] = await Promise.all([
    import("../menagerie.js"),
    fetchSiteFile("menagerie_bg.wasm"),
  ]);
  await glue.default({ module_or_path: wasm });
  // wasm-bindgen types all arguments and answers as `any`; protocol.d.ts has their types.
  return /** @type {any} */ (glue.Engine);
}
