// `node benches/peers/main.mjs PROGRAM [--rounds N] [--rows TEXT] [--quick]`, called by `cargo xtask bench --peers`: the
// comparison table. Both sides of each row are measured in turn, round by round, on one thread.

import { parseArgs } from "node:util";
import { Native } from "./native.mjs";
import { Progress } from "./progress.mjs";
import { isRace, rows } from "./rows.mjs";
import { Sides } from "./sides.mjs";
import { medians } from "./statistics.mjs";
import { strengthRows } from "./strength.mjs";
import { table } from "./table.mjs";
import { limitRow, raceRow } from "./telling.mjs";

/** @import { Row, Pair } from "./rows.mjs" */

/**
 * A row and its results so far.
 * @typedef {object} Measured
 * @property {Row} row
 * @property {Pair[]} pairs                       of a race
 * @property {Record<string, number>[]} values    of a limit
 */

const ROUNDS = 5;
const QUICK_ROUNDS = 2;

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    rounds: { type: "string" },
    rows: { type: "string", default: "" },
    quick: { type: "boolean", default: false },
  },
});
const rounds = Number(values.rounds ?? (values.quick ? QUICK_ROUNDS : ROUNDS));
if (!Number.isInteger(rounds) || rounds < 1) throw new Error(`--rounds ${values.rounds}: from 1`);

const native = new Native(positionals[0]);
const isSelected = (/** @type {{ what: string }} */ { what }) =>
  what.toLowerCase().includes(values.rows.toLowerCase());
/** @type {Measured[]} */
const all = rows(await native.games())
  .filter(isSelected)
  .map((row) => ({ row, pairs: [], values: [] }));
const strength = (await strengthRows()).filter(isSelected);
const sides = new Sides(native);

process.once("SIGINT", () => {
  progress.end();
  console.log("\nstopped; so far:");
  print();
  process.exit(130);
});
const progress = new Progress(
  rounds,
  all.map(({ row }) => row.what),
);
try {
  for (let round = 0; round < rounds; round += 1)
    for (const each of all) await progress.during(round, each.row.what, () => measure(each, round));
} catch (error) {
  // Prints what has been measured even after a failure.
  progress.end();
  console.log("\nfailed; so far:");
  print();
  console.error(error);
  process.exit(1);
}
progress.end();
await sides.end();
print();

/** @param {Measured} measured @param {number} round */
async function measure({ row, pairs, values }, round) {
  if (!isRace(row)) {
    if (round === 0 || !row.once) values.push(await row.measure(sides));
    return;
  }
  if (round === 0) await row.warm?.(sides);
  // Each side goes first every other time.
  const first = round % 2 === 0 ? await row.ours(sides) : null;
  const theirs = await row.theirs(sides);
  const ours = first ?? (await row.ours(sides));
  if (row.sameNodes && ours.nodes !== theirs.nodes) {
    const counts = `ours counts ${ours.nodes}, theirs ${theirs.nodes}`;
    throw new Error(`${row.what}: not the same work: ${counts}`);
  }
  pairs.push({ ours, theirs });
}

function print() {
  const known = all.filter(({ pairs, values }) => pairs.length + values.length > 0);
  const told = known.map(({ row, pairs, values }) =>
    isRace(row) ? raceRow(row, pairs) : limitRow(row, values),
  );
  console.log(table([...told, ...strength]));
  for (const { row, values } of known) {
    if (isRace(row) || Object.keys(values[0]).length === 1) continue;
    const each = medians(values).map(({ name, value }) => `${name} ${value.toFixed(1)}`);
    console.log(`\n${row.what}, ${row.unit}: ${each.join(", ")}`);
  }
}
