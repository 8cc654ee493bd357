import assert from "node:assert/strict";
import { test } from "node:test";
import { fileOf, isReady, authorAt, write } from "./fakes/author-page.js";
import { chooseSecret } from "./fakes/hot-seat.js";
import { pageAt } from "./fakes/page.js";
import { addFile, ROWS, storedGames, storedText } from "./fakes/stored-games.js";
import { decoded } from "../fixtures/decoded.js";

/** @import { Page } from "./fakes/hot-seat.js" */

const REPORT = ".games-report li";
const SAVING = "save-secrets-dialog dialog";
const OPENING = "open-secrets-dialog dialog";
const ALERT = "[role=alert]";

/** What was saved. @param {Page} page @param {string | RegExp} name  of the button @param {string} [within] */
async function downloaded(page, name, within) {
  page.place.downloaded = "";
  await page.press(name, within);
  return page.until(() => {
    assert.notEqual(page.place.downloaded, "");
    return page.place.downloaded;
  });
}

/** @param {Page} page */
const save = (page) => page.press("Save all games to a file");

/** @param {Page} page @param {string[]} lines */
function isReported(page, lines) {
  return page.until(() => assert.deepEqual(page.texts(REPORT), lines));
}

test("games are added from a file, and none is overwritten", async (t) => {
  const first = await pageAt(t, "#chess");
  await first.sit("Black", "human");
  await first.type("e2e4", "e7e5", "g1f3");
  await first.go("#");
  const file = await downloaded(first, "Save all games to a file");
  first.leave();

  const page = await pageAt(t, "#chess");
  await page.sit("Black", "human");
  await page.type("d2d4");
  await page.go("#");
  await page.until(() => assert.equal(page.texts(ROWS).length, 1));
  await addFile(page, file);
  await isReported(page, ["Chess, at move 2: added."]);
  assert.equal(page.texts(ROWS).length, 2);
  await page.press("Continue Chess, at move 2", ROWS);
  await page.until(() => assert.equal(page.moves.length, 3));
  assert.match(page.label("f3"), /^white Knight, f3/);
});

test("a custom variant is saved with its games", async (t) => {
  const author = await authorAt(t, "#author?game=chess");
  await isReady(author, "Chess (copy)");
  const chess = fileOf(author);
  const mine = (/** @type {string} */ name) =>
    chess
      .replace('id = "chess-copy"', 'id = "my-chess"')
      .replace('text = "Chess (copy)"', `text = "${name}"`);
  await write(author, mine("My Chess"));
  await isReady(author, "My Chess");
  await author.press("Play", "author-page");
  await author.sit("Black", "human");
  await author.type("e2e4", "e7e5");
  await author.go("#");
  const games = await downloaded(author, "Save all games to a file");
  author.leave();

  let page = await pageAt(t, "#");
  await addFile(page, games);
  await isReported(page, ["The variant My Chess: added.", "My Chess, at move 1: added."]);
  page = await page.reload(t);
  await page.press("Continue My Chess", "game-gallery");
  await page.until(() => assert.equal(page.moves.length, 2));

  await page.go("#");
  const changed = JSON.parse(games);
  changed.variants[0].text = mine("Your Chess");
  await addFile(page, JSON.stringify(changed));
  await page.expect(
    REPORT,
    /^The variant My Chess: not added\. You already have a different variant with the id “my-chess”/,
  );
  const text = mine("New Chess").replace("my-chess", "new-chess!");
  changed.variants[0] = { game: "new-chess", text };
  await addFile(page, JSON.stringify(changed));
  await page.expect(REPORT, /^The variant new-chess: not added\./);
});

test("a bad file is reported with the place of its error, and does no harm", async (t) => {
  const page = await pageAt(t);
  await addFile(page, '{\n "menagerie": "saved games",\n "format": 1\n "games": []}');
  await page.expect(ALERT, /Nothing was added/);
  const saved = {
    format: 3,
    record: '[Menagerie-Record "1"]\n[Game "chess"]\n\n1. e2e5\n',
    ply: 1,
    plies: 1,
    players: [{ player: "human", level: 3 }],
    model: null,
    turned: 0,
    pins: [],
  };
  const games = [
    { game: "chess", saved },
    { game: "chess", saved: { ...saved, turned: 9 } },
  ];
  await addFile(page, JSON.stringify({ menagerie: "saved games", format: 1, games }));
  await page.until(() => assert.equal(page.texts(REPORT).length, 2));
  const [first = "", last = ""] = page.texts(REPORT);
  assert.match(first, /Chess, at move 1: not added\. Line \d/);
  assert.deepEqual(page.texts(ALERT), []);
  assert.match(last, /at “games\[1\]\.saved\.turned”: “9”\. Expected: 0 to 3\./);
  await addFile(page, "not even JSON");
  await page.expect(ALERT, /Nothing was added/);
  assert.deepEqual(page.texts(REPORT), []);
  await page.press("Play Chess");
  await page.until(() => assert.equal(page.state.screen, "table"));
  assert.deepEqual(page.moves, []);
});

test("games with secrets are in a file only under a passphrase", async (t) => {
  const owner = await pageAt(t, "#chess");
  await owner.sit("Black", "human");
  await owner.type("e2e4");
  await owner.go("#crown");
  await chooseSecret(owner, "King");
  await owner.go("#");
  assert.equal((await storedGames(owner)).length, 2);
  await save(owner);
  await owner.expect(SAVING, /Encrypt games with secrets/);
  await owner.expect(SAVING, /These games have secrets: Crown\./);
  const without = await downloaded(owner, "Skip these games", SAVING);
  assert.doesNotMatch(decoded(without), /sealed|Opening|crown 0/);
  assert.deepEqual(JSON.parse(without).leftOut, ["crown"]);
  assert.deepEqual(owner.all(SAVING), []);

  const chosen = "Passphrase, at least 8 characters";
  await save(owner);
  await owner.fill(chosen, "short", SAVING);
  await owner.press("Save all", SAVING);
  await owner.expect(`${SAVING} ${ALERT}`, /^Use at least 8 characters\.$/);
  await owner.press("Show", SAVING);
  assert.equal(owner.field(chosen, SAVING).type, "text");
  await owner.fill(chosen, "correct horse", SAVING);
  const whole = await downloaded(owner, "Save all", SAVING);
  assert.doesNotMatch(decoded(whole), /Opening|crown 0|"pins": \[\s*\{|correct|horse/);
  const { format, passphrase } = JSON.parse(whole);
  assert.equal(format, 3);
  assert.equal(passphrase.rounds, 600_000);
  owner.leave();

  const page = await pageAt(t, "#");
  await addFile(page, whole);
  await page.expect(OPENING, /Enter the passphrase/);
  await page.fill("Passphrase", "wrong horse", OPENING);
  await page.press("Open", OPENING);
  await page.expect(`${OPENING} ${ALERT}`, /^This passphrase doesn’t open the file\.$/);
  assert.deepEqual(page.texts(ROWS), []);
  await page.press("Skip these games", OPENING);
  await page.until(() => assert.equal(page.texts(REPORT).length, 2));
  assert.ok(page.texts(REPORT).includes("Chess, at move 1: added."));
  assert.ok(page.texts(REPORT).some((line) => /Crown.*left out/.test(line)));
  await addFile(page, whole);
  await page.fill("Passphrase", "correct horse", OPENING);
  await page.press("Open", OPENING);
  await page.until(() => assert.ok(page.texts(REPORT).includes("Crown, at move 0: added.")));
  assert.deepEqual(page.all(OPENING), []);
  assert.doesNotMatch(await storedText(page), /Opening|crown 0|"pins":\[\{/);
  await page.press(/Crown/, ROWS);
  await page.until(() => page.button(/^Show my secret/));
});
