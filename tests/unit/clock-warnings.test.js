import assert from "node:assert/strict";
import { test } from "node:test";
import { ClockWarnings } from "../../www/state/clock-warnings.js";
import { newClock } from "../../www/state/clock.js";
import { sameForAll } from "../../www/state/time-control.js";

/** @import { TimeControl } from "../../www/state/time-control.js" */

/**
 * A state in which a seat's clock runs with some time left.
 * @param {TimeControl} control
 * @param {number} seat
 * @param {number} left  in seconds
 */
function ticking(control, seat, left) {
  const baseMs = control.seats[seat]?.baseMs ?? 0;
  const delayMs = control.bonus === "delay" ? (control.seats[seat]?.bonusMs ?? 0) : 0;
  const clock = { ...newClock(control), used: [0, baseMs + delayMs - left * 1000] };
  const played = [{ seat: 1 - seat, action: "move" }];
  const view = { played, ply: 1, turn: seat, outcome: null, pending: [], consentNeeded: false };
  const table = { screen: "table", engine: "ready", cover: null, consent: null, pause: "none" };
  return /** @type {any} */ ({ ...table, clock, view, liveView: null, players: [] });
}

/** Follows the clocks of a game. @param {TimeControl} [control] */
function listener(control = sameForAll(2, 3, 0)) {
  const warnings = new ClockWarnings();
  return (/** @type {number} */ seat, /** @type {number} */ left, of = control) =>
    warnings.next(ticking(of, seat, left));
}

test("a minute and ten seconds are announced once, when the running clock passes them", () => {
  const at = listener();
  at(0, 61);
  assert.deepEqual(at(0, 60), { seat: 0, seconds: 60 });
  assert.equal(at(0, 59), undefined);
  assert.equal(at(0, 11), undefined);
  assert.deepEqual(at(0, 9.95), { seat: 0, seconds: 10 });
  assert.equal(at(0, 3), undefined);
});

test("a page one second late announces the threshold, a later one the time", () => {
  const late = listener();
  late(0, 61);
  assert.deepEqual(late(0, 59), { seat: 0, seconds: 60 });
  const later = listener();
  later(0, 61);
  assert.deepEqual(later(0, 31), { seat: 0, seconds: 31 });
});

test("a threshold passed unseen is announced with the time left", () => {
  const at = listener();
  at(1, 120);
  assert.deepEqual(at(0, 25), { seat: 0, seconds: 25 });
  assert.equal(at(1, 119), null);
  assert.deepEqual(at(0, 2.5), { seat: 0, seconds: 3 });
  assert.deepEqual(listener()(0, 59), { seat: 0, seconds: 59 });
});

test("a threshold isn't repeated turn after turn, and old warnings are removed", () => {
  const at = listener();
  at(0, 60);
  at(1, 60);
  for (const left of [50, 40, 30, 12]) {
    assert.equal(at(0, left), null, String(left));
    assert.equal(at(0, left - 1), undefined, String(left - 1));
    assert.equal(at(1, left), null, String(left));
  }
});

test("a clock that rose above a threshold warns again", () => {
  const at = listener();
  at(0, 61);
  at(0, 60);
  assert.equal(at(0, 63), null);
  assert.deepEqual(at(0, 60), { seat: 0, seconds: 60 });
  at(0, 10);
  assert.equal(at(0, 20), null, "the minute was told");
  assert.deepEqual(at(0, 10), { seat: 0, seconds: 10 });
});

test("with increments only, thresholds below the first increment count", () => {
  const control = sameForAll(2, 0, 30);
  const clock = { ...newClock(control), used: [0, 19_000] };
  const state = { ...ticking(control, 1, 0), clock };
  const warnings = new ClockWarnings();
  assert.equal(warnings.next(state), null);
  const later = { ...state, clock: { ...clock, used: [0, 20_000] } };
  assert.deepEqual(warnings.next(later), { seat: 1, seconds: 10 });
});

test("the clock of another game starts afresh", () => {
  const at = listener();
  at(0, 30);
  assert.equal(at(0, 30), undefined);
  assert.deepEqual(at(0, 30, sameForAll(2, 3, 0)), { seat: 0, seconds: 30 });
});

test("there is no warning for a shorter start, a delay, or a stopped clock", () => {
  const minute = listener(sameForAll(2, 1, 0));
  assert.equal(minute(0, 60), null);
  assert.equal(minute(0, 59), undefined);
  const delay = listener(sameForAll(2, 3, 10, "delay"));
  assert.equal(delay(0, 0), null);
  const stands = ticking(sameForAll(2, 3, 0), 0, 30);
  stands.clock.stopped = true;
  assert.equal(new ClockWarnings().next(stands), undefined);
});
