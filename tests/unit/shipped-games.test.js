import assert from "node:assert/strict";
import { readFile } from "node:fs/promises";
import { test } from "node:test";
import { LANGUAGES } from "../../www/i18n/languages.js";
import { hasStart, startFile } from "../../www/state/shipped-start.js";
import { loadGlue, wasmBytes } from "../../benches/peers/wasm.mjs";

/** @import { GameInfo } from "../../www/engine/protocol.js" */

test("the gallery's list equals that of the engine's featured games", async () => {
  const file = new URL("../../dist/generated/games.json", import.meta.url);
  const glue = await loadGlue();
  glue.initSync({ module: await WebAssembly.compile(await wasmBytes()) });
  /** @type {GameInfo[]} */
  const all = new glue.Engine().games();
  const games = all.filter(({ featured }) => featured);
  assert.ok(games.length > 10);
  const others = all.length - games.length;
  const plain = games.map((game) => ({ ...game, translations: [] }));
  const { taught, ...shipped } = JSON.parse(await readFile(file, "utf8"));
  assert.deepEqual(shipped, { games: plain, others });
  assert.deepEqual(
    Object.keys(taught),
    games.map(({ id }) => id),
  );
  assert.deepEqual(taught["chess"], { steps: 11, problems: 9 });
  for (const [code, { names }] of Object.entries(LANGUAGES)) {
    const own = games.map(({ id, translations }) => [
      id,
      translations.filter(({ language }) => language === code),
    ]);
    if (names === null) assert.ok(own.every(([, found]) => found?.length === 0));
    else
      assert.deepEqual(
        JSON.parse(await readFile(new URL(`../../dist/${names}`, import.meta.url), "utf8")),
        Object.fromEntries(own),
      );
  }
});

test("the first position of each featured game without secrets equals the engine's", async () => {
  const glue = await loadGlue();
  glue.initSync({ module: await WebAssembly.compile(await wasmBytes()) });
  /** @type {GameInfo[]} */
  const all = new glue.Engine().games();
  const games = all.filter(hasStart);
  assert.deepEqual(
    all.filter((game) => game.featured && !games.includes(game)).map(({ id }) => id),
    ["crown", "crown-2", "crown-3", "crown-4"],
  );
  for (const { id, seats } of games) {
    const engine = new glue.Engine();
    const { view } = engine.open({ game: id });
    const file = new URL(`../../dist/${startFile(id)}`, import.meta.url);
    const start = JSON.parse(await readFile(file, "utf8"));
    const pieceValues = seats.length > 2 ? [] : engine.pieceValues();
    assert.deepEqual(start, JSON.parse(JSON.stringify({ view, pieceValues })), id);
  }
});
