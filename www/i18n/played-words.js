import { writtenMove, writtenPlayed } from "../state/notation.js";
import { pieceName } from "./piece-names.js";
import { wallName, words } from "./strings.js";

/** @import { Notation } from "../state/settings.js" */
/** @import { Square, GameInfo, PieceType, PlayedAction, Reveal } from "../engine/protocol.js" */

/**
 * A plain move is said as written; a text such as `hide@?` would be gibberish.
 * @param {PlayedAction} played
 * @param {GameInfo} info
 * @param {Notation} notation
 */
export function playedWords(played, info, notation) {
  const say = words.played;
  const to = squareName(info, played.to);
  switch (played.action) {
    case "drop":
      return `${say.drop(pieceName(info, played.kind), to)}${minedWords(played.text)}`;
    case "wall":
      return say.wall(wallName(info), to);
    case "done":
      return say.done;
    case "hide":
      return played.text.endsWith("?") ? say.hide : say.hideOn(played.text.replace("hide@", ""));
    case "split":
      return say.split(to);
    case "pass":
      return say.pass;
    case "claim":
      return say.claim(
        pieceName(info, played.kind),
        squareName(info, played.from),
        info.seats[played.victim ?? -1]?.name ?? "",
      );
    default:
      return isOfSteps(played) ? stepsWords(played, info) : writtenMove(info, played, notation);
  }
}

/**
 * The accessible name contains the visible text, as voice control needs it.
 * @param {PlayedAction} played
 * @param {GameInfo} info
 * @param {Notation} notation
 */
export function spokenMove(played, info, notation) {
  const seen = writtenPlayed(info, played, notation);
  return isPlain(played) ? seen : `${playedWords(played, info, notation)} (${seen})`;
}

/**
 * A sentence: who did what, and with which result.
 * @param {PlayedAction} action
 * @param {GameInfo} info
 * @param {Notation} notation
 */
export function actionWords(action, info, notation) {
  const { handover } = words;
  const sentence = actionSentence(action, info, notation);
  return `${sentence}${capturingWords(action)}${action.check ? handover.check : ""}.`;
}

/** Captures on the way are in the words of the move. @param {PlayedAction} action */
function capturingWords({ captures, via }) {
  if (via === null) return captures.length > 0 ? words.handover.captures : "";
  return captures.some((square) => square !== via) ? words.handover.capturesToo : "";
}

/**
 * Signs of check are said in words.
 * @param {PlayedAction} action
 * @param {GameInfo} info
 * @param {Notation} notation
 */
function actionSentence(action, info, notation) {
  const seat = info.seats[action.seat]?.name ?? "";
  const doing = playedWords(action, info, notation);
  if (action.action !== "move") return words.handover.did(seat, doing);
  return isPlain(action)
    ? words.handover.moved(seat, pieceName(info, action.kind), doing.replace(/[+#]$/, ""))
    : words.handover.went(seat, doing);
}

/** A move that is said as it is written. @param {PlayedAction} played */
function isPlain(played) {
  return played.action === "move" && !isOfSteps(played);
}

/** @param {Reveal} reveal @param {GameInfo} info */
export function revealWords({ code, seat, kind, square }, info) {
  const names = {
    seat: info.seats[seat]?.name ?? "",
    kind: pieceName(info, kind),
    other: pieceName(info, kind === null ? null : partnerOf(info, seat, kind)),
    square: squareName(info, square),
  };
  return words.reveals.sentences[code](names);
}

/**
 * The other monarch, found by its equal moves: both move alike in order not to betray the crown. Two halves move
 * differently, so there is none.
 * @param {GameInfo} info
 * @param {number} seat
 * @param {PieceType} kind
 * @returns {PieceType | null}
 */
function partnerOf({ array, kinds }, seat, kind) {
  const own = array.filter((piece) => piece.seat === seat).map((piece) => piece.kind);
  const alike = own.filter(
    (each) => each !== kind && kinds[each]?.notation === kinds[kind]?.notation,
  );
  return own.includes(kind) && alike.length === 1 ? (alike[0] ?? null) : null;
}

/** @param {string} text */
function minedWords(text) {
  if (text.endsWith("*")) return `, ${words.played.mined}`;
  return text.endsWith("?") ? `, ${words.played.unknown}` : "";
}

/** @param {PlayedAction} played */
function isOfSteps({ from, to, via }) {
  return from !== null && (via !== null || to === null || to === from);
}

/** @param {PlayedAction} played @param {GameInfo} info */
function stepsWords({ kind, from, via, to }, info) {
  const say = words.played;
  const [piece, start] = [pieceName(info, kind), squareName(info, from)];
  const taking = via === null ? "" : say.taking(squareName(info, via));
  if (to === null) return say.off(piece, start) + taking;
  return (
    (to === from ? say.stays(piece, start) : say.steps(piece, start, squareName(info, to))) + taking
  );
}

/** @param {GameInfo} info @param {Square | null} square */
function squareName(info, square) {
  return square === null ? "" : (info.board.squares[square]?.name ?? "");
}
