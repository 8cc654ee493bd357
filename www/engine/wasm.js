// Loads the Wasm. In a page that is one single file, the bundler replaces this module.

/** The build makes it. */
const GLUE = "../menagerie.js";

/** @returns {Promise<new () => import("./protocol.js").Engine>} */
export async function loadWasm() {
  // At the same time: the glue alone would fetch the Wasm only after it has loaded.
  const [glue, wasm] = await Promise.all([
    import(GLUE),
    fetch(new URL("../menagerie_bg.wasm", import.meta.url)),
  ]);
  await glue.default({ module_or_path: wasm });
  return glue.Engine;
}
