import assert from "node:assert/strict";
import { test } from "node:test";
import {
  outcomeWords,
  reasonWords,
  scoreWords,
  secretsWords,
  words,
} from "../../www/i18n/strings.js";
import { FakeEngine } from "./fakes/engine.js";

/** @import { OutcomeReason } from "../../www/engine/protocol.js" */
/** @import { ToldCode } from "../../www/state/reasons.js" */

const { info } = new FakeEngine().call("open", { game: "caissa-britannia" });

test("every reason is a sentence even without its arguments", () => {
  for (const code of /** @type {ToldCode[]} */ (Object.keys(words.reasons))) {
    const text = reasonWords({ code, args: {} }, info);
    assert.match(text, /^[A-Z“].*[.:] ?$/, code);
    assert.doesNotMatch(text, /undefined|null/, code);
  }
});

test("a record's fault gives its reason even without a square", () => {
  for (const allowed of ["empty-cell", "own-man", "blocked", "into-check", "through-check"]) {
    const reason = {
      code: /** @type {const} */ ("record-move"),
      args: { line: 1, found: "e2e4", allowed },
    };
    assert.doesNotMatch(reasonWords(reason, null), / on\.|[ :]\.|: {2}/, allowed);
  }
});

test("a long quoted text is cut", () => {
  const reason = {
    code: /** @type {const} */ ("unknown-game"),
    args: { found: "x".repeat(100_000) },
  };
  assert.ok(reasonWords(reason, null).length < 300);
});

test("a refusal names squares and piece types", () => {
  const reason = {
    code: /** @type {const} */ ("through-check"),
    args: { kind: 0, square: "e5", at: "e4", by: 2 },
  };
  const text = "The Queen can’t pass through check: e4 is attacked, by the Lion.";
  assert.equal(reasonWords(reason, info), text);
});

test("a result by points names its reason and the winner", () => {
  const outcome = { places: [2, 1], winner: 1, onPoints: true, stopped: false };
  const says = (/** @type {OutcomeReason} */ reason) => outcomeWords({ ...outcome, reason }, info);
  assert.equal(says("passes"), "Everyone passed. Black wins on points.");
  assert.equal(says("stalemate"), "Stalemate. Black wins on points.");
});

test("an unknown code gives what is known", () => {
  const reason = {
    code: /** @type {any} */ ("key-unknown"),
    args: { found: "x", at: "row 3", line: 4, allowed: "y, z" },
  };
  assert.equal(reasonWords(reason, info), "Key unknown in line 4 at “row 3”: “x”. Expected: y, z.");
});

test("a reason may have a cause", () => {
  const why = { code: /** @type {const} */ ("unknown-game"), args: { found: "go" } };
  const text = reasonWords({ code: "link-record-refused", args: {}, why }, null);
  assert.match(text, /can’t be opened. There is no game called “go”.$/);
});

test("outcomes name the winner", () => {
  const won = {
    reason: /** @type {const} */ ("checkmate"),
    places: [2, 1],
    winner: 1,
    onPoints: false,
    stopped: false,
  };
  assert.equal(outcomeWords(won, info), "Checkmate. Black wins.");
  const odd = {
    reason: /** @type {any} */ ("bankruptcy"),
    places: [1, 1],
    winner: null,
    onPoints: false,
    stopped: false,
  };
  assert.equal(outcomeWords(odd, info), "Draw (bankruptcy).");
});

test("scores are read in pawns or in moves to mate", () => {
  const info = {
    best: "",
    secretBest: null,
    depth: 1,
    scoreCentipawns: -35,
    mateInPlies: null,
    lines: [],
    shares: [],
    nodes: 1,
    line: [],
    san: [],
    done: true,
  };
  assert.equal(scoreWords(info), "−0.35");
  assert.equal(scoreWords({ ...info, mateInPlies: 3 }), "mates in 2");
  assert.equal(scoreWords({ ...info, mateInPlies: -4 }), "mated in 2");
});

test("secrets are described in one sentence", () => {
  const { info } = new FakeEngine().call("open", { game: "crown" });
  const secrets = [
    { seat: 0, field: /** @type {const} */ ("crown"), kind: 0, square: 4 },
    { seat: 1, field: /** @type {const} */ ("mine"), kind: null, square: null },
  ];
  assert.equal(
    secretsWords(secrets, info, true),
    "White’s crown was on the King, Black’s mine was in hand.",
  );
  assert.equal(secretsWords([], info, false), "");
});

test("a wall is called what the game calls it", () => {
  const walls = { placed: /** @type {const} */ ("after-move"), name: "Duck", icon: "duck" };
  const reason = { code: /** @type {const} */ ("wall-first"), args: {} };
  const record = {
    code: /** @type {const} */ ("record-move"),
    args: { line: 1, found: "e2e4", allowed: "wall-first" },
  };
  for (const each of [reason, record]) {
    assert.match(reasonWords(each, { ...info, walls }), /for the Duck\./);
    assert.match(reasonWords(each, { ...info, walls: { ...walls, name: null } }), /for the wall\./);
    assert.match(reasonWords(each, null), /for the wall\./);
  }
});
