import assert from "node:assert/strict";
import { test } from "node:test";
import {
  isPossible,
  optionsWithClocks,
  readTimeControl,
  sameForAll,
  writeTimeControl,
} from "../../www/state/time-control.js";

/** @param {string} text @param {number} [seats] */
const again = (text, seats = 2) => {
  const read = readTimeControl(text, seats);
  return "fault" in read ? read.fault : writeTimeControl(read.control);
};

test("a time control is written as in a record and read again", () => {
  for (const text of ["300", "300+5", "300d5", "0d10", "0+5", "0+5/60", "300+5/60", "90.5+0.5"])
    assert.equal(again(text), text);
  assert.equal(again("60/120/180/240", 4), "60/120/180/240");
  assert.equal(writeTimeControl(sameForAll(4, 3, 2)), "180+2");
  assert.equal(again("60/60"), "60", "the same for all is written once");
});

test("an invalid time control is reported with its seat and the allowed values", () => {
  for (const [text, at] of /** @type {const} */ ([
    ["", 0],
    ["soon", 0],
    ["300/0", 1],
    ["0", 0],
    ["0+0", 0],
    ["0d0", 0],
    ["0+0.5", 0],
    ["0.5+5", 0],
    ["300+5+5", 0],
    ["-5", 0],
    ["86401", 0],
    ["300+601", 0],
    ["60/60/60", 0],
    ["60+5/60d5", 0],
  ])) {
    const fault = /** @type {any} */ (again(text));
    assert.equal(fault.at, at, text);
    assert.ok(fault.allowed.length > 0);
  }
});

test("without a base a second of delay or increment is enough, but nothing at all isn't", () => {
  for (const bonus of /** @type {const} */ (["delay", "increment"])) {
    assert.equal(isPossible({ baseMs: 0, bonusMs: 5000 }, bonus), true);
    assert.equal(isPossible({ baseMs: 0, bonusMs: 999 }, bonus), false);
    assert.equal(isPossible({ baseMs: 0, bonusMs: 0 }, bonus), false);
    assert.equal(isPossible({ baseMs: NaN, bonusMs: 0 }, bonus), false);
  }
});

test("every possible time control can be read again", () => {
  for (const minutes of [0, 0.1, 1, 1440])
    for (const seconds of [0, 1, 4, 30, 600])
      for (const bonus of /** @type {const} */ (["delay", "increment"])) {
        const control = sameForAll(2, minutes, seconds, bonus);
        const possible = control.seats.every((time) => isPossible(time, bonus));
        const text = writeTimeControl(control);
        assert.equal("control" in readTimeControl(text, 2), possible, text);
      }
});

test("clocks fix exactly the options that the game says", () => {
  const option = { about: "", values: [], numbers: null, initial: "loss" };
  const options = [
    { ...option, name: "army-lost", withClocks: "search" },
    { ...option, name: "names", withClocks: null },
  ];
  const chosen = { "army-lost": "loss", names: "lion" };
  assert.deepEqual(optionsWithClocks({ options }, chosen), {
    "army-lost": "search",
    names: "lion",
  });
});
