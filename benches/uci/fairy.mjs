// `node benches/uci/fairy.mjs`: Fairy-Stockfish in Wasm as a UCI engine, single-threaded and without networks, with the
// games of benches/variants.ini.

import { startGlue } from "../fairy-stockfish.mjs";
import { say, serve } from "./lines.mjs";

const engine = await startGlue();
engine.addMessageListener(say);
await serve((line) => {
  // It can't read our files and has its own.
  if (!line.startsWith("setoption name VariantPath ")) engine.postMessage(line);
  return line === "quit";
});
