import assert from "node:assert/strict";
import { test } from "node:test";
import { FAULTS, TEXT, authorAt, fileOf, isReady, write } from "./fakes/author-page.js";
import { SMALL_CHESS } from "../fixtures/small-chess.js";
import { FAULTY, FAULTY_LINE, RULES } from "./fixtures/replaced-rules.js";

/** @import { Page } from "./fakes/author-page.js" */

const DIAGRAM = `files=8
ranks=8
promoZone=1
promoChoice=NBRQ
pawn::fmWfcF::a2-h2
knight:N:N::b1,g1
bishop::B::c1,f1
rook::R::a1,h1
queen::Q::d1
king::K::e1
`;

const OFFER = ".author-offer";
const TOLD = "author-page .author-told";
const FILE = "input[type=file]";

/** Into an empty text. @param {Page} page @param {string} text */
async function paste(page, text) {
  await write(page, "");
  await page.paste(text, "author-page .author-text");
  await write(page, text);
}

/** @param {Page} page @param {string} css @param {{ files?: File[], text?: string }} dropped */
function drop(page, css, { files = [], text = "" }) {
  const dataTransfer = { files, types: files.length > 0 ? ["Files"] : [], getData: () => text };
  const event = new Event("drop", { bubbles: true, cancelable: true });
  const [target] = page.all(css);
  target.dispatchEvent(Object.assign(event, { dataTransfer }));
}

test("an offer is declined, or ends with its text", async (t) => {
  const page = await authorAt(t);
  await paste(page, DIAGRAM);
  await page.expect(OFFER, /This is an Interactive Diagram\. Import it\?/);
  await page.press("Keep as text");
  assert.equal(document.activeElement, page.field(TEXT));
  assert.equal(page.text(OFFER), "");
  assert.equal(fileOf(page), DIAGRAM);
  await paste(page, DIAGRAM);
  await page.expect(OFFER, /This is an Interactive Diagram\. Import it\?/);
  await write(page, "");
  assert.equal(page.text(OFFER), "");
});

test("variant files and other texts are not offered", async (t) => {
  const page = await authorAt(t, "#author?game=grand-cavalier");
  await page.expect(".author-verdict", /is ready to play\./);
  const file = fileOf(page);
  for (const other of [file, file.slice(file.length / 2), "Dear Alice,\n[see below]\nx = 1\n"]) {
    await write(page, "");
    await page.expect(".author-verdict", /Select a game to start from/);
    await paste(page, other);
    await page.expect(".author-verdict", other === file ? /is ready to play\./ : /\d+ error/);
    assert.equal(page.all(OFFER).length, 0);
  }
});

test("a dropped text is taken, and offered if it is another program's", async (t) => {
  const page = await authorAt(t);
  drop(page, "author-page .author-beside", { text: DIAGRAM });
  await page.until(() => assert.equal(fileOf(page), DIAGRAM));
  await page.press("Import", OFFER);
  await isReady(page, "Interactive Diagram");
  await page.expect(".author-import", /Interactive Diagram: imported\./);
});

test("several dropped files are all taken or told", async (t) => {
  const page = await authorAt(t, "#author?game=chess");
  await isReady(page, "Chess (copy)");
  const chess = fileOf(page);
  const named = (/** @type {string} */ name) =>
    new File([chess.replace("chess-copy", name).replace("Chess (copy)", name)], `${name}.toml`);
  drop(page, "author-page", {
    files: [
      named("first"),
      new File(["\x89PNG\0\0\0"], "king.png"),
      named("second"),
      new File(["a".repeat(1_100_000)], "huge.toml"),
      new File([SMALL_CHESS], "small.ini"),
      new File([""], "empty.toml"),
      new File([`<div class="idiagram">${DIAGRAM}</div>`], "diagram.html"),
    ],
  });
  await isReady(page, "first");
  for (const words of [
    "2 files opened. “first.toml” is here",
    "“king.png” isn’t a text file.",
    "“huge.toml” is longer than 1 MiB",
    "“empty.toml” is empty.",
  ])
    assert.ok(page.text(TOLD).includes(words), words);
  await page.expect(".author-import", /small: imported\./);
  await page.expect(".author-import", /Interactive Diagram: imported\./);
  await page.fill("Start from", "second");
  await isReady(page, "second");
  await page.fill("Start from", "Chess (copy)");
  assert.equal(fileOf(page), chess);
});

test("the file buttons take several files, and name those beyond ten", async (t) => {
  const page = await authorAt(t);
  const files = Array.from(
    { length: 12 },
    (_, at) => new File([`name = "Game ${at}"\n`], `game-${at}.toml`),
  );
  await page.choose(`author-page .author-start ${FILE}`, ...files);
  await page.until(() => assert.equal(fileOf(page), 'name = "Game 0"\n'));
  await page.expect(TOLD, /game-10\.toml, game-11\.toml/);
  const drafts = page.all("author-page .author-start optgroup").at(-1);
  assert.equal(drafts.querySelectorAll("option").length, 9);
  await page.choose(
    `author-page .author-import ${FILE}`,
    new File([SMALL_CHESS], "a.ini"),
    new File([DIAGRAM], "b.txt"),
  );
  await page.until(() => assert.equal(page.all("author-page .author-found > li").length, 2));
});

test("an unknown icon is a warning with a suggestion, and leads to its line", async (t) => {
  const page = await authorAt(t, "#author?game=chess");
  await isReady(page, "Chess (copy)");
  const file = fileOf(page);
  await write(page, file.replace('icon = "knight"', 'icon = "knigt"'));
  await page.expect(".author-verdict", /Chess \(copy\) is ready to play\. 1 warning:/);
  await page.press(/unknown picture; did you mean `knight`\?/);
  assert.equal(document.activeElement, page.field(TEXT));
  assert.equal(page.field(TEXT).getAttribute("aria-invalid"), "false");
  assert.ok(!page.button("Play", "author-page").disabled);
  await write(page, file.replace('icon = "knight"', 'icon = "wheelbarrow"'));
  await page.expect(FAULTS, /unknown picture; allowed: king, queen, rook/);
});

test("an error names the option it depends on, and replaced castlings are played", async (t) => {
  const page = await authorAt(t);
  await write(page, FAULTY);
  const fault = `Line 10, ${FAULTY_LINE}: with castling = none: castling: found \`KQkq\`; allowed: -.`;
  await page.until(() => assert.deepEqual(page.texts(FAULTS), [fault]));
  await write(page, RULES);
  await isReady(page, "Replaced Rules");
  await page.press("Play", "author-page");
  await page.press(/^New game/, "table-controls");
  const dialog = "new-game-dialog";
  await page.fill("Black player", "human", dialog);
  await page.fill("Castling", "three squares to the left", dialog);
  await page.fill("Promotion", "to captured pieces", dialog);
  await page.press("Start game", dialog);
  await page.type("d2d4", "d7d5", "c1f4", "c8f5", "b1c3", "b8c6", "d1d2", "d8d7", "e1b1");
  assert.match(page.label("c1"), /^white Rook, c1/);
  await page.press("Share");
  const record = await page.value("Game record");
  assert.match(record, /\[Option "castling=long"\]/);
  assert.match(record, /\[Option "promotion=captured"\]/);
});
