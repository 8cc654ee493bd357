// Games are saved: after a reload they continue, and the gallery lists them until they are deleted.

import assert from "node:assert/strict";
import { test } from "node:test";
import { pageAt } from "./fakes/page.js";
import { fakeStorage } from "./fakes/storage.js";
import { savedGames } from "./fakes/table.js";

/** @typedef {Awaited<ReturnType<typeof pageAt>>} Page */

const ROWS = ".saved-games > li";

/** Waits for so many rows of "Your games". @param {Page} page @param {number} count */
const listed = (page, count) => page.until(() => assert.equal(page.all(ROWS).length, count));

/** The latest first. @param {Page} page */
const stored = (page) => savedGames(page.storage).list();

test("a game is restored after a reload, with its players and undone moves", async (t) => {
  let page = await pageAt(t, "#chess");
  await page.sit("Black", "human");
  await page.type("e2e4", "e7e5", "g1f3");
  await page.press("Undo");
  const [game] = await stored(page);
  assert.equal(JSON.parse(game?.text ?? "{}").ply, 2);
  page = await page.reload(t);
  await page.until(() => assert.equal(page.moves.length, 3));
  assert.match(page.label("g1"), /^white Knight, g1/);
  assert.equal(page.field("Black player").value, "human");
  await page.press("All games");
  await page.until(() => page.button("Continue Chess"));
});

test("a broken record is refused and the game goes on", async (t) => {
  const page = await pageAt(t, "#chess");
  await page.sit("Black", "human");
  await page.type("e2e4");
  await page.openText("[Game nonsense");
  await page.expect("[role=alert]", /Your game is unchanged/);
  assert.match(page.label("e4"), /^white Pawn, e4/);
});

test("a record opens the game it was made from", async (t) => {
  const page = await pageAt(t, "#chess");
  await page.sit("Black", "human");
  await page.type("e2e4", "e7e5");
  await page.press("Share", "panel-tabs");
  const record = await page.value("Game record");
  assert.match(record, /e2e4 e7e5/);
  page.leave();
  const opened = await pageAt(t, `#chess?record=${encodeURIComponent(record)}`);
  await opened.press("Moves", "panel-tabs");
  assert.equal(opened.moves.length, 2);
  assert.match(opened.label("e5"), /^black Pawn, e5/);
});

test("a resigned game shows its result, and the variant begins anew", async (t) => {
  const page = await pageAt(t, "#chess");
  await page.sit("Black", "human");
  await page.type("e2e4");
  await page.press("Resign", "table-controls");
  await page.press("Resign", "resign-dialog dialog");
  await page.expect("turn-status", /resignation/);
  const [game] = await stored(page);
  assert.equal(game?.summary?.outcome?.winner, 0);
  await page.press("All games");
  await page.expect(ROWS, /White wins/);
  assert.deepEqual(page.all("continue-games"), []);
  await page.press("Play Chess");
  await page.expect("turn-status", /White to move/);
  assert.deepEqual(page.moves, []);
  await page.go("#");
  await page.press("Open Chess, at move 1", ROWS);
  await page.until(() => assert.equal(page.moves.length, 1));
});

test("an unreadable game is reported, and stays until it is deleted", async (t) => {
  const storage = fakeStorage();
  // As the first edition would have saved it.
  storage.setItem("menagerie.game.chess", "{broken");
  let page = await pageAt(t, "#chess", storage);
  assert.deepEqual(page.all("[role=alert]"), []);
  assert.match(page.label("e2"), /^white Pawn, e2/);
  await page.go("#");
  page = await page.reload(t);
  await page.until(() => assert.match(page.texts(ROWS).join("\n"), /^Chess.*can’t be read[^\n]*$/));
  await page.press("Delete Chess…", ROWS);
  await page.press("Really delete", ROWS);
  await listed(page, 0);
  page = await page.reload(t);
  await page.expect("saved-games-panel h2", /Your games/);
  assert.deepEqual(page.all(ROWS), []);
});

test("five hundred games are listed", async (t) => {
  const page = await pageAt(t, "#chess");
  await page.sit("Black", "human");
  await page.type("e2e4", "e7e5");
  const [game] = await stored(page);
  assert.ok(game);
  assert.equal(game.plies, 2);
  // As long as a game of a hundred moves.
  const saved = JSON.parse(game.text);
  const text = JSON.stringify({ ...saved, record: saved.record.padEnd(2400) });
  for (let at = 1; at < 500; at += 1)
    await savedGames(page.storage).put({
      ...game,
      id: `game-${at}`,
      changed: game.changed - at,
      text,
    });
  await page.press("All games");
  await page.press("Show all 500 games");
  await listed(page, 500);
});
