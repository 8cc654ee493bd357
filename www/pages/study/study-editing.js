// Steps through the open study and changes it.

import { toggled } from "../../state/arrows.js";
import { words } from "./study-words.js";

/** @import { Arrow } from "../../engine/protocol.js" */
/** @import { Note, StudyEffects } from "./study.js" */
/** @import { StudySession } from "./study-session.js" */
/** @import { Way } from "./study-tree.js" */

/** @param {StudySession} session @returns {StudyEffects} */
export function studyEditing(session) {
  return {
    go: ({ node }) => go(session, node),
    walk: ({ way }) => walk(session, way),
    name: () => session.change(session.engine.call("study", {})),
    annotate: ({ node, note }) => annotate(session, node, note),
    draw: ({ arrow }) => draw(session, arrow),
    "clear-arrows": () => putArrows(session, []),
    insert: ({ line }) => insert(session, line),
    promote: () => promote(session),
    "move-up": () => moveUp(session),
    remove: () => remove(session),
    undo: () => undo(session),
  };
}

/** @param {StudySession} session @param {number} node */
async function go(session, node) {
  session.say("", session.state.undoable);
  await session.show(await session.engine.call("studyGo", { node }));
}

/** @param {StudySession} session @param {Way} way */
async function walk(session, way) {
  const { tree } = session.state;
  const node = tree?.step(way) ?? null;
  if (node !== null && node !== tree?.current) await go(session, node.id);
}

/** @param {StudySession} session @param {number} node @param {Note} note */
function annotate(session, node, note) {
  return session.change(session.engine.call("studyAnnotate", { node, ...note }));
}

/**
 * The same arrow again removes it, or changes its colour.
 * @param {StudySession} session
 * @param {Arrow} arrow
 */
async function draw(session, arrow) {
  const { info, state } = session;
  if (info === null || state.tree === null) return;
  const arrows = toggled(state.tree.current.arrows, arrow);
  const { drawn, gone, colours } = words.annotation;
  const [from, to] = [arrow.from, arrow.to].map((square) => info.board.squares[square].name);
  session.say(arrows.includes(arrow) ? drawn(colours[arrow.colour], from, to) : gone(from, to));
  await putArrows(session, arrows);
}

/** @param {StudySession} session @param {Arrow[]} arrows */
async function putArrows(session, arrows) {
  const { tree } = session.state;
  if (tree !== null) await annotate(session, tree.current.id, { arrows });
}

/**
 * @param {StudySession} session
 * @param {string[]} line  action texts from the position on the board
 */
async function insert(session, line) {
  const { engine, state } = session;
  if (state.tree === null) return;
  const node = state.tree.current.id;
  try {
    for (const action of line) await engine.call("play", { action });
  } finally {
    await session.show(await engine.call("studyGo", { node }));
  }
  session.say(words.analysis.inserted, state.now);
}

/** Puts the current move's line before the one it branches from. @param {StudySession} session */
async function promote(session) {
  const { tree, now } = session.state;
  const branch = tree?.branch(tree.current) ?? null;
  if (branch === null) return;
  await session.change(session.engine.call("studyPromote", { node: branch.id }));
  session.say(words.variation.promoted, now);
}

/**
 * Puts the current variation before the one above it. The engine only moves variations to the front.
 * @param {StudySession} session
 */
async function moveUp(session) {
  const { engine, state } = session;
  const { tree, now } = state;
  const branch = tree?.branch(tree.current) ?? null;
  if (tree === null || branch === null) return;
  const all = tree.alternatives(branch);
  const before = all.slice(0, Math.max(0, all.indexOf(branch) - 1));
  try {
    for (const { id } of [branch, ...before.reverse()])
      await engine.call("studyPromote", { node: id });
    // Comments before a move join those after it while it is at the front.
    for (const { id, comment, commentBefore } of all)
      if (commentBefore !== "")
        await engine.call("studyAnnotate", { node: id, comment, commentBefore });
  } catch (error) {
    await session.reopen(now);
    throw error;
  }
  await session.change(engine.call("study", {}));
  session.say(words.variation.movedUp, now);
}

/** @param {StudySession} session */
async function remove(session) {
  const { tree, now } = session.state;
  if (tree === null || tree.current.played === null) return;
  const { current } = tree;
  await session.show(await session.engine.call("studyRemove", { node: current.id }));
  session.say(words.variation.removed(tree.weight(current)), now);
}

/** @param {StudySession} session */
async function undo(session) {
  // The study may have changed in the queue.
  const { undoable } = session.state;
  if (undoable === null) return;
  await session.reopen(undoable);
  session.say(words.variation.undone);
  session.save();
}
