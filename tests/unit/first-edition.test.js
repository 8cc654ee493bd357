// What the first edition has stored is found again: studies, variants, drafts, progress and files. `tests/e2e` copies
// some games to a browser's database.

import assert from "node:assert/strict";
import { test } from "node:test";
import { readFile, readScene, storedIn, tablesOf } from "../fixtures/first-edition/read.js";
import { take, untilAsked } from "./fakes/hot-seat.js";
import { pageAt } from "./fakes/page.js";
import { fakeStorage } from "./fakes/storage.js";
import { savedGames } from "./fakes/table.js";

/** @import { TestContext } from "node:test" */
/** @import { Table } from "../fixtures/first-edition/read.js" */

/** @typedef {Awaited<ReturnType<typeof pageAt>>} Page */

const ROWS = ".saved-games > li";

/** Opens the page of a visitor. @param {TestContext} t @param {string} scene @param {string} [hash] */
async function visit(t, scene, hash) {
  const storage = fakeStorage();
  for (const [key, text] of storedIn([scene])) storage.setItem(key, text);
  return pageAt(t, hash, storage);
}

/** The table shows the same as in the first edition. @param {Page} page @param {Table} table */
async function tableIs(
  page,
  { take: taken, plies, players = {}, clocks, secret, moves, position },
) {
  if (taken !== undefined) await take(page, taken.seat, taken.pin);
  await page.press("Moves", "panel-tabs");
  await page.until(() => assert.equal(page.moves.length, plies));
  for (const [seat, player] of Object.entries(players))
    assert.equal(page.field(`${seat} player`).value, player);
  if (clocks !== undefined) assert.equal(page.all("player-panel [role=timer]").length, clocks);
  if (secret !== undefined) await secretIs(page, secret);
  await page.press("Share", "panel-tabs");
  await page.until(() => {
    const record = page.field("Game record").value;
    assert.equal(record.slice(record.indexOf("\n\n")).replace(/\s+/g, " ").trim(), moves);
  });
  assert.equal(page.field("Current position").value, position);
}

/** @param {Page} page @param {string} monarch */
async function secretIs(page, monarch) {
  const button = await page.until(() => page.button(/^Show my secret/));
  const key = (/** @type {string} */ name, type = "keydown") =>
    button.dispatchEvent(Object.assign(new Event(type, { bubbles: true }), { key: name }));
  key("Enter");
  key("Enter", "keyup");
  await page.press("Speak it now", "speak-dialog dialog");
  await page.expect("secret-button.keeps .spoken", new RegExp(monarch));
  key("Escape");
  await page.expect("secret-button.keeps .spoken", /^$/);
}

// A browser's tests have the others.
for (const scene of ["games", "secret-games", "stones", "four", "clocks", "author"])
  test(`${scene}: the gallery offers every game, and each continues`, async (t) => {
    let page = await visit(t, scene);
    const { localStorage } = readScene(scene);
    const saves = Object.keys(localStorage).filter((key) => /^menagerie\.game\./.test(key));
    await page.until(() => assert.equal(page.all(`${ROWS} a`).length, saves.length));
    assert.deepEqual(page.all("[role=alert]"), []);
    // What the page has saved since works too.
    for (const times of [1, 2]) {
      const stored = await savedGames(page.storage).list();
      for (const [game, table] of tablesOf(scene)) {
        const same = stored.find((one) => one.game === game && one.plies === table.plies);
        await page.go(`#${game}?saved=${same?.id}`);
        await tableIs(page, table);
      }
      if (times === 1) page = await page.reload(t);
    }
  });

test("games: a further move is saved with those before it", async (t) => {
  let page = await visit(t, "games", "#caissa-britannia");
  await page.until(() => assert.equal(page.moves.length, 6));
  await page.type("c3c4");
  await page.until(() => assert.equal(page.moves.length, 7));
  page = await page.reload(t);
  await page.until(() => assert.equal(page.moves.length, 7));
});

test("sealed: the next player's PIN is required, and opens the board", async (t) => {
  const { tables, next } = readScene("sealed").expected;
  const { seat, pin } = tables.crown.take;
  const page = await visit(t, "sealed", "#crown");
  await take(page, seat, pin);
  await page.type(next.text);
  await take(page, next.seat, pin);
  await untilAsked(page, next.seat);
  await take(page, next.seat, next.pin);
  await page.until(() => assert.equal(page.moves.length, tables.crown.plies + 1));
});

test("four: the tower's view is restored", async (t) => {
  const { tower } = readScene("four").expected;
  const page = await visit(t, "four", "#armies-of-faith-4");
  const chosen = await page.until(() => page.button("Tower", "view-bar"));
  assert.ok(chosen.querySelector("input").checked);
  assert.equal(page.all("view-bar input[type=range]")[0].value, tower.apart);
  for (const name of ["Fade", "Follow"])
    assert.equal(page.button(name).getAttribute("aria-pressed"), "true");
});

test("aside: a game that was set aside is in the list", async (t) => {
  const { aside } = readScene("aside").expected;
  const page = await visit(t, "aside");
  // The one that the first edition would have continued comes first.
  const link = await page.until(() => page.all(`${ROWS} a`).at(-1));
  link.click();
  await tableIs(page, aside);
});

test("clocks: they are paused until the next move, and run then", async (t) => {
  const page = await visit(t, "clocks", "#chess");
  await page.until(() =>
    assert.match(page.texts("player-panel [role=timer]").at(-1) ?? "", /^[23]:\d\d$/),
  );
  const { clock } = JSON.parse(readScene("clocks").localStorage["menagerie.game.chess"] ?? "");
  assert.notEqual(clock, null);
  assert.ok(page.button("Start clocks"));
});

test("study: both studies are restored word by word", async (t) => {
  /** @type {string[]} */
  const studies = readScene("study").expected.studies;
  const page = await visit(t, "study", "#chess/study");
  // Since version 0.1.0 the hash covers only the rules.
  const withoutHash = (/** @type {string} */ text) => text.replace(/^\[VariantHash .*\n/m, "");
  const isShown = async (/** @type {string} */ text) => {
    await page.press("Text", "study-page");
    await page.until(() =>
      assert.equal(withoutHash(page.field("The study as text").value), withoutHash(text)),
    );
  };
  const [first = "", second = ""] = studies;
  await isShown(first);
  await page.press("Studies", "study-page");
  assert.equal(page.all(".study-list li").length, studies.length);
  await page.press(/Openings/, ".study-list");
  await isShown(second);
});

const DRAFT = "Text of the variant file";

test("author: the variant is listed, and both drafts are there", async (t) => {
  const { own, draft, earlier } = readScene("author").expected;
  const page = await visit(t, "author");
  await page.until(() => page.button(new RegExp(`^Continue ${own}`), ROWS));
  await page.press(`Edit variant: ${own}`);
  await page.until(() => assert.equal(page.field(DRAFT).value, earlier));
  // The draft has been replaced by the variant's file.
  await page.until(() => {
    const kept = JSON.parse(page.storage.getItem("menagerie.author.earlier") ?? "[]");
    assert.ok(kept.includes(draft));
  });
});

test("author: the draft is restored", async (t) => {
  const { draft } = readScene("author").expected;
  const page = await visit(t, "author", "#author");
  await page.until(() => assert.equal(page.field(DRAFT).value, draft));
});

test("learning: steps, problems and the declined lesson are remembered", async (t) => {
  const { solved, declined } = readScene("learning").expected;
  const page = await visit(t, "learning", "#chess/problems");
  await page.expect("problems-page", new RegExp(`${solved} solved`));
  await page.go("#chess/learn");
  await page.expect("lesson-page h2", /^The Queen captures/);
  await page.go(`#${declined}`);
  await page.until(() => assert.notEqual(page.all("game-board [role=gridcell]").length, 0));
  assert.deepEqual(page.all("lesson-offer"), []);
});

test("editor: the edited position is restored", async (t) => {
  const { expected, sessionStorage } = readScene("editor");
  const page = await visit(t, "editor");
  for (const [key, text] of Object.entries(sessionStorage))
    globalThis.sessionStorage.setItem(key, text);
  await page.go("#chess/edit");
  await page.until(() => assert.equal(page.field("Position text").value, expected.position));
});

/** @param {Page} page @param {string} name */
async function addGames(page, name) {
  const text = readFile(name);
  await page.choose("saved-games-panel input", new File([text], name));
  const { games, variants = [] } = JSON.parse(text);
  await page.until(() => {
    const report = page.texts(".games-report li");
    assert.equal(report.length, games.length + variants.length);
    for (const line of report) assert.match(line, /added\.$/);
  });
}

test("files: all games with their secrets are added, and continue", async (t) => {
  const page = await pageAt(t);
  await addGames(page, "games-with-secrets.json");
  for (const scene of ["games", "secret-games", "author"])
    for (const [game, table] of tablesOf(scene)) {
      await page.go(`#${game}`);
      await tableIs(page, table);
    }
});

test("files: the games without secrets are added", async (t) => {
  const page = await pageAt(t);
  await addGames(page, "games-without-secrets.json");
  const count = tablesOf("games").length + tablesOf("author").length;
  await page.press(`Show all ${count} games`);
  assert.equal(page.all(`${ROWS} a`).length, count);
});

for (const file of ["record.txt", "record-short.txt"])
  test(`files: ${file} is opened`, async (t) => {
    const [, table] = tablesOf("games").find(([game]) => game === "caissa-britannia") ?? [];
    assert.ok(table);
    const page = await pageAt(t, "#caissa-britannia");
    await page.sit("Black", "human");
    await page.openText(readFile(file));
    await tableIs(page, table);
  });
