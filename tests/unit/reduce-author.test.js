import assert from "node:assert/strict";
import { test } from "node:test";
import { NO_FILE, reduceAuthor } from "../../www/pages/author/reduce-author.js";
import { caissa } from "./fixtures/caissa.js";

/** @import { AuthorAction, Verdict } from "../../www/pages/author/author.js" */

/** @param {AuthorAction[]} actions */
const after = (...actions) => actions.reduce(reduceAuthor, NO_FILE);

/** @type {Verdict} */
const FINE = { text: "fine", tone: "fine", faults: [] };

/** @param {boolean} isOwn @returns {AuthorAction} */
const checked = (isOwn) => ({ kind: "checked", info: caissa(), verdict: FINE, isOwn });

test("only a stored variant may be removed, after a question", () => {
  assert.equal(after(checked(false)).removal, "no");
  const offered = after(checked(true));
  assert.equal(offered.removal, "offered");
  const asked = reduceAuthor(offered, { kind: "ask-removal", asked: true });
  assert.equal(asked.removal, "asked");
  assert.equal(reduceAuthor(asked, { kind: "ask-removal", asked: false }).removal, "offered");
  assert.equal(reduceAuthor(asked, { kind: "remove" }).removal, "no");
  assert.equal(reduceAuthor(asked, checked(true)).removal, "offered", "the text has changed");
});

test("the board keeps the last text without faults until the page is left", () => {
  const state = after({ kind: "write", text: "a" }, { kind: "shown", text: "a" });
  const faulty = after({ kind: "shown", text: "a" }, { kind: "write", text: "b" });
  assert.deepEqual([state.shown, faulty.shown, faulty.text], ["a", "a", "b"]);
  assert.equal(reduceAuthor(faulty, { kind: "leave" }).shown, "");
});

test("an engine's error replaces the verdict, but not the game", () => {
  const state = reduceAuthor(after(checked(true)), { kind: "failed", text: "broken" });
  assert.deepEqual(state.verdict, { text: "broken", tone: "", faults: [] });
  assert.notEqual(state.info, null);
});
