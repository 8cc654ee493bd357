import assert from "node:assert/strict";
import { createHash } from "node:crypto";
import { test } from "node:test";
import { withoutSubtle } from "./fakes/crypto.js";
import { fakeStorage } from "./fakes/storage.js";
import { revealedSecrets, savedGames, settle, tableAt } from "./fakes/table.js";

/** @typedef {Awaited<ReturnType<typeof tableAt>>} Table */
/** @import { Player } from "../../www/state/page-state.js" */

/** @type {Player} */
const human = { player: "human", level: "3" };
/** @type {Player} */
const computer = { player: "computer", level: "1" };

/** The latest saved game. @param {Table} table */
async function saved(table) {
  const [game] = await savedGames(table.storage).list();
  assert.ok(game !== undefined);
  return game;
}

/** @param {Player[]} players */
async function crown(players, storage = fakeStorage()) {
  const table = await tableAt("#crown", storage);
  await table.perform({ kind: "new-game", players, model: null, options: {} });
  return table;
}

/** @param {Table} table @param {number} seat @param {string} value @param {string | null} pin */
async function chooseBehindCover(table, seat, value, pin = null) {
  assert.deepEqual(table.state().cover, { seat, wrongPin: false });
  await table.perform({ kind: "uncover", pin: "" });
  assert.equal(table.state().pinOffer, seat);
  await table.perform({ kind: "choose-secret", seat, field: "crown", value, pin });
}

/** Both have chosen, and White is viewing the board. @param {string | null} whitePin */
async function begun(whitePin = null, storage = fakeStorage()) {
  const table = await crown([human, human], storage);
  await chooseBehindCover(table, 1, "Q");
  await chooseBehindCover(table, 0, "K", whitePin);
  assert.equal(table.state().cover, null);
  assert.equal(table.state().view?.viewer, 0);
  return table;
}

test("games without secrets never ask for a viewer", async () => {
  const table = await tableAt("#chess");
  const { call } = table.client;
  /** @type {string[]} */
  const calls = [];
  table.client.call = (name, ask) => {
    calls.push(name);
    return call.call(table.client, name, ask);
  };
  await table.perform({ kind: "new-game", players: [human, human], model: null, options: {} });
  await table.perform({ kind: "play", action: "e2e4" });
  assert.deepEqual([...new Set(calls)].sort(), ["open", "pieceValues", "play", "record"]);
  assert.equal(table.state().cover, null);
});

test("a lone human views the table without covers, and the computer chooses at random", async () => {
  const table = await crown([human, computer]);
  assert.equal(table.state().view?.viewer, 0);
  assert.equal(table.state().cover, null);
  assert.deepEqual(
    table.state().view?.pending.map(({ seat }) => seat),
    [0],
  );
  await table.perform({ kind: "choose-secret", seat: 0, field: "crown", value: "K" });
  assert.deepEqual(table.state().view?.pending, []);
  assert.equal(table.state().pinOffer, null);
  await table.perform({ kind: "play", action: "e2e4" });
  await table.finishSearch();
  assert.equal(table.state().view?.ply, 2);
  assert.equal(table.state().view?.viewer, 0);
});

test("with two computers there are only spectators", async () => {
  const table = await crown([computer, computer]);
  await table.finishSearch();
  assert.equal(table.state().view?.ply, 1);
  assert.equal(table.state().view?.viewer, null);
});

test("two humans choose in turn, each behind one cover, and the last one moves", async () => {
  const table = await begun();
  assert.equal(table.state().cover, null);
  assert.notDeepEqual(table.state().view?.actions, []);
});

test("after a move the table is covered for the other player and holds nothing of the first", async () => {
  const table = await begun();
  await table.perform({ kind: "show-secret", aloud: false });
  assert.equal(table.state().secretsShown?.length, 1);
  await table.perform({ kind: "play", action: "e2e4" });
  const { cover, view, secretsShown, hint, searchInfo } = table.state();
  assert.equal(cover?.seat, 1);
  assert.equal(view?.viewer, null);
  assert.deepEqual(view?.actions, []);
  assert.deepEqual([secretsShown, hint, searchInfo], [null, null, null]);
  await table.perform({ kind: "uncover", pin: "" });
  assert.equal(table.state().view?.viewer, 1);
  assert.equal(table.state().cover, null);
});

/**
 * Both have chosen, and share the table until a secret is shown.
 * @param {string | null} [whitePin]
 */
async function sharing(whitePin = null) {
  const table = await crown([human, human]);
  await table.perform({ kind: "settings", change: { coversOnlySecrets: true } });
  await chooseBehindCover(table, 1, "Q");
  await chooseBehindCover(table, 0, "K", whitePin);
  return table;
}

test("players who share the table move without covers, until one looks at a secret", async () => {
  const table = await sharing("1234");
  for (const action of ["e2e4", "e7e5"]) {
    await table.perform({ kind: "play", action });
    assert.equal(table.state().cover, null);
    assert.equal(table.state().view?.viewer, table.state().view?.turn);
  }
  // Nobody shows a secret to both, nor a hint, which depends on it.
  for (const kind of /** @type {const} */ (["cover-to-show", "hint"])) {
    await table.perform({ kind });
    assert.equal(table.state().cover?.seat, 0);
    assert.equal(table.client.searches, 0);
    await table.perform({ kind: "uncover", pin: "4321" });
    assert.equal(table.state().cover?.wrongPin, true);
    await table.perform({ kind: "uncover", pin: "1234" });
    await table.perform({ kind: "show-secret", aloud: false });
    assert.equal(table.state().secretsShown?.length, 1);
    assert.equal(table.state().sharesTable, false);
    await table.perform({ kind: "hide-secret" });
    assert.equal(table.state().secretsShown, null);
    assert.equal(table.state().sharesTable, true);
  }
  await table.perform({ kind: "cover" });
  assert.equal(table.state().cover, null);
});

test("a double click on a secret chooses once", async () => {
  const table = await crown([human, human]);
  await table.perform({ kind: "uncover", pin: "" });
  const { call } = table.client;
  /** @type {unknown[]} */
  const chosen = [];
  table.client.call = (name, ask) => {
    if (name === "choose") chosen.push(ask);
    return call.call(table.client, name, ask);
  };
  const choice = /** @type {const} */ ({ seat: 1, field: "crown", value: "Q" });
  const press = () => table.perform({ kind: "choose-secret", ...choice });
  await Promise.all([press(), press()]);
  assert.deepEqual(chosen, [choice]);
});

test("a hint that is still searched for when the table is shared again is never shown", async () => {
  const table = await sharing();
  await table.perform({ kind: "play", action: "e2e4" });
  await table.perform({ kind: "cover-to-show" });
  await table.perform({ kind: "uncover", pin: "" });
  await table.perform({ kind: "hint" });
  assert.equal(table.state().search?.purpose, "hint");
  await table.perform({ kind: "hide-secret" });
  await table.finishSearch();
  assert.equal(table.state().sharesTable, true);
  assert.equal(table.state().search, null);
  assert.equal(table.state().hint, null);
});

test("a shared table takes moves back without covers, and is covered when the setting is switched off", async () => {
  const table = await sharing();
  await table.perform({ kind: "play", action: "e2e4" });
  await table.perform({ kind: "undo" });
  assert.equal(table.state().cover, null);
  assert.equal(table.state().view?.viewer, 0);
  await table.perform({ kind: "play", action: "d2d4" });
  await table.perform({ kind: "settings", change: { coversOnlySecrets: false } });
  assert.equal(table.state().cover?.seat, 1);
});

test("a hidden tab is covered at once, and no late answer uncovers it", async () => {
  const table = await begun();
  const late = table.perform({ kind: "play", action: "e2e4" });
  const hidden = table.perform({ kind: "cover" });
  assert.notEqual(table.state().cover, null);
  assert.deepEqual(table.state().view?.actions, []);
  await Promise.all([late, hidden]);
  assert.equal(table.state().cover?.seat, 1);
  assert.equal(table.state().view?.viewer, null);
});

test("a lone human is never covered", async () => {
  const table = await crown([human, computer]);
  await table.perform({ kind: "cover" });
  assert.equal(table.state().cover, null);
  assert.equal(table.state().view?.viewer, 0);
});

test("a secret is shown only while the button is held", async () => {
  const table = await begun();
  await table.perform({ kind: "show-secret", aloud: true });
  assert.deepEqual(table.state().secretsShown, [{ seat: 0, field: "crown", kind: 0, square: 4 }]);
  await table.perform({ kind: "hide-secret" });
  assert.equal(table.state().secretsShown, null);
  const shown = table.perform({ kind: "show-secret", aloud: false });
  await table.perform({ kind: "hide-secret" });
  await shown;
  assert.equal(table.state().secretsShown, null);
});

test("a wrong PIN is refused, the right one opens", async () => {
  const table = await begun("1234");
  await table.perform({ kind: "cover" });
  await table.perform({ kind: "uncover", pin: "4321" });
  assert.deepEqual(table.state().cover, { seat: 0, wrongPin: true });
  assert.equal(table.state().view?.viewer, null);
  await table.perform({ kind: "uncover", pin: "1234" });
  assert.equal(table.state().cover, null);
});

test("a forgotten PIN costs the game, but reveals secrets only when all agree", async () => {
  const table = await begun("1234");
  await table.perform({ kind: "cover" });
  await table.perform({ kind: "give-up-pin" });
  assert.equal(table.state().view?.outcome?.winner, 1);
  assert.equal(table.state().view?.viewer, null);
  assert.equal(table.state().cover, null);
  assert.equal(table.state().secretsShown, null);
  await table.perform({ kind: "ask-consent" });
  assert.equal(table.state().consent?.about, "reveal");
  await table.perform({ kind: "consent", pins: ["9999", ""] });
  assert.deepEqual(table.state().consent?.wrong, [0]);
  assert.equal(table.state().secretsShown, null);
  await table.perform({ kind: "consent", pins: ["1234", ""] });
  assert.equal(table.state().secretsShown?.length, 2);
});

test("an abandoned game goes on behind the same PIN", async () => {
  const table = await begun("1234");
  await table.perform({ kind: "cover" });
  await table.perform({ kind: "give-up-pin" });
  await table.perform({ kind: "undo" });
  assert.equal(table.state().consent, null);
  assert.equal(table.state().view?.outcome, null);
  assert.deepEqual(table.state().cover, { seat: 0, wrongPin: false });
});

test("what another copy has revealed stops the game until all agree", async () => {
  const table = await begun("1234");
  const black = table.state().view?.commitments[1];
  assert.ok(black !== undefined);
  await revealedSecrets(table.storage).note([{ ...black, known: true }]);
  await table.perform({ kind: "play", action: "e2e4" });
  assert.equal(table.state().view?.ply, 0);
  assert.equal(table.state().view?.viewer, null);
  assert.equal(table.state().consent?.about, "elsewhere");
  await table.perform({ kind: "refuse-consent" });
  await table.perform({ kind: "uncover", pin: "1234" });
  assert.equal(table.state().view?.viewer, null);
  await table.perform({ kind: "ask-consent" });
  await table.perform({ kind: "consent", pins: ["9999", ""] });
  assert.deepEqual(table.state().consent?.wrong, [0]);
  await table.perform({ kind: "consent", pins: ["1234", ""] });
  assert.equal(table.state().consent, null);
  assert.equal(table.state().view?.revealedElsewhere, false);
  await table.perform({ kind: "uncover", pin: "1234" });
  await table.perform({ kind: "play", action: "e2e4" });
  assert.equal(table.state().view?.ply, 1);
});

test("what a game reveals is noted for all its copies", async () => {
  const table = await begun();
  const revealed = revealedSecrets(table.storage);
  const commitments = table.state().view?.commitments ?? [];
  assert.deepEqual(await revealed.beyond(commitments), []);
  await table.perform({ kind: "resign" });
  assert.equal((await revealed.beyond(commitments)).length, 2);
});

test("a computer refuses to take back what revealed its secret", async () => {
  const table = await crown([human, computer]);
  await table.perform({ kind: "choose-secret", seat: 0, field: "crown", value: "K" });
  await table.perform({ kind: "resign" });
  await table.perform({ kind: "undo" });
  assert.equal(table.state().consent, null);
  assert.equal(table.state().refusal?.code, "computer-refuses");
  assert.notEqual(table.state().view?.outcome, null);
});

test("saved games are sealed, without PIN or record", async () => {
  const table = await begun("1234");
  const { text, ...listed } = await saved(table);
  const game = JSON.parse(text);
  assert.deepEqual(Object.keys(game).sort(), [
    "clock",
    "format",
    "model",
    "plies",
    "ply",
    "sealed",
    "turned",
  ]);
  assert.equal(game.format, 5);
  assert.equal(listed.secret, true);
  assert.doesNotMatch(JSON.stringify(table.state()), /"K"\]/);
});

test("editing a stored game opens nothing", async () => {
  const table = await begun("1234");
  await table.perform({ kind: "play", action: "e2e4" });
  await table.perform({ kind: "uncover", pin: "" });
  await table.perform({ kind: "play", action: "e7e5" });
  const stored = await saved(table);
  const forged = { ...JSON.parse(stored.text), format: 3, pins: [], players: [human, computer] };
  await savedGames(table.storage).put({ ...stored, text: JSON.stringify(forged) });
  const again = await tableAt("#crown", table.storage);
  assert.deepEqual(again.state().players, [human, human]);
  await again.perform({ kind: "uncover", pin: "" });
  assert.deepEqual(again.state().cover, { seat: 0, wrongPin: true });
  assert.equal(again.state().view?.viewer, null);
});

test("a PIN of an old edition is hashed anew when it opens", async () => {
  const table = await begun("1234");
  await table.perform({ kind: "cover" });
  const hash = createHash("sha256").update("0011:1234").digest("hex");
  table.store.dispatch({ kind: "pin-settled", seat: 0, pin: { salt: "0011", hash } });
  await table.perform({ kind: "uncover", pin: "4321" });
  assert.equal(table.state().pins[0]?.rounds, undefined);
  await table.perform({ kind: "uncover", pin: "1234" });
  assert.equal(table.state().cover, null);
  assert.equal(table.state().pins[0]?.rounds, 600_000);
  const again = await tableAt("#crown", table.storage);
  assert.equal(again.state().pins[0]?.hash, table.state().pins[0]?.hash);
});

test("a browser that can't encrypt saves no secrets, says so, and lets them play", async (t) => {
  withoutSubtle(t);
  const table = await crown([human, computer]);
  await table.perform({ kind: "choose-secret", seat: 0, field: "crown", value: "K" });
  const codes = () => table.state().notices.map(({ reason }) => reason.code);
  assert.ok(codes().includes("secrets-not-stored"));
  await table.perform({ kind: "play", action: "e2e4" });
  assert.equal(table.state().view?.ply, 1);
  assert.equal(codes().filter((code) => code === "secrets-not-stored").length, 1);
  assert.deepEqual(await savedGames(table.storage).list(), []);
  assert.doesNotMatch(table.place.hash, /saved=/);
});

test("the list of games is the same for both secrets", async () => {
  const lists = [];
  for (const crowned of ["K", "Q"]) {
    const table = await crown([human, human]);
    await chooseBehindCover(table, 1, "Q");
    await chooseBehindCover(table, 0, crowned);
    const { text: _text, id: _id, changed: _changed, ...listed } = await saved(table);
    lists.push(listed);
  }
  assert.deepEqual(lists[0], lists[1]);
  assert.equal(lists[0]?.summary?.pieces.length, 32);
});

test("a reloaded game is covered from the start, with its PIN", async () => {
  const table = await begun("1234");
  await table.perform({ kind: "play", action: "e2e4" });
  await table.perform({ kind: "uncover", pin: "" });
  await table.perform({ kind: "play", action: "e7e5" });
  const again = await tableAt("#crown", table.storage);
  assert.equal(again.state().cover?.seat, 0);
  assert.equal(again.state().view?.ply, 2);
  await again.perform({ kind: "uncover", pin: "" });
  assert.equal(again.state().cover?.wrongPin, true);
  await again.perform({ kind: "uncover", pin: "1234" });
  await again.perform({ kind: "show-secret", aloud: false });
  assert.equal(again.state().secretsShown?.[0]?.kind, 0);
});

test("a record without its secrets is shown without covers until it is continued", async () => {
  const source = await begun();
  await source.perform({ kind: "play", action: "e2e4" });
  const table = await tableAt("#crown");
  await table.perform({ kind: "open-text", text: source.state().record });
  assert.equal(table.state().spectated, true);
  assert.equal(table.state().cover, null);
  assert.equal(table.state().view?.viewer, 1);
  await table.perform({ kind: "jump", ply: 0 });
  assert.equal(table.state().view?.viewer, 0);
  await table.perform({ kind: "play", action: "d2d4" });
  assert.deepEqual(table.state().branch, { action: "d2d4", kept: true });
  await table.perform({ kind: "branch", action: "d2d4" });
  assert.equal(table.state().cover?.seat, 1);
  const games = await savedGames(table.storage).list();
  const kept = games.map(({ text }) => JSON.parse(text)).find(({ record }) => record);
  assert.match(kept.record, /e2e4/);
  const again = await tableAt(
    `#crown?saved=${games.find(({ secret }) => !secret)?.id}`,
    table.storage,
  );
  assert.equal(again.state().spectated, true);
});

test("a broken sealed game of an old edition stays in the list", async () => {
  const storage = fakeStorage();
  const text = JSON.stringify({
    format: 2,
    sealed: "x",
    ply: 0,
    plies: 0,
    players: [],
    model: null,
    turned: /** @type {const} */ (0),
  });
  storage.setItem("menagerie.game.crown", text);
  const table = await tableAt("#crown", storage);
  assert.equal(table.state().notices[0]?.reason.code, "saved-game-unreadable");
  assert.equal((await saved(table)).text, text);
});

test("after a crash a game with secrets continues, covered", async () => {
  const table = await begun();
  const { FakeEngine } = await import("./fakes/engine.js");
  table.client.engine = new FakeEngine();
  table.client.onRestart();
  await settle();
  assert.equal(table.state().cover?.seat, 0);
  await table.perform({ kind: "uncover", pin: "" });
  await table.perform({ kind: "show-secret", aloud: false });
  assert.equal(table.state().secretsShown?.[0]?.kind, 0);
});

/** @param {Table} table @param {string[]} moves */
async function playCovered(table, moves) {
  for (const action of moves) {
    await table.perform({ kind: "play", action });
    await table.perform({ kind: "uncover", pin: "" });
  }
}

/** White's uncrowned Queen walks into the black King, whose crown is on the Queen. */
const TO_REVEAL = ["d2d4", "e7e5", "d1d2", "e8e7", "d2d3", "e7e6", "d3e4", "a7a5", "e4e5", "e6e5"];

test("undo across a reveal needs everybody's consent", async () => {
  const table = await begun();
  await playCovered(table, TO_REVEAL);
  assert.equal(table.state().view?.played.at(-1)?.reveals[0]?.code, "no-crown");
  await table.perform({ kind: "undo" });
  assert.equal(table.state().view?.ply, 9);
  assert.equal(table.state().consent?.about, "take-back");
  await table.perform({ kind: "refuse-consent" });
  assert.equal(table.state().view?.ply, 10);
  assert.equal(table.state().consent, null);
  await table.perform({ kind: "undo" });
  await table.perform({ kind: "consent", pins: ["", ""] });
  assert.equal(table.state().view?.consentNeeded, false);
  assert.equal(table.state().view?.ply, 9);
  assert.equal(table.state().cover?.seat, 1);
});

test("consent of a seat with a PIN needs the PIN", async () => {
  const table = await begun("1234");
  await table.perform({ kind: "resign" });
  await table.perform({ kind: "undo" });
  assert.deepEqual(table.state().consent?.wrong, []);
  await table.perform({ kind: "consent", pins: ["9999", ""] });
  assert.deepEqual(table.state().consent?.wrong, [0]);
  await table.perform({ kind: "consent", pins: ["1234", ""] });
  assert.equal(table.state().consent, null);
  assert.equal(table.state().view?.outcome, null);
});

test("undo hands the device over, browsing doesn't", async () => {
  const table = await begun();
  await playCovered(table, ["e2e4"]);
  await table.perform({ kind: "jump", ply: 0 });
  assert.equal(table.state().cover, null);
  assert.equal(table.state().view?.viewer, 1);
  await table.perform({ kind: "jump", ply: 1 });
  await table.perform({ kind: "undo" });
  assert.equal(table.state().cover?.seat, 0);
});

test("no player may join in the middle of a game with secrets", async () => {
  const table = await begun();
  await table.perform({ kind: "seat", seat: 0, player: computer });
  assert.equal(table.state().players[0]?.player, "human");
  assert.equal(table.state().refusal?.code, "seats-fixed");
});

test("after the end everything is revealed at every ply", async () => {
  const table = await begun();
  await playCovered(table, TO_REVEAL.slice(0, 4));
  await table.perform({ kind: "resign" });
  assert.equal(table.state().cover, null);
  assert.equal(table.state().secretsShown?.length, 2);
  await table.perform({ kind: "jump", ply: 1 });
  assert.equal(table.state().secretsShown?.length, 2);
});

test("a new game keeps the chosen options", async () => {
  const table = await tableAt("#crown");
  const options = { paratrooper: "yes", names: "king-queen" };
  await table.perform({ kind: "new-game", players: [human, computer], model: null, options });
  assert.deepEqual(table.state().info?.chosen, options);
});
