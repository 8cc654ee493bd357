import assert from "node:assert/strict";
import { test } from "node:test";
import { CustomVariants } from "../../www/storage/custom-variants.js";
import { SavedGames } from "../../www/storage/saved-games.js";
import { writeRoute } from "../../www/state/routes.js";
import { tableAt } from "./fakes/table.js";

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

/** @param {Table} table */
const turn = (table) => table.perform({ kind: "turn", quarters: 2 });

/**
 * The plies of the saved game and of those set aside.
 * @param {Table} table
 */
function kept({ storage }) {
  const saved = new SavedGames(storage);
  const plies = (/** @type {string} */ text) => JSON.parse(text).plies;
  return {
    saved: saved.texts().map(([, text]) => plies(text)),
    asides: saved.asides().map(({ text }) => plies(text)),
  };
}

test("a position from a link sets the saved game aside at its first change, not before", async () => {
  const { table, position } = await begun();
  await followLink(table, { position });
  assert.deepEqual(kept(table), { saved: [1], asides: [] });
  await turn(table);
  assert.deepEqual(kept(table), { saved: [0], asides: [1] });
  await turn(table);
  assert.deepEqual(kept(table), { saved: [0], asides: [1] });
});

test("pasting a position or another record sets the saved game aside", async () => {
  for (const text of ["position", "record"]) {
    const { table, position, record } = await begun();
    const other = record.replace(FIRST, "f3f5");
    assert.notEqual(other, record);
    await table.perform({ kind: "open-text", text: text === "record" ? other : position });
    assert.deepEqual(kept(table), { saved: [text === "record" ? 1 : 0], asides: [1] });
  }
});

test("the record of another game from a link sets the saved one aside", async () => {
  const { table, record } = await begun();
  await followLink(table, { record: record.replace(FIRST, "f3f5") });
  await turn(table);
  assert.deepEqual(kept(table), { saved: [1], asides: [1] });
});

test("the same game, by record or address, sets nothing aside", async () => {
  const { table, record } = await begun();
  await followLink(table, { record });
  await turn(table);
  await table.perform({ kind: "open-text", text: record });
  await followLink(table, {});
  await turn(table);
  assert.deepEqual(kept(table), { saved: [1], asides: [] });
});

test("returning from a position to the saved game continues it", async () => {
  const { table, position } = await begun();
  await followLink(table, { position });
  await followLink(table, {});
  await table.finishSearch();
  assert.deepEqual(kept(table), { saved: [2], asides: [] });
});

test("refused text leaves the game unchanged", async () => {
  const { table } = await begun();
  await table.perform({ kind: "open-text", text: "[Nonsense" });
  await table.perform({ kind: "undo" });
  assert.deepEqual(kept(table).asides, []);
  await table.perform({
    kind: "new-game",
    players: table.state().players,
    model: null,
    options: {},
  });
  assert.deepEqual(kept(table), { saved: [0], asides: [] });
});

test("a game without moves is replaced by a position and not kept", async () => {
  const table = await tableAt(`#${GAME}`);
  await turn(table);
  const { view } = table.state();
  await followLink(table, { position: view?.position ?? "" });
  await turn(table);
  assert.deepEqual(kept(table), { saved: [0], asides: [] });
});

test("a game that can't be set aside stays, and the player is told", async () => {
  const { table, position } = await begun();
  const keys = Array.from({ length: table.storage.length }, (_, at) => table.storage.key(at) ?? "");
  table.storage.room = keys.map((key) => key + table.storage.getItem(key)).join("").length;
  await followLink(table, { position });
  await turn(table);
  assert.deepEqual(kept(table), { saved: [1], asides: [] });
  assert.equal(table.state().notices.at(-1)?.reason.code, "storage-full");
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
