import assert from "node:assert/strict";
import { test } from "node:test";
import { askedHuman, askedSeats, offeringSeat } from "../../www/state/draw-offers.js";
import { FakeEngine } from "./fakes/engine.js";
import { FourSeatEngine } from "./fakes/four-seats.js";
import { fakeStorage } from "./fakes/storage.js";
import { tableAt } from "./fakes/table.js";

/** @typedef {Awaited<ReturnType<typeof tableAt>>} Table */

const HUMAN = /** @type {const} */ ({ player: "human", level: "level-3" });

/** Two humans, after White's first move. @param {FakeEngine} [engine] */
async function twoHumans(engine = new FakeEngine()) {
  const table = await tableAt("#caissa-britannia", fakeStorage(), engine);
  await table.perform({ kind: "seat", seat: 1, player: HUMAN });
  await table.perform({ kind: "play", action: "e3e5" });
  return table;
}

/** A human and a computer, which has replied. @param {FakeEngine} engine */
async function againstComputer(engine) {
  const table = await tableAt("#caissa-britannia", fakeStorage(), engine);
  await table.perform({ kind: "play", action: "e3e5" });
  await table.finishSearch();
  return table;
}

/** @param {Table} table */
function move(table) {
  const [first] = table.state().view?.actions ?? [];
  return table.perform({ kind: "play", action: first?.text ?? "" });
}

/** @param {Table} table */
async function offer(table) {
  const seat = offeringSeat(table.state());
  assert.notEqual(seat, null);
  await table.perform({ kind: "offer-draw", seat: seat ?? 0 });
}

/** @param {Table} table */
const reason = (table) => table.state().view?.outcome?.reason;

/** @param {Table} table */
const notices = (table) => table.state().notices.map((notice) => notice.reason.code);

test("no draw is offered where points decide in its place", async () => {
  const table = await twoHumans();
  const state = table.state();
  assert.ok(state.info);
  assert.equal(offeringSeat({ ...state, info: { ...state.info, points: true } }), null);
});

test("an offered draw ends the game once the opponent accepts, and can be taken back", async () => {
  const table = await twoHumans();
  await offer(table);
  assert.equal(askedHuman(table.state()), 0);
  assert.equal(offeringSeat(table.state()), null, "one offer at a time");
  await table.perform({ kind: "answer-draw", seat: 0, agrees: true });
  assert.equal(reason(table), "agreement");
  assert.equal(table.state().justEnded, true);
  await table.perform({ kind: "undo" });
  assert.deepEqual([table.state().view?.outcome, table.state().view?.ply], [null, 1]);
});

test("an offer stands until the opponent moves or declines, and isn’t repeated soon", async () => {
  const table = await twoHumans();
  await offer(table);
  await move(table);
  assert.equal(askedHuman(table.state()), 0, "its own move leaves the offer");
  await move(table);
  assert.equal(table.state().drawOffer, null);
  assert.equal(offeringSeat(table.state()), null, "Black has just offered");
  await table.perform({ kind: "undo" });
  await offer(table);
  await table.perform({ kind: "answer-draw", seat: 1, agrees: false });
  assert.equal(table.state().drawOffer, null);
  assert.deepEqual(notices(table), ["draw-declined"]);
  assert.equal(reason(table), undefined);
});

test("whatever changes the position besides a move ends an offer", async () => {
  const table = await twoHumans();
  await offer(table);
  await table.perform({ kind: "undo" });
  assert.equal(table.state().drawOffer, null);
  assert.equal(offeringSeat(table.state()), null, "there is no draw before the first move");
});

test("the computer answers at once", async () => {
  const engine = new FakeEngine();
  const table = await againstComputer(engine);
  await offer(table);
  assert.deepEqual(notices(table), ["draw-declined"]);
  assert.deepEqual([table.state().drawOffer, reason(table)], [null, undefined]);
  engine.agreeing = true;
  const another = await againstComputer(engine);
  await offer(another);
  assert.equal(reason(another), "agreement");
});

test("while the computer searches it answers without losing its thought", async () => {
  const table = await tableAt("#caissa-britannia");
  await table.perform({ kind: "play", action: "e3e5" });
  await offer(table);
  assert.deepEqual(notices(table), ["draw-declined"]);
  assert.equal(table.client.searches, 1);
  await table.finishSearch();
  assert.equal(table.state().view?.ply, 2);
});

test("with more players all of them must agree, humans in turn", async () => {
  const engine = new FourSeatEngine();
  const call = engine.call.bind(engine);
  const places = [1, 1, 1, 1];
  const drawn = { reason: "agreement", places, winner: null, onPoints: false, stopped: true };
  let agrees = true;
  engine.call = (name, ask) => {
    if (name === "wouldAgree") return agrees && ask.seat === 2;
    return name === "agreeDraw" ? { ...engine.view(), outcome: drawn } : call(name, ask);
  };
  const table = await tableAt("#four-seats", fakeStorage(), engine);
  const computer = /** @type {const} */ ({ player: "computer", level: "2" });
  const seats = { players: [HUMAN, HUMAN, computer, HUMAN], model: null, options: {} };
  await table.perform({ kind: "new-game", ...seats });
  await move(table);
  await offer(table);
  assert.deepEqual(askedSeats(table.state()), [3, 0], "the computer has agreed");
  await table.perform({ kind: "answer-draw", seat: 3, agrees: true });
  assert.equal(reason(table), undefined);
  assert.equal(askedHuman(table.state()), 0);
  await table.perform({ kind: "answer-draw", seat: 0, agrees: true });
  assert.equal(reason(table), "agreement");

  agrees = false;
  await table.perform({ kind: "new-game", ...seats });
  await move(table);
  await offer(table);
  assert.equal(table.state().drawOffer, null);
  assert.deepEqual(notices(table), ["draw-declined"]);
});

test("a human claims a draw or plays on; the computer claims at once", async () => {
  const engine = new FakeEngine();
  engine.claimablePly = 3;
  const table = await twoHumans(engine);
  for (let ply = 1; ply < 4; ply += 1) await move(table);
  assert.equal(table.state().view?.ply, 4, "nobody had to claim");
  await table.perform({ kind: "undo" });
  await table.perform({ kind: "claim-draw" });
  assert.equal(reason(table), "repetition");

  engine.claimablePly = 1;
  const played = await tableAt("#caissa-britannia", fakeStorage(), engine);
  await played.perform({ kind: "play", action: "e3e5" });
  assert.equal(reason(played), "repetition");
  assert.equal(played.client.searches, 0);
  await played.perform({ kind: "undo" });
  assert.equal(played.state().view?.ply, 0, "or the computer would claim again");
});
