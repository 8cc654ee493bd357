// Copies and files of games and pictures, without a browser.

import assert from "node:assert/strict";
import { test } from "node:test";
import { Clipboard } from "../../www/controllers/clipboard.js";
import { ExportController } from "../../www/controllers/export-controller.js";
import { pgnOfTable, pictureOf } from "../../www/controllers/exports.js";
import { newClock } from "../../www/state/clock.js";
import { reduce } from "../../www/state/reduce.js";
import { initialState } from "../../www/state/state.js";
import { createStore } from "../../www/state/store.js";
import { readSettings } from "../../www/state/settings.js";
import { sameForAll } from "../../www/state/time-control.js";
import { caissa, view } from "./fixtures/caissa.js";
import { plainPlayed } from "./fixtures/messages.js";

/** @param {{ copies?: () => Promise<void>, makes?: (parts: any) => Promise<Blob> }} [how] */
function desk({ copies = async () => {}, makes = async () => new Blob(["x"]) } = {}) {
  const store = createStore(reduce, {
    ...initialState(readSettings()),
    info: caissa(),
    view: view(),
    screen: /** @type {const} */ ("table"),
  });
  /** @type {any[]} */
  const told = [];
  /** @type {any} */
  const source = {
    load: async () => ({
      pictureOf: (/** @type {any} */ _, /** @type {any} */ parts) => makes(parts),
    }),
    newEngine: () => null,
    sitter: () => ({ arrows: [{ from: 1, to: 2, colour: "green" }] }),
    download: (/** @type {string} */ name) => told.push(["download", name]),
  };
  const browser = new Clipboard(async (type, content) => {
    told.push(["copy", type]);
    await content;
    await copies();
  }, store);
  /** @type {any} */
  const parts = { engine: null, store, autosave: { recordText: async () => "record" }, browser };
  return { store, told, ...new ExportController(source, parts) };
}

const settled = () => new Promise((resolve) => setTimeout(resolve));

/** @param {ReturnType<typeof desk>} desk */
const notices = ({ store }) => store.state.notices.map(({ reason }) => reason.code);

test("the clipboard is asked within the click, before the picture is there", async () => {
  const it = desk();
  it.effects["copy-export"]({ kind: "copy-export", format: "png" });
  assert.deepEqual(it.told, [["copy", "image/png"]]);
  await settled();
  assert.deepEqual(notices(it), ["copied"]);
});

test("a copy that fails says whether the browser or the picture is at fault", async () => {
  const refused = desk({ copies: () => Promise.reject(new DOMException("no")) });
  refused.effects["copy-export"]({ kind: "copy-export", format: "svg" });
  await settled();
  // The text is shown in place of it.
  const [reason] = refused.store.state.notices.map(({ reason }) => reason);
  assert.deepEqual(reason, { code: "copy-refused", args: { text: "x" } });
  const faulty = desk({ makes: () => Promise.reject({ code: "no-game", args: {} }) });
  faulty.effects["copy-export"]({ kind: "copy-export", format: "png" });
  await settled();
  assert.deepEqual(notices(faulty), ["no-game"]);
});

test("one file is made at a time, and none when it is stopped", async () => {
  const it = desk({
    makes: ({ signal, onProgress }) => {
      onProgress({ part: 0.5, leftMs: null, atMost: false });
      return new Promise((_, reject) =>
        signal.addEventListener("abort", () => reject(signal.reason)),
      );
    },
  });
  const save = () => it.effects["save-export"]({ kind: "save-export", format: "gif", width: 320 });
  save();
  save();
  await settled();
  assert.equal(it.store.state.exporting?.part, 0.5);
  it.effects["stop-export"]();
  await settled();
  assert.deepEqual([it.told, notices(it), it.store.state.exporting], [[], [], null]);
});

test("arrows are drawn, but not those of a player with a secret", async () => {
  /** @type {number[]} */
  const drawn = [];
  const it = desk({
    makes: async ({ sitter }) => {
      drawn.push(sitter.arrows.length);
      return new Blob([]);
    },
  });
  const save = async () => {
    it.effects["save-export"]({ kind: "save-export", format: "svg" });
    await settled();
  };
  await save();
  it.store.dispatch({ kind: "opened", .../** @type {any} */ (secretGame()) });
  await save();
  assert.deepEqual(drawn, [1, 0]);
  assert.deepEqual(it.told.at(-1), ["download", "caissa-britannia.svg"]);
});

function secretGame() {
  const { info, ...others } = { info: { ...caissa(), secretive: true }, view: view() };
  const players = info.seats.map(() => ({ player: "human", level: "level-1" }));
  const pins = info.seats.map(() => null);
  const more = { players, pins, model: null, turned: 0, pause: "none", coverFor: null };
  return { info, ...others, ...more, spectated: false, secrets: null };
}

test("PGN names White and Black, the day and the clocks", async () => {
  const played = [0, 1].map((seat) => plainPlayed({ seat }));
  /** @type {any} */
  const state = {
    ...desk().store.state,
    players: [{ player: "human" }, { player: "human" }],
    view: view({ played, ply: 2, turn: 0 }),
    clock: { ...newClock(sameForAll(2, 5, 3)), used: [0, 10_000] },
  };
  state.info.seats = [
    { ...state.info.seats[0], name: "Gold" },
    { ...state.info.seats[1], name: "Blue" },
  ];
  /** @type {any} */
  let asked = null;
  /** @type {any} */
  const engine = {
    call: async (/** @type {string} */ _, /** @type {any} */ request) => ((asked = request), "pgn"),
  };
  await pgnOfTable(engine, state, new Date(2026, 0, 9, 12).getTime());
  const { White, Black, Date: day } = asked.headers;
  assert.deepEqual([White, Black, day], ["Human", "Human", "2026.01.09"]);
  assert.deepEqual(asked.clocks, [303_000, 293_000]);
});

/** The calls of the engine session that a picture is made with. @param {boolean} full */
async function callsFor(full) {
  /** @type {unknown[]} */
  const calls = [];
  /** @type {any} */
  const newEngine = () => ({
    start: () => {},
    end: () => calls.push("end"),
    call: async (/** @type {string} */ name, /** @type {any} */ request) => {
      calls.push(name);
      if (name === "load") {
        assert.deepEqual(request, { record: "the record" });
        return { view: view({ revealed: true }) };
      }
      if (name === "goTo") throw { code: "no-game", args: {} };
      return [];
    },
  });
  /** @type {any} */
  const parts = { newEngine, sitter: {}, record: "the record", ply: 3, full };
  await assert.rejects(() => pictureOf("png", parts), { code: "no-game" });
  return calls;
}

test("a picture's engine session reads the record alone, and ends", async () => {
  assert.deepEqual(await callsFor(false), ["load", "goTo", "end"]);
  // After the end, secrets are drawn if the record is to have them.
  assert.deepEqual(await callsFor(true), ["load", "secrets", "goTo", "end"]);
});
