import assert from "node:assert/strict";
import { test } from "node:test";
import { pageAt } from "./fakes/page.js";

/** @typedef {Awaited<ReturnType<typeof pageAt>>} Page */

/** Knights on b1 and f3 can both go to d2. */
const TWO_KNIGHTS = "4k3/8/8/8/8/5N2/8/1N2K3 w - - 0 1";

/** @param {Page} page */
const field = (page) => page.field("Type a move");

/** @param {Page} page */
const matching = (page) => page.texts("[aria-label='Matching moves'] [role=option]");

/** The moves as screen readers read them. @param {Page} page */
const spoken = (page) =>
  page.all("move-list button.move").map((move) => move.getAttribute("aria-label"));

test("moves are typed in every form and listed in standard notation", async (t) => {
  const page = await pageAt(t, "#chess");
  await page.sit("Black", "human");
  assert.match(field(page).placeholder, /^[a-h]\d|^N/);
  await page.type("e4", "e7-e5", "Ng1-f3", "nc6", "Bc4", "N:f6", "0-0");
  assert.deepEqual(page.moves, ["e4", "e5", "Nf3", "Nc6", "Bc4", "Nf6", "O-O"]);
  assert.match(spoken(page).at(-1), /White O-O/);
  // The example is a move of the player to move.
  const [example] = field(page).placeholder.split(" / ");
  await page.type(example);
  assert.equal(page.moves.length, 8);
});

test("an unclear move names what it could be, and an unknown one gives an example", async (t) => {
  const page = await pageAt(t, `#chess?position=${encodeURIComponent(TWO_KNIGHTS)}`);
  await page.type("Nd2");
  await page.expect("turn-status", /“Nd2” could be Nbd2, Nfd2\./);
  assert.equal(field(page).getAttribute("aria-invalid"), "true");
  await page.type("hello");
  await page.expect("turn-status", /isn’t a move/);
  await page.type("Nf4");
  await page.expect("turn-status", /“Nf4” can’t be played now\./);
  await page.type("Nbd2");
  assert.equal(page.moves[0], "Nbd2");
});

test("figurines and squares are settings", async (t) => {
  let page = await pageAt(t, "#caissa-britannia");
  await page.sit("Black", "human");
  await page.type("Ud2");
  assert.deepEqual(page.moves, ["Ud2"]);
  await page.setSetting("Notation", "Figurines");
  await page.until(() => assert.equal(page.all("move-list .figurine svg").length, 1));
  assert.match(page.moves[0], /^Unicorn d2$/);
  assert.match(spoken(page)[0], /White Ud2/);
  await page.setSetting("Pieces", "Classic");
  await page.until(() => assert.equal(page.all("move-list .figurine .outlined").length, 1));
  await page.setSetting("Pieces", "Letters");
  assert.deepEqual(page.moves, ["Ud2"]);
  await page.setSetting("Notation", "Squares");
  assert.match(page.moves[0], /^U[a-j]1d2$/);
  assert.equal(page.moves.length, 1);
  assert.match(field(page).placeholder, /^[a-j]\d+[a-j]\d+ /);
  page = await page.reload(t);
  assert.match(page.moves[0], /^U[a-j]1d2$/);
  assert.equal(page.moves.length, 1);
});

test("a hint is in standard notation", async (t) => {
  const mate = encodeURIComponent("6k1/5ppp/8/8/8/8/8/R3K3 w Q - 0 1");
  const page = await pageAt(t, `#chess?position=${mate}`);
  await page.press("Hint");
  await page.expect("turn-status", /Ra8#/);
});

test("no secret choice is completed", async (t) => {
  const stones = "4k2q/8/8/8/8/8/8/K6r[SSS] w - - 0 1 crown=-,k mine=hand,-";
  const page = await pageAt(t, `#crown-2?position=${encodeURIComponent(stones)}`);
  await page.fill("Type a move", "S@");
  assert.deepEqual(matching(page), []);
  await page.fill("Type a move", "K");
  assert.match(matching(page)[0], /^K/);
});
