// A question about the position, typed where moves are typed, as players without sight are used to: "p N", "s e4",
// "a e4". What it asks is read here, and answered in answer-words.js. It knows no rule.

import { words } from "../i18n/strings.js";

/** @typedef {import("../engine/protocol.js").Cell} Cell */
/** @typedef {import("../engine/protocol.js").CellInfo} CellInfo */
/** @typedef {import("../engine/protocol.js").GameInfo} GameInfo */
/** @typedef {import("../engine/protocol.js").Kind} Kind */
/** @typedef {import("../engine/protocol.js").Seat} Seat */

/** @typedef {keyof typeof words.questions.commands} Command */

/**
 * `found` is what was asked about and isn't there.
 * @typedef {{about: "help" | "board" | "last" | "check" | "turn" | "captured"}
 *   | {about: "men", kinds: Kind[], seats: Seat[]}
 *   | {about: "cells", cells: Cell[], found: string}
 *   | {about: "attackers", cell: Cell}
 *   | {about: "moves" | "captures", cell: Cell | null}
 *   | {about: "nothing", command: Command, found: string}} Question
 */

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

/**
 * @param {string} word
 * @returns {Command | null}
 */
function commandOf(word) {
  const commands = /** @type {[Command, string[]][]} */ (Object.entries(words.questions.commands));
  return commands.find(([, names]) => names.includes(word))?.[0] ?? null;
}

/**
 * @param {Command} command
 * @param {string} found  what it is about
 * @param {GameInfo} info
 * @returns {Question}
 */
function questionOf(command, found, info) {
  /** @type {Question} */
  const nothing = { about: "nothing", command, found };
  switch (command) {
    case "men":
      return readMen(found, info) ?? nothing;
    case "cells": {
      const cells = readCells(found, info);
      return cells.length === 0 ? nothing : { about: "cells", cells, found };
    }
    case "attackers": {
      const cell = readCell(found, info);
      return cell === null ? nothing : { about: "attackers", cell };
    }
    case "moves":
    case "captures": {
      const cell = readCell(found, info);
      return cell === null && found !== "" ? nothing : { about: command, cell };
    }
    default:
      return { about: command };
  }
}

/**
 * "N" is a Knight of the first seat and "n" of the second, as in position text, where two play; "bN" is blue's where more
 * do. "Knight" is anybody's, "Black" and "a" (for all) are a whole army.
 * @param {string} found
 * @param {GameInfo} info
 * @returns {Question | null}
 */
function readMen(found, { kinds, seats }) {
  const all = seats.map((_, seat) => seat);
  const every = kinds.map((_, kind) => kind);
  const wanted = found.toLowerCase();
  const named = every.filter((kind) => kinds[kind]?.name.toLowerCase() === wanted);
  if (wanted === "") return { about: "men", kinds: every, seats: all };
  if (named.length > 0) return { about: "men", kinds: named, seats: all };
  const army = all.filter((seat) => seats[seat]?.name.toLowerCase() === wanted);
  if (army.length > 0) return { about: "men", kinds: every, seats: army };
  const coded = (/** @type {string} */ code) => every.filter((kind) => kinds[kind]?.code === code);
  if (seats.length === 2) {
    const seat = found === found.toUpperCase() ? 0 : 1;
    const kind = coded(found.toUpperCase());
    if (kind.length > 0) return { about: "men", kinds: kind, seats: [seat] };
    return wanted === "a" ? { about: "men", kinds: every, seats: [seat] } : null;
  }
  const owner = all.filter((seat) => seats[seat]?.letter === found[0]);
  const own = coded(found.slice(1));
  if (owner.length > 0 && own.length > 0) return { about: "men", kinds: own, seats: owner };
  if (owner.length > 0 && found.length === 1) return { about: "men", kinds: every, seats: owner };
  const kind = coded(found.toUpperCase());
  return kind.length === 0 ? null : { about: "men", kinds: kind, seats: all };
}

/**
 * The case counts only where two cells differ by it alone.
 * @param {string} found
 * @param {GameInfo} info
 * @returns {Cell | null}
 */
export function readCell(found, { board }) {
  const exact = board.cells.findIndex(({ name }) => name === found);
  if (exact >= 0) return exact;
  const folded = found.toLowerCase();
  const cell = board.cells.findIndex(({ name }) => name.toLowerCase() === folded);
  return cell < 0 ? null : cell;
}

/**
 * A cell, or all cells that share some of its coordinates: a file, a rank, a level, a column of levels.
 * @param {string} found
 * @param {GameInfo} info
 * @returns {Cell[]}
 */
function readCells(found, info) {
  const cell = readCell(found, info);
  if (cell !== null) return [cell];
  const { cells } = info.board;
  const sharing = (/** @type {string} */ text, /** @type {boolean} */ folded) =>
    cells.flatMap((one, at) => {
      const parts = partsOf(one, info).map((part) => (folded ? part.toLowerCase() : part));
      return shares(parts, text) ? [at] : [];
    });
  const exact = found === "" ? [] : sharing(found, false);
  return exact.length > 0 || found === "" ? exact : sharing(found.toLowerCase(), true);
}

/**
 * The coordinates of a cell as they stand in its name, in order. On a second board the file's case is its own.
 * @param {CellInfo} cell
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

/**
 * Whether some of the parts, in their order, make the text.
 * @param {string[]} parts
 * @param {string} text
 * @returns {boolean}
 */
function shares([first, ...rest], text) {
  if (text === "") return true;
  if (first === undefined) return false;
  return (text.startsWith(first) && shares(rest, text.slice(first.length))) || shares(rest, text);
}
