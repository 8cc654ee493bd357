// Loads the Wasm. Alone in doing so; where a page is one single file, the bundler puts another module in its place.

/** @returns {Promise<new () => import("./table.js").Engine>} */
export async function loadWasm() {
  // Not a literal: the glue exists only after the build.
  const glue = "../menagerie.js";
  // Side by side: left to itself the glue would ask for the Wasm only when it has come.
  const [module, wasm] = await Promise.all([
    import(glue),
    fetch(new URL("../menagerie_bg.wasm", import.meta.url)),
  ]);
  await module.default({ module_or_path: wasm });
  return module.Engine;
}
