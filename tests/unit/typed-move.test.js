import assert from "node:assert/strict";
import { test } from "node:test";
import { completions, exampleMove } from "../../www/state/typed-move.js";
import { plainAction, plainView } from "./fixtures/messages.js";
import { caissa } from "./fixtures/caissa.js";

/** @import { ActionInfo } from "../../www/engine/protocol.js" */

const info = caissa();
const MOVES = [
  ["Nf3", "g1f3"],
  ["Nh3", "g1h3"],
  ["bxc5", "b4c5"],
  ["Bxc5+", "a3c5"],
  ["c8=N", "c7c8=N"],
  ["O-O", "e1g1"],
  ["f4", "f2f4"],
];
const actions = MOVES.map(([san = "", text = ""]) => plainAction({ san, text }));

/**
 * @param {string} text
 * @param {"letters" | "coordinates"} [notation]
 * @param {ActionInfo[]} [listed]
 */
function completed(text, notation = "letters", listed = actions) {
  const found = completions(text, info, plainView({ actions: listed }), notation);
  return found.map(({ written }) => written);
}

test("moves that begin like the text are listed, in any form", () => {
  assert.deepEqual(completed("N"), ["Nf3", "Nh3"]);
  assert.deepEqual(completed("nf"), ["Nf3"]);
  assert.deepEqual(completed("g1-f"), ["Nf3"]);
  assert.deepEqual(completed("G1"), ["Nf3", "Nh3"]);
  assert.deepEqual(completed("0-0"), ["O-O"]);
  assert.deepEqual(completed("o"), ["O-O"]);
  assert.deepEqual(completed("c8n"), ["c8=N"]);
  assert.deepEqual(completed("zz"), []);
  assert.deepEqual(completed("  "), []);
});

test("a small b is a file before it is a Bishop", () => {
  assert.deepEqual(completed("bc"), ["bxc5", "Bxc5+"]);
  assert.deepEqual(completed("Bc"), ["Bxc5+", "bxc5"]);
});

test("coordinates are listed if moves are written so", () => {
  assert.deepEqual(completed("N", "coordinates"), ["g1f3", "g1h3"]);
});

test("of many moves only some are listed", () => {
  const many = Array.from({ length: 300 }, (_, at) =>
    plainAction({ text: `a${at}`, san: `a${at}` }),
  );
  assert.equal(completed("a", "letters", many).length, 8);
});

test("where there are secrets, only plain moves are listed", () => {
  const secrets = [
    plainAction({ text: "S@e4*", san: "S@e4*", kind: "drop", secret: true }),
    plainAction({ text: "hide@e4", san: "hide@e4", kind: "hide" }),
    plainAction({ text: "h2e5", san: "Se5" }),
  ];
  const listed = (/** @type {string} */ text) =>
    completions(text, { ...info, secretive: true }, plainView({ actions: secrets }), "letters");
  assert.deepEqual(
    listed("s").map(({ action }) => action),
    ["h2e5"],
  );
  assert.deepEqual(listed("hide"), []);
});

test("the example is a legal move of the player to act, in the chosen notation", () => {
  const view = plainView({ actions: actions.slice(0, 3) });
  assert.equal(exampleMove(view, info, "letters"), "Nh3");
  assert.equal(exampleMove(view, info, "figurines"), "Nh3");
  assert.equal(exampleMove(view, info, "coordinates"), "g1h3");
  assert.equal(exampleMove(plainView({ actions: [] }), info, "letters"), "");
});

test("the example shows no secret choice", () => {
  const hide = plainView({
    actions: [plainAction({ text: "hide@e4", san: "hide@e4", kind: "hide" })],
  });
  assert.equal(exampleMove(hide, { ...info, secretive: true }, "letters"), "");
});
