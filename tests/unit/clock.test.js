import assert from "node:assert/strict";
import { test } from "node:test";
import {
  afterAction,
  clockFace,
  savedClock,
  newClock,
  readClock,
  searchTimeMs,
  timeLeft,
  timeUntilFlag,
  withTime,
} from "../../www/state/clock.js";
import { sameForAll } from "../../www/state/time-control.js";
import { plainPlayed } from "./fixtures/messages.js";

/** @import { PlayedAction } from "../../www/engine/protocol.js" */
/** @import { TimeControl } from "../../www/state/time-control.js" */

/** @param {Partial<PlayedAction>[]} actions */
const line = (...actions) => actions.map((action) => plainPlayed(action));

/** White and Black in turn. @param {number} count */
const alternating = (count) =>
  line(...Array.from({ length: count }, (_, at) => ({ seat: at % 2, number: 1 + (at >> 1) })));

/** @param {number[]} used @param {TimeControl} [control] */
const clockOf = (used, control = sameForAll(2, 5, 3)) => ({ ...newClock(control), used });

const MINUTE = 60_000;

test("each seat loses the time it used and gains its increment", () => {
  const clock = clockOf([0, 10_000, 20_000, 5_000]);
  const played = alternating(3);
  assert.equal(timeLeft(clock, { played, ply: 3, turn: 1 }, 0), 5 * MINUTE + 3000 - 20_000 + 3000);
  assert.equal(timeLeft(clock, { played, ply: 3, turn: 1 }, 1), 5 * MINUTE - 10_000 + 3000 - 5000);
});

test("earlier positions show their times", () => {
  const clock = clockOf([0, 10_000, 20_000, 5_000]);
  const played = alternating(3);
  assert.equal(timeLeft(clock, { played, ply: 1, turn: 1 }, 0), 5 * MINUTE + 3000);
  assert.equal(timeLeft(clock, { played, ply: 0, turn: 0 }, 0), 5 * MINUTE);
});

test("an earlier position shows the times at which it arose", () => {
  const clock = { ...clockOf([0, 10_000, 20_000]), looking: true };
  const played = alternating(2);
  assert.equal(timeLeft(clock, { played, ply: 1, turn: 1 }, 1), 5 * MINUTE);
  assert.equal(timeLeft(clock, { played, ply: 2, turn: 0 }, 0), 5 * MINUTE + 3000 - 20_000);
});

test("no time is used before the first move", () => {
  const clock = clockOf([99_000]);
  assert.equal(timeLeft(clock, { played: [], ply: 0, turn: 0 }, 0), 5 * MINUTE);
  assert.equal(timeLeft(clock, { played: alternating(1), ply: 1, turn: 1 }, 0), 5 * MINUTE + 3000);
});

test("with a base of zero the first increment is given at the start", () => {
  const clock = clockOf([0, 3_000, 1_000], sameForAll(2, 0, 4));
  const played = alternating(2);
  assert.equal(timeLeft(clock, { played: [], ply: 0, turn: 0 }, 1), 4_000);
  assert.equal(timeLeft(clock, { played, ply: 1, turn: 1 }, 1), 1_000);
  assert.equal(timeLeft(clock, { played, ply: 2, turn: 0 }, 0), 4_000 + 4_000 - 1_000);
  assert.equal(timeLeft(clock, { played, ply: 2, turn: 0 }, 1), 1_000 + 4_000);
});

test("a delay is free at the start of each turn and doesn't add up", () => {
  const control = sameForAll(2, 5, 10, "delay");
  const clock = clockOf([0, 4_000, 25_000, 12_000], control);
  const played = alternating(3);
  assert.equal(timeLeft(clock, { played, ply: 3, turn: 1 }, 0), 5 * MINUTE - 15_000);
  assert.equal(timeLeft(clock, { played, ply: 3, turn: 1 }, 1), 5 * MINUTE - 2_000);
});

test("a flag also falls at the end of the delay, which the clock face doesn't show", () => {
  const at = { played: alternating(1), ply: 1, turn: 1 };
  const times = (/** @type {number} */ base, /** @type {number} */ used) => {
    const clock = clockOf([0, used], sameForAll(2, base, 10, "delay"));
    return [timeLeft(clock, at, 1), timeUntilFlag(clock, at)];
  };
  assert.deepEqual(times(0, 0), [0, 10_000]);
  assert.deepEqual(times(0, 9_999), [0, 1]);
  assert.deepEqual(times(0, 10_000), [0, 0]);
  assert.deepEqual(times(0, 12_000), [0, 0]);
  assert.deepEqual(times(1, 4_000), [MINUTE, MINUTE + 6_000]);
  assert.deepEqual(times(1, 15_000), [MINUTE - 5_000, MINUTE - 5_000]);
});

test("with only the delay left, it is new in each turn", () => {
  const control = sameForAll(2, 0.05, 10, "delay");
  const clock = clockOf([0, 13_000, 1_000, 2_000], control);
  const at = { played: alternating(3), ply: 3, turn: 1 };
  assert.deepEqual([timeLeft(clock, at, 1), timeUntilFlag(clock, at)], [0, 8_000]);
});

test("without a delay the flag falls at zero, and a fallen flag has no time", () => {
  const at = { played: alternating(1), ply: 1, turn: 1 };
  assert.equal(timeUntilFlag(clockOf([0, 10_000]), at), 5 * MINUTE - 10_000);
  assert.equal(timeUntilFlag(clockOf([0, 400_000]), at), 0);
  const control = sameForAll(2, 0, 10, "delay");
  const fallen = { ...clockOf([], control), fallen: [{ seat: 1, ply: 1 }] };
  assert.equal(timeUntilFlag(fallen, at), 0);
});

test("without base time a computer uses part of its remaining delay", () => {
  const view = { played: alternating(1), ply: 1, turn: 1 };
  const most = (/** @type {number} */ used) => {
    const clock = clockOf([0, used], sameForAll(2, 0, 10, "delay"));
    return searchTimeMs(/** @type {any} */ ({ clock, view })) ?? 0;
  };
  assert.ok(most(0) > 5_000 && most(0) < 9_000, String(most(0)));
  assert.ok(most(9_000) > 500 && most(9_000) < 900, String(most(9_000)));
});

test("a turn of several actions has one increment and one delay", () => {
  const played = line(
    { seat: 0 },
    { seat: 1 },
    { seat: 0, number: 2, action: "hide" },
    { seat: 0, number: 2, action: "move" },
  );
  const used = [0, 0, 6_000, 7_000];
  const at = { played, ply: 4, turn: 1 };
  assert.equal(timeLeft(clockOf(used), at, 0), 5 * MINUTE + 6_000 - 13_000);
  const delayed = clockOf(used, sameForAll(2, 5, 10, "delay"));
  assert.equal(timeLeft(delayed, at, 0), 5 * MINUTE - 3_000);
});

test("consecutive moves of the same player have an increment each", () => {
  const played = line({ seat: 1 }, { seat: 0, number: 2 }, { seat: 0, number: 3 });
  const at = { played, ply: 3, turn: 0 };
  assert.equal(timeLeft(clockOf([0, 1000, 1000, 1000]), at, 0), 5 * MINUTE + 6000 - 3000);
});

test("time is never negative, and zero after the flag fell", () => {
  const clock = clockOf([0, 400_000]);
  const at = { played: alternating(1), ply: 1, turn: 1 };
  assert.equal(timeLeft(clock, at, 1), 0);
  const fallen = { ...clockOf([]), fallen: [{ seat: 0, ply: 1 }] };
  assert.equal(timeLeft(fallen, at, 0), 0);
  assert.equal(timeLeft(fallen, { ...at, ply: 0, turn: 0 }, 0), 5 * MINUTE, "not yet then");
});

test("an action drops the times of the replaced line", () => {
  const clock = { ...clockOf([0, 1, 2, 3, 4]), stopped: true, fallen: [{ seat: 0, ply: 4 }] };
  const after = afterAction(clock, 3);
  assert.deepEqual(after.used, [0, 1, 2]);
  assert.deepEqual([after.stopped, after.fallen], [false, []]);
  assert.deepEqual(withTime(after, 4, 50).used, [0, 1, 2, 0, 50]);
});

test("tenths are shown when they matter, and zero only when the time is over", () => {
  /** @type {[number, string][]} */
  const faces = [
    [3_600_000 + 65_000, "1:01:05"],
    [300_000, "5:00"],
    [299_001, "5:00"],
    [299_000, "4:59"],
    [10_001, "0:11"],
    [10_000, "0:10.0"],
    [9_440, "0:09.5"],
    [1, "0:00.1"],
    [0, "0:00.0"],
  ];
  for (const [ms, face] of faces) assert.equal(clockFace(ms), face, String(ms));
});

test("a saved clock is stopped until it is started", () => {
  const clock = { ...clockOf([0, 1200.4]), fallen: [{ seat: 1, ply: 1 }] };
  const read = readClock(JSON.parse(JSON.stringify(savedClock(clock))), 2);
  assert.deepEqual(read, { ...clock, used: [0, 1200], stopped: true, looking: false });
  assert.equal(readClock({ control: "300", used: [] }, 2), null);
  assert.equal(savedClock(null), null);
});

test("in a turn of several moves the increment is given once", () => {
  const clock = clockOf([0, 10_000, 20_000, 5_000]);
  const played = line({ seat: 0 }, { seat: 1 }, { seat: 1 });
  const within = { played: played.slice(0, 2), ply: 2, turn: 1, movesLeft: 1 };
  assert.equal(timeLeft(clock, within, 1), 5 * MINUTE - 10_000 - 20_000);
  const after = { played, ply: 3, turn: 0, movesLeft: 2 };
  assert.equal(timeLeft(clock, after, 1), 5 * MINUTE - 10_000 - 20_000 + 3000);
});
