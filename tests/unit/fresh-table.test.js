// No state of one game survives into the next: opening a game from any table equals opening it first.

import assert from "node:assert/strict";
import { test } from "node:test";
import { reduce } from "../../www/state/reduce.js";
import { initialState } from "../../www/state/state.js";
import { FakeEngine } from "./fakes/engine.js";
import { opened } from "./fixtures/opened.js";

/** @import { State } from "../../www/state/page-state.js" */

/** What belongs to the page, the browser or all games, and whether a spectator watches. */
const OF_THE_PAGE = [
  "engineFault",
  "games",
  "otherGames",
  "taught",
  "savedPlies",
  "shelf",
  "adding",
  "pwaStatus",
  "settings",
  "engineShown",
  "watchOnly",
  "lastNoticeId",
];

/** @param {string} game */
function openedGame(game) {
  const { info, view } = new FakeEngine().call("open", { game });
  const players = info.seats.map(() => ({ player: /** @type {const} */ ("human"), level: "3" }));
  return opened({ info, view, players });
}

const CHESS = openedGame("chess");

/** A table on which every field of the state holds something of the game. */
function usedTable() {
  const state = reduce(initialState(), openedGame("caissa-britannia"));
  const used = Object.entries(state).map(([name, value]) =>
    OF_THE_PAGE.includes(name) || name === "info" ? [name, value] : [name, leftover(name)],
  );
  return /** @type {State} */ (Object.fromEntries(used));
}

/** @param {string} name */
function leftover(name) {
  const notice = { id: 1, tone: "info", reason: { code: "claimed" }, game: "caissa-britannia" };
  return name === "notices" ? [notice] : `left: ${name}`;
}

/** @type {Record<string, (state: State) => State>} */
const WAYS = {
  directly: (state) => state,
  "through the gallery": (state) => reduce(state, { kind: "gallery" }),
  "while it loads": (state) => reduce(state, { kind: "opening" }),
  "from a page": (state) =>
    reduce(state, {
      kind: "page",
      page: { screen: "page", name: "about", game: "caissa-britannia", parameters: {} },
    }),
  "from a broken link": (state) =>
    reduce(state, { kind: "lost", reason: { code: "link-broken", args: {} } }),
};

for (const [way, go] of Object.entries(WAYS))
  test(`opening a game ${way} equals opening it first`, () => {
    assert.deepEqual(reduce(go(usedTable()), CHESS), reduce(initialState(), CHESS));
  });

test("another game of the same variant keeps only the table's arrangement and notices", () => {
  const again = openedGame("caissa-britannia");
  const used = usedTable();
  const { tab, around, notices } = used;
  assert.deepEqual(reduce(used, again), { ...reduce(initialState(), again), tab, around, notices });
});
