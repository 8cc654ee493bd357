// The set of kanji: offered only in games whose pieces have one, and loaded with the first of them.

import assert from "node:assert/strict";
import { readFile } from "node:fs/promises";
import { test } from "node:test";
import { japanesePictures } from "../../tools/pieces.mjs";
import { JAPANESE, hasJapanesePieces } from "../../www/state/japanese-pieces.js";
import { pageAt } from "./fakes/page.js";
import { fakeStorage } from "./fakes/storage.js";

const CHOICE = 'settings-menu [role=radiogroup][aria-label="Pieces"] label';
const MOST_BYTES = 20_000;

const ICONS = {
  king: "shogi-king",
  queen: "gold",
  rook: "shogi-rook",
  bishop: "shogi-bishop",
  knight: "shogi-knight",
  pawn: "shogi-pawn",
};

/** Chess with the pieces of Shogi. */
async function tilesText() {
  const chess = await readFile(new URL("../../variants/chess.toml", import.meta.url), "utf8");
  return chess
    .replace('id = "chess"', 'id = "tiles"')
    .replace(/^(?:former-hashes|known-as|gallery-place|featured).*$/gm, "")
    .replace(/^name = .*$/m, 'name = "Tiles"')
    .replace(/^icon = "(.*)"/gm, (_, icon) => `icon = "${/** @type {any} */ (ICONS)[icon]}"`);
}

/** @param {Awaited<ReturnType<typeof pageAt>>} page */
const choices = (page) => page.all(CHOICE).map((label) => label.textContent?.trim() ?? "");

test("the set has the listed icons, and is small", async () => {
  const set = await japanesePictures();
  assert.deepEqual(Object.keys(set).sort(), [...JAPANESE].sort());
  assert.ok(JSON.stringify(set).length <= MOST_BYTES);
  const kinds = ["gold", "tokin"].map((icon) => ({ icon }));
  assert.ok(hasJapanesePieces(/** @type {any} */ ({ kinds })));
  const more = [...kinds, { icon: "knight" }];
  assert.ok(!hasJapanesePieces(/** @type {any} */ ({ kinds: more })));
});

test("the settings offer it in a game that has it, and other games keep the classic set", async (t) => {
  const storage = fakeStorage();
  storage.setItem("menagerie.own.tiles", await tilesText());
  const fetched = t.mock.method(globalThis, "fetch");
  const asked = () =>
    fetched.mock.calls.filter((call) => String(call.arguments[0]).includes("japanese")).length;
  const page = await pageAt(t, "#tiles", storage);
  await page.until(() => assert.ok(page.all("player-panel svg").length > 0));
  assert.equal(asked(), 0);
  await page.setSetting("Pieces", "Japanese");
  assert.equal(choices(page).length, 4);
  assert.equal(page.store.state.settings.pieceSet, "japanese");
  await page.until(() => assert.equal(asked(), 1));
  await page.go("#chess");
  await page.until(() => assert.equal(choices(page).length, 3));
  const chosen = page.all(`${CHOICE}.chosen`).map((label) => label.textContent?.trim());
  assert.match(chosen.join(), /^[^,]*Classic$/);
  assert.equal(page.store.state.settings.pieceSet, "japanese");
});
