import assert from "node:assert/strict";
import { test } from "node:test";
import { claimWords } from "../../www/i18n/claim-words.js";
import { caissa } from "./fixtures/caissa.js";

/** @import { GameInfo } from "../../www/engine/protocol.js" */

const NAMES = ["King", "Emperor", "Camel", "Cafila", "Pawn", "Usurper", "Pope"];

/** @returns {GameInfo} */
function game() {
  const info = caissa();
  const kinds = NAMES.map((name, at) => ({ ...info.kinds[0], name, royal: at < 2 }));
  const claim = {
    royal: 1,
    promotes: [
      { from: 2, into: 3 },
      { from: 4, into: 5 },
    ],
    wins: [1, 3, 5],
  };
  return { ...info, kinds, claim };
}

/** @param {string} name */
function said(name) {
  return claimWords(game(), NAMES.indexOf(name)).join(" ");
}

test("the legend says what a piece becomes by delivering checkmate", () => {
  assert.equal(said("Camel"), "If it gives checkmate, it becomes a Cafila.");
  assert.equal(said("Pawn"), "If it gives checkmate, it becomes a Usurper.");
  assert.equal(said("Pope"), "");
});

test("a royal piece rises after any checkmate by its army", () => {
  assert.equal(said("King"), "When its army gives checkmate, it becomes an Emperor.");
});

test("a checkmate by a risen piece wins", () => {
  for (const name of ["Emperor", "Cafila"])
    assert.equal(said(name), "If it gives checkmate, its army wins at once.");
});

test("games without claims of checkmate have no such text", () => {
  assert.deepEqual(claimWords({ ...game(), claim: null }, 0), []);
});
