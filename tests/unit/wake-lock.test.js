import assert from "node:assert/strict";
import { test } from "node:test";
import { reduce } from "../../www/state/reduce.js";
import { initialState } from "../../www/state/state.js";
import { ScreenWakeLock } from "../../www/platform/wake-lock.js";
import { FakeEngine } from "./fakes/engine.js";
import { opened } from "./fixtures/opened.js";

/** A screen that counts wake-lock requests and releases the lock when the page is hidden. */
function screen() {
  const told = { requests: 0, awake: false, visible: true, held: /** @type {any} */ (null) };
  const wakeLock = {
    request: async () => {
      told.requests += 1;
      told.awake = true;
      const release = async () => {
        told.held.released = true;
        told.awake = false;
      };
      told.held = { released: false, release };
      return told.held;
    },
  };
  const hide = async () => {
    told.visible = false;
    await told.held?.release();
  };
  return {
    told,
    hide,
    parts: { wakeLock: /** @type {any} */ (wakeLock), isVisible: () => told.visible },
  };
}

function tableState() {
  const { info, view } = new FakeEngine().call("open", { game: "chess" });
  return reduce(initialState(), opened({ info, view, players: [] }));
}

test("the screen stays awake while a game is on the table", async () => {
  const { told, parts } = screen();
  const keeper = new ScreenWakeLock(parts);
  const state = tableState();
  keeper.follow(state);
  keeper.follow(state);
  await keeper.check();
  assert.deepEqual([told.requests, told.awake], [1, true]);
  keeper.follow({ ...state, screen: "gallery" });
  await keeper.check();
  assert.equal(told.awake, false);
});

test("the screen may sleep when the game is over", async () => {
  const { told, parts } = screen();
  const keeper = new ScreenWakeLock(parts);
  const state = tableState();
  keeper.follow(state);
  if (state.view === null) throw new Error("no view");
  const outcome = {
    reason: /** @type {const} */ ("checkmate"),
    places: [1, 2],
    winner: 0,
    onPoints: false,
    stopped: false,
  };
  keeper.follow({ ...state, view: { ...state.view, outcome } });
  await keeper.check();
  assert.equal(told.awake, false);
});

test("a page that was hidden requests the lock again", async () => {
  const { told, hide, parts } = screen();
  const keeper = new ScreenWakeLock(parts);
  keeper.follow(tableState());
  await keeper.check();
  await hide();
  await keeper.check();
  assert.equal(told.awake, false);
  told.visible = true;
  await keeper.check();
  assert.deepEqual([told.requests, told.awake], [2, true]);
});

test("missing or refused wake locks do no harm", async () => {
  const without = new ScreenWakeLock({ wakeLock: undefined, isVisible: () => true });
  without.follow(tableState());
  await without.check();
  const refusing = { request: () => Promise.reject(new Error("low battery")) };
  const refused = new ScreenWakeLock({
    wakeLock: /** @type {any} */ (refusing),
    isVisible: () => true,
  });
  refused.follow(tableState());
  await refused.check();
});
