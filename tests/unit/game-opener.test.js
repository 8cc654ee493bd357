import assert from "node:assert/strict";
import { test } from "node:test";
import { CustomVariants } from "../../www/storage/custom-variants.js";
import { GameLocks } from "../../www/storage/game-locks.js";
import { writeRoute } from "../../www/state/routes.js";
import { FakeLocks } from "./fakes/locks.js";
import { fakeStorage } from "./fakes/storage.js";
import { savedGames, settle, tableAt } from "./fakes/table.js";

/** @typedef {Awaited<ReturnType<typeof tableAt>>} Table */

const GAME = "caissa-britannia";
const FIRST = "e3e5";

/** A table after one move, with its position and its record. */
async function begun() {
  const table = await tableAt(`#${GAME}`);
  await table.perform({ kind: "play", action: FIRST });
  const { view, record } = table.state();
  assert.ok(view !== null);
  return { table, position: view.position, record };
}

/** @param {Table} table @param {{position?: string, record?: string}} content */
async function followLink(table, content) {
  table.place.hash = writeRoute(GAME, /** @type {any} */ (content));
  await table.follow();
}

/** @param {Table} table @param {string} hash */
async function followHash(table, hash) {
  table.place.hash = hash;
  await table.follow();
  await settle();
}

/** @param {Table} table */
const turn = (table) => table.perform({ kind: "turn", quarters: 2 });

/** The plies of the saved games, the latest first. @param {Table} table */
async function kept({ storage }) {
  return (await savedGames(storage).list()).map(({ plies }) => plies);
}

/** @param {Table} table */
const newGame = (table) =>
  table.perform({ kind: "new-game", players: table.state().players, model: null, options: {} });

test("a position from a link leaves the saved game alone, and is saved with its first move", async () => {
  const { table, position } = await begun();
  await followLink(table, { position: position.replace(" b ", " w ") });
  await turn(table);
  assert.deepEqual(await kept(table), [1]);
  await table.perform({ kind: "play", action: table.state().view?.actions[0]?.text ?? "" });
  assert.deepEqual(await kept(table), [1, 1]);
});

test("pasting another record, or the same, opens a new game", async () => {
  const { table, record } = await begun();
  const { hash } = table.place;
  for (const text of [record.replace(FIRST, "f3f5"), record])
    await table.perform({ kind: "open-text", text });
  assert.deepEqual(await kept(table), [1, 1, 1]);
  assert.notEqual(table.place.hash, hash);
});

test("a record from a link is saved with its first change", async () => {
  const { table, record } = await begun();
  await followLink(table, { record: record.replace(FIRST, "f3f5") });
  assert.deepEqual(await kept(table), [1]);
  await turn(table);
  assert.deepEqual(await kept(table), [1, 1]);
});

test("the plain address continues the latest game, another address its own", async () => {
  const { table } = await begun();
  const first = table.place.hash;
  await table.finishSearch();
  await newGame(table);
  await table.perform({ kind: "play", action: "f3f5" });
  await followLink(table, {});
  assert.equal(table.state().view?.ply, 1);
  table.place.hash = first;
  await table.follow();
  assert.equal(table.state().view?.ply, 2);
  // Looking at an earlier position doesn't make it the latest game.
  await table.perform({ kind: "undo" });
  assert.deepEqual(await kept(table), [1, 2]);
});

test("a game that was deleted is reported, and the latest opens", async () => {
  const { table } = await begun();
  await followLink(table, /** @type {any} */ ({ saved: "gone" }));
  assert.equal(table.state().notices.at(-1)?.reason.code, "saved-game-gone");
  assert.equal(table.state().view?.ply, 1);
});

test("refused text leaves the game unchanged", async () => {
  const { table } = await begun();
  await table.perform({ kind: "open-text", text: "[Nonsense" });
  await table.perform({ kind: "undo" });
  await newGame(table);
  assert.deepEqual(await kept(table), [1]);
});

test("new players before the first move don't make another game", async () => {
  const table = await tableAt(`#${GAME}`);
  await turn(table);
  const empty = () => savedGames(table.storage).latest(GAME);
  const first = await empty();
  await newGame(table);
  assert.equal((await empty())?.id === first?.id, false);
  assert.equal(await savedGames(table.storage).read(first?.id ?? ""), null);
  const reloaded = await tableAt(`#${GAME}`, table.storage);
  await reloaded.perform({ kind: "play", action: FIRST });
  assert.deepEqual(await kept(reloaded), [1]);
});

test("a game that can't be saved goes on with a warning", async () => {
  const { table, position } = await begun();
  table.storage.full = true;
  await followLink(table, { position });
  await turn(table);
  assert.deepEqual(await kept(table), [1]);
  assert.equal(table.state().notices.at(-1)?.reason.code, "storage-full");
});

test("a game of another tab can only be looked at, until it is taken over", async () => {
  const shared = new FakeLocks();
  const storage = fakeStorage();
  const one = await tableAt(`#${GAME}`, storage, undefined, null, new GameLocks(shared));
  await one.perform({ kind: "play", action: FIRST });
  await one.finishSearch();
  const other = await tableAt(one.place.hash, storage, undefined, null, new GameLocks(shared));
  const elsewhere = () => [one.state().elsewhere, other.state().elsewhere];
  assert.deepEqual(elsewhere(), [false, true]);
  await other.perform({ kind: "play", action: other.state().view?.actions[0]?.text ?? "" });
  assert.equal(other.state().refusal?.code, "open-elsewhere");
  await turn(other);
  assert.deepEqual(await kept(one), [2]);

  await other.perform({ kind: "take-over" });
  await settle();
  assert.deepEqual(elsewhere(), [true, false]);
  await other.perform({ kind: "play", action: other.state().view?.actions[0]?.text ?? "" });
  await turn(one);
  assert.deepEqual(await kept(one), [3]);
  assert.equal(one.client.searches, 1);

  await one.perform({ kind: "take-over" });
  await settle();
  assert.deepEqual(elsewhere(), [false, true]);
  assert.equal(one.state().view?.ply, 3);
  await newGame(other);
  assert.deepEqual(elsewhere(), [false, false]);
});

test("a game that is taken over while it is loading is only looked at", async () => {
  const shared = new FakeLocks();
  const storage = fakeStorage();
  const first = await tableAt(`#${GAME}`, storage, undefined, null, new GameLocks(shared));
  await first.perform({ kind: "play", action: FIRST });
  const { hash } = first.place;
  await followHash(first, "#");
  const one = await tableAt("#", storage, undefined, null, new GameLocks(shared));
  const { client } = one;
  const call = client.call.bind(client);
  let goOn = () => {};
  client.call = async (name, ask) => {
    if (name === "load") await new Promise((resolve) => (goOn = () => resolve(null)));
    return call(name, ask);
  };
  const opened = followHash(one, hash);
  await settle();
  const other = await tableAt(hash, storage, undefined, null, new GameLocks(shared));
  await other.perform({ kind: "take-over" });
  await settle();
  goOn();
  await opened;
  assert.deepEqual([one.state().elsewhere, other.state().elsewhere], [true, false]);
  const before = await savedGames(storage).list();
  await turn(one);
  assert.deepEqual(await savedGames(storage).list(), before);
});

test("a game that another tab deletes is saved again only with its next move", async () => {
  const { table } = await begun();
  await table.finishSearch();
  const saved = savedGames(table.storage);
  const id = (await saved.list())[0]?.id ?? "";
  await saved.remove(id);
  await table.savedGamesChanged({ id, version: 0 });
  await turn(table);
  await table.perform({ kind: "undo" });
  assert.deepEqual(await kept(table), []);
  await table.perform({ kind: "play", action: table.state().view?.actions[3]?.text ?? "" });
  const again = await saved.list();
  assert.equal(again.length, 1);
  assert.notEqual(again[0]?.id, id);
});

test("a game that couldn't be read is continued once it can", async () => {
  const { table } = await begun();
  const saved = savedGames(table.storage);
  const stored = (await saved.list())[0];
  assert.ok(stored !== undefined);
  const { hash } = table.place;
  await followHash(table, "#");
  await saved.amend(stored, { broken: true });
  await followHash(table, hash);
  assert.equal((await saved.read(stored.id))?.broken, false);
});

test("a custom variant has no lesson or problems, but a study and a table", async () => {
  const table = await tableAt("");
  const text = 'id = "my-chess"\n';
  await table.perform({ kind: "adopt", text });
  assert.equal(new CustomVariants(table.storage).read("my-chess"), text);
  const follow = async (/** @type {string} */ hash) => {
    table.place.hash = hash;
    await table.follow();
    return table.state();
  };
  for (const room of ["about", "learn", "problems"]) {
    const { screen, lostReason } = await follow(`#my-chess/${room}`);
    assert.deepEqual(
      [screen, lostReason?.code, lostReason?.args["game"]],
      ["lost", "nothing-taught", "my-chess"],
    );
    assert.equal((await follow(`#chess/${room}`)).screen, "page");
  }
  for (const room of ["study", "edit"])
    assert.equal((await follow(`#my-chess/${room}`)).screen, "page");
  assert.equal((await follow("#my-chess")).screen, "table");
});
