// Boards on somebody's page, with the engine.

import assert from "node:assert/strict";
import { readFile } from "node:fs/promises";
import { test } from "node:test";
import { boardOf, embed, workers } from "./fakes/embedded.js";
import { until } from "./fakes/engine-document.js";

const EXAMPLE = new URL("../../www/examples/nightrider-chess.toml", import.meta.url);

test("a page's script plays, undoes, looks back, and receives turns and the end", async (t) => {
  const page = embed(t, boardOf("board", `game="chess" moves="f2f3 e7e5"`));
  const board = page.board();
  assert.equal(await board.play("g2g4"), true);
  assert.equal(await board.undo(), true);
  assert.equal(await board.play("g2g4"), true);
  assert.equal(await board.play("Qh4 nonsense"), false);
  assert.equal(await board.hint(), "d8h4");
  assert.equal(await board.play("d8h4"), true);
  assert.deepEqual(page.details("gameover"), [
    { reason: "checkmate", winner: 1, winnerName: "Black", places: [2, 1] },
  ]);
  const [{ code, fatal }] = page.details("error");
  assert.deepEqual([code, fatal], ["move-unreadable", false]);
  assert.equal(await board.goTo(1), true);
  assert.equal(await board.goTo(99), false);
  const { seatName, ply } = page.details("turn").at(-1);
  assert.deepEqual([seatName, ply], ["Black", 1]);
  assert.equal(board.ply, 1);
});

test("setting the position restarts, and attributes still apply afterwards", async (t) => {
  const page = embed(t, boardOf("board", `game="chess" moves="e2e4"`));
  await page.playable();
  const board = page.board();
  board.position = "4k3/8/8/8/8/8/8/R3K3 b - - 0 1";
  await page.expect(".status", /^Black to move/);
  assert.equal(await board.play("e8d7"), true);
  board.setAttribute("seats", "computer:1,human");
  await until(() => assert.equal(page.details("move").length, 2));
  const { by, seatName } = page.details("move")[1];
  assert.deepEqual([by, seatName], ["computer", "White"]);
  board.setAttribute("orientation", "Black");
  await until(() => assert.equal(page.cells()[0].dataset.cell, "h1"));
});

test("a position that is set again restarts the game from there, once", async (t) => {
  const position = "4k3/8/8/8/8/8/8/R3K3 w - - 0 1";
  const page = embed(t, boardOf("board", `game="chess" position="${position}"`));
  const board = page.board();
  await board.load();
  const [worker] = workers;
  const calls = () => worker?.calls.splice(0);
  for (let round = 0; round < 3; round += 1) {
    assert.equal(await board.play("a1a8"), true);
    assert.equal(board.ply, 1);
    calls();
    board.position = position;
    await board.load();
    assert.equal(board.ply, 0);
    assert.deepEqual(calls(), ["open"]);
  }
  board.position = position.replace("R3K3", "1R2K3");
  await board.load();
  assert.deepEqual(calls(), ["open"]);
  assert.equal(await board.play("b1b7"), true);
});

test("a view-only board can't be moved by hand", async (t) => {
  const page = embed(t, boardOf("board", `game="chess" moves="e2e4 e7e5" view-only`));
  await page.playable();
  await page.squares(["g1", "f3"]);
  await page.press(/^Previous move$/);
  await page.expect(".status", /^Black to move/);
  assert.ok(!page.buttons().includes("Undo"));
  assert.deepEqual(page.details("move"), []);
});

test("a removed board ends the worker and starts nothing, and works again when put back", async (t) => {
  const page = embed(t, boardOf("board", `game="chess"`));
  const board = page.board();
  assert.equal(await board.play("e2e4"), true);
  assert.equal(workers.size, 1);
  board.remove();
  await until(() => assert.equal(workers.size, 0));
  await board.load();
  assert.equal(await board.play("e7e5"), false);
  assert.equal(await board.undo(), false);
  assert.equal(await board.goTo(0), false);
  assert.equal(await board.hint(), null);
  assert.equal(await board.record(), "");
  board.position = "4k3/8/8/8/8/8/8/R3K3 w - - 0 1";
  assert.equal(workers.size, 0);
  document.body.append(board);
  await board.load();
  assert.equal(workers.size, 1);
  assert.equal(board.ply, 0);
  assert.equal(await board.play("a1a8"), true);
});

test("a board outside a document starts nothing", async () => {
  const board = /** @type {any} */ (document.createElement("menagerie-board"));
  board.game = "chess";
  assert.equal(await board.play("e2e4"), false);
  assert.equal(await board.record(), "");
  assert.equal(workers.size, 0);
});

test("a crash ends no game, nor those of other boards", async (t) => {
  const page = embed(t, boardOf("one", `game="chess"`) + boardOf("two", `game="alice-chess"`));
  assert.equal(await page.board("one").play("e2e4"), true);
  await page.playable("two");
  const [worker] = workers;
  worker?.crash();
  await until(() => assert.ok(workers.size === 1 && !workers.has(/** @type {any} */ (worker))));
  await page.expect(".status", /^Black to move/, "one");
  assert.equal(await page.board("one").play("e7e5"), true);
  assert.match(await page.board("one").record(), /1\. e2e4 e7e5/);
  assert.equal(await page.board("two").play("e2e4"), true);
});

test("a variant from a file is played, from a position and with moves", async (t) => {
  const file = await readFile(EXAMPLE, "utf8");
  const position = `position="4k3/8/8/8/8/8/8/N3K3 w - - 0 1"`;
  const page = embed(t, boardOf("board", `src="/nightrider.toml" ${position} moves="a1c5"`), {
    "/nightrider.toml": file,
  });
  assert.match(await page.board().record(), /a1c5/);
  assert.equal(await page.board().play("e8e7"), true);
});

test("a page’s script is a spectator: it gets neither moves nor hints", async (t) => {
  const page = embed(t, boardOf("board", `game="crown" seats="human,computer:1"`));
  const board = page.board();
  await page.press(/^King/);
  await page.press(/^Confirm/);
  await page.expect(".status", /^White to move/);
  assert.equal(await board.play("e2e4"), false);
  assert.equal(await board.hint(), null);
  const [error, ...others] = page.details("error");
  assert.deepEqual([error.code, error.args, error.fatal], ["embed-secretive", {}, false]);
  assert.deepEqual(others, []);

  board.toggleAttribute("view-only", true);
  await page.expect(".status", /what everyone knows/);
  assert.ok(!page.buttons().some((name) => name.startsWith("Show my secret")));
  await page.squares(["e2", "e4"]);
  assert.deepEqual(page.details("move"), []);
  board.toggleAttribute("view-only", false);
  await until(() => page.button(/^Show my secret hold to show$/));
  board.setAttribute("seats", "computer:1,human");
  await until(() => assert.equal(page.details("error").at(-1)?.code, "seats-fixed"));
});

test("undoing a reveal needs consent, in a dialog over the board only", async (t) => {
  const position = "k6q/8/8/8/8/8/8/K6R w - - 0 1 crown=-,k";
  const page = embed(t, boardOf("board", `game="crown" position="${position}"`));
  await page.press(/^I am White/);
  await page.playable();
  await page.squares(["h1", "h8"]);
  // Nothing is secret any more, so nothing is covered.
  await page.press(/^Undo$/);
  const asked = () => page.all(".consent-dialog");
  await until(() => assert.equal(asked().length, 1));
  assert.match(page.text(".consent-dialog"), /^Take back after a reveal\?/);
  const escape = new KeyboardEvent("keydown", { key: "Escape", bubbles: true, composed: true });
  asked()[0]?.querySelector("input")?.dispatchEvent(escape);
  await until(() => assert.deepEqual(asked(), []));
  const rook = () => page.cell("h8").getAttribute("aria-label");
  await until(() => assert.match(rook(), /^white Rook, h8/));
});
