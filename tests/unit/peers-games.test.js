import assert from "node:assert/strict";
import { test } from "node:test";
import { FairyStockfish } from "../../benches/fairy-stockfish.mjs";
import { OWN_GAMES } from "../../benches/peers/sides.mjs";
import { Wasm } from "../../benches/peers/wasm.mjs";

test("the games of the benchmarks are the same for Fairy-Stockfish", async () => {
  const fairy = await FairyStockfish.start();
  try {
    const wasm = await Wasm.start();
    for (const game of OWN_GAMES) {
      await wasm.adopt(game);
      for (const depth of [1, 2, 3]) {
        const [ours, theirs] = [await wasm.perft(game, depth), await fairy.perft(game, depth)];
        assert.equal(ours.nodes, theirs.nodes, `${game}, ${depth} plies`);
      }
    }
  } finally {
    // Its threads would keep the test alive.
    fairy.end();
  }
});
