// The answers to questions about the position, in sentences. They are made of the view alone, so they tell whoever looks
// only what it may know, and of what the engine tells everybody.

import { boardWords } from "./board-words.js";
import { doingWords, revealWords } from "./played-words.js";
import { isInCheck } from "../state/standings.js";
import { missingMen } from "../state/state.js";
import { words } from "./strings.js";

/** @typedef {import("../engine/protocol.js").ActionInfo} ActionInfo */
/** @typedef {import("../engine/protocol.js").Cell} Cell */
/** @typedef {import("../engine/protocol.js").GameInfo} GameInfo */
/** @typedef {import("../engine/protocol.js").Man} Man */
/** @typedef {import("../engine/protocol.js").View} View */
/** @typedef {import("../controllers/questions.js").Question} Question */

/**
 * @param {Question} question
 * @param {GameInfo} info
 * @param {View} view
 * @param {Cell[]} attackers  of the cell asked about
 * @returns {string[]}  sentences; never none
 */
export function answerWords(question, info, view, attackers) {
  const say = words.questions;
  switch (question.about) {
    case "help":
      return Object.values(say.help);
    case "board":
      return boardLines(info, view);
    case "last":
      return lastWords(info, view);
    case "check":
      return checkWords(info, view);
    case "turn":
      return [turnWords(info, view)];
    case "captured":
      return info.seats.map((_, seat) => offBoardWords(info, view, seat));
    case "men":
      return menWords(question, info, view);
    case "cells":
      return [cellsWords(question, info, view)];
    case "attackers":
      return attackWords(question.cell, attackers, info, view);
    case "moves":
    case "captures":
      return moveWords(question, info, view);
    case "nothing":
      return [say.help[question.command]];
  }
}

/**
 * @param {{kinds: number[], seats: number[]}} question
 * @param {GameInfo} info
 * @param {View} view
 */
function menWords({ kinds, seats }, info, view) {
  const say = words.questions;
  const lines = seats.flatMap((seat) => {
    const lists = kinds.flatMap((kind) => {
      const men = view.men.filter((man) => man.seat === seat && man.kind === kind);
      return men.length === 0
        ? []
        : [
            say.places(
              kindName(info, kind),
              men.map((man) => cellName(info, man.cell)),
            ),
          ];
    });
    return lists.length === 0 ? [] : [say.ofSeat(seatName(info, seat), lists)];
  });
  return lines.length === 0 ? [say.noMen] : lines;
}

/**
 * @param {{cells: Cell[], found: string}} question
 * @param {GameInfo} info
 * @param {View} view
 */
function cellsWords({ cells, found }, info, view) {
  const [only] = cells;
  if (cells.length === 1 && only !== undefined) return `${placeWords(info, view, only)}.`;
  return words.questions.line(found, standing(cells, info, view));
}

/**
 * Each row that is not empty, from the top of each board.
 * @param {GameInfo} info
 * @param {View} view
 */
function boardLines(info, view) {
  const { board } = info;
  /** @type {string[]} */
  const lines = [];
  for (let layer = 0; layer < board.layers; layer += 1) {
    if (board.layers > 1) lines.push(`${boardWords.plane(info, layer)}.`);
    for (let rank = board.ranks - 1; rank >= 0; rank -= 1) {
      const row = board.cells.flatMap((cell, at) =>
        cell.rank === rank && cell.layer === layer ? [at] : [],
      );
      const men = standing(row, info, view);
      if (men.length > 0) lines.push(words.questions.line(board.axes.ranks[rank] ?? "", men));
    }
  }
  return lines;
}

/**
 * @param {GameInfo} info
 * @param {View} view
 */
function lastWords(info, { played, ply }) {
  const last = played[ply - 1];
  if (last === undefined) return [words.moves.none];
  return [doingWords(last, info), ...last.reveals.map((reveal) => revealWords(reveal, info))];
}

/**
 * @param {GameInfo} info
 * @param {View} view
 */
function checkWords(info, view) {
  const say = words.questions;
  const lines = view.checks.map(({ from, to }) =>
    say.check(manOn(info, view, from), manOn(info, view, to)),
  );
  return lines.length === 0 ? [say.noCheck] : [...new Set(lines)];
}

/**
 * @param {GameInfo} info
 * @param {View} view
 */
function turnWords(info, view) {
  if (view.outcome !== null) return words.reasons["game-over"]?.(() => "") ?? "";
  const seat = seatName(info, view.turn);
  return `${isInCheck(view, view.turn) ? words.status.toMoveInCheck(seat) : words.status.toMove(seat)}.`;
}

/**
 * @param {GameInfo} info
 * @param {View} view
 * @param {number} seat
 */
function offBoardWords(info, view, seat) {
  const say = words.questions;
  const missing = missingMen(view, seat).map(({ kind, count }) =>
    words.seat.missingKind(count, kindName(info, kind)),
  );
  const held = (view.reserves[seat] ?? []).flatMap((count, kind) =>
    count === 0 ? [] : [words.reserve.held(kindName(info, kind), count)],
  );
  return say.ofSeat(seatName(info, seat), [
    ...(missing.length === 0 ? [words.seat.allPresent] : missing),
    ...held,
  ]);
}

/**
 * By seat, so that attackers and guards are told apart by whose the man on the cell is.
 * @param {Cell} cell
 * @param {Cell[]} attackers
 * @param {GameInfo} info
 * @param {View} view
 */
function attackWords(cell, attackers, info, view) {
  const say = words.questions;
  const there = view.men.find((man) => man.cell === cell);
  const bySeat = info.seats.flatMap((_, seat) => {
    const men = view.men.filter((man) => man.seat === seat && attackers.includes(man.cell));
    const names = men.map((man) => say.on(kindName(info, man.kind), cellName(info, man.cell)));
    if (names.length === 0) return [];
    return [
      there?.seat === seat
        ? say.guarded(seatName(info, seat), names)
        : say.attacked(seatName(info, seat), names),
    ];
  });
  return [
    `${placeWords(info, view, cell)}.`,
    ...(bySeat.length === 0 ? [say.notAttacked] : bySeat),
  ];
}

/**
 * @param {{about: "moves" | "captures", cell: Cell | null}} question
 * @param {GameInfo} info
 * @param {View} view
 */
function moveWords({ about, cell }, info, view) {
  const say = words.questions;
  const wanted = view.actions.filter(
    ({ kind, from, to, captures }) =>
      kind === "move" &&
      from !== null &&
      to !== null &&
      (cell === null || from === cell) &&
      (about === "moves" || captures.length > 0),
  );
  /** @type {Map<Cell, ActionInfo[]>} */
  const byMan = new Map();
  for (const action of wanted)
    byMan.set(action.from ?? 0, [...(byMan.get(action.from ?? 0) ?? []), action]);
  const lines = [...byMan].map(([from, actions]) =>
    say.goes(manOn(info, view, from), [
      ...new Set(actions.map((action) => goalWords(action, info, view))),
    ]),
  );
  const none = about === "moves" ? say.noMoves : say.noCaptures;
  return lines.length === 0 ? [none] : lines;
}

/**
 * @param {ActionInfo} action
 * @param {GameInfo} info
 * @param {View} view
 */
function goalWords({ to, captures }, info, view) {
  const goal = cellName(info, to);
  const taken = view.men.find(({ cell }) => captures.includes(cell));
  return taken === undefined ? goal : words.questions.taking(kindName(info, taken.kind), goal);
}

/**
 * The men on these cells, each with its place.
 * @param {Cell[]} cells
 * @param {GameInfo} info
 * @param {View} view
 */
function standing(cells, info, view) {
  return cells.flatMap((cell) => (manAt(view, cell) ? [manOn(info, view, cell)] : []));
}

/**
 * "white Knight, e4"; "e4, empty".
 * @param {GameInfo} info
 * @param {View} view
 * @param {Cell} cell
 */
function placeWords(info, view, cell) {
  const man = manAt(view, cell);
  const place = cellName(info, cell);
  return man
    ? words.board.man(seatName(info, man.seat), kindName(info, man.kind), place)
    : words.board.empty(place);
}

/**
 * "white Knight on e4".
 * @param {GameInfo} info
 * @param {View} view
 * @param {Cell} cell
 */
function manOn(info, view, cell) {
  const man = manAt(view, cell);
  const place = cellName(info, cell);
  if (!man) return place;
  return words.questions.manOn(seatName(info, man.seat), kindName(info, man.kind), place);
}

/**
 * @param {View} view
 * @param {Cell} cell
 * @returns {Man | undefined}
 */
function manAt({ men }, cell) {
  return men.find((man) => man.cell === cell);
}

/**
 * @param {GameInfo} info
 * @param {number} kind
 */
function kindName({ kinds }, kind) {
  return kinds[kind]?.name ?? "";
}

/**
 * @param {GameInfo} info
 * @param {number} seat
 */
function seatName({ seats }, seat) {
  return seats[seat]?.name ?? "";
}

/**
 * @param {GameInfo} info
 * @param {Cell | null} cell
 */
function cellName({ board }, cell) {
  return cell === null ? "" : (board.cells[cell]?.name ?? "");
}
