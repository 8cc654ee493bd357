import assert from "node:assert/strict";
import { test } from "node:test";
import { EntryDraft } from "../../www/elements/table/entry-draft.js";
import { initialState } from "../../www/state/state.js";
import { caissa, view as caissaView } from "./fixtures/caissa.js";
import { crown, view as crownView } from "./fixtures/crown.js";
import { plainPlayed } from "./fixtures/messages.js";

/** @import { State } from "../../www/state/page-state.js" */

/** @param {Partial<State>} [news] @returns {State} */
const open = (news) => ({ ...initialState(), info: OPEN, view: caissaView(), ...news });
const OPEN = caissa();

const SECRETIVE = { ...crown(), secretive: true };

/** @param {number | null} viewer @param {Partial<State>} [news] @returns {State} */
const secret = (viewer, news) => ({
  ...initialState(),
  info: SECRETIVE,
  view: { ...crownView(), viewer },
  ...news,
});

/** @param {State} state */
function draftAt(state) {
  const draft = new EntryDraft();
  draft.keep("", state);
  return draft;
}

const REFUSAL = { code: /** @type {const} */ ("move-unreadable"), args: {} };

test("a draft stays while others move and the viewer changes", () => {
  const draft = draftAt(open());
  assert.equal(draft.keep("e2", open({ view: { ...caissaView(), viewer: 1 } })), "e2");
});

test("sent text is cleared when it is played or answered", () => {
  const before = open();
  const draft = draftAt(before);
  const settled = draft.send("t", before);
  assert.equal(draft.keep("t", { ...before, search: null }), "t");
  assert.equal(draft.keep("t", open()), "t", "another one has moved");
  assert.equal(draft.keep("t", open({ settled })), "");
  assert.equal(draft.keep("p", open({ settled })), "p");
});

test("text typed after sending stays", () => {
  const before = open();
  const draft = draftAt(before);
  const settled = draft.send("e2e4", before);
  assert.equal(draft.keep("e7", open({ settled })), "e7");
});

test("refused text stays and is invalid until it changes or the refusal ends", () => {
  const before = open({ refusal: REFUSAL });
  const draft = draftAt(before);
  const settled = draft.send("e2e5", before);
  assert.equal(draft.keep("e2e5", before), "e2e5");
  assert.equal(draft.isWrong("e2e5", before), false);
  const refused = { ...before, settled, refusal: { ...REFUSAL } };
  assert.equal(draft.keep("e2e5", refused), "e2e5");
  assert.equal(draft.isWrong("e2e5", refused), true);
  assert.equal(draft.isWrong("e2e", refused), false);
  assert.equal(draft.isWrong("e2e5", { ...refused, refusal: null }), false);
  assert.equal(draft.keep("e2e5", open({ settled })), "e2e5");
});

test("a refusal of earlier text doesn't affect later text", () => {
  const before = open();
  const draft = draftAt(before);
  const first = draft.send("g2g5", before);
  const second = draft.send("g2g4", before);
  const refused = { ...before, refusal: REFUSAL };
  assert.equal(draft.keep("g2g4", refused), "g2g4");
  assert.equal(draft.keep("g2g4", { ...refused, settled: first }), "g2g4");
  assert.equal(draft.isWrong("g2g4", { ...refused, settled: first }), false);
  assert.equal(draft.keep("g2g4", open({ settled: second })), "");
});

test("a draft of a secret is cleared before the next viewer", () => {
  assert.equal(draftAt(secret(0)).keep("S@e4*", secret(1)), "");
  assert.equal(draftAt(secret(0)).keep("S@e4*", secret(null)), "");
  const cover = { seat: 0, wrongPin: false };
  assert.equal(draftAt(secret(0)).keep("S@e4*", secret(0, { cover })), "");
});

test("a field goes to the next player as a new element, and stays with its own", () => {
  const draft = draftAt(secret(0));
  const own = draft.element;
  const played = [plainPlayed({ text: "a2a3", seat: 0 })];
  draft.keep("", secret(0, { view: { ...crownView(), viewer: 0, played, ply: 1 } }));
  assert.equal(draft.element, own);
  draft.keep("", secret(null, { cover: { seat: 0, wrongPin: false } }));
  const covered = draft.element;
  draft.keep("", secret(0));
  assert.equal(new Set([own, covered, draft.element]).size, 3);
});

test("another game starts with an empty field", () => {
  assert.equal(draftAt(open()).keep("e2e4", { ...open(), info: caissa() }), "");
});

test("a draft of a secret is cleared by an own action that was made otherwise, not by the opponent’s", () => {
  const own = plainPlayed({ text: "hide@?", seat: 0 });
  const view = { ...crownView(), viewer: 0, turn: 1, played: [own], ply: 1 };
  const draft = draftAt(secret(0));
  assert.equal(draft.keep("hide@e44", secret(0, { view })), "");
  const played = [own, plainPlayed({ text: "a7a6", seat: 1 })];
  assert.equal(draft.keep("e2", secret(0, { view: { ...view, played, ply: 2 } })), "e2");
});
