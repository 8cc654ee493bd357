import assert from "node:assert/strict";
import { test } from "node:test";
import { LearningProgress } from "../../www/storage/learning-progress.js";

/** @param {string | null} [kept] */
function storage(kept = null) {
  const items = new Map(kept === null ? [] : [["menagerie.learning", kept]]);
  return /** @type {any} */ ({
    getItem: (/** @type {string} */ key) => items.get(key) ?? null,
    setItem: (/** @type {string} */ key, /** @type {string} */ text) => items.set(key, text),
  });
}

test("progress is stored for each game", () => {
  const place = storage();
  const progress = new LearningProgress(place);
  assert.equal(progress.did("chess", "rook"), true);
  assert.equal(progress.did("chess", "rook"), true);
  assert.equal(progress.solved("crown", "one"), true);
  progress.decline("chess");
  const later = new LearningProgress(place);
  assert.deepEqual(later.of("chess"), { done: ["rook"], solved: [], declined: true });
  assert.deepEqual(later.of("crown"), { done: [], solved: ["one"], declined: false });
});

test("another tab's progress in another game is kept", () => {
  const place = storage();
  const [one, other] = [new LearningProgress(place), new LearningProgress(place)];
  one.did("chess", "a");
  other.did("crown", "b");
  one.did("chess", "c");
  assert.deepEqual(new LearningProgress(place).of("crown").done, ["b"]);
  assert.deepEqual(new LearningProgress(place).of("chess").done, ["a", "c"]);
});

test("without storage progress lasts until the page is left", () => {
  const full = storage();
  full.setItem = () => {
    throw new Error("full");
  };
  for (const place of [null, full]) {
    const progress = new LearningProgress(place);
    assert.equal(progress.did("chess", "rook"), false);
    assert.deepEqual(progress.of("chess").done, ["rook"]);
    assert.deepEqual(new LearningProgress(place).of("chess").done, []);
  }
});

test("unreadable progress is ignored", () => {
  const games = (/** @type {unknown} */ chess) => JSON.stringify({ format: 1, games: { chess } });
  for (const text of ["{", "null", "[]", `{"format":2}`, games(null), games({ done: [1] })]) {
    const progress = new LearningProgress(storage(text));
    assert.deepEqual(progress.of("chess"), { done: [], solved: [], declined: false }, text);
    assert.equal(progress.did("chess", "rook"), true);
  }
});
