import assert from "node:assert/strict";
import { test } from "node:test";
import {
  FAULTS,
  authorAt,
  fileOf,
  isReady,
  ownChess,
  TEXT,
  replace,
  write,
} from "./fakes/author-page.js";
import { pageAt } from "./fakes/page.js";

const INI = `[knightmate-like]
pieceToCharTable = -
king = -
commoner = m
customPiece1 = k:N
royal = k
startFen = rkbqmbkr/pppppppp/8/8/8/8/PPPPPPPP/RKBQMBKR w - - 0 1
mustCapture = true
`;

const AMAZONS = `[queens-only]
king = k
queen = q
startFen = qqqqkqqq/8/8/8/8/8/8/QQQQKQQQ w - - 0 1
castling = false
doubleStep = false
bikjangRule = true
`;

/** @import { Page } from "./fakes/author-page.js" */

/** @param {Page} page @param {string} name */
const titleIs = (page, name) => page.expect("game-table h1", new RegExp(`^${name}$`));

test("a custom variant is played, edited and deleted", async (t) => {
  let page = await pageAt(t);
  await page.press(/^Create a variant/);
  await page.expect("author-page", /Select a game to start from/);
  await ownChess(page);
  await replace(page, 'moves = "N"', 'moves = "C"');
  await isReady(page, "My Chess");
  await page.press("Play", "author-page");
  await titleIs(page, "My Chess");
  assert.equal(page.all('[role=navigation][aria-label="More about this game"]').length, 1);
  assert.equal(page.text("lesson-offer"), "");
  await page.sit("Black", "human");
  await page.type("b1c4");
  page = await page.reload(t);
  await page.until(() => assert.equal(page.moves.length, 1));
  await page.press("All games");
  page.button("Continue My Chess");
  await page.press("Edit variant: My Chess");
  await page.until(() => assert.match(fileOf(page), /my-chess/));
  await page.press("Delete…");
  await page.press("Really delete");
  await page.expect(".author-told", /My Chess was deleted\./);
  await page.press("All games");
  page.button("Play Chess");
  assert.equal(page.all("a[aria-label='Continue My Chess']").length, 0);
});

test("every error is shown with its line and key, and leads there", async (t) => {
  let page = await authorAt(t, "#author?game=caissa-britannia");
  await isReady(page, "Caïssa Britannia (copy)");
  await page.until(() => assert.match(page.label("b2"), /^white Lion, b2/));
  await replace(page, "files = 10", "files = 100");
  await replace(page, "moves = ", "movs = ");
  await page.expect(FAULTS, /did you mean `moves`\?/);
  const wrong = page.texts(FAULTS).filter((text) => text.includes("board.files = 100"));
  assert.equal(wrong.length, 1);
  await page.expect(".author-verdict", /The board shows the last version/);
  assert.ok(page.button("Play", "author-page").disabled);
  assert.equal(page.field(TEXT).getAttribute("aria-invalid"), "true");
  await page.press(/board\.files = 100/);
  const field = page.field(TEXT);
  assert.equal(document.activeElement, field);
  assert.match(field.value.slice(field.selectionStart, field.selectionEnd), /files = 100/);
  page = await page.reload(t);
  await page.until(() => assert.match(fileOf(page), /files = 100/));
  await write(page, "no toml at [all");
  await page.until(() => assert.equal(page.texts(FAULTS).length, 1));
  await page.expect(FAULTS, /Line 1/);
});

test("a custom variant without a lesson says so at once, with a link to its table", async (t) => {
  const page = await authorAt(t);
  await ownChess(page);
  await page.press("Play", "author-page");
  await titleIs(page, "My Chess");
  await page.go("#my-chess/learn");
  await page.expect("[role=alert]", /“My Chess” has no lesson or problems\./);
  assert.throws(() => page.button("Try again"));
  await page.press("Play My Chess");
  await titleIs(page, "My Chess");
});

test("a copy of a shipped game can be played at once; the game's own id is refused", async (t) => {
  const page = await authorAt(t, "#author?game=chess");
  await page.expect("author-page", /Your copy is called “Chess \(copy\)”\./);
  await isReady(page, "Chess (copy)");
  await page.press("Play", "author-page");
  await titleIs(page, "Chess \\(copy\\)");
  assert.equal(page.place.hash, "#chess-copy");
  await page.go("#author?game=chess");
  await isReady(page, "Chess (copy 2)");
  await replace(page, 'id = "chess-copy-2"', 'id = "chess"');
  await page.expect("author-page", /A built-in game already has the id “chess”\./);
  assert.doesNotMatch(page.text("author-page"), /is ready to play\./);
  assert.ok(page.button("Play", "author-page").disabled);
  await replace(page, 'id = "chess"', 'id = "records"');
  await page.expect(FAULTS, /^Line \d+.*id = "records".*The id “records” is reserved/);
  assert.ok(page.button("Play", "author-page").disabled);
  await page.press(/The id “records” is reserved/);
  const { value, selectionStart, selectionEnd } = page.field(TEXT);
  assert.match(value.slice(selectionStart, selectionEnd), /^id = "records"/);
});

test("a file beyond a limit is refused before its tables are built", async (t) => {
  const page = await authorAt(t, "#author?game=chess");
  await isReady(page, "Chess (copy)");
  await replace(page, "chess-copy", "a".repeat(61));
  await page.expect(FAULTS, /^Line \d+.*found 61 characters; allowed: 60/);
  const heavy = Array.from({ length: 9 }, (_, size) => `(${size + 1},${size + 2},${size + 3})0`);
  await replace(page, "a".repeat(61), "heavy");
  const pieces = ["A", "C", "D", "E", "F"].map(
    (code) =>
      `\n[[piece]]\ncode = "${code}"\nname = "x"\nicon = "queen"\nrules = "x"\nmoves = "${heavy.join("")}"\n`,
  );
  await write(page, fileOf(page).replace(/\n\[\[piece\]\]/, `${pieces.join("")}$&`));
  await page.expect(FAULTS, /have 2160 ways to move; allowed: 2000 together/);
  assert.equal(page.texts(FAULTS).length, 1);
});

test("a source is a link only if it is a web address, otherwise text", async (t) => {
  const page = await authorAt(t, "#author?game=chess");
  await page.until(() => assert.match(fileOf(page), /chess-copy/));
  const file = fileOf(page);
  const about = "Source of this game";
  const links = () => page.all("piece-legend a").filter(({ textContent }) => textContent === about);
  for (const source of ["JaVaScript:alert(1)", "//example.org/rules", "A book, page 7"]) {
    await page.go("#author");
    await write(page, file.replace(/^source = .*$/m, `source = "${source}"`));
    await isReady(page, "Chess (copy)");
    await page.press("Play", "author-page");
    await titleIs(page, "Chess \\(copy\\)");
    await page.press("Pieces");
    await page.until(() => assert.ok(page.text("game-table").includes(`${about}: ${source}`)));
    assert.equal(links().length, 0);
  }
  await page.go("#author");
  await write(page, file);
  await isReady(page, "Chess (copy)");
  await page.press("Play", "author-page");
  await titleIs(page, "Chess \\(copy\\)");
  await page.press("Pieces");
  await page.until(() => assert.match(links()[0]?.getAttribute("href"), /^https:/));
  assert.ok(!page.text("game-table").includes(`${about}: `));
});

test("a link carries the file, and what was written here is kept", async (t) => {
  const page = await authorAt(t);
  await ownChess(page);
  await page.press("Copy link");
  await page.expect(".author-told", /Link copied\./);
  const link = page.place.copied;
  assert.ok(link.startsWith("https://example.org/#author?"));
  await write(page, "a quick note");
  await page.go(link.slice(link.indexOf("#")));
  await isReady(page, "My Chess");
  await page.expect(".author-told", /is in the earlier drafts/);
  await page.fill("Start from", "Untitled");
  assert.equal(fileOf(page), "a quick note");
  await page.go("#author?format=1&file=zbroken");
  await page.expect(".author-told", /The file in this link can’t be read\./);
  assert.equal(fileOf(page), "a quick note");
});

test("games of other programs are imported, with a list of what is missing", async (t) => {
  const page = await authorAt(t);
  const untuned = /knows no strategy for them/;
  assert.doesNotMatch(page.text("author-page"), untuned);
  await importText(page, AMAZONS);
  await page.expect("author-page", /queens-only: imported\./);
  await page.expect("author-page", untuned);
  await page.expect("author-page", /“bikjangRule = true”/);
  await page.press("Edit queens-only");
  await isReady(page, "queens-only");
  await page.press("Play", "author-page");
  await titleIs(page, "queens-only");
  await page.go("#author");
  await importText(page, "Dear Alice,");
  await page.expect("author-page", /neither a Fairy-Stockfish variants.ini nor/);
  await importText(page, INI);
  await page.expect("author-page .author-losses li", /./);
});

test("a file is opened, and a file of another kind is reported", async (t) => {
  const page = await authorAt(t);
  const open = (/** @type {File} */ file) => page.choose(".author-start input[type=file]", file);
  await open(new File(['id = "x"\n'], "note.toml"));
  await page.expect("author-page", /\d+ errors/);
  await open(new File(["a".repeat(2_000_000)], "huge.toml"));
  await page.expect(".author-told", /longer than 1 MiB/);
  assert.equal(fileOf(page), 'id = "x"\n');
  await open(new File([Buffer.from("89504e470d0a1a0a0000000d49484452", "hex")], "king.png"));
  await page.expect(".author-told", /“king.png” isn’t a text file/);
  assert.equal(fileOf(page), 'id = "x"\n');
  await open(new File(['id = "y"\r\nknights = 4\r\n'], "windows.toml"));
  await page.expect(FAULTS, /Line 2, knights = 4: unknown key/);
  await ownChess(page);
  await page.press("Save as file");
  assert.equal(page.place.downloaded, fileOf(page));
});

/** @param {Page} page @param {string} text */
async function importText(page, text) {
  await page.fill("Text to import", text);
  const [form] = page.all(".author-import form");
  form.dispatchEvent(new Event("submit", { bubbles: true, cancelable: true }));
}
