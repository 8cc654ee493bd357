import assert from "node:assert/strict";
import { test } from "node:test";
import { Progress } from "../../benches/peers/progress.mjs";
import { fairyRow, firstVersionRow, matchesIn } from "../../benches/peers/strength.mjs";
import { limitRow, raceRow } from "../../benches/peers/telling.mjs";
import { digits, speedText, table } from "../../benches/peers/table.mjs";

const side = (/** @type {number} */ nodes) => ({ nodes, seconds: 1 });
const none = async () => side(0);

test("a race has both speeds, the ratio and its spread", () => {
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

test("a limit names the worst of several games only", () => {
  const limit = { what: "start", unit: "ms", floor: 20, aim: 5, measure: async () => ({}) };
  const row = limitRow(limit, [{ chess: 3, crown: 30 }]);
  assert.deepEqual([row.ours, row.mark], ["30.0 ms (crown)", "✗"]);
  assert.equal(limitRow(limit, [{ Wasm: 4 }]).ours, "4.00 ms");
});

test("columns are as wide as their widest cell", () => {
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

const RESULTS = `
| game | against | how | games | score | Elo | measured |
| --- | --- | --- | --- | --- | --- | --- |
| caissa-like | fairy | 1000 ms against 10000 nodes | +60 =0 -40 | 60.0 % (50–70) | +70 | 2026 |
| caissa-like | fairy | 1000 ms against 50000 nodes | +49 =0 -51 | 49.0 % (40–60) | -7 | 2026 |
| chess | v1 | 100 ms each | +97 =0 -3 | 97.0 % (92–99) | +600 | 2026 |
| crown | v1 | 100 ms each | +80 =8 -12 | 84.0 % (80–90) | +290 | 2026 |
| crown | level 1 | level 2 | +9 =0 -1 | 90.0 % | +380 | 2026 |
`;

test("a strength row has marks by the odds given to the opponent", () => {
  const matches = matchesIn(RESULTS);
  const row = fairyRow("Caïssa-like", "caissa-like", [10_000, 50_000], matches);
  assert.deepEqual([row.ours, row.mark], ["60 % at 10000; 49 % at 50000", "✓"]);
  assert.equal(fairyRow("Caïssa-like", "caissa-like", [20_000, 50_000], matches).mark, "✗");
  const second = {
    game: "caissa-like",
    against: "fairy",
    how: "300 ms against 1000 ms",
    score: 51,
  };
  const full = fairyRow("Caïssa-like", "caissa-like", [10_000, Infinity], [...matches, second]);
  assert.deepEqual([full.ours.split("; ").at(-1), full.mark], ["51 % at its full second", "aim"]);
  assert.equal(fairyRow("Caïssa-like", "caissa-like", [10_000, Infinity], matches).mark, "✓");
});

test("against the first version the weakest game counts", () => {
  const row = firstVersionRow(matchesIn(RESULTS));
  assert.deepEqual([row.ours, row.mark], ["chess 97 %; crown 84 %", "✗"]);
});

test("a match not yet played has no mark", () => {
  const row = firstVersionRow(matchesIn(""));
  assert.deepEqual([row.ours, row.mark], ["`cargo xtask strength`", ""]);
});

test("the time left follows from the first round", async () => {
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
