import assert from "node:assert/strict";
import { test } from "node:test";
import { filtersFor, hasPage, matches, sectionsOf } from "../../www/state/catalogue.js";

/** @import { GameInfo } from "../../www/engine/protocol.js" */
/** @import { Filter } from "../../www/state/catalogue.js" */

/**
 * @param {string} id
 * @param {{shape?: string, seats?: number, squares?: number, wraps?: boolean, secretive?: boolean, own?: boolean, place?: number, featured?: boolean}} [facts]
 */
function game(id, facts = {}) {
  const { shape = "plane", seats = 2, secretive = false, own = false } = facts;
  const { place: galleryPlace = null, featured = false } = facts;
  const { squares = 64, wraps = false } = facts;
  const board = {
    ...{ shape, files: 8, ranks: 8, layers: 1, wraps: { files: wraps, ranks: false } },
    squares: Array(squares).fill({}),
  };
  const info = { id, own, secretive, board, seats: Array(seats).fill({}), galleryPlace, featured };
  return /** @type {GameInfo} */ (/** @type {unknown} */ (info));
}

/** @param {GameInfo[][]} cards */
const ids = (cards) => cards.map((games) => games.map(({ id }) => id).join(" "));

const CHESS = game("chess", { place: 90, featured: true });
const TOWER = game("tower", { shape: "levels", seats: 4 });
const SECRET = game("crown-2", { secretive: true, place: 40, featured: true });
const OWN = game("mine", { shape: "two-boards", own: true });

test("games come in the order of their places, and featured games share one", () => {
  const grand = game("grand", { place: 200 });
  const crown = game("crown", { place: 40, featured: true });
  const games = [CHESS, TOWER, OWN, crown, SECRET, grand, game("knightmate", { place: 180 })];
  const { featured, more, own } = sectionsOf(games);
  assert.deepEqual(ids(featured), ["crown crown-2", "chess"]);
  assert.deepEqual(ids([more]), ["knightmate grand tower"]);
  assert.deepEqual(ids(own), ["mine"]);
});

test("featured games without a place don't share a card, and come last", () => {
  const [one, other] = ["one", "other"].map((id) => game(id, { featured: true }));
  assert.deepEqual(ids(sectionsOf([one, other, CHESS]).featured), ["chess", "one", "other"]);
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
  assert.deepEqual(offered, ["plane", "other", "two-boards", "levels", "2", "4", "hidden"]);
  assert.deepEqual(filtersFor([CHESS, game("other")]), []);
});

test("boards with holes or joined edges are filtered as other shapes", () => {
  const games = [CHESS, game("ring", { squares: 60 }), game("cylinder", { wraps: true })];
  const [plane, other] = filtersFor(games);
  assert.deepEqual([plane.value, other.value], ["plane", "other"]);
  const found = games.filter((each) => matches(each, [other])).map(({ id }) => id);
  assert.deepEqual(found, ["ring", "cylinder"]);
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
