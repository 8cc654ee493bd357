// How moves are written. The engine makes both forms; the page puts in figurines and the letters of its language.

/** @import { Notation } from "./settings.js" */
/** @import { GameInfo, PieceType, PlayedAction } from "../engine/protocol.js" */

/** @param {GameInfo} info @param {{text: string, san: string}} move @param {Notation} notation */
export function writtenMove(info, { text, san }, notation) {
  return masked(notation === "coordinates" ? text : inLetters(info, san, notation));
}

/**
 * Records write a hidden part as `?`, which would read as the sign of a mistake.
 * @param {string} text
 */
export function masked(text) {
  return text.replace("?", "•");
}

/**
 * The moves of a line that the engine has found.
 * @param {GameInfo} info
 * @param {{line: string[], san: string[]}} found
 * @param {Notation} notation
 */
export function writtenLine(info, { line, san }, notation) {
  const moves = notation === "coordinates" ? line : san;
  return moves.map((move, at) => writtenMove(info, { text: move, san: san[at] ?? "" }, notation));
}

/**
 * With its piece and `+` also as coordinates.
 * @param {GameInfo} info
 * @param {PlayedAction} played
 * @param {Notation} notation
 */
export function writtenPlayed(info, played, notation) {
  if (notation !== "coordinates") return writtenMove(info, played, notation);
  return `${kindCode(info, played)}${masked(played.text)}${played.check ? "+" : ""}`;
}

/**
 * Standard notation with the letters of the page's language, if they are wanted and the game's pieces have some.
 * @param {GameInfo} info
 * @param {string} san
 * @param {Notation} notation
 */
export function inLetters(info, san, notation) {
  if (notation !== "local" || info.kinds.every((kind) => letterOf(kind) === null)) return san;
  const written = (/** @type {string | PieceType} */ part) => {
    if (typeof part === "string") return part;
    const kind = info.kinds[part];
    return kind === undefined ? "" : (letterOf(kind) ?? kind.code);
  };
  return figurineParts(info, san).map(written).join("");
}

/**
 * @param {GameInfo["kinds"][number] & {letter?: string | null}} kind  `www/i18n/game-words.js` adds the letter
 */
function letterOf({ letter = null }) {
  return letter;
}

/**
 * Empty if the text names the piece itself, as in `S@e4`.
 * @param {GameInfo} info
 * @param {PlayedAction} played
 */
export function kindCode(info, { action, kind }) {
  return action === "move" || action === "claim" ? (info.kinds[kind]?.code ?? "") : "";
}

/**
 * Splits standard notation where a figurine can replace a piece's code: in front, and after `=` or `/`.
 * @param {GameInfo} info
 * @param {string} san
 * @returns {(string | PieceType)[]}
 */
export function figurineParts(info, san) {
  const first = kindInFront(info, san);
  const rest = first === null ? san : san.slice(info.kinds[first]?.code.length);
  const parts = first === null ? [] : [first];
  const found = /^([^=/]*[=/])([A-Z]+)(.*)$/.exec(rest);
  const into = info.kinds.findIndex(({ code }) => code === found?.[2]);
  if (found === null || into < 0) return [...parts, rest];
  return [...parts, found[1] ?? "", into, found[3] ?? ""].filter((part) => part !== "");
}

/**
 * The code is followed by a whole move, so the level of a square is not taken for a code.
 * @param {GameInfo} info
 * @param {string} san
 * @returns {PieceType | null}
 */
function kindInFront({ kinds, board }, san) {
  const target = san.replace(/[+#]$/, "").replace(/[=/].*$/, "");
  const isMove = (/** @type {string} */ rest) =>
    rest.startsWith("O-O") || board.squares.some(({ name }) => rest.endsWith(name));
  const fitting = kinds.flatMap(({ code }, kind) =>
    san.startsWith(code) && isMove(target.slice(code.length)) ? [{ code, kind }] : [],
  );
  const [longest] = fitting.sort((a, b) => b.code.length - a.code.length);
  return longest?.kind ?? null;
}
