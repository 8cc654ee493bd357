// Pages that are left while their content is loading.

import assert from "node:assert/strict";
import { test } from "node:test";
import { fakeDocument } from "./fakes/dom.js";

const PROBLEM = { id: "one", position: "p", mate: 1, solution: ["a"] };
const FILE = {
  lesson: [{ id: "read", position: null, goal: { read: true }, solution: [] }],
  example: { record: "" },
  problems: [PROBLEM],
};
const WORDS = {
  history: [],
  rules: [],
  sources: [],
  lesson: { read: { title: "", task: "", done: "", hint: "" } },
  example: { title: "", about: "", notes: {} },
  problems: { one: { title: "" } },
};

/** The files arrive when this is called. @type {(() => void)[]} */
const waiting = [];
fakeDocument();
Object.assign(globalThis, {
  /** @param {string} url */
  async fetch(url) {
    await new Promise((resolve) => waiting.push(() => resolve(null)));
    return { ok: true, json: async () => (url.includes("/en/") ? WORDS : FILE) };
  },
});

const { GameBoard } = await import("../../www/elements/board/game-board.js");
customElements.define("game-board", GameBoard);
const { ProblemsPage } = await import("../../www/pages/problems/problems-page.js");
const { LessonPage } = await import("../../www/pages/lesson/lesson-page.js");

/** @param {typeof ProblemsPage | typeof LessonPage} Room */
function built(Room) {
  /** @type {string[]} */
  const done = [];
  const page = new Room();
  page.services = /** @type {any} */ ({
    store: { state: { games: [{ id: "crown", featured: true }] } },
    storage: null,
    replace: (/** @type {string} */ hash) => done.push(hash),
    engine: () => {
      done.push("engine");
      throw { code: "engine-crashed", args: {} };
    },
  });
  page.build();
  return { page, done };
}

async function loaded() {
  waiting.splice(0).forEach((come) => come());
  await new Promise((resolve) => setTimeout(resolve, 5));
}

/** @param {string} game */
const routeTo = (game) => /** @type {any} */ ({ game, parameters: {} });

test("leaving the problems early opens neither their address nor a board", async () => {
  const { page, done } = built(ProblemsPage);
  page.enter(routeTo("chess"));
  page.leave();
  await loaded();
  assert.deepEqual(done, []);
});

test("returning to the problems opens both once", async () => {
  const { page, done } = built(ProblemsPage);
  page.enter(routeTo("crown"));
  page.leave();
  page.enter(routeTo("crown"));
  await loaded();
  assert.deepEqual(done, ["#crown/problems?format=1&problem=one", "engine"]);
});

test("leaving the lesson early opens no board", async () => {
  const { page, done } = built(LessonPage);
  page.enter(routeTo("raumschach"));
  page.leave();
  await loaded();
  assert.deepEqual(done, []);
});
