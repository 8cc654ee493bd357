import assert from "node:assert/strict";
import { test } from "node:test";
import { TEXT, authorAt, fileOf, write } from "./fakes/author-page.js";

/** @import { TestContext } from "node:test" */
/** @import { Page } from "./fakes/author-page.js" */

const MOVEMENT = "Movement (XBetza)";
const FAULT = "#movement-fault";
const SEARCH = "Search the reference";

/** @param {TestContext} t */
async function manualAt(t) {
  const page = await authorAt(t);
  await page.press("Reference");
  await page.until(() => page.button("Insert", ".movement"));
  return page;
}

/** @param {Page} page @param {string} shape */
const boardIs = (page, shape) =>
  page.until(() => assert.equal(page.all(".movement-board")[0].dataset.shape, shape));

test("a movement is typed, its faults are told, and it is inserted into the text", async (t) => {
  const page = await manualAt(t);
  await page.fill(MOVEMENT, "RX");
  await page.expect(FAULT, /atoms are W F D N A H C/);
  await page.fill(MOVEMENT, "mRcpR");
  await page.until(() => assert.equal(page.text(FAULT), ""));
  await page.expect(".movement", /captures by jumping over a piece/);
  await write(page, 'code = "X"\nmoves = ""\n');
  page.field(TEXT).setSelectionRange(20, 20);
  await page.press("Insert");
  assert.equal(fileOf(page), 'code = "X"\nmoves = "mRcpR"\n');
  page.field(TEXT).setSelectionRange(25, 25);
  await page.fill(SEARCH, "its picture");
  await page.press('Insert icon = "unicorn"');
  assert.equal(fileOf(page), 'code = "X"\nmoves = "mRcpR"\nicon = "unicorn"\n');
});

test("the board of movements shows levels only if they are needed", async (t) => {
  const page = await manualAt(t);
  await page.fill(MOVEMENT, "(1,1,1)0");
  await boardIs(page, "levels");
  await page.fill(MOVEMENT, "R");
  await boardIs(page, "plane");
});

test("the reference is searched", async (t) => {
  const page = await manualAt(t);
  const terms = () => page.texts(".manual-sections details[open] dt");
  await page.fill(SEARCH, "former-hashes");
  await page.until(() => assert.deepEqual(terms(), ["former-hashes"]));
  await page.fill(SEARCH, "no such word");
  await page.expect(".manual", /Nothing found\./);
  await page.fill(SEARCH, "[[castling]]");
  assert.ok(terms().some((term) => term.includes("partner-letter")));
});
