// `node benches/uci/fairy.mjs`: Fairy-Stockfish in Wasm as a UCI engine, on one thread and without its networks, with the games
// of benches/variants.ini.

import { readFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { say, serve } from "./lines.mjs";

const PACKAGE = "fairy-stockfish-nnue.wasm";
const FILE = "/variants.ini";

// Its glue would fetch its bytes by a path that node's fetch refuses; without a fetch it reads files.
Reflect.set(globalThis, "fetch", undefined);
const require = createRequire(import.meta.url);
const create = require(`${PACKAGE}/stockfish.js`);
const wasmBinary = await readFile(require.resolve(`${PACKAGE}/stockfish.wasm`));
const engine = await create({ wasmBinary });
engine.FS.writeFile(FILE, await readFile(new URL("../variants.ini", import.meta.url)));
engine.addMessageListener(say);
for (const [name, value] of [
  ["VariantPath", FILE],
  ["Threads", "1"],
  ["Use NNUE", "false"],
])
  engine.postMessage(`setoption name ${name} value ${value}`);

await serve((line) => {
  // It can't see our files, and has its own.
  if (!line.startsWith("setoption name VariantPath ")) engine.postMessage(line);
  return line === "quit";
});
