import assert from "node:assert/strict";
import { readdirSync } from "node:fs";
import { test } from "node:test";
import { pageAt } from "./fakes/page.js";

/** @typedef {Awaited<ReturnType<typeof pageAt>>} Page */

const SHIPPED = readdirSync(new URL("../../variants/", import.meta.url)).filter((name) =>
  name.endsWith(".toml"),
);

const MORE = '[aria-label="More games"]';

/** @param {Page} page @param {string} title */
const titleIs = (page, title) => page.until(() => assert.equal(page.text("main h1"), title));

/** @param {Page} page @param {string} hash */
const placeIs = (page, hash) => page.until(() => assert.equal(page.place.hash, hash));

/** @param {Page} page @param {(string | RegExp)[]} titles */
function cardsAre(page, ...titles) {
  const found = page.texts(".card h2");
  assert.equal(found.length, titles.length, found.join(", "));
  titles.forEach((title, at) => {
    if (typeof title === "string") assert.equal(found[at], title);
    else assert.match(found[at] ?? "", title);
  });
}

/** @param {Page} page @param {string} words */
const countIs = (page, words) => assert.equal(page.text(".filters [role=status]"), words);

test("the gallery offers three games and opens the chosen one", async (t) => {
  const page = await pageAt(t);
  for (const game of ["Caïssa Britannia", "Grand Cavalier Chess", "Chess"])
    page.button(`Play ${game}`);
  await page.press("Play Caïssa Britannia");
  await placeIs(page, "#caissa-britannia");
  await titleIs(page, "Caïssa Britannia");
  await page.press("All games");
  await titleIs(page, "Chess with other beasts");
});

test("a bad link says so and offers the way back", async (t) => {
  const page = await pageAt(t);
  for (const hash of [
    "#no-such-game",
    "#chess?position=nonsense",
    "#chess?record=nonsense",
    "#chess?position=%",
    "#<img src=x onerror=alert(1)>",
    `#${"x".repeat(200_000)}`,
    `#chess?record=${"e9e4+".repeat(40_000)}`,
    `#chess?position=${"8/".repeat(100_000)}`,
  ]) {
    await page.go(hash);
    await page.expect("lost-page [role=alert]", /./);
    assert.ok(page.text("lost-page [role=alert]").length < 500);
    await page.press("Back to all games");
    await page.until(() => page.button("Play Chess"));
  }
});

test("several games share a card, where one is chosen", async (t) => {
  const page = await pageAt(t);
  const cards = page.all(".card");
  const at = cards.findIndex((card) => card.querySelector("h2")?.textContent === "Crown");
  const card = () => page.texts(".card")[at] ?? "";
  await page.fill("Version of Crown", "Crown-3");
  await page.until(() => assert.match(card(), /hiding place/));
  page.button("About: Crown-3");
  await page.press("Play Crown-3");
  await placeIs(page, "#crown-3");
  await page.go("");
  await page.until(() => page.button("Play Crown-3"));
  await page.go("#crown-4");
  await titleIs(page, "Crown-4");
});

test("games are filtered, for this visit only", async (t) => {
  let page = await pageAt(t);
  const filters = '[aria-label="Filter games"]';
  countIs(page, `${SHIPPED.length} games`);
  await page.press("4 players", filters);
  cardsAre(page, "Armies of Faith 4: Schism", "Heathen Europe Chess for 4");
  countIs(page, "2 games");
  await page.press("2 players", filters);
  await page.press("3D board", filters);
  assert.equal(page.button("2 players", filters).getAttribute("aria-pressed"), "true");
  cardsAre(page, /^Armies/, /^Heathen/, "Raumschach");
  await page.press("Hidden information", filters);
  cardsAre(page);
  countIs(page, "No game matches these filters.");
  await page.press("Show all games");
  assert.equal(page.all(".card h2").length, 9);
  await page.press("Two boards", filters);
  cardsAre(page, "Alice Courier Chess", "Alice Chess");
  page = await page.reload(t);
  assert.equal(page.all(".card h2").length, 9);
});

test("more games are listed on request, and filtered like the others", async (t) => {
  const page = await pageAt(t);
  const expanded = () => page.button(/^More games/).getAttribute("aria-expanded");
  assert.equal(expanded(), "false");
  assert.equal(page.all(MORE).length, 0);
  await page.press(/^More games/);
  assert.equal(expanded(), "true");
  assert.equal(page.all(`${MORE} li`).length, SHIPPED.length - 12);
  await page.press("3D board");
  assert.throws(() => expanded(), /no button/);
  await page.press("3D board");
  await page.press("About: Knightmate", MORE);
  await titleIs(page, "Knightmate");
  assert.throws(() => page.button("Solve problems"), /no button/);
  await page.expect("about-page", /Checkmate the royal Knight to win\./);
  await page.go("");
  await page.press("Play Knightmate", MORE);
  await placeIs(page, "#knightmate");
  await titleIs(page, "Knightmate");
});

test("games are found by any of their names and by their author", async (t) => {
  const page = await pageAt(t);
  const found = () => [...page.texts(".card h2"), ...page.texts(`${MORE} h3`)];
  const search = (/** @type {string} */ text) => page.fill("Search games", text);
  await search("three check");
  assert.deepEqual(found(), ["Three-check"]);
  await search("fischer random");
  assert.deepEqual(found(), ["Chess960"]);
  await search("dreischach");
  assert.deepEqual(found(), ["Three-check"]);
  await search("caissa");
  assert.deepEqual(found(), ["Caïssa Britannia"]);
  await search("PARTON");
  assert.deepEqual(found(), ["Alice Chess", "Racing Kings"]);
  countIs(page, "2 games");
  await search("no such game");
  assert.deepEqual(found(), []);
  countIs(page, "No game here is called “no such game”.");
  await page.press("Import a variant");
  await page.until(() => assert.ok(page.all(".author-import[open]").length === 1));
  assert.equal(page.place.hash, "#author");
  await page.go("");
  await page.press("Show all games");
  assert.equal(page.all(".card h2").length, 9);
});

test("the header leads to all parts of the page and marks the one shown", async (t) => {
  const page = await pageAt(t);
  const header = "page-header nav";
  const current = () => page.texts(`${header} [aria-current]`);
  assert.deepEqual(page.texts(`${header} a`), [
    ..."Play,Problems,Study,Set up,Records,Your games".split(","),
  ]);
  assert.deepEqual(current(), ["Play"]);
  await page.press("Play Alice Chess");
  await titleIs(page, "Alice Chess");
  assert.deepEqual(current(), ["Play"]);
  await page.press("Problems", header);
  await titleIs(page, "Problems: Alice Chess");
  assert.deepEqual(current(), ["Problems"]);
  await page.press("Set up", header);
  await titleIs(page, "Set up a position · Alice Chess");
  assert.deepEqual(current(), ["Set up"]);
  await page.press("Records", header);
  await titleIs(page, "Games from other programs");
  assert.deepEqual(current(), ["Records"]);
  await page.press("Your games", header);
  await placeIs(page, "#games");
  await page.until(() => assert.deepEqual(current(), ["Your games"]));
});
