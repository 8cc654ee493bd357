import assert from "node:assert/strict";
import test from "node:test";
import { decoded } from "../../www/platform/file-text.js";
import { RecordList, matching } from "../../www/pages/records/record-list.js";

/** @import { ListedGame } from "../../www/engine/protocol.js" */

/** @param {number} number @returns {ListedGame} */
const listed = (number) => ({
  number,
  line: number * 10 + 1,
  game: "chess",
  headers: { White: `Player ${number}`, Black: "Müller", Event: number % 2 ? "Open" : "Cup" },
});

/** An engine with some games, a few of them in each slice. @param {number} count */
function engineWith(count) {
  let next = 0;
  return {
    calls: 0,
    /** @param {string} name */
    async call(name) {
      this.calls += 1;
      if (name === "listStart") return (next = 0);
      if (name !== "listSlice") return "[Event]";
      const first = next;
      next = Math.min(count, first + 3);
      const games = Array.from({ length: next - first }, (_, at) => listed(first + at));
      return { games, permille: Math.round((next / count) * 1_000), done: next === count };
    },
  };
}

/** @param {number} count @param {(list: RecordList) => void} [changed] */
function listOf(count, changed = () => {}) {
  const engine = engineWith(count);
  /** @type {RecordList} */
  const list = new RecordList(
    /** @type {any} */ (engine),
    () => changed(list),
    () => 0,
  );
  return { engine, list };
}

test("all games are listed in slices, with progress until the end", async () => {
  /** @type {(number | null)[]} */
  const parts = [];
  const { engine, list } = listOf(8, ({ progress }) => parts.push(progress?.part ?? null));
  await list.read("…");
  assert.deepEqual(
    list.games,
    Array.from({ length: 8 }, (_, at) => listed(at)),
  );
  assert.deepEqual(parts, [0, 0.375, 0.75, null]);
  assert.equal(engine.calls, 4);
});

test("a stopped list keeps its games and asks for no more", async () => {
  const { engine, list } = listOf(100, (list) => {
    if (list.games.length === 6 && list.progress !== null) list.stop();
  });
  await list.read("…");
  assert.equal(list.games.length, 6);
  assert.ok(list.isStopped && list.progress === null);
  assert.equal(engine.calls, 3);
});

test("another text replaces the games of the first, which ends", async () => {
  const { list } = listOf(7);
  await Promise.all([list.read("first"), list.read("second")]);
  assert.deepEqual(
    list.games.map(({ number }) => number),
    [0, 1, 2, 3, 4, 5, 6],
  );
  assert.equal(list.progress, null);
});

test("games are found by all words in their headers", () => {
  const games = Array.from({ length: 6 }, (_, at) => listed(at));
  assert.equal(matching(games, "  ").length, 6);
  assert.deepEqual(
    matching(games, "müller OPEN").map(({ number }) => number),
    [1, 3, 5],
  );
  assert.deepEqual(matching(games, "player 4 nobody"), []);
});

test("files are read in the encoding that they have", () => {
  const bytes = (/** @type {number[]} */ ...list) => new Uint8Array(list).buffer;
  const { buffer } = new TextEncoder().encode("Müller");
  assert.equal(decoded(/** @type {ArrayBuffer} */ (buffer)), "Müller");
  assert.equal(decoded(bytes(0xef, 0xbb, 0xbf, 0x41)), "A");
  assert.equal(decoded(bytes(0x4d, 0xfc, 0x6c)), "Mül");
  assert.equal(decoded(bytes(0xff, 0xfe, 0x41, 0, 0xfc, 0)), "Aü");
  assert.equal(decoded(bytes()), "");
});

test("words that the engine can’t read are no game", async () => {
  const words = "Hello ".repeat(1_000_000);
  const engine = {
    /** @param {string} name @param {any} ask */
    async call(name, ask) {
      // No game is that long, and reading it would take long.
      if (name === "load") assert.ok(ask.record.length < words.length);
      if (name === "load") throw { code: "record-format", args: {} };
      const games = [{ ...listed(0), headers: {} }];
      return name === "listText" ? words : { games, permille: 1_000, done: true };
    },
  };
  const list = new RecordList(/** @type {any} */ (engine), () => {});
  await list.read(words);
  assert.deepEqual([list.games, list.progress], [[], null]);
});
