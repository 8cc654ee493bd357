import assert from "node:assert/strict";
import { test } from "node:test";
import { lostBy, needsSaving, NO_STUDY, reduceStudy } from "../../www/pages/study/reduce-study.js";
import { StudyTree } from "../../www/pages/study/study-tree.js";
import { studyNode } from "./fixtures/messages.js";

/** @import { Fault, StudyAction, StudyState } from "../../www/pages/study/study.js" */

const tree = new StudyTree({ current: 0, nodes: [studyNode(0, null)] });

/** @param {StudyAction[]} actions */
const after = (...actions) => actions.reduce(reduceStudy, NO_STUDY);

/** @param {string} text @returns {StudyAction} */
const opened = (text) => ({ kind: "opened", tree, headers: {}, text, saves: true });

/** @param {string} text @returns {StudyAction} */
const changed = (text) => ({ kind: "changed", tree, text });

/** @type {StudyAction} */
const FULL = { kind: "saved", id: null };

const POINT = { text: "before", place: 0 };

test("an opened study needn't be saved before it changes", () => {
  const state = after(opened("a"));
  assert.equal(needsSaving(state), false);
  assert.equal(needsSaving(reduceStudy(state, changed("b"))), true);
  assert.equal(needsSaving(after(opened("a"), changed("b"), { kind: "saved", id: 1 })), false);
  assert.equal(needsSaving(after(opened("a"), { kind: "copied" })), true);
});

test("a place is saved only with a saved study", () => {
  /** @param {StudyState} state */
  const elsewhere = (state) => needsSaving({ ...state, now: { ...state.now, place: 1 } });
  assert.equal(elsewhere(after(opened("a"))), false);
  assert.equal(elsewhere(after(opened("a"), { kind: "continued", id: 1 })), true);
});

test("a study is lost only if its changes couldn't be saved", () => {
  assert.equal(lostBy(after(opened("a"), changed("b"), { kind: "saved", id: 1 })), null);
  const lost = { text: "b", place: 0 };
  assert.deepEqual(lostBy(after(opened("a"), changed("b"), FULL)), lost);
  const state = after(opened("a"), changed("b"), FULL, opened("c"));
  assert.deepEqual(state.left, lost);
  assert.deepEqual(lostBy(state), lost);
  assert.equal(reduceStudy(state, { kind: "left-opened", left: lost }).left, state.left);
  assert.equal(reduceStudy(state, { kind: "left-opened", left: state.left ?? lost }).left, null);
});

test("a change of the text ends what can be undone, and reading the same doesn't", () => {
  /** @type {StudyAction} */
  const removed = { kind: "said", message: "1 move deleted.", undoable: POINT };
  assert.equal(after(opened("a"), removed, changed("a")).undoable, POINT);
  assert.equal(after(opened("a"), removed, changed("b")).undoable, null);
});

test("empty headers are left out, and names stay until a text is read", () => {
  const { headers } = after(
    { kind: "name", named: { Title: "Mine", White: "Ann" } },
    { kind: "name", named: { White: "" } },
    changed("a"),
  );
  assert.deepEqual(headers, { Title: "Mine" });
});

test("a fault of a text is shown beside it", () => {
  /** @param {Partial<Fault>} fault @returns {StudyAction} */
  const failed = (fault) => ({
    kind: "failed",
    fault: { what: "text", reason: null, text: "", ...fault },
  });
  assert.equal(after(failed({})).tab, 2);
  assert.equal(after(failed({ what: "link" })).tab, 0);
  assert.equal(after(failed({}), { kind: "closed" }).fault, null);
});
