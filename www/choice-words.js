// The words of a choice among actions that end on the same cell.

import { words } from "./strings.js";

/** @typedef {import("./engine/protocol.js").ActionInfo} ActionInfo */
/** @typedef {import("./engine/protocol.js").GameInfo} GameInfo */
/** @typedef {import("./engine/protocol.js").View} View */

/**
 * @param {GameInfo} game
 * @param {View} view
 * @param {ActionInfo[]} actions
 * @returns {{title: string, names: string[]}}
 */
export function choiceWords(game, view, actions) {
  return {
    title: actions[0] === undefined ? "" : titleWords(game, actions[0]),
    names: actions.map((action) => nameWords(game, view, action)),
  };
}

/**
 * @param {GameInfo} game
 * @param {ActionInfo} action
 */
function titleWords(game, { kind, man }) {
  if (kind === "hide") return words.hide.title;
  if (kind === "split") return words.split.title;
  if (kind === "drop") return words.drops.title(kindName(game, man));
  return words.steps.title;
}

/**
 * @param {GameInfo} game
 * @param {View} view
 * @param {ActionInfo} action
 */
function nameWords(game, view, action) {
  const man = kindName(game, action.man);
  switch (action.kind) {
    // The cell isn't named: whoever looks over a shoulder hears less.
    case "hide":
      return words.hide.confirm;
    case "drop":
      return action.secret ? words.drops.mined(man) : words.drops.plain(man);
    case "split":
      return action.secret ? words.split.goesCrowned(man) : words.split.goesBare(man);
    default:
      return stepsWords(game, view, action);
  }
}

/**
 * @param {GameInfo} game
 * @param {View} view
 * @param {ActionInfo} action
 */
function stepsWords(game, view, { from, via, to }) {
  const say = words.steps;
  const victim = view.men.find(({ cell }) => cell === via);
  if (victim === undefined) return to === null ? say.off : to === from ? say.stay : say.straight;
  const taken = /** @type {const} */ ([
    kindName(game, victim.kind),
    game.board.cells[victim.cell]?.name ?? "",
  ]);
  if (to === null) return say.offTaking(...taken);
  return to === from ? say.stayTaking(...taken) : say.taking(...taken);
}

/**
 * @param {GameInfo} game
 * @param {number | null} kind
 */
function kindName(game, kind) {
  return kind === null ? "" : (game.kinds[kind]?.name ?? "");
}
