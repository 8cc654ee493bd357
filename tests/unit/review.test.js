// The review of a finished game: mistakes, accuracy, what is saved of it, and how it runs.

import assert from "node:assert/strict";
import { test } from "node:test";
import { annotatedRecord } from "../../www/controllers/annotated-record.js";
import { ReviewController } from "../../www/controllers/review-controller.js";
import { moveAccuracy, performances } from "../../www/state/accuracy.js";
import { reduce } from "../../www/state/reduce.js";
import {
  betterMove,
  fits,
  isSame,
  lossOf,
  mistakesIn,
  nextMistake,
  nextToReview,
} from "../../www/state/review.js";
import {
  expectedScore,
  shareOfLead,
  sharesAt,
  sharesAtEnd,
  sharesFound,
} from "../../www/state/shares.js";
import { initialState } from "../../www/state/state.js";
import { createStore } from "../../www/state/store.js";
import { readReview, readSavedGame, writtenGame } from "../../www/storage/saved-game.js";
import { SAVED } from "./fixtures/saved.js";

/** @import { GameInfo, PlayedAction, View } from "../../www/engine/protocol.js" */
/** @import { Review, ReviewedPly } from "../../www/state/review.js" */

/** @param {number[]} seats  who played each move */
function playedBy(...seats) {
  return seats.map((seat, at) => /** @type {PlayedAction} */ ({ seat, text: `m${at}` }));
}

/**
 * @param {number[][]} shares  in percent
 * @returns {Review}
 */
function reviewOf(...shares) {
  const plies = shares.map((some, at) => ({
    ...plyAt(at < shares.length - 1 ? `m${at}` : ""),
    shares: some.map((share) => share / 100),
  }));
  return { plies };
}

/** @param {string} move @returns {ReviewedPly} */
function plyAt(move) {
  return { move, shares: [0.5, 0.5], loss: null, best: "best", line: ["best"], san: ["Best"] };
}

/** Of two players. @param {number[]} first  percent of the first */
const twoPlayers = (...first) => reviewOf(...first.map((share) => [share, 100 - share]));

test("centipawns become expected scores on lichess's curve", () => {
  const score = (/** @type {number} */ scoreCentipawns) =>
    Number(expectedScore({ scoreCentipawns, mateInPlies: null }).toFixed(4));
  assert.deepEqual([0, 100, -300, 1000, 5000].map(score), [0.5, 0.591, 0.2489, 0.9754, 0.9754]);
  const mate = (/** @type {number} */ mateInPlies) =>
    Number(expectedScore({ scoreCentipawns: 0, mateInPlies }).toFixed(4));
  assert.deepEqual([mate(3), mate(-4)], [0.9754, 0.0246]);
});

test("a share grows with the lead, from a fair one", () => {
  const share = (/** @type {number} */ lead) =>
    shareOfLead({ scoreCentipawns: lead }, 4).toFixed(3);
  assert.deepEqual([share(0), share(1500), share(-1500)], ["0.250", "0.475", "0.109"]);
});

test("shares are found for the seats that still play", () => {
  const found = { scoreCentipawns: 100, mateInPlies: null, shares: [] };
  const two = sharesFound(found, { turn: 3, places: [0, 4, 3, 0] });
  assert.deepEqual(
    two?.map((share) => Number(share.toFixed(3))),
    [0.409, 0, 0, 0.591],
  );
  const many = { ...found, shares: [0.25, 0, 0.125, 0.125] };
  assert.deepEqual(sharesFound(many, { turn: 0, places: [0, 4, 0, 0] }), [0.5, 0, 0.25, 0.25]);
  assert.equal(sharesFound(found, { turn: 0, places: [0, 0, 0, 0] }), null);
  assert.deepEqual(
    sharesAtEnd({
      reason: "claim-wins",
      places: [2, 1, 4, 3],
      winner: 1,
      onPoints: false,
      stopped: false,
    }),
    [0, 1, 0, 0],
  );
  assert.deepEqual(
    sharesAtEnd({
      reason: "stalemate",
      places: [1, 1],
      winner: null,
      onPoints: false,
      stopped: false,
    }),
    [0.5, 0.5],
  );
});

test("a move is marked by its loss, unless it is the best", () => {
  const played = playedBy(0, 1, 0, 1, 0);
  // The winning chance, from -1 to 1, falls by 0.08, 0.1, 0.2, rises by 0.3 for the mover, falls by 0.5.
  const review = twoPlayers(50, 46, 51, 41, 26, 1);
  assert.deepEqual(mistakesIn(review, played), [null, "inaccuracy", "mistake", null, "blunder"]);
  assert.equal(lossOf(review, played, 2)?.toFixed(3), "0.200");
  const [first, ...others] = review.plies;
  const bestLast = [first ?? null, ...others.slice(0, 3)];
  bestLast.push({ ...plyAt("m4"), shares: [0.26, 0.74], best: "m4" }, others[4] ?? null);
  assert.equal(mistakesIn({ plies: bestLast }, played)[4], null);
  assert.deepEqual(mistakesIn(null, played), [null, null, null, null, null]);
  assert.deepEqual(mistakesIn({ plies: [null, ...review.plies.slice(1)] }, played)[0], null);
});

test("with more players a loss is measured by a fair share, or was compared", () => {
  const played = playedBy(2, 3);
  const review = reviewOf([30, 30, 20, 20], [32, 32, 16, 20], [50, 50, 0, 0]);
  assert.equal(lossOf(review, played, 0)?.toFixed(3), "0.160");
  const compared = review.plies.map((ply) => ply && { ...ply, loss: 0.25 });
  assert.deepEqual(mistakesIn({ plies: compared }, played), ["mistake", "mistake"]);
});

test("what is shown of several players is the mean of a round", () => {
  const review = reviewOf([40, 30, 30], [10, 60, 30], [25, 45, 30], [100, 0, 0]);
  const shown = (/** @type {number} */ at) =>
    sharesAt(review, at).map((share) => Math.round(share * 100));
  assert.deepEqual([0, 1, 2, 3].map(shown), [
    [25, 45, 30],
    [25, 45, 30],
    [45, 35, 20],
    [100, 0, 0],
  ]);
  assert.deepEqual(sharesAt(twoPlayers(50, 70, 20), 1), [0.7, 0.3]);
  assert.deepEqual(sharesAt({ plies: [null] }, 0), []);
});

test("a secret choice is the same as the move found", () => {
  assert.equal(isSame({ move: "hide@c6", best: "hide@?" }), true);
  assert.equal(isSame({ move: "e2e4", best: "hide@?" }), false);
  assert.equal(isSame({ move: "e2e4", best: "e2e4" }), true);
});

test("the board shows the better move only before a mistake, while the review is looked at", () => {
  const review = twoPlayers(50, 46, 51, 41, 26, 1);
  const view = /** @type {any} */ ({ played: playedBy(0, 1, 0, 1, 0), ply: 2 });
  const tab = /** @type {const} */ ("review");
  assert.equal(betterMove({ tab, review, view }), "best");
  assert.equal(betterMove({ tab, review, view: { ...view, ply: 3 } }), null);
  assert.equal(betterMove({ tab, review, view: { ...view, ply: 5 } }), null);
  assert.equal(betterMove({ tab: "moves", review, view }), null);
  assert.equal(betterMove({ tab, review: null, view }), null);
});

test("the next mistake is found in both directions", () => {
  const mistakes = /** @type {const} */ ([null, "mistake", null, "blunder"]);
  const from = (/** @type {number} */ ply) =>
    /** @type {const} */ ([-1, 1]).map((step) => nextMistake([...mistakes], ply, step));
  assert.deepEqual([0, 2, 3, 4].map(from), [
    [null, 2],
    [null, 4],
    [2, 4],
    [2, null],
  ]);
});

test("accuracy is lichess's", () => {
  const rounded = [0, 1, 5, 10, 30, 100].map((lost) => Number(moveAccuracy(lost).toFixed(3)));
  assert.deepEqual(rounded, [100, 96.604, 80.815, 64.58, 25.772, 0]);
  const review = twoPlayers(50, 50, 40, 40, 70, 20, 20);
  const [first, second] = performances(review, playedBy(0, 1, 0, 1, 0, 1), 2);
  // Checked by hand: weights 0.5, 0.5, 12 and 5, 12, 0.5.
  assert.equal(first?.accuracy?.toFixed(2), "20.25");
  assert.equal(second?.accuracy?.toFixed(2), "50.06");
  assert.deepEqual(first?.counts, { inaccuracy: 0, mistake: 0, blunder: 1 });
  const none = performances({ plies: [null, null] }, playedBy(0), 2);
  assert.deepEqual(
    none.map(({ accuracy }) => accuracy),
    [null, null],
  );
});

test("a review belongs to its moves", () => {
  const review = { plies: [null, plyAt("m1"), plyAt("")] };
  assert.equal(fits(review, playedBy(0, 1)), true);
  assert.equal(nextToReview(review), 0);
  assert.equal(fits(review, playedBy(0, 1, 0)), false);
  const other = playedBy(0, 1).with(1, /** @type {PlayedAction} */ ({ seat: 1, text: "e7e5" }));
  assert.equal(fits(review, other), false);
});

test("a saved review is read, sealed ones only from the seal, and faults are named", () => {
  const review = { plies: [plyAt("e2e4"), plyAt("")] };
  const stored = writtenGame({ ...SAVED, review });
  const read = readSavedGame(JSON.parse(JSON.stringify(stored)));
  assert.deepEqual("saved" in read && read.saved.review, review);
  assert.equal("review" in writtenGame(SAVED), false);
  const old = readSavedGame(writtenGame(SAVED));
  assert.equal("saved" in old && old.saved.review, null);
  const sealed = { ...SAVED, record: "", sealed: "menagerie-sealed-2:x", review };
  assert.equal("review" in writtenGame(sealed), false);
  const outside = readSavedGame({ ...writtenGame(sealed), review });
  assert.equal("saved" in outside && outside.saved.review, null);

  /** @type {[any, string][]} */
  const faults = [
    ["soon", "review.plies"],
    [{ plies: [null] }, "review.plies"],
    [{ plies: [{ ...plyAt("e2e4"), move: 5 }, null] }, "review.plies[0].move"],
    [{ plies: [null, { ...plyAt(""), shares: [0.5] }] }, "review.plies[1].shares"],
    [{ plies: [null, { ...plyAt(""), shares: [0.5, 2] }] }, "review.plies[1].shares"],
    [{ plies: [null, { ...plyAt(""), loss: "much" }] }, "review.plies[1].loss"],
    [{ plies: [null, { ...plyAt(""), best: null }] }, "review.plies[1].best"],
    [{ plies: [null, { ...plyAt(""), line: [1] }] }, "review.plies[1].line"],
    [{ plies: [null, { ...plyAt(""), san: "Best" }] }, "review.plies[1].san"],
  ];
  for (const [faulty, at] of faults) {
    const result = readSavedGame({ ...stored, review: faulty });
    assert.equal("fault" in result && result.fault.at, at);
  }
  assert.deepEqual(readReview(review, 1, 2), review);
  assert.equal(readReview(undefined, 1, 2), null);
  assert.throws(() => readReview(review, 1, 4), { code: "seal-damaged" });
});

/** The end of a game after `m0` and `m1`. */
const OVER = /** @type {any} */ ({
  played: playedBy(0, 1),
  actions: [],
  ply: 2,
  turn: 0,
  places: [0, 0],
  outcome: { reason: "checkmate", places: [2, 1], winner: 1, onPoints: false, stopped: false },
  reviewable: true,
});

/** @param {Partial<typeof OVER>} [changes] @param {Review | null} [review] */
function finishedTable(changes = {}, review = null) {
  const store = createStore(reduce, initialState());
  const opened = { view: { ...OVER, ...changes }, players: [], pins: [], review, pause: "none" };
  const info = { id: "chess", seats: [{}, {}], secretive: false };
  store.dispatch(/** @type {any} */ ({ kind: "opened", info, ...opened, secrets: null }));
  return store;
}

/**
 * @param {ReturnType<typeof finishedTable>} store
 * @param {(call: string, ask: any, ply: number) => any} [answer]  in place of a usual answer
 */
function reviewer(store, answer = () => undefined) {
  /** @type {number[]} */
  const searched = [];
  let [saved, ended, ply] = [0, 0, 2];
  const call = async (/** @type {string} */ name, /** @type {any} */ ask) => {
    if (name === "goTo") ply = ask.ply;
    const other = answer(name, ask, ply);
    if (other !== undefined) return other;
    if (name === "goTo")
      return { ...OVER, ply, turn: ply % 2, outcome: ply === 2 ? OVER.outcome : null };
    if (name !== "review") return null;
    if (ply === 2) throw { code: "game-over", args: {} };
    searched.push(ply);
    const [line, san] = [Array(20).fill("x"), Array(20).fill("X")];
    return {
      best: ply === 1 ? "m1" : "x",
      line,
      san,
      scoreCentipawns: -100,
      mateInPlies: null,
      shares: [],
    };
  };
  const engine = { call, start: () => {}, end: () => void (ended += 1) };
  let last = Promise.resolve();
  const controller = new ReviewController({
    newEngine: () => /** @type {any} */ (engine),
    store,
    queue: {
      add: (work) => void (last = last.then(async () => void (await work()))),
      get done() {
        return last;
      },
    },
    autosave: {
      recordText: async () => "record",
      save: async () => {},
      saveReview: async () => void (saved += 1),
    },
    now: () => 0,
  });
  return { controller, searched, counts: () => ({ saved, ended }) };
}

test("a review runs from the end, and is saved at each ply", async () => {
  const store = finishedTable();
  const { controller, searched, counts } = reviewer(store);
  await controller.run();
  const { review, reviewing, tab } = store.state;
  assert.deepEqual(searched, [1, 0]);
  assert.deepEqual(counts(), { saved: 3, ended: 1 });
  assert.equal(reviewing, null);
  assert.equal(tab, "moves");
  assert.deepEqual(review?.plies[2], { ...plyAt(""), shares: [0, 1], best: "", line: [], san: [] });
  assert.deepEqual(review?.plies[1]?.shares, [0.591, 0.409]);
  assert.deepEqual([review?.plies[1]?.line.length, review?.plies[0]?.line.length], [0, 8]);
});

test("a stopped review keeps what it has, and continues from there", async () => {
  const store = finishedTable();
  const { controller, searched } = reviewer(store, (name, _, ply) => {
    if (name === "review" && ply === 0 && searched.length === 1) {
      searched.push(-1);
      controller.stop();
    }
  });
  await controller.run();
  assert.equal(store.state.reviewing, null);
  assert.equal(store.state.review?.plies[0], null);
  assert.notEqual(store.state.review?.plies[1], null);
  await controller.run();
  assert.deepEqual(searched, [1, -1, 0, 0]);
  assert.equal(store.state.review?.plies.includes(null), false);
});

test("a review ends when the game goes on, and its faults are shown", async () => {
  const store = finishedTable();
  const { controller } = reviewer(store, (name, _, ply) => {
    if (name === "review" && ply === 1)
      store.dispatch({ kind: "played", view: { ...OVER, reviewable: false }, secrets: null });
  });
  await controller.run();
  assert.equal(store.state.review, null);
  assert.equal(store.state.reviewing, null);

  const crashed = finishedTable();
  const fault = { code: "engine-crashed", args: {} };
  await reviewer(crashed, (name) => name === "load" && Promise.reject(fault)).controller.run();
  assert.deepEqual(crashed.state.reviewFault, fault);
  assert.equal(crashed.state.reviewing, null);
});

test("nothing is reviewed that is unfinished, secret or saved elsewhere", async () => {
  for (const store of [finishedTable({ reviewable: false }), finishedTable()]) {
    if (store.state.view?.reviewable) store.dispatch({ kind: "elsewhere" });
    const { controller, searched } = reviewer(store);
    await controller.run();
    assert.deepEqual(searched, []);
    assert.equal(store.state.review, null);
  }
  const review = { plies: [null, null, plyAt("")] };
  assert.equal(finishedTable({ reviewable: false }, review).state.review, null);
  assert.equal(finishedTable({}, { plies: [null] }).state.review, null);
  assert.equal(finishedTable({}, review).state.review, review);
});

test("with more than two players each move is compared with the best one", async () => {
  const places = [0, 0, 0, 0];
  const store = finishedTable({ places });
  /** @type {any[]} */
  const asked = [];
  const { controller } = reviewer(store, (name, ask, ply) => {
    const outcome =
      ply === 2
        ? { reason: "claim-wins", places: [2, 1, 3, 4], winner: 1, onPoints: false, stopped: false }
        : null;
    if (name === "goTo") return { ...OVER, places, ply, outcome };
    if (name !== "review" || ply === 2) return undefined;
    if (ply === 0) asked.push(ask);
    const found = { best: "x", line: ["x"], san: ["X"], depth: 3, mateInPlies: null };
    const shares = ask.model === "max-n" ? [0.1, 0.2, 0.3, 0.4] : [];
    return { ...found, shares, scoreCentipawns: ask.only === "m0" ? -1500 : 0 };
  });
  await controller.run();
  const models = asked.map(({ model, only = "", depth = 0 }) => `${model} ${only} ${depth}`);
  assert.deepEqual(models, ["best-reply  0", "max-n  0", "best-reply x 3", "best-reply m0 3"]);
  const [first] = store.state.review?.plies ?? [];
  assert.deepEqual(first?.shares, [0.1, 0.2, 0.3, 0.4]);
  // A fair share, 0.25, sinks to 1 / (1 + 3e).
  assert.equal(first?.loss, Number((4 * (0.25 - 1 / (1 + 3 * Math.E))).toFixed(4)));
  assert.deepEqual(store.state.review?.plies[2]?.shares, [0, 1, 0, 0]);
});

test("a reviewed record gets signs, better lines and evaluations", () => {
  const record = '[Format "1"]\n[Result "0-1"]\n\n{Begun} 1. m0\nm1? {A comment} 2. m2 0-1\n';
  const info = /** @type {GameInfo} */ ({ seats: [{ name: "White" }, { name: "Black" }] });
  const view = /** @type {View} */ ({ played: playedBy(0, 1, 0) });
  const review = twoPlayers(50, 50, 90, 90);
  const [, second] = review.plies;
  assert.ok(second);
  review.plies[1] = { ...second, move: "m1?", line: ["b1", "b2", "hide@?", "b4"] };
  const words = annotatedRecord(record, info, view, review).split(/\s+/).join(" ");
  assert.equal(
    words,
    '[Format "1"] [Result "0-1"] {[%eval 0.00]} {Begun} 1. m0 {[%eval 0.00]} ' +
      "m1? $4 {[%eval 5.97]} {A comment} ( b1 b2 ) 2. m2 {[%eval 5.97]} 0-1 ",
  );
});

test("with several players a mistake is said in words", () => {
  const seats = ["Red", "Blue", "Green"].map((name) => ({ name }));
  const info = /** @type {GameInfo} */ ({ seats });
  const view = /** @type {View} */ ({ played: playedBy(0, 1) });
  const review = reviewOf([60, 20, 20], [10, 45, 45], [10, 45, 45]);
  const text = annotatedRecord("[F]\n\n1. m0 m1 *\n", info, view, review);
  assert.match(text, /m0\s+\$4\s+\{Blunder\. Red 60% → 10%\}\s+\( best \)\s+m1\s+\*/);
  assert.doesNotMatch(text, /eval/);
});
