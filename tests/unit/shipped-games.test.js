import assert from "node:assert/strict";
import { readFile } from "node:fs/promises";
import { test } from "node:test";
import { LANGUAGES } from "../../www/i18n/languages.js";
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
  assert.deepEqual(JSON.parse(await readFile(file, "utf8")), { games: plain, others });
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
