// A typed move, matched against the actions that the engine allows. It knows no rule.

/** @typedef {import("./engine/protocol.js").Cell} Cell */
/** @typedef {import("./engine/protocol.js").GameInfo} GameInfo */
/** @typedef {import("./engine/protocol.js").Reason} Reason */
/** @typedef {import("./engine/protocol.js").View} View */

/**
 * `ask`: no action goes there; the engine knows why.
 * @typedef {{kind: "action", action: string}
 *   | {kind: "ask", from: Cell, to: Cell}
 *   | {kind: "fault", reason: Reason}} TypedMove
 */

/**
 * Reads "e2e4", "e2-e4", "e2 x e4", "a9a10=U", "A9A10U".
 * @param {string} text
 * @param {GameInfo} info
 * @param {View} view
 * @returns {TypedMove}
 */
export function readTypedMove(text, info, view) {
  const found = text.trim();
  if (found === "") return fault("move-empty");
  const exact = view.actions.find((action) => action.text === found);
  if (exact !== undefined) return { kind: "action", action: exact.text };
  const plain = simplify(found);
  const same = view.actions.filter((action) => simplify(action.text) === plain);
  if (same.length === 1 && same[0] !== undefined) return { kind: "action", action: same[0].text };
  return explain(found, info, view);
}

/**
 * @param {string} found
 * @param {GameInfo} info
 * @param {View} view
 * @returns {TypedMove}
 */
function explain(found, info, view) {
  const ends = readEnds(found, info);
  if (ends === null) return fault("move-unreadable", { found });
  const promotions = view.actions.filter(
    (action) => action.from === ends.from && action.to === ends.to && action.promotion !== null,
  );
  if (promotions.length === 0) return { kind: "ask", ...ends };
  return fault("promotion-needed", {
    found,
    allowed: promotions.map((action) => action.text).join(", "),
  });
}

/**
 * The two cells with which the text begins. Where names hide in others ("a1" in "a10") the longest is tried first.
 * @param {string} text
 * @param {GameInfo} info
 * @returns {{from: Cell, to: Cell} | null}
 */
function readEnds(text, info) {
  const names = info.board.cells.map((cell, index) => ({ name: simplify(cell.name), index }));
  const starting = (/** @type {string} */ plain) =>
    names
      .filter(({ name }) => plain.startsWith(name))
      .sort((a, b) => b.name.length - a.name.length);
  const plain = simplify(text);
  for (const from of starting(plain)) {
    const to = starting(plain.slice(from.name.length))[0];
    if (to !== undefined) return { from: from.index, to: to.index };
  }
  return null;
}

/**
 * Signs that people add or leave out. Letters keep no case: no two cells of a plane differ by it.
 * @param {string} text
 */
function simplify(text) {
  return text.toLowerCase().replace(/[\s\-–x×=()+#]/g, "");
}

/**
 * @param {string} code
 * @param {Record<string, string>} [args]
 * @returns {TypedMove}
 */
function fault(code, args = {}) {
  return { kind: "fault", reason: { code, args } };
}
