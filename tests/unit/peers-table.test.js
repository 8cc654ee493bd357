import assert from "node:assert/strict";
import { test } from "node:test";
import { Progress } from "../../benches/peers/progress.mjs";
import { strengthRow } from "../../benches/peers/strength.mjs";
import { limitRow, raceRow } from "../../benches/peers/telling.mjs";
import { digits, speedText, table } from "../../benches/peers/table.mjs";

const side = (/** @type {number} */ nodes) => ({ nodes, seconds: 1 });
const none = async () => side(0);

test("a race tells both speeds, the ratio and its spread", () => {
  const race = { what: "perft", floor: 4, aim: 6, sameNodes: false, ours: none, theirs: none };
  const pairs = [
    { ours: side(5_000_000), theirs: side(1_000_000) },
    { ours: side(6_000_000), theirs: side(500_000) },
    { ours: side(7_000_000), theirs: side(7_000_000) },
  ];
  assert.deepEqual(raceRow(race, pairs), {
    what: "perft",
    ours: "6.00 M/s",
    theirs: "1.00 M/s",
    ratio: "5.00×",
    spread: "1.00–12.0",
    floor: "4.00×",
    aim: "6.00×",
    mark: "✓",
  });
});

test("a limit names the worst of several games, and only then", () => {
  const limit = { what: "start", unit: "ms", floor: 20, aim: 5, measure: async () => ({}) };
  const row = limitRow(limit, [{ chess: 3, crown: 30 }]);
  assert.deepEqual([row.ours, row.mark], ["30.0 ms (crown)", "✗"]);
  assert.equal(limitRow(limit, [{ Wasm: 4 }]).ours, "4.00 ms");
});

test("a table's columns are as wide as their widest cell", () => {
  const [head, rule, row] = table([
    {
      what: "a b c d e f",
      ours: "",
      theirs: "",
      ratio: "",
      spread: "",
      floor: "",
      aim: "",
      mark: "✓",
    },
  ]).split("\n");
  assert.equal(head.length, rule.length);
  assert.equal(head.length, row.length);
});

test("numbers keep about three digits", () => {
  assert.deepEqual([0.123, 12.34, 123.4].map(digits), ["0.12", "12.3", "123"]);
  assert.equal(speedText(999_000), "999 k/s");
});

test("the last result in the file of results is the one that is told", () => {
  const row = { what: "strength", words: ["caissa-like", "fairy"], floor: "50 %", aim: "50 %" };
  const text = [
    "| game | opponent | score |",
    "| caissa-like | fairy | 51 % |",
    "| chess | fairy | 49 % |",
    "| caissa-like | fairy | 55 % |",
    "caissa-like against fairy was hard",
  ].join("\n");
  assert.equal(strengthRow(row, text).ours, "caissa-like, fairy, 55 %");
  assert.equal(strengthRow(row, "").ours, "`cargo xtask strength`");
});

test("the time left is told from what the first round took", async () => {
  let clock = 0;
  let told = "";
  const out = { isTTY: true, write: (/** @type {string} */ text) => (told = text) };
  const progress = new Progress(2, ["one", "two"], out, () => clock);
  const take = (/** @type {number} */ ms) => async () => (clock += ms);
  await progress.during(0, "one", take(10_000));
  assert.doesNotMatch(told, /left/);
  await progress.during(0, "two", take(30_000));
  assert.match(told, /round 1 of 2, two, about 30 s left$/);
  await progress.during(1, "one", take(10_000));
  assert.match(told, /^\r.*\[#{12}\.{12}\] round 2 of 2, one, about 40 s left$/);
});
