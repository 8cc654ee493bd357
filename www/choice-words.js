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
  if (kind === "claim") return words.board.claim;
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
    case "claim":
      return claimWords(game, view, action);
    case "drop":
      return action.secret ? words.drops.mined(man) : words.drops.plain(man);
    case "split":
      return action.secret ? words.split.goesCrowned(man) : words.split.goesBare(man);
    default:
      return stepsWords(game, view, action);
  }
}

/**
 * "Knight on tb1 checkmates Yellow and becomes Cavalcade".
 * @param {GameInfo} game
 * @param {View} view
 * @param {ActionInfo} claim
 */
export function claimWords(game, view, claim) {
  const victim = game.seats[claim.victim ?? -1]?.name ?? "";
  return words.calls.name(delivererWords(game, view, claim), victim, gainWords(game, view, claim));
}

/**
 * @param {GameInfo} game
 * @param {View} view
 * @param {ActionInfo} claim
 */
export function delivererWords(game, view, { from }) {
  const kind = view.men.find(({ cell }) => cell === from)?.kind ?? null;
  return words.calls.deliverer(kindName(game, kind), game.board.cells[from ?? -1]?.name ?? "");
}

/**
 * What the deliverer has of it.
 * @param {GameInfo} game
 * @param {View} view
 * @param {ActionInfo} claim
 */
export function gainWords(game, view, { from, promotion }) {
  const kind = view.men.find(({ cell }) => cell === from)?.kind;
  const wins = kind !== undefined && game.claim?.wins.includes(kind);
  return [
    ...(promotion === null ? [] : [words.calls.becomes(kindName(game, promotion))]),
    ...(wins ? [words.calls.wins] : []),
  ];
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
