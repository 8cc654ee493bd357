import assert from "node:assert/strict";
import { test } from "node:test";
import {
  choiceToMake,
  hasSecretActions,
  isShared,
  keepsOwnSecret,
  lastTurn,
  nextStep,
  seatToCoverFor,
  seatToHandTo,
} from "../../www/state/viewer.js";
import { reduce } from "../../www/state/reduce.js";
import { initialState } from "../../www/state/state.js";
import { FakeEngine } from "./fakes/engine.js";
import { opened } from "./fixtures/opened.js";

/** @import { State } from "../../www/state/page-state.js" */

const PLAYERS = {
  h: { player: /** @type {const} */ ("human"), level: "3" },
  c: { player: /** @type {const} */ ("computer"), level: "3" },
};

/**
 * @param {"hh" | "hc" | "ch" | "cc"} seats
 * @param {object} [how]
 * @param {boolean} [how.chosen]  both crowns are chosen
 * @param {number | null} [how.viewer]
 * @param {string[]} [how.moves]
 */
function crown(seats, { chosen = true, viewer = null, moves = [] } = {}) {
  const engine = new FakeEngine();
  const { info } = engine.call("open", { game: "crown" });
  if (chosen) [0, 1].forEach((seat) => engine.call("choose", { seat, value: "K" }));
  for (const action of moves) engine.call("play", { action });
  const view = engine.call("look", { seat: viewer });
  const players = [...seats].map((letter) => PLAYERS[/** @type {"h" | "c"} */ (letter)]);
  const state = reduce(initialState(), opened({ info, view, players }));
  return { engine, state };
}

/** @param {State} state @param {number} seat */
const covered = (state, seat) => ({ ...state, cover: { seat, wrongPin: false } });

test("computers choose at random before anyone views the table", () => {
  const { state } = crown("hc", { chosen: false });
  assert.deepEqual(nextStep(state), { kind: "chance", seat: 1, field: "crown" });
});

test("a lone human is always the viewer", () => {
  assert.deepEqual(nextStep(crown("ch").state), { kind: "look", seat: 1 });
  assert.equal(nextStep(crown("ch", { viewer: 1 }).state), null);
  assert.equal(nextStep(crown("hc", { viewer: 0, moves: ["e2e4"] }).state), null);
});

test("between computers there is a spectator", () => {
  assert.equal(nextStep(crown("cc").state), null);
  assert.deepEqual(nextStep(crown("cc", { viewer: 1 }).state), { kind: "look", seat: null });
});

test("each of two humans who have to choose is covered for in turn", () => {
  const { engine, state } = crown("hh", { chosen: false });
  // The player to move chooses last, and needs no second cover.
  assert.deepEqual(nextStep(state), { kind: "cover", seat: 1 });
  assert.equal(nextStep(covered(state, 1)), null);
  assert.equal(choiceToMake(state), null);
  const looking = { ...state, view: engine.call("look", { seat: 1 }) };
  assert.equal(nextStep(looking), null);
  assert.equal(choiceToMake(looking)?.seat, 1);
  assert.equal(choiceToMake(covered(looking, 1)), null);
  const next = { ...looking, view: engine.call("choose", { seat: 1, value: "Q" }) };
  assert.deepEqual(nextStep(next), { kind: "cover", seat: 0 });
  engine.call("look", { seat: 0 });
  const last = { ...next, view: engine.call("choose", { seat: 0, value: "K" }) };
  assert.equal(nextStep(last), null);
});

test("players who want covers only for secrets share the table", () => {
  const { engine, state } = crown("hh", { viewer: 0, moves: ["e2e4"] });
  const settings = { ...state.settings, coversOnlySecrets: true };
  const played = { ...state, settings, sharesTable: true };
  assert.deepEqual(nextStep(played), { kind: "share", seat: 1 });
  assert.equal(seatToCoverFor(played), null);
  const shared = { ...played, view: engine.call("look", { seat: 1 }) };
  assert.equal(nextStep(shared), null);
  assert.equal(isShared(shared), true);
  // After the cover its viewer looks alone, and a hidden tab is covered again.
  assert.equal(nextStep(covered(shared, 1)), null);
  const alone = { ...shared, sharesTable: false };
  assert.equal(isShared(alone), false);
  assert.equal(seatToCoverFor(alone), 1);
  // Without the setting nobody may go on behind an earlier look.
  assert.deepEqual(nextStep({ ...shared, settings: state.settings }), { kind: "cover", seat: 1 });
  const choosing = { ...crown("hh", { chosen: false }).state, settings };
  assert.deepEqual(nextStep(choosing), { kind: "cover", seat: 1 });
});

test("hiding, splitting and stones are secret actions, moves and Paratroopers are not", () => {
  const view = crown("hh").engine.call("look", { seat: 0 });
  const [STONE, PARATROOPER] = [10, 11];
  const dropped = { action: "drop", kind: STONE, text: "S@d6?" };
  const tells = (/** @type {object} */ change, /** @type {object[]} */ ...played) =>
    hasSecretActions(
      /** @type {any} */ ({ actions: [...view.actions, { secret: false, ...change }], played }),
    );
  assert.equal(tells({}), false);
  assert.equal(tells({ kind: "drop", piece: PARATROOPER }, dropped), false);
  assert.equal(tells({ kind: "hide", piece: null }), true);
  assert.equal(tells({ kind: "split", piece: 0 }), true);
  assert.equal(tells({ kind: "drop", piece: STONE, secret: true }), true);
  // The mine is on the board, and nobody may see that.
  assert.equal(tells({ kind: "drop", piece: STONE }, dropped), true);
});

test("the turn passes under the cover, browsing doesn't pass it", () => {
  const { engine, state } = crown("hh", { viewer: 0, moves: ["e2e4"] });
  assert.deepEqual(nextStep(state), { kind: "cover", seat: 1 });
  assert.equal(nextStep(covered(state, 1)), null);
  const back = { ...state, view: engine.call("look", { seat: 1 }) };
  const start = { ...back, view: engine.call("goTo", { ply: 0 }) };
  assert.equal(nextStep(start), null);
  assert.equal(seatToHandTo(start), 0);
  assert.equal(seatToHandTo(back), null);
});

test("a spectator has no seat, and a pending view shows nothing", () => {
  const { engine, state } = crown("hh", { viewer: 1, moves: ["e2e4"] });
  const watched = reduce(state, { kind: "watch", only: true });
  assert.equal(watched.view?.viewer, null);
  assert.deepEqual(watched.view?.actions, []);
  assert.equal(nextStep(watched), null);
  assert.equal(seatToCoverFor(watched), null);
  const view = engine.call("look", { seat: 1 });
  for (const news of [
    { kind: /** @type {const} */ ("looked"), view, secrets: null },
    { kind: /** @type {const} */ ("played"), view, secrets: null },
  ])
    assert.equal(reduce(watched, news).view?.viewer, null, news.kind);
  const back = reduce(watched, { kind: "watch", only: false });
  assert.deepEqual(nextStep(back), { kind: "cover", seat: 1 });
});

test("a watched computer still chooses", () => {
  const { state } = crown("cc", { chosen: false });
  const watched = reduce(state, { kind: "watch", only: true });
  assert.equal(nextStep(watched)?.kind, "chance");
});

test("a finished game is uncovered", () => {
  const { engine, state } = crown("hh", { moves: ["e2e4"] });
  const over = { ...state, view: engine.call("resign", { seat: 1 }) };
  assert.deepEqual(nextStep(covered(over, 1)), { kind: "look", seat: null });
  assert.equal(nextStep(over), null);
  assert.equal(seatToCoverFor(over), null);
});

test("a table is covered at once for its viewer", () => {
  assert.equal(seatToCoverFor(crown("hh", { viewer: 1 }).state), 1);
  assert.equal(seatToCoverFor(crown("hh").state), 0);
  assert.equal(seatToCoverFor(covered(crown("hh").state, 1)), 1);
  assert.equal(seatToCoverFor(crown("hc", { viewer: 0 }).state), null);
});

test("only the viewer may see a secret, and only their own", () => {
  const { state } = crown("hh", { viewer: 0 });
  assert.equal(keepsOwnSecret(state, 0), true);
  assert.equal(keepsOwnSecret(state, 1), false);
  assert.equal(keepsOwnSecret(covered(state, 0), 0), false);
});

test("the last turn contains all actions of its player", () => {
  const { state } = crown("hh", { moves: ["e2e4", "e7e5"] });
  const { view } = state;
  if (view === null) throw new Error("no view");
  const [first, second] = view.played;
  if (first === undefined || second === undefined) throw new Error("no moves");
  const played = [first, second, { ...second, text: "done" }];
  const texts = (/** @type {number} */ ply) =>
    lastTurn({ ...view, played, ply }).map(({ text }) => text);
  assert.deepEqual(texts(3), ["e7e5", "done"]);
  assert.deepEqual(texts(1), ["e2e4"]);
  assert.deepEqual(texts(0), []);
});
