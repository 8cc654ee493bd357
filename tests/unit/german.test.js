// The page in German. Its words are chosen when its modules are loaded.

import assert from "node:assert/strict";
import { test } from "node:test";
import { speak } from "./fakes/dom.js";
import { FAULTY, FAULTY_LINE } from "./fixtures/replaced-rules.js";

speak("de");
const { pageAt } = await import("./fakes/page.js");

/** @typedef {Awaited<ReturnType<typeof pageAt>>} Page */

const ENTRY = "Zug eingeben";

/** @param {Page} page @param {string} text */
async function enter(page, text) {
  await page.fill(ENTRY, text);
  const [form] = page.all("move-entry form");
  form.dispatchEvent(new Event("submit", { bubbles: true, cancelable: true }));
}

/** Waits for the moves. @param {Page} page @param {string[]} moves */
const movesAre = (page, moves) => page.until(() => assert.deepEqual(page.moves, moves));

/** The moves that begin like the typed text. @param {Page} page */
const offered = (page) => page.texts("move-entry [role=option]");

test("moves are played and refused in German, and the record stays what it is", async (t) => {
  const page = await pageAt(t, "#chess");
  await page.fill("Spieler: Schwarz", "human");
  await enter(page, "e2e4");
  await page.until(() => assert.match(page.label("e4"), /^Bauer \(Weiß\), e4/));
  await enter(page, "e7e3");
  await page.expect("turn-status", /Bauer zieht so nicht\./);
  for (const word of ["Uhr", "clock"]) {
    await enter(page, "figuren Springer");
    await page.expect("move-entry", /Springer b1 g1/);
    await enter(page, word);
    await page.expect("move-entry", /Diese Partie hat keine Uhren\./);
  }
  await page.press("Teilen", "panel-tabs");
  await page.until(() => assert.match(page.field("Partie als Text").value, /\[White "Mensch"\]/));
});

test("German letters are read in moves and PGN, and written if they are chosen", async (t) => {
  const page = await pageAt(t, "#chess");
  await page.fill("Spieler: Schwarz", "human");
  await page.fill(ENTRY, "Sf");
  await page.until(() => assert.deepEqual(offered(page), ["Nf3"]));
  await enter(page, "Sf3");
  await movesAre(page, ["Nf3"]);
  await enter(page, "Nc6");
  await movesAre(page, ["Nf3", "Nc6"]);
  await page.setSetting("Notation", "Deutsch");
  await movesAre(page, ["Sf3", "Sc6"]);
  await page.fill(ENTRY, "N");
  await page.until(() => assert.match(offered(page)[0] ?? "", /Sa3/));
  await page.press("Teilen", "panel-tabs");
  await page.fill("Partie oder Stellung", "1. e4 e5 2. Dh5 Sc6 3. Lc4 Sf6 4. Dxf7#");
  await page.press("Öffnen", "share-panel");
  await page.press("Züge", "panel-tabs");
  await page.until(() => assert.equal(page.moves.at(-1), "Dxf7#"));
  await page.press("Teilen", "panel-tabs");
  assert.doesNotMatch(await page.value("Partie als Text"), /Dxf7/);
});

test("an error of a variant file names its options in German", async (t) => {
  const page = await pageAt(t, "#author");
  await page.fill("Text der Variantendatei", FAULTY);
  const fault = `Zeile 10, ${FAULTY_LINE}: mit castling = none: castling: found \`KQkq\`; allowed: -.`;
  await page.until(() => assert.deepEqual(page.texts(".author-faults button"), [fault]));
});

test("movements are explained in German, keys in English", async (t) => {
  const page = await pageAt(t, "#author");
  await page.press("Referenz");
  const sections = () => page.all("author-page .manual-sections details");
  await page.until(() => assert.match(sections()[0]?.textContent, /Zugweisen: XBetza/));
  assert.ok(!sections()[0].hasAttribute("lang"));
  assert.equal(sections()[1].getAttribute("lang"), "en");
  await page.press("[F?fsR] zeigen");
  await page.until(() => assert.equal(page.field("Zugweise (XBetza)").value, "[F?fsR]"));
});
