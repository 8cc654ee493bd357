// What nothing imports: files, exports and packages.

export default {
  entry: [
    // Pages and workers name them.
    "www/{app,service-worker}.js",
    "www/{examples/examples,platform/not-started}.js",
    "www/embed/{menagerie-board,frame-page}.js",
    "www/engine/{worker,early-worker}.js",
    // Commands.
    "{tools,benches}/*.mjs",
    "{tools/coverage,benches/peers}/main.mjs",
    "benches/uci/{ours,fairy}.mjs",
    "tests/fixtures/first-edition/make.mjs",
    "tests/{unit,browsers}/*.test.js",
    "tests/e2e/*.spec.js",
  ],
  project: ["www/**/*.js", "{tools,benches}/**/*.mjs", "tests/**/*.{js,mjs}", "!www/generated/**"],
  playwright: { config: "tests/e2e/playwright.config.js" },
  ignoreDependencies: [
    // Their files are read.
    "@fontsource/grenze",
    "@iconify-json/game-icons",
    // Its program optimizes the Wasm.
    "binaryen",
    // benches/fairy-stockfish.mjs finds its folder.
    "fairy-stockfish-nnue.wasm",
    // Our own package, as the test of packages installs it.
    "menagerie-board",
  ],
  // Xvfb and other programs of the system, which `cargo xtask` finds.
  exclude: ["binaries"],
};
