import assert from "node:assert/strict";
import { test } from "node:test";
import { drawnNumbers, numberedName } from "../../www/state/numbered-options.js";

/** @import { OptionInfo } from "../../www/engine/protocol.js" */

/** @type {OptionInfo} */
const ARRAY = {
  name: "array",
  about: "Start position",
  values: [],
  numbers: 960,
  initial: "518",
  withClocks: null,
};
/** @type {OptionInfo} */
const STONES = {
  ...ARRAY,
  name: "stones",
  values: [{ value: "two", label: "two" }],
  numbers: null,
};

test("only options with numbers are drawn, each number as likely", () => {
  const options = [STONES, ARRAY];
  assert.deepEqual(
    drawnNumbers({ options }, () => 0),
    { array: "0" },
  );
  assert.deepEqual(
    drawnNumbers({ options }, () => 0.99999),
    { array: "959" },
  );
  assert.deepEqual(drawnNumbers({ options: [STONES] }), {});
});

test("the name of a game says its number", () => {
  const game = {
    name: "Chess960",
    options: [STONES, ARRAY],
    chosen: { array: "5", stones: "two" },
  };
  assert.equal(numberedName(game), "Chess960 · 5");
  assert.equal(numberedName({ ...game, options: [STONES] }), "Chess960");
});
