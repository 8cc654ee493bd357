import { figurehead, livingSeats } from "../state/standings.js";
import { words } from "./strings.js";

/** @import { ActionInfo, GameInfo, View } from "../engine/protocol.js" */

/**
 * @param {GameInfo} game
 * @param {View} view
 * @param {ActionInfo[]} actions
 * @returns {{title: string, meaning: string, names: string[]}}
 */
export function choiceWords(game, view, actions) {
  const title = actions[0] === undefined ? "" : titleWords(game, actions[0]);
  if (actions.some(isDropOfForm))
    return { title, meaning: "", names: actions.map((action) => formName(game, action)) };
  if (actions.some(({ enters }) => enters !== null)) {
    const names = actions.map((action) => entryName(game, action));
    return { title: words.gates.title, meaning: "", names };
  }
  return {
    title,
    meaning: actions[0] === undefined ? "" : (secretMeanings()[actions[0].kind] ?? ""),
    names: actions.map((action) => nameWords(game, view, action)),
  };
}

/** A piece in hand may be dropped as one of its forms. @param {ActionInfo} action */
function isDropOfForm({ kind, promotion }) {
  return kind === "drop" && promotion !== null;
}

/** @param {GameInfo} game @param {ActionInfo} drop */
function formName(game, { piece, promotion }) {
  return kindName(game, promotion ?? piece);
}

/** With castling, the piece may enter on two squares. @param {GameInfo} game @param {ActionInfo} action */
function entryName(game, { castles, enters }) {
  if (enters === null) return words.gates.none;
  const name = kindName(game, enters.kind);
  return castles ? words.gates.on(name, game.board.squares[enters.square]?.name ?? "") : name;
}

/** What the secret choices among actions do. @returns {Partial<Record<ActionInfo["kind"], string>>} */
function secretMeanings() {
  const { mine, hidden, half } = words.secrets.meaning;
  return { drop: mine, hide: hidden, split: half };
}

/** @param {GameInfo} game @param {ActionInfo} action */
function titleWords(game, { kind, piece }) {
  if (kind === "claim") return words.board.claim;
  if (kind === "hide") return words.hide.title;
  if (kind === "split") return words.split.title;
  if (kind === "drop") return words.drops.title(kindName(game, piece));
  return words.steps.title;
}

/** @param {GameInfo} game @param {View} view @param {ActionInfo} action */
function nameWords(game, view, action) {
  const piece = kindName(game, action.piece);
  switch (action.kind) {
    // The square isn't named, as others may listen.
    case "hide":
      return words.hide.confirm;
    case "claim":
      return claimWords(game, view, action);
    case "drop":
      return action.secret ? words.drops.mined(piece) : words.drops.plain(piece);
    case "split":
      return action.secret ? words.split.goesCrowned(piece) : words.split.goesBare(piece);
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

/** @param {GameInfo} game @param {View} view @param {ActionInfo} claim */
export function delivererWords(game, view, { from }) {
  const kind = view.pieces.find(({ square }) => square === from)?.kind ?? null;
  return words.calls.deliverer(kindName(game, kind), game.board.squares[from ?? -1]?.name ?? "");
}

/** @param {GameInfo} game @param {View} view @param {ActionInfo} claim */
export function gainWords(game, view, { from, promotion }) {
  return [
    ...(promotion === null ? [] : [words.calls.becomes(kindName(game, promotion))]),
    ...(winsAtOnce(game, view, from) ? [words.calls.wins] : []),
  ];
}

/**
 * What a claim means for both armies; empty if it ends the game.
 * @param {GameInfo} game
 * @param {View} view
 * @param {ActionInfo[]} claims  of one victim
 */
export function meaningWords(game, view, claims) {
  const rest = livingSeats(game, view).length - 1;
  const goesOn = claims.filter(({ from }) => !winsAtOnce(game, view, from));
  if (goesOn.length === 0 || rest < 2) return "";
  const victim = game.seats[claims[0]?.victim ?? -1]?.name ?? "";
  return words.calls.meaning(victim, game.seats[view.turn]?.name ?? "", riseWords(game, view));
}

/** @param {GameInfo} game @param {View} view */
function riseWords(game, view) {
  const royal = figurehead(game, view, view.turn);
  const risen = game.claim?.royal ?? null;
  if (risen === null || risen === royal) return "";
  const seat = game.seats[view.turn]?.name ?? "";
  return words.calls.rise(seat, kindName(game, royal), kindName(game, risen));
}

/** @param {GameInfo} game @param {View} view @param {ActionInfo["from"]} from */
function winsAtOnce({ claim }, { pieces }, from) {
  const kind = pieces.find(({ square }) => square === from)?.kind;
  return kind !== undefined && claim?.wins.includes(kind) === true;
}

/** @param {GameInfo} game @param {View} view @param {ActionInfo} action */
function stepsWords(game, view, { from, via, to, castles, captures }) {
  const say = words.steps;
  if (castles) return say.castle;
  const pieceOn = (/** @type {number | null | undefined} */ at) =>
    view.pieces.find(({ square }) => square === at);
  const beside = via === null ? pieceOn(captures.find((square) => square !== to)) : undefined;
  if (beside !== undefined)
    return say.inPassing(
      kindName(game, beside.kind),
      game.board.squares[beside.square]?.name ?? "",
    );
  const victim = pieceOn(via);
  if (victim === undefined) return to === null ? say.off : to === from ? say.stay : say.straight;
  const taken = /** @type {const} */ ([
    kindName(game, victim.kind),
    game.board.squares[victim.square]?.name ?? "",
  ]);
  if (to === null) return say.offTaking(...taken);
  return to === from ? say.stayTaking(...taken) : say.taking(...taken);
}

/** @param {GameInfo} game @param {number | null} kind */
function kindName(game, kind) {
  return kind === null ? "" : (game.kinds[kind]?.name ?? "");
}
