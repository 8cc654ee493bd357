// Matches typed moves with the legal actions.

import { counterparts } from "./board-geometry.js";

/** @typedef {import("../engine/protocol.js").ActionInfo} ActionInfo */
/** @typedef {import("../engine/protocol.js").Square} Square */
/** @typedef {import("../engine/protocol.js").GameInfo} GameInfo */
/** @typedef {import("../engine/protocol.js").Reason} Reason */
/** @typedef {import("../engine/protocol.js").View} View */

/**
 * `ask`: no action matches; the engine knows why.
 * @typedef {{kind: "action", action: string}
 *   | {kind: "ask", from: Square, to: Square}
 *   | {kind: "fault", reason: Reason}} TypedMove
 */

/** Longer texts are rejected at once. No real move is half as long. */
const LONGEST_MOVE = 100;

/**
 * Reads "e2e4", "e2-e4", "e2 x e4", "a9a10=U", "A9A10U", "S@e4*", "split@f2=O", "b2xa1off", "done".
 * @param {string} text
 * @param {GameInfo} info
 * @param {View} view
 * @returns {TypedMove}
 */
export function readTypedMove(text, info, view) {
  const found = text.trim();
  if (found === "") return fault("move-empty", { example: exampleMove(info, view) });
  if (found.length > LONGEST_MOVE)
    return unreadable(`${found.slice(0, LONGEST_MOVE)}…`, info, view);
  const exact = view.actions.find((action) => action.text === found);
  if (exact !== undefined) return { kind: "action", action: exact.text };
  const simplify = simplifierFor(info);
  const plain = simplify(found);
  const same = view.actions.filter(
    (action) => simplify(action.text) === plain || simplify(ownBoardText(action, info)) === plain,
  );
  if (same.length === 1 && same[0] !== undefined) return { kind: "action", action: same[0].text };
  return explain(found, info, view);
}

/**
 * An example move in this board's notation: a legal one from the middle of the list, else two squares.
 * @param {GameInfo} info
 * @param {View} view
 */
export function exampleMove({ board }, { actions }) {
  const name = (/** @type {Square} */ square) => board.squares[square]?.name ?? "";
  const plain = actions.filter(
    ({ text, from, to }) => from !== null && to !== null && text === name(from) + name(to),
  );
  return plain[plain.length >> 1]?.text ?? name(0) + name(1);
}

/**
 * @param {string} found
 * @param {GameInfo} info
 * @param {View} view
 * @returns {TypedMove}
 */
function explain(found, info, view) {
  if (/@|^split|^hide|^done$|off$/i.test(found)) return fault("move-illegal", { found });
  const ends = readEnds(found, info);
  if (ends === null) return unreadable(found, info, view);
  const promotions = view.actions.filter(
    ({ from, to, promotion }) => from === ends.from && to === ends.to && promotion !== null,
  );
  if (promotions.length === 0) return { kind: "ask", ...ends };
  return fault("promotion-needed", {
    found,
    allowed: promotions.map((action) => action.text).join(", "),
  });
}

/**
 * The two squares at the start of the text. Longer names are tried first ("a10" before "a1").
 * @param {string} text
 * @param {GameInfo} info
 * @returns {{from: Square, to: Square} | null}
 */
function readEnds(text, info) {
  const simplify = simplifierFor(info);
  const names = info.board.squares.map((square, index) => ({ name: simplify(square.name), index }));
  const starting = (/** @type {string} */ plain) =>
    names
      .filter(({ name }) => plain.startsWith(name))
      .sort((a, b) => b.name.length - a.name.length);
  const plain = simplify(text);
  for (const from of starting(plain)) {
    const to = starting(plain.slice(from.name.length))[0];
    if (to !== undefined) return { from: from.index, to: onBoardOf(from.index, to.index, info) };
  }
  return null;
}

/**
 * A piece moves on its own board: a square of the other board names its landing square.
 * @param {Square} from
 * @param {Square} to
 * @param {GameInfo} info
 */
function onBoardOf(from, to, { board }) {
  const same = board.squares[from]?.layer === board.squares[to]?.layer;
  return same ? to : (counterparts(board)[to] ?? to);
}

/**
 * The move as if there were no second board.
 * @param {ActionInfo} action
 * @param {GameInfo} info
 */
function ownBoardText({ text, to, lands = null }, { board }) {
  const [own, landing] = [to, lands].map(
    (square) => square !== null && board.squares[square]?.name,
  );
  return own && landing ? text.replace(landing, own) : text;
}

/**
 * Returns a function that drops optional signs, and case unless two squares differ by case alone.
 * @param {GameInfo} info
 * @returns {(text: string) => string}
 */
function simplifierFor({ board }) {
  const folded = new Set(board.squares.map(({ name }) => name.toLowerCase()));
  // An x before a square means a capture; elsewhere it may be a piece letter.
  const plain = (/** @type {string} */ text) =>
    text.replace(/[\s\-–×=()+#]/g, "").replace(/x(?=[a-z]+\d)/gi, "");
  return folded.size === board.squares.length ? (text) => plain(text).toLowerCase() : plain;
}

/**
 * @param {string} found
 * @param {GameInfo} info
 * @param {View} view
 */
function unreadable(found, info, view) {
  return fault("move-unreadable", { found, example: exampleMove(info, view) });
}

/**
 * @param {string} code
 * @param {Record<string, string>} [args]
 * @returns {TypedMove}
 */
function fault(code, args = {}) {
  return { kind: "fault", reason: { code, args } };
}
