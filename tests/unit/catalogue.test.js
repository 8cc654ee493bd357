import assert from "node:assert/strict";
import { readdir } from "node:fs/promises";
import { test } from "node:test";
import { filtersFor, hasPage, isFeatured, matches, sectionsOf } from "../../www/state/catalogue.js";

/** @import { GameInfo } from "../../www/engine/protocol.js" */
/** @import { Filter } from "../../www/state/catalogue.js" */

/**
 * @param {string} id
 * @param {{shape?: string, seats?: number, secretive?: boolean, own?: boolean}} [facts]
 */
function game(id, { shape = "plane", seats = 2, secretive = false, own = false } = {}) {
  const info = { id, own, secretive, board: { shape }, seats: Array(seats).fill({}) };
  return /** @type {GameInfo} */ (/** @type {unknown} */ (info));
}

/** @param {GameInfo[][]} cards */
const ids = (cards) => cards.map((games) => games.map(({ id }) => id).join(" "));

const CHESS = game("chess");
const TOWER = game("tower", { shape: "levels", seats: 4 });
const SECRET = game("crown-2", { secretive: true });
const OWN = game("mine", { shape: "two-boards", own: true });

test("listed games come in the catalogue's order, others and custom variants after them", () => {
  const grand = game("grand");
  const games = [CHESS, TOWER, OWN, SECRET, grand, game("knightmate"), game("crown")];
  const { featured, more, own, awaited } = sectionsOf(games);
  assert.deepEqual(ids(featured).filter(Boolean), ["crown crown-2", "chess"]);
  assert.deepEqual(ids([more]), ["knightmate grand tower"]);
  assert.deepEqual(ids(own), ["mine"]);
  assert.equal(awaited, 0);
});

test("before the engine has listed all games, the number of the others is known", async () => {
  const shipped = (await readdir(new URL("../../variants/", import.meta.url)))
    .filter((name) => name.endsWith(".toml"))
    .map((name) => name.replace(".toml", ""));
  const others = shipped.filter((id) => !isFeatured(id));
  assert.equal(sectionsOf([CHESS]).awaited, others.length);
  assert.equal(sectionsOf(shipped.map((id) => game(id))).more.length, others.length);
});

test("lessons and problems are of featured games, pages about a game of all shipped ones", () => {
  const pages = ["learn", "problems", "about", "study", "edit"];
  const of = (/** @type {GameInfo} */ one) => pages.filter((page) => hasPage(one, page));
  assert.deepEqual(of(CHESS), pages);
  assert.deepEqual(of(TOWER), ["about", "study", "edit"]);
  assert.deepEqual(of(OWN), ["study", "edit"]);
});

test("only what distinguishes games is offered as a filter", () => {
  const offered = filtersFor([TOWER, SECRET, OWN, CHESS]).map(({ value }) => value);
  assert.deepEqual(offered, ["plane", "two-boards", "levels", "2", "4", "hidden"]);
  assert.deepEqual(filtersFor([CHESS, game("other")]), []);
});

test("filters of one aspect add games, of several narrow them down", () => {
  const [plane, levels] = ["plane", "levels"].map((value) => ({
    aspect: /** @type {const} */ ("board"),
    value,
  }));
  const hidden = { aspect: /** @type {const} */ ("hidden"), value: "hidden" };
  const found = (/** @type {Filter[]} */ ...chosen) =>
    ids([[CHESS, TOWER, SECRET, OWN].filter((each) => matches(each, chosen))])[0];
  assert.equal(found(), "chess tower crown-2 mine");
  assert.equal(found(levels, plane), "chess tower crown-2");
  assert.equal(found(plane, hidden), "crown-2");
  assert.equal(found(levels, hidden), "");
});
