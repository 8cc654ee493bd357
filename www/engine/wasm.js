// Loads the Wasm. Alone in doing so; where a page is one single file, the bundler puts another module in its place.

/** @returns {Promise<new () => import("./table.js").Engine>} */
export async function loadWasm() {
  return (await load("menagerie")).Engine;
}

/**
 * What reads variant files: fetched only by those who write or play own games.
 * @returns {Promise<import("./table.js").Workshop>}
 */
export async function loadWorkshop() {
  const { Workshop } = await load("menagerie-workshop");
  return new Workshop();
}

/** @param {string} name  of the glue, which exists only after the build */
async function load(name) {
  const glue = `../${name}.js`;
  // Side by side: left to itself the glue would ask for the Wasm only when it has come.
  const [module, wasm] = await Promise.all([
    import(glue),
    fetch(new URL(`../${name}_bg.wasm`, import.meta.url)),
  ]);
  await module.default({ module_or_path: wasm });
  return module;
}
