import assert from "node:assert/strict";
import { test } from "node:test";
import { hintOf } from "../../www/state/hint.js";
import { reduce } from "../../www/state/reduce.js";
import { initialState } from "../../www/state/state.js";
import { crown, view } from "./fixtures/crown.js";
import { caissa, view as caissaView } from "./fixtures/caissa.js";

/** @import { SearchInfo } from "../../www/engine/protocol.js" */

/** @type {SearchInfo} */
const FOUND = {
  best: "hide@?",
  secretBest: "hide@c5",
  depth: 1,
  scoreCentipawns: 0,
  mateInPlies: null,
  nodes: 1,
  line: ["hide@?"],
  san: ["hide@?"],
  lines: [],
  shares: [],
  done: true,
};

test("the words of a hint are public, and only its action names the secret", () => {
  assert.deepEqual(hintOf(FOUND), { text: "hide@?", san: "hide@?", action: "hide@c5" });
  const plain = { best: "e2e4", secretBest: null, san: ["e4"] };
  assert.deepEqual(hintOf(plain), { text: "e2e4", san: "e4", action: "e2e4" });
  assert.equal(hintOf({ best: "", secretBest: null, san: [] }), null);
});

test("in a game with secrets a thought ends with the move, elsewhere it stays", () => {
  const played = { kind: /** @type {const} */ ("played"), secrets: null };
  const thought = { ...initialState(), searchInfo: FOUND, hint: hintOf(FOUND) };
  const secret = { ...thought, info: { ...crown(), secretive: true }, view: view() };
  const after = reduce(secret, { ...played, view: view({ ply: 1 }) });
  assert.deepEqual([after.searchInfo, after.hint], [null, null]);
  const open = { ...thought, info: caissa(), view: caissaView() };
  const next = reduce(open, { ...played, view: { ...caissaView(), ply: 1 } });
  assert.deepEqual([next.searchInfo, next.hint], [FOUND, null]);
});
