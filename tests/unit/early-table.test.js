// A new game is on the table before the engine has loaded.

import assert from "node:assert/strict";
import { test } from "node:test";
import { FakeEngine } from "./fakes/engine.js";
import { GAMES } from "./fakes/games.js";
import { fakeStorage } from "./fakes/storage.js";
import { settle, tableAt } from "./fakes/table.js";

/** As the build writes it. @param {string} game */
async function start(game) {
  return { view: new FakeEngine().call("open", { game }).view, pieceValues: [] };
}

/** A table whose engine loads when the test says so. @param {string} hash */
async function slowTable(hash, storage = fakeStorage()) {
  let load = () => {};
  const loaded = new Promise((/** @type {(value: void) => void} */ done) => (load = done));
  const games = GAMES.map((game) => ({ ...game, featured: true }));
  const table = await tableAt(hash, storage, new FakeEngine(), games, undefined, { start, loaded });
  return {
    ...table,
    /** Waits for the early table. */
    shown: async () => {
      while (!table.state().awaited) await settle();
    },
    load: async () => {
      load();
      await settle();
      await settle();
    },
  };
}

test("the table is shown at once, and keeps what was chosen meanwhile", async () => {
  const { state, store, shown, load } = await slowTable("#chess");
  await shown();
  const { screen, awaited, view, info } = state();
  assert.deepEqual([screen, awaited, info?.id], ["table", true, "chess"]);
  assert.ok(view !== null && view.pieces.length > 0);
  store.dispatch({ kind: "select", selection: { chosen: 12 } });
  store.dispatch({ kind: "tab", tab: "pieces" });
  store.dispatch({ kind: "seat", seat: 1, player: { player: "human", level: "3" } });
  await load();
  const after = state();
  assert.equal(after.awaited, false);
  assert.equal(after.view, view);
  assert.equal(after.info, info);
  assert.equal(after.selection.chosen, 12);
  assert.equal(after.tab, "pieces");
  assert.equal(after.players[1]?.player, "human");
});

test("a move chosen meanwhile is played when the engine has loaded", async () => {
  const { state, store, shown, load } = await slowTable("#chess");
  await shown();
  const action = state().view?.actions[0];
  assert.ok(action !== undefined);
  store.dispatch({ kind: "seat", seat: 1, player: { player: "human", level: "3" } });
  store.dispatch({ kind: "select", selection: { chosen: action.from } });
  store.dispatch({ kind: "play", action: action.text });
  const {
    premoves: [premove],
    selection,
    view,
  } = state();
  assert.deepEqual([premove?.from, premove?.to], [action.from, action.to]);
  assert.deepEqual([selection.chosen, view?.ply], [null, 0]);
  await load();
  assert.deepEqual(state().premoves, []);
  assert.deepEqual(
    state().view?.played.map(({ text }) => text),
    [action.text],
  );
});

test("a table that was left before the engine had loaded doesn't come back", async () => {
  const { state, place, follow, store, shown, load } = await slowTable("#chess");
  await shown();
  place.hash = "";
  void follow();
  while (state().screen !== "gallery") await settle();
  /** @type {string[]} */
  const later = [];
  store.subscribe(({ screen }) => later.push(screen));
  await load();
  assert.deepEqual([...new Set(later)], ["gallery"]);
});

test("another game is shown in its place", async () => {
  const { state, place, follow, shown, load } = await slowTable("#chess");
  await shown();
  place.hash = "#caissa-britannia";
  void follow();
  await shown();
  assert.equal(state().info?.id, "caissa-britannia");
  await load();
  assert.deepEqual([state().info?.id, state().awaited], ["caissa-britannia", false]);
});

test("games with secrets, links and saved games wait for the engine", async () => {
  const storage = fakeStorage();
  const { perform, state } = await tableAt("#chess", storage);
  await perform({ kind: "play", action: state().view?.actions[0]?.text ?? "" });
  const played = state().view?.played.length;
  assert.ok(played !== undefined && played > 0);
  for (const hash of ["#crown", "#caissa-britannia?format=1&position=x", "#chess"]) {
    const early = await slowTable(hash, storage);
    const shown = [early.state()];
    early.store.subscribe((state) => shown.push(state));
    await early.load();
    assert.ok(!shown.some(({ awaited }) => awaited), hash);
    if (hash === "#chess") assert.equal(early.state().view?.played.length, played);
  }
});
