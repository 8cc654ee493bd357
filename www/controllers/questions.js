// Parses questions about the position that are typed in the move field, in the notation blind players know from lichess: "p
// N", "s e4", "a e4". answer-words.js answers them. No game rules are needed.

import { words } from "../i18n/strings.js";

/** @import { Square, SquareInfo, GameInfo } from "../engine/protocol.js" */
/** @import { Command, Question } from "../state/question.js" */

/**
 * @param {string} text
 * @param {GameInfo} info
 * @returns {Question | null}  null if it isn't a question
 */
export function readQuestion(text, info) {
  const [first = "", ...rest] = text.trim().split(/\s+/);
  const command = commandOf(first.toLowerCase());
  return command === null ? null : questionOf(command, rest.join(" "), info);
}

/** @param {string} word @returns {Command | null} */
function commandOf(word) {
  const commands = /** @type {[Command, string[]][]} */ (Object.entries(words.questions.commands));
  return commands.find(([, names]) => names.includes(word))?.[0] ?? null;
}

/**
 * @param {Command} command
 * @param {string} found  the subject of the question
 * @param {GameInfo} info
 * @returns {Question}
 */
function questionOf(command, found, info) {
  /** @type {Question} */
  const nothing = { about: "nothing", command, found };
  switch (command) {
    case "pieces":
      return readPieces(found, info) ?? nothing;
    case "squares": {
      const squares = readSquares(found, info);
      return squares.length === 0 ? nothing : { about: "squares", squares, found };
    }
    case "attackers": {
      const square = readSquare(found, info);
      return square === null ? nothing : { about: "attackers", square };
    }
    case "moves":
    case "captures": {
      const square = readSquare(found, info);
      return square === null && found !== "" ? nothing : { about: command, square };
    }
    default:
      return { about: command };
  }
}

/**
 * With two players "N" is a Knight of the first seat and "n" of the second, as in position text; with more, "bN" is blue's.
 * "Knight" means either side's, "Black" or "a" (all) a whole army.
 * @param {string} found
 * @param {GameInfo} info
 * @returns {Question | null}
 */
function readPieces(found, { kinds, seats }) {
  const all = seats.map((_, seat) => seat);
  const every = kinds.map((_, kind) => kind);
  const name = found.toLowerCase();
  const named = every.filter((kind) => kinds[kind]?.name.toLowerCase() === name);
  if (name === "") return { about: "pieces", kinds: every, seats: all };
  if (named.length > 0) return { about: "pieces", kinds: named, seats: all };
  const army = all.filter((seat) => seats[seat]?.name.toLowerCase() === name);
  if (army.length > 0) return { about: "pieces", kinds: every, seats: army };
  const coded = (/** @type {string} */ code) => every.filter((kind) => kinds[kind]?.code === code);
  if (seats.length === 2) {
    const seat = found === found.toUpperCase() ? 0 : 1;
    const kind = coded(found.toUpperCase());
    if (kind.length > 0) return { about: "pieces", kinds: kind, seats: [seat] };
    return name === "a" ? { about: "pieces", kinds: every, seats: [seat] } : null;
  }
  const owner = all.filter((seat) => seats[seat]?.letter === found[0]);
  const own = coded(found.slice(1));
  if (owner.length > 0 && own.length > 0) return { about: "pieces", kinds: own, seats: owner };
  if (owner.length > 0 && found.length === 1)
    return { about: "pieces", kinds: every, seats: owner };
  const kind = coded(found.toUpperCase());
  return kind.length === 0 ? null : { about: "pieces", kinds: kind, seats: all };
}

/**
 * Case counts only where two squares differ by it alone.
 * @param {string} found
 * @param {GameInfo} info
 * @returns {Square | null}
 */
function readSquare(found, { board }) {
  const exact = board.squares.findIndex(({ name }) => name === found);
  if (exact >= 0) return exact;
  const folded = found.toLowerCase();
  const square = board.squares.findIndex(({ name }) => name.toLowerCase() === folded);
  return square < 0 ? null : square;
}

/**
 * A square, or all squares with the given coordinates: a file, a rank, a level, or a column of levels.
 * @param {string} found
 * @param {GameInfo} info
 * @returns {Square[]}
 */
function readSquares(found, info) {
  const square = readSquare(found, info);
  if (square !== null) return [square];
  const { squares } = info.board;
  const sharing = (/** @type {string} */ text, /** @type {boolean} */ folded) =>
    squares.flatMap((one, at) => {
      const parts = partsOf(one, info).map((part) => (folded ? part.toLowerCase() : part));
      return shares(parts, text) ? [at] : [];
    });
  const exact = found === "" ? [] : sharing(found, false);
  return exact.length > 0 || found === "" ? exact : sharing(found.toLowerCase(), true);
}

/**
 * The coordinates in a square's name, in order. On a second board the case of the file differs.
 * @param {SquareInfo} square
 * @param {GameInfo} info
 */
function partsOf({ name, file, rank, layer }, { board: { axes } }) {
  const labels = [axes.files[file], axes.ranks[rank], axes.layers[layer]];
  const placed = labels.flatMap((label = "") => {
    if (label === "") return [];
    const exact = name.indexOf(label);
    const at = exact < 0 ? name.toLowerCase().indexOf(label.toLowerCase()) : exact;
    return at < 0 ? [] : [{ at, part: name.slice(at, at + label.length) }];
  });
  return placed.sort((one, other) => one.at - other.at).map(({ part }) => part);
}

/** @param {string[]} parts @param {string} text @returns {boolean} */
function shares([first, ...rest], text) {
  if (text === "") return true;
  if (first === undefined) return false;
  return (text.startsWith(first) && shares(rest, text.slice(first.length))) || shares(rest, text);
}
