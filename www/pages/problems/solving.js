// One problem: the learner attacks, and the engine defends as long as it can and notices a missed win.

import { words } from "./problems-words.js";

/** @import { View } from "../../engine/protocol.js" */
/** @import { ProblemFile } from "../learning.js" */
/** @import { TaughtBoard } from "../taught-board.js" */

/**
 * "open": the learner is to move; "busy": the page is; "shown": the page plays both sides; "lost": the win was missed;
 * "won".
 * @typedef {"open" | "busy" | "shown" | "lost" | "won"} Status
 */

/** @typedef {(status: Status, text: string) => void} ReportStatus */

export class Solving {
  #board;
  #problem;
  #report;
  /** Plies at which the learner was to move, for undo. @type {number[]} */
  #turns = [0];
  #helped = false;

  /**
   * @param {TaughtBoard} board
   * @param {ProblemFile} problem
   * @param {ReportStatus} report
   */
  constructor(board, problem, report) {
    this.#board = board;
    this.#problem = problem;
    this.#report = report;
  }

  get helped() {
    return this.#helped;
  }

  get #left() {
    return this.#problem.mate - this.#turns.length + 1;
  }

  /**
   * @param {string} game
   * @returns {Promise<boolean>}  whether it is on the board
   */
  async open(game) {
    const { position, options } = this.#problem;
    this.#turns = [0];
    this.#helped = false;
    if (!(await this.#board.open({ game, position, options }))) return false;
    this.#report("open", "");
    return true;
  }

  /** @param {View} view  after the learner's action */
  async answer(view) {
    const board = this.#board;
    const move = board.moveBefore(view);
    if (this.#isOver(view, move)) return;
    // Several actions of one turn.
    if (view.turn === board.learner) return;
    const stays = board.stays();
    this.#report("busy", words.thinking);
    await board.pause();
    if (!stays()) return;
    await this.#defend(move);
  }

  /** @param {string} move  the learner's */
  async #defend(move) {
    const board = this.#board;
    const stays = board.stays();
    const left = this.#left - 1;
    let reply = "";
    let proved = true;
    while (board.view.outcome === null && board.view.turn !== board.learner) {
      const defence = await this.#best(left);
      if (!stays()) return;
      await board.play(defence.action);
      if (!stays()) return;
      reply = board.lastMove;
      proved &&= defence.proved;
      if (defence.proved && defence.moves === null) {
        this.#report(
          "lost",
          left === 0 ? words.tooSlow(move, reply) : words.refuted(move, reply, left),
        );
        return;
      }
    }
    if (this.#isOver(board.view, move)) return;
    this.#turns.push(board.view.ply);
    this.#report(
      "open",
      proved ? words.answered(reply, words.left(this.#left)) : words.unproved(reply),
    );
  }

  /**
   * @param {number} left  of the learner's moves
   */
  async #best(left) {
    const board = this.#board;
    try {
      const defence = await board.ask("defend", { seat: board.learner, moves: left });
      return { ...defence, proved: true };
    } catch {
      // Too much to prove: the computer moves as usual.
      return { action: null, moves: null, proved: false };
    }
  }

  /**
   * @param {View} view
   * @param {string} move
   */
  #isOver(view, move) {
    if (view.outcome === null) return false;
    const won = view.outcome.winner === this.#board.learner;
    if (!won) this.#report("lost", words.drawn(move));
    else this.#report("won", this.#helped ? words.wonAfterHelp : words.won);
    return true;
  }

  async takeBack() {
    const board = this.#board;
    const here = this.#turns.at(-1) ?? 0;
    if (here === board.view.ply && this.#turns.length > 1) this.#turns.pop();
    await board.back(this.#turns.at(-1) ?? 0);
    this.#report("open", "");
  }

  /**
   * The first action of a win, in words or on the board.
   * @param {boolean} whole  the whole action, not only its piece
   */
  async hint(whole) {
    const board = this.#board;
    const stays = board.stays();
    const winning = await this.#winning();
    if (!stays()) return;
    if (!winning.proved) {
      this.#report("open", words.unprovedHint);
      return;
    }
    const { action } = winning;
    this.#helped = true;
    const found = board.view.actions.find(({ text }) => text === action);
    if (found === undefined) this.#report("open", words.noHint);
    else if (whole) {
      board.point(found.text);
      this.#report("open", words.hintMove(board.write(found)));
    } else this.#report("open", pieceWords(board, found.from));
  }

  /** @returns {Promise<{action: string | null, proved: boolean}>}  null: no win in time was found; `proved` if there is none */
  async #winning() {
    const board = this.#board;
    const { solution } = this.#problem;
    if (board.view.ply === 0) return { action: solution[0] ?? null, proved: true };
    const proof = await board.ask("prove", { moves: this.#left }).catch(() => null);
    return { action: proof?.action ?? null, proved: proof !== null };
  }

  async showSolution() {
    const board = this.#board;
    this.#report("shown", "");
    if (!(await this.open(board.info.id))) return;
    this.#helped = true;
    this.#report("shown", "");
    const stays = board.stays();
    /** @type {string[]} */
    const played = [];
    const line = () => words.solution(played.join(" "));
    for (const action of this.#problem.solution) {
      await board.pause();
      if (!stays()) return;
      await board.play(action);
      if (!stays()) return;
      played.push(board.lastMove);
      this.#report("shown", line());
    }
    this.#report("lost", line());
  }
}

/**
 * @param {TaughtBoard} board
 * @param {number | null} from
 */
function pieceWords({ info, view }, from) {
  const piece = view.pieces.find(({ square }) => square === from);
  const kind = piece && info.kinds[piece.kind];
  if (from === null || kind === undefined) return words.hintOther;
  return words.hintPiece(kind.name, info.board.squares[from]?.name ?? "");
}
