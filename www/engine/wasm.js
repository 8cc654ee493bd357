// Loads the Wasm. Alone in doing so; where a page is one single file, the bundler puts another module in its place.

/** @returns {Promise<new () => import("./table.js").Engine>} */
export async function loadWasm() {
  // Not a literal: the glue exists only after the build.
  const glue = "../menagerie.js";
  const module = await import(glue);
  await module.default();
  return module.Engine;
}
