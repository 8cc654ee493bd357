import assert from "node:assert/strict";
import { test } from "node:test";
import { Pace } from "../../www/engine/pace.js";

const CAP_MS = 5_000;

/**
 * A machine whose clock differs from real time.
 * @param {object} how
 * @param {(ms: number, slice: number) => number} how.takes  the real duration of a slice planned for so many milliseconds
 * @param {(realMs: number, slice: number) => number} [how.shows]  the time shown by the clock
 * @param {number} [how.speed]  nodes per millisecond
 * @param {number} [how.mostSlices]
 */
function think({ takes, shows = (realMs) => realMs, speed = 100, mostSlices = 100_000 }) {
  let [realMs, slices, nodes, longestMs] = [0, 0, 0, 0];
  const pace = new Pace(() => shows(realMs, slices), CAP_MS);
  while (!pace.over && slices < mostSlices) {
    const wanted = pace.nodes;
    assert.ok(Number.isInteger(wanted) && wanted >= 1, String(wanted));
    slices += 1;
    const ms = takes(wanted / speed, slices);
    [realMs, nodes, longestMs] = [realMs + ms, nodes + wanted, Math.max(longestMs, ms)];
    pace.count(wanted);
  }
  return { realMs, slices, nodes, longestMs, over: pace.over };
}

test("a search uses its time, ends in time and stops soon, on fast and slow machines", () => {
  for (const speed of [0.2, 1, 20, 500, 20_000]) {
    const { realMs, longestMs, over } = think({ takes: (ms) => ms, speed });
    assert.ok(over && realMs <= CAP_MS, `${speed}: ${realMs}`);
    assert.ok(realMs > 0.9 * CAP_MS, `${speed}: ${realMs}`);
    // The first slice is a guess.
    assert.ok(longestMs <= Math.max(20 + 1 / speed, 64 / speed), `${speed}: ${longestMs}`);
  }
});

test("a machine that slows down exceeds its time by one slice at most", () => {
  for (const factor of [2, 10, 50]) {
    const { realMs, over } = think({ takes: (ms, slice) => (slice > 100 ? ms * factor : ms) });
    assert.ok(over && realMs <= CAP_MS + 20 * factor, `${factor}: ${realMs}`);
  }
});

test("a process stopped three quarters of the time searches for the same time, with fewer nodes", () => {
  const pausesMs = 75;
  const often = think({ takes: (ms, slice) => (slice % 2 ? ms + pausesMs : ms) });
  assert.ok(often.over && often.realMs <= CAP_MS + pausesMs, String(often.realMs));
  const never = think({ takes: (ms) => ms });
  assert.ok(often.nodes < never.nodes / 2);
});

test("slices slowed by chance shorten the next ones, and the pace recovers", () => {
  const { nodes, realMs } = think({ takes: (ms, slice) => (slice === 50 ? ms * 20 : ms) });
  assert.ok(realMs <= CAP_MS);
  assert.ok(nodes > 0.8 * CAP_MS * 100, String(nodes));
});

test("a clock that jumps ahead ends the search at once", () => {
  const shows = (/** @type {number} */ realMs, /** @type {number} */ slice) =>
    slice >= 40 ? realMs + 3_600_000 : realMs;
  const { slices } = think({ takes: (ms) => ms, shows });
  assert.equal(slices, 40);
});

test("a clock that goes backwards gives no time back", () => {
  const shows = (/** @type {number} */ realMs) => realMs - 700 * Math.floor(realMs / 1_000);
  const { realMs, over } = think({ takes: (ms) => ms, shows });
  assert.ok(over && realMs <= CAP_MS + 1_000, String(realMs));
});

test("if the clock stands still, nodes are counted instead", () => {
  const never = think({ takes: (ms) => ms, shows: () => 0 });
  assert.ok(never.over && never.nodes < 400_000, String(never.nodes));
  const sometime = think({ takes: (ms) => ms, shows: (realMs) => Math.min(realMs, 1_000) });
  assert.ok(sometime.over && sometime.realMs < 1.3 * CAP_MS, String(sometime.realMs));
});

test("a coarse clock is trusted", () => {
  for (const grainMs of [1, 16, 100]) {
    const shows = (/** @type {number} */ realMs) => Math.floor(realMs / grainMs) * grainMs;
    const { realMs, over } = think({ takes: (ms) => ms, shows });
    assert.ok(over && realMs <= CAP_MS + grainMs, `${grainMs}: ${realMs}`);
    assert.ok(realMs > 0.8 * CAP_MS, `${grainMs}: ${realMs}`);
  }
});

/** Seeded randomness. @param {number} seed */
function chance(seed) {
  let state = seed;
  return () => (state = (state * 48_271) % 0x7fffffff) / 0x7fffffff;
}

test("with any clock and machine a search ends soon after its time", () => {
  for (let seed = 1; seed <= 200; seed += 1) {
    const next = chance(seed);
    let skewMs = 0;
    const shows = (/** @type {number} */ realMs) => {
      // Occasionally set back by an hour or forward by a little.
      if (next() < 0.01) skewMs += next() < 0.5 ? -3_600_000 : 300 * next();
      return realMs + skewMs;
    };
    // Sometimes stopped for seconds, and of varying speed.
    const takes = (/** @type {number} */ ms) =>
      next() < 0.005 ? ms + 3_000 : ms * (0.5 + 2 * next());
    const { realMs, over, slices } = think({ takes, shows, mostSlices: 20_000 });
    assert.ok(over, `seed ${seed}: ${slices} slices`);
    // Time that passed while the clock was set back isn't seen, and the last slice may be stopped.
    assert.ok(realMs <= CAP_MS + 3_000 + slices * 0.02 * 3_020, `seed ${seed}: ${realMs}`);
  }
});

test("with a steady clock the limit is exceeded by the last slice at most", () => {
  for (let seed = 1; seed <= 200; seed += 1) {
    const next = chance(seed);
    let lastMs = 0;
    const takes = (/** @type {number} */ ms) =>
      (lastMs = next() < 0.005 ? ms + 3_000 : ms * (0.5 + 2 * next()));
    const { realMs, over } = think({ takes });
    assert.ok(over && realMs - lastMs < CAP_MS, `seed ${seed}: ${realMs}`);
  }
});

test("progress is reported now and then, never above 1, and never without a limit", () => {
  let nowMs = 0;
  const pace = new Pace(() => nowMs, 1_000);
  const reports = [];
  for (nowMs = 50; nowMs <= 1_500; nowMs += 50) {
    pace.count(10);
    const progress = pace.progress();
    if (progress !== null) reports.push(progress);
  }
  assert.deepEqual(
    reports.slice(0, 5).map(({ spentMs }) => spentMs),
    [200, 400, 600, 800, 1_000],
  );
  assert.ok(reports.every(({ spentMs, mostMs }) => mostMs === 1_000 && spentMs <= mostMs));
  const endless = new Pace(() => nowMs, Infinity);
  nowMs += 10_000;
  endless.count(10);
  assert.deepEqual([endless.progress(), endless.seconds], [null, 10]);
});

test("an analysis has no end with any clock", () => {
  const pace = new Pace(() => 0, Infinity);
  for (let slice = 0; slice < 1_000; slice += 1) pace.count(pace.nodes);
  assert.ok(!pace.over && pace.nodes >= 64);
});
