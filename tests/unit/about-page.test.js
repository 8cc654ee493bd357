import assert from "node:assert/strict";
import { test } from "node:test";
import { pageAt } from "./fakes/page.js";
import { answerWith } from "./fakes/site-files.js";

/** @typedef {Awaited<ReturnType<typeof pageAt>>} Page */

const EXAMPLE = "#about-example";
const NOTE = ".example-note";

/** Which move of the example game is shown, from 1. @param {Page} page */
function currentOf(page) {
  const moves = page.all(`${EXAMPLE} button.move`);
  return moves.findIndex((move) => move.hasAttribute("aria-current")) + 1;
}

/** @param {Page} page @param {string} square @param {RegExp} label */
const squareIs = (page, square, label) => page.until(() => assert.match(page.label(square), label));

// Files are fetched once, so this test is the first.
test("a missing or broken file is reported, and the rest works", async (t) => {
  const [file, words] = ["learning/grand-cavalier.json", "learning/en/grand-cavalier.json"];
  const found = answerWith(t, words, () => new Response("", { status: 404 }));
  const page = await pageAt(t, "#grand-cavalier/about");
  await page.expect("[role=alert]", /“en\/grand-cavalier\.json” doesn’t exist/);
  found();
  const whole = answerWith(t, file, () => new Response('{"lesson": ['));
  await page.press("Try again");
  await page.expect("[role=alert]", /“grand-cavalier\.json” can’t be read/);
  whole();
  const { fetch } = globalThis;
  answerWith(t, file, async () => {
    const source = new URL(`../../www/${file}`, import.meta.url);
    const content = await (await fetch(source)).json();
    return Response.json({ ...content, example: { record: "1. e2e5" } });
  });
  await page.press("Try again");
  await page.expect(`${EXAMPLE} [role=alert]`, /couldn’t be replayed/);
  assert.notEqual(page.text("#about-history"), "");
});

test("a game's page shows its history, start position, pieces and rules", async (t) => {
  const page = await pageAt(t, "#chess");
  await page.press("About", '[aria-label="More about this game"]');
  await page.expect("about-page h1", /^Chess$/);
  await page.until(() => assert.equal(document.activeElement, page.all("about-page h1")[0]));
  await page.expect("#about-history", /^History .*chaturanga/);
  const [picture] = page.all("canvas.about-array[role=img]");
  assert.equal(picture.getAttribute("aria-label"), "Start position of Chess");
  assert.match(page.text("#about-pieces"), /^The pieces/);
  assert.equal(page.all("#about-pieces li").length, 6);
  assert.match(page.text("#about-rules"), /^The rules/);
  assert.equal(page.text("#about-rules").match(/Our decision/g)?.length, 1);
  const draws = page.texts("#about-rules dt").find((text) => text.includes("Draws"));
  assert.equal(draws, "Draws");
  assert.match(page.text("#about-sources"), /^Sources/);
  assert.notEqual(page.all("#about-sources a").length, 0);
  await page.press("Play this game", "about-page");
  assert.equal(page.place.hash, "#chess");
});

test("the example game is stepped through, with remarks, and can't be played on", async (t) => {
  const page = await pageAt(t, "#chess/about");
  await page.expect(NOTE, /Step through the game/);
  for (let ply = 1; ply <= 6; ply += 1) {
    await page.press("Next move", EXAMPLE);
    await page.until(() => assert.equal(currentOf(page), ply));
  }
  await page.expect(NOTE, /pins the Knight/);
  await squareIs(page, "g4", /^black Bishop, g4/);
  await squareIs(page, "f1", /^white Bishop, f1/);
  await page.squares("f1", "e2");
  await squareIs(page, "f1", /^white Bishop, f1/);
  await page.press("To the last move", EXAMPLE);
  await page.expect(NOTE, /Checkmate/);
});

test("two boards and levels have their pieces and example games too", async (t) => {
  const page = await pageAt(t);
  for (const game of ["alice-chess", "raumschach", "crown"]) {
    await page.go(`#${game}/about`);
    await page.until(() => {
      assert.ok(page.all(`${EXAMPLE} game-board`).length > 0);
      assert.ok(page.all("[role=gridcell]").length > 0);
    });
  }
});
