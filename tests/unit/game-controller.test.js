import assert from "node:assert/strict";
import { test } from "node:test";
import { FakeEngine } from "./fakes/engine.js";
import { handedOver } from "../../www/storage/handoff.js";
import { fakeStorage } from "./fakes/storage.js";
import { savedGames, settle, tableAt } from "./fakes/table.js";

/** @import { PlayerAction } from "../../www/state/actions.js" */

const played = (/** @type {{view: {played: {text: string}[]} | null}} */ state) =>
  state.view?.played.map(({ text }) => text);

test("the human moves, the computer replies, and each move is saved", async () => {
  const table = await tableAt("#caissa-britannia");
  await table.perform({ kind: "play", action: "e3e5" });
  assert.equal(table.state().search?.seat, 1);
  await table.finishSearch();
  assert.equal(table.state().view?.ply, 2);
  assert.equal(table.state().search, null);
  const again = await tableAt("#caissa-britannia", table.storage);
  assert.deepEqual(played(again.state()), played(table.state()));
});

test("stop makes the computer move now", async () => {
  const table = await tableAt("#caissa-britannia");
  await table.perform({ kind: "play", action: "e3e5" });
  await table.perform({ kind: "stop" });
  assert.equal(table.state().view?.ply, 2);
});

test("an error of the page is reported, and later moves are played", async (t) => {
  const table = await tableAt("#caissa-britannia");
  /** @type {unknown[]} */
  const errors = [];
  t.mock.method(globalThis, "reportError", (/** @type {unknown} */ error) => errors.push(error));
  const fault = new TypeError("undefined has no properties");
  const call = table.client.call.bind(table.client);
  table.client.call = () => Promise.reject(fault);
  await table.perform({ kind: "play", action: "e3e5" });
  assert.deepEqual([errors.includes(fault), table.state().view?.ply], [true, 0]);
  table.client.call = call;
  await table.perform({ kind: "play", action: "e3e5" });
  assert.equal(table.state().view?.ply, 1);
});

/**
 * Delays the engine's answer to a call until the test releases it.
 * @param {Awaited<ReturnType<typeof tableAt>>} table
 * @param {string} held
 */
function hold({ client }, held) {
  const answer = client.call.bind(client);
  let letGo = () => {};
  let fail = () => {};
  const gate = new Promise((resolve, reject) => {
    letGo = () => resolve(null);
    fail = () => reject({ code: "unknown-kind", args: {} });
  });
  client.call = async (name, ask) => {
    if (name === held) await gate;
    return answer(name, ask);
  };
  return { letGo: () => letGo(), fail: () => fail() };
}

const LESSON = { kind: 0, seat: 0, from: 44, present: false };

test("a found move is played even if other work was waiting, without a second search", async () => {
  for (const end of /** @type {const} */ (["letGo", "fail"])) {
    const table = await tableAt("#caissa-britannia");
    await table.perform({ kind: "play", action: "e3e5" });
    const held = hold(table, "preview");
    const lesson = table.perform({ kind: "lesson", lesson: LESSON });
    const flipped = table.perform({ kind: "turn", quarters: 2 });
    await table.finishSearch();
    assert.equal(table.state().view?.ply, 1);
    held[end]();
    await Promise.all([lesson, flipped]);
    await settle();
    assert.deepEqual([table.client.searches, table.state().view?.ply], [1, 2], end);
    assert.deepEqual([table.state().search, table.state().refusal], [null, null]);
    await table.perform({ kind: "play", action: table.state().view?.actions[0]?.text ?? "" });
    assert.deepEqual([table.client.searches, table.state().search?.seat], [2, 1], end);
  }
});

test("work queued behind a human's move runs before the search", async () => {
  const table = await tableAt("#caissa-britannia");
  const both = (/** @type {PlayerAction} */ next) =>
    Promise.all([table.perform({ kind: "play", action: "e3e5" }), table.perform(next)]);
  await both({ kind: "undo" });
  assert.deepEqual([table.client.searches, table.state().view?.ply], [0, 0]);
  await both({ kind: "hint" });
  assert.deepEqual([table.client.searches, table.state().search?.purpose], [1, "move"]);
  await table.finishSearch();
  assert.deepEqual([table.state().hint, table.state().view?.ply], [null, 2]);
});

test("undo during a search takes back the human's move and cancels the search", async () => {
  const table = await tableAt("#caissa-britannia");
  await table.perform({ kind: "play", action: "e3e5" });
  await table.perform({ kind: "undo" });
  assert.equal(table.state().view?.ply, 0);
  assert.equal(table.state().search, null);
  await table.perform({ kind: "redo" });
  assert.equal(table.state().view?.ply, 1);
});

test("undo against the computer takes back two plies", async () => {
  const table = await tableAt("#caissa-britannia");
  await table.perform({ kind: "play", action: "e3e5" });
  await table.finishSearch();
  await table.perform({ kind: "undo" });
  assert.equal(table.state().view?.ply, 0);
  assert.equal(table.state().view?.played.length, 2);
});

test("two computers play until they are paused", async () => {
  const table = await tableAt("#caissa-britannia");
  const computer = { player: /** @type {const} */ ("computer"), level: "1" };
  await table.perform({
    kind: "new-game",
    players: [computer, computer],
    model: null,
    options: {},
  });
  await table.finishSearch();
  await table.finishSearch();
  assert.equal(table.state().view?.ply, 2);
  await table.perform({ kind: "pause" });
  assert.equal(table.state().search, null);
  assert.equal(table.state().view?.ply, 2);
  await table.perform({ kind: "resume" });
  assert.equal(table.state().search?.seat, 0);
});

test("a hint is shown but not played", async () => {
  const table = await tableAt("#caissa-britannia");
  await table.perform({ kind: "hint" });
  await table.finishSearch();
  assert.equal(table.state().view?.ply, 0);
  assert.notEqual(table.state().hint, null);
});

test("resigning ends the game, undo takes the resignation back", async () => {
  const table = await tableAt("#caissa-britannia");
  await table.perform({ kind: "resign" });
  assert.equal(table.state().view?.outcome?.winner, 1);
  await table.perform({ kind: "undo" });
  assert.equal(table.state().view?.outcome, null);
});

test("a refused move gives its reason and changes nothing", async () => {
  const table = await tableAt("#caissa-britannia");
  await table.perform({ kind: "type-move", text: "a1a9" });
  assert.equal(table.state().refusal?.code, "no-such-move");
  await table.perform({ kind: "play", action: "a1a9" });
  assert.equal(table.state().refusal?.code, "no-such-move");
  assert.equal(table.state().view?.ply, 0);
});

test("typed text may be a question; a move of the surrounding page may not", async () => {
  const table = await tableAt("#caissa-britannia");
  const mark = Symbol("help");
  await table.perform({ kind: "type", text: "help", mark });
  assert.deepEqual(table.state().answer?.question, { about: "help" });
  assert.equal(table.state().settled, mark);
  assert.equal(table.state().refusal, null);
  await table.perform({ kind: "type-move", text: "help" });
  assert.equal(table.state().answer, null);
  assert.notEqual(table.state().refusal, null);
});

test("typed text is settled after it was played or refused", async () => {
  const table = await tableAt("#caissa-britannia");
  const move = table.state().view?.actions[0]?.text ?? "";
  for (const text of ["a1a9", move]) {
    const mark = Symbol(text);
    await table.perform({ kind: "type", text, mark });
    assert.equal(table.state().settled, mark);
    assert.equal(table.state().refusal === null, text === move);
  }
});

test("links open their position or record, or give a reason", async () => {
  const position = "q9/10/10/10/10/10/10/10/10/Q9 w - - 0 1";
  const open = await tableAt(`#caissa-britannia?position=${encodeURIComponent(position)}`);
  assert.equal(open.state().view?.position, position);
  const bad = await tableAt("#caissa-britannia?position=Z9");
  assert.equal(bad.state().lostReason?.code, "link-position-refused");
  const unknown = await tableAt("#go");
  assert.equal(unknown.state().lostReason?.code, "unknown-game");
  await open.perform({ kind: "copy", what: "game-link" });
  const copy = await tableAt(open.place.copied.replace("http://here/", ""));
  assert.equal(copy.state().view?.position, position);
});

test("after the first move of a link the address names the saved game", async () => {
  const table = await tableAt(
    "#caissa-britannia?position=" + encodeURIComponent("q9/Q9 w - - 0 1"),
  );
  const action = table.state().view?.actions[0]?.text ?? "";
  await table.perform({ kind: "play", action });
  const [game] = await savedGames(table.storage).list();
  assert.equal(table.place.hash, `#caissa-britannia?format=1&saved=${game?.id}`);
});

test("a broken record leaves the running game alone", async () => {
  const table = await tableAt("#caissa-britannia");
  await table.perform({ kind: "play", action: "e3e5" });
  await table.perform({ kind: "open-text", text: "nonsense" });
  assert.equal(table.state().notices[0]?.reason.code, "text-refused");
  assert.deepEqual(played(table.state()), ["e3e5"]);
});

test("a link opens without an intermediate page, and a failing one shows the gallery", async () => {
  assert.deepEqual([...(await tableAt("#chess")).screens], ["opening", "table"]);
  assert.deepEqual([...(await tableAt("")).screens], ["opening", "gallery"]);

  const engine = new FakeEngine();
  const call = engine.call.bind(engine);
  engine.call = async (name, ask) =>
    name === "open" ? Promise.reject({ code: "unknown-game", args: {} }) : call(name, ask);
  const table = await tableAt("#chess", fakeStorage(), engine);
  assert.deepEqual([...table.screens], ["opening", "gallery"]);
  assert.equal(table.state().notices[0]?.reason.code, "unknown-game");
});

/**
 * An engine with a log of its calls.
 * @param {string} [stuck]  a call that is never answered
 */
function listened(stuck) {
  const engine = new FakeEngine();
  const call = engine.call.bind(engine);
  /** @type {string[]} */
  const asked = [];
  engine.call = (name, ask) => {
    asked.push(name);
    return name === stuck ? new Promise(() => {}) : call(name, ask);
  };
  return { engine, asked };
}

const SHIPPED = await new FakeEngine().call("games", {});

test("the gallery appears before the engine lists the other games", async () => {
  const { engine, asked } = listened();
  const table = await tableAt("", fakeStorage(), engine, SHIPPED);
  assert.deepEqual([table.state().screen, table.state().games], ["gallery", SHIPPED]);
  assert.deepEqual(asked, ["games"]);
});

test("the engine lists the custom variants; shipped games are shown before", async () => {
  const storage = fakeStorage();
  const { engine, asked } = listened();
  const first = await tableAt("", storage, engine, SHIPPED);
  await first.perform({ kind: "adopt", text: 'id = "my-chess"' });
  assert.ok(first.state().games.some(({ own }) => own));
  const ids = first.state().games.map(({ id }) => id);
  asked.length = 0;
  const table = await tableAt("", storage, engine, SHIPPED);
  assert.deepEqual(asked, ["games"]);
  assert.deepEqual(
    table.state().games.map(({ id }) => id),
    ids,
  );
});

test("a shipped game opens before the custom variants are listed", async () => {
  const { engine, asked } = listened();
  const table = await tableAt("#caissa-britannia", fakeStorage(), engine, SHIPPED);
  assert.deepEqual(
    asked.filter((name) => name === "open" || name === "games"),
    ["open", "games"],
  );
  assert.deepEqual(table.state().games, SHIPPED);
  await table.perform({ kind: "play", action: "e3e5" });
  asked.length = 0;
  await tableAt("#caissa-britannia", table.storage, engine, SHIPPED);
  assert.equal(asked[0], "load");
  assert.equal(asked.lastIndexOf("load"), 0);
});

test("a game chosen before the engine runs is shown as opening", async () => {
  const { engine } = listened("open");
  const table = await tableAt("", fakeStorage(), engine, SHIPPED);
  table.place.hash = "#caissa-britannia";
  void table.follow();
  await settle();
  assert.equal(table.state().screen, "opening");

  const running = await tableAt("", fakeStorage(), listened("open").engine, SHIPPED);
  running.client.onReady();
  running.place.hash = "#caissa-britannia";
  void running.follow();
  await settle();
  assert.equal(running.state().screen, "gallery");
});

test("a game that fails to open while the engine starts shows the gallery", async () => {
  const { engine } = listened("open");
  const table = await tableAt("", fakeStorage(), engine, SHIPPED);
  table.client.call = async () => {
    throw { code: "engine-crashed", args: {} };
  };
  table.place.hash = "#caissa-britannia";
  await table.follow();
  assert.equal(table.state().screen, "gallery");
});

test("the last of two addresses is opened", async () => {
  const { engine, asked } = listened("open");
  const table = await tableAt("", fakeStorage(), engine, SHIPPED);
  table.place.hash = "#caissa-britannia";
  void table.follow();
  table.place.hash = "#";
  await table.follow();
  assert.deepEqual(asked, ["games"]);
  assert.equal(table.state().screen, "gallery");
});

test("an unreadable saved game is reported and stays in the list", async () => {
  for (const text of [
    "{broken",
    '{"format":1,"record":"x","ply":0,"plies":1,"players":[],"flipped":false}',
  ]) {
    const storage = fakeStorage();
    const saved = savedGames(storage);
    await saved.add("chess", text, null);
    const [game] = await saved.list();
    const table = await tableAt(`#chess?saved=${game?.id}`, storage);
    assert.equal(table.state().notices[0]?.reason.code, "saved-game-unreadable");
    assert.equal(table.state().view?.ply, 0);
    const texts = (await saved.list()).map((one) => one.text);
    assert.deepEqual(texts, [text]);
    // The next visit doesn't stumble over it again.
    const again = await tableAt("#chess", storage);
    assert.deepEqual(again.state().notices, []);
  }
});

test("after a crash the game continues", async () => {
  const table = await tableAt("#caissa-britannia");
  await table.perform({ kind: "play", action: "e3e5" });
  table.client.engine = new FakeEngine();
  table.client.onRestart();
  await settle();
  assert.deepEqual(played(table.state()), ["e3e5"]);
  assert.equal(table.state().pause, "hand");
  assert.equal(table.client.engine.view().ply, 1);
});

test("a full storage is reported once", async () => {
  const storage = fakeStorage();
  const table = await tableAt("#caissa-britannia", storage);
  storage.full = true;
  await table.perform({ kind: "play", action: "e3e5" });
  await table.perform({ kind: "undo" });
  assert.deepEqual(
    table.state().notices.map(({ reason }) => reason.code),
    ["storage-full"],
  );
});

test("the game on the table is handed over to the study", async () => {
  const table = await tableAt("#caissa-britannia");
  await table.perform({ kind: "play", action: "e3e5" });
  await table.perform({ kind: "study" });
  assert.equal(table.place.hash, "#caissa-britannia/study?format=1&from=table");
  assert.equal(handedOver()?.ply, 1);
  assert.ok(handedOver()?.record.includes("e3e5"));
});
