import assert from "node:assert/strict";
import { test } from "node:test";
import { createStore } from "../../www/state/store.js";
import { Drawing } from "../../www/platform/drawing.js";

/** @import { TestContext } from "node:test" */
/** @typedef {{kind: "add"}} Action */

/** @param {TestContext} t */
function table(t) {
  /** @type {Map<number, () => void>} */
  const frames = new Map();
  const fakes = {
    requestAnimationFrame: (/** @type {() => void} */ work) => {
      frames.set(frames.size + 1, work);
      return frames.size;
    },
    cancelAnimationFrame: (/** @type {number} */ frame) => frames.delete(frame),
  };
  const before = Object.getOwnPropertyDescriptors(globalThis);
  Object.assign(globalThis, fakes);
  t.after(() => {
    for (const name of Object.keys(fakes))
      Object.defineProperty(globalThis, name, before[name] ?? { value: undefined });
  });
  const store = createStore((/** @type {number} */ state, /** @type {Action} */ _) => state + 1, 0);
  /** @type {unknown[]} */
  const seen = [];
  const drawing = new Drawing(store, (state) => seen.push(["drawn", state]));
  drawing.subscribe((state) => seen.push(["laid out", state]));
  const nextFrame = () => {
    const due = [...frames.values()];
    frames.clear();
    for (const work of due) work();
  };
  return { drawing, add: () => store.dispatch({ kind: "add" }), seen, nextFrame };
}

test("a frame draws the last state once; then those who need its layout are told", (t) => {
  const { add, seen, nextFrame } = table(t);
  add();
  add();
  assert.deepEqual(seen, []);
  nextFrame();
  nextFrame();
  assert.deepEqual(seen, [
    ["drawn", 2],
    ["laid out", 2],
  ]);
});

test("what is drawn at once isn't drawn again at the next frame", (t) => {
  const { drawing, add, seen, nextFrame } = table(t);
  add();
  drawing.now();
  nextFrame();
  assert.equal(seen.length, 2);
});

test("after its end nothing is drawn", (t) => {
  const { drawing, add, seen, nextFrame } = table(t);
  add();
  drawing.end();
  add();
  nextFrame();
  assert.deepEqual(seen, []);
});
