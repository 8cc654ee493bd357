// Solving problems: the learner attacks, and the engine defends as long as it can and notices a missed win.

import { reasonOf } from "../../engine/engine-errors.js";
import { writePageRoute } from "../../state/routes.js";
import { reasonWords } from "../../i18n/strings.js";
import { movesLeft, problemOf } from "./reduce-problems.js";
import { words } from "./problems-words.js";

/** @import { GameInfo } from "../../engine/protocol.js" */
/** @import { LearningProgress } from "../../storage/learning-progress.js" */
/** @import { ProblemFile } from "../learning.js" */
/** @import { PageServices } from "../page.js" */
/** @import { TaughtBoard } from "../taught-board.js" */
/** @import { ProblemsEffects, ProblemsStore, Status } from "./problems.js" */

export class Solving {
  #store;
  #openBoard;
  #progress;

  /**
   * @param {object} parts
   * @param {ProblemsStore} parts.store
   * @param {() => TaughtBoard} parts.openBoard
   * @param {Pick<LearningProgress, "solved">} parts.progress
   * @param {Pick<PageServices, "replace">} parts.services
   */
  constructor({ store, openBoard, progress, services }) {
    this.#store = store;
    this.#openBoard = openBoard;
    this.#progress = progress;
    /** @type {ProblemsEffects} */
    const effects = {
      "go-to": (_, state) => {
        const problem = problemOf(state)?.id ?? "";
        services.replace(writePageRoute("problems", state.game, { problem }));
        return this.#begin("");
      },
      restart: ({ message }) => this.#begin(message),
      hint: (_, { hints }) => this.#hint(hints > 1),
      "take-back": () => this.#takeBack(),
      show: () => this.#showSolution(),
      moved: () => this.#answer(),
    };
    store.addEffects(effects, (work) => void this.#report(work));
  }

  /** The board stays unchanged after an error. @param {() => unknown} work */
  async #report(work) {
    try {
      await work();
    } catch (error) {
      this.#store.dispatch({ kind: "said", message: reasonWords(reasonOf(error), null) });
    }
  }

  /** @param {Status} status @param {string} message */
  #tell(status, message) {
    this.#store.dispatch({ kind: "told", status, message });
  }

  /** @returns {Promise<ProblemFile | null>}  null if another one was opened since */
  async #open() {
    const { game, problems, at } = this.#store.state;
    const problem = problems[at];
    if (problem === undefined) return null;
    const { position, options } = problem;
    return (await this.#openBoard().open({ game, position, options })) ? problem : null;
  }

  /** @param {string} message  why it is restarted */
  async #begin(message) {
    const problem = await this.#open();
    if (problem === null) return;
    const { info, learner } = this.#openBoard();
    const goal = words.task(info.seats[learner]?.name ?? "", goalWords(info, problem));
    this.#store.dispatch({ kind: "begun", goal, message });
  }

  /** After the learner's action. */
  async #answer() {
    const board = this.#openBoard();
    const move = board.lastMove;
    if (this.#isOver(move)) return;
    // Several actions of one turn.
    if (board.view.turn === board.learner) return;
    const stays = board.stays();
    this.#tell("busy", words.thinking);
    await board.pause();
    if (stays()) await this.#defend(move);
  }

  /** @param {string} move  the learner's */
  async #defend(move) {
    const board = this.#openBoard();
    const stays = board.stays();
    const left = movesLeft(this.#store.state) - 1;
    let reply = "";
    let proved = true;
    while (board.view.outcome === null && board.view.turn !== board.learner) {
      const defence = await bestDefence(board, left);
      if (!stays()) return;
      await board.play(defence.action);
      if (!stays()) return;
      reply = board.lastMove;
      proved &&= defence.proved;
      if (defence.proved && defence.moves === null) {
        const isLate = left === 0;
        this.#tell("lost", isLate ? words.tooSlow(move, reply) : words.refuted(move, reply, left));
        return;
      }
    }
    if (this.#isOver(move)) return;
    const message = proved ? words.answered(reply, words.left(left)) : words.unproved(reply);
    this.#store.dispatch({ kind: "answered", ply: board.view.ply, message });
  }

  /** @param {string} move */
  #isOver(move) {
    const { view, learner } = this.#openBoard();
    if (view.outcome === null) return false;
    if (view.outcome.winner === learner) this.#won();
    else this.#tell("lost", words.drawn(move));
    return true;
  }

  #won() {
    const { game, helped, ...state } = this.#store.state;
    const id = state.problems[state.at]?.id;
    if (!helped && id !== undefined)
      this.#store.dispatch({ kind: "solved", id, kept: this.#progress.solved(game, id) });
    this.#tell("won", helped ? words.wonAfterHelp : words.won);
  }

  async #takeBack() {
    const board = this.#openBoard();
    const stays = board.stays();
    const { turns: all } = this.#store.state;
    const turns = all.length > 1 && all.at(-1) === board.view.ply ? all.slice(0, -1) : all;
    await board.back(turns.at(-1) ?? 0);
    if (stays()) this.#store.dispatch({ kind: "taken-back", turns });
  }

  /**
   * The first action of a win, in words or on the board.
   * @param {boolean} whole  the whole action, not only its piece
   */
  async #hint(whole) {
    const board = this.#openBoard();
    const stays = board.stays();
    const { action, proved } = await this.#winning(board);
    if (!stays()) return;
    if (!proved) return this.#tell("open", words.unprovedHint);
    this.#store.dispatch({ kind: "helped" });
    const found = board.view.actions.find(({ text }) => text === action);
    if (found === undefined) this.#tell("open", words.noHint);
    else if (whole) {
      board.point(found.text);
      this.#tell("open", words.hintMove(board.write(found)));
    } else this.#tell("open", pieceWords(board, found.from));
  }

  /**
   * @param {TaughtBoard} board
   * @returns {Promise<{action: string | null, proved: boolean}>}  null: no win in time was found; `proved` if there is none
   */
  async #winning(board) {
    const { state } = this.#store;
    if (board.view.ply === 0)
      return { action: problemOf(state)?.solution[0] ?? null, proved: true };
    const proof = await board.ask("prove", { moves: movesLeft(state) }).catch(() => null);
    return { action: proof?.action ?? null, proved: proof !== null };
  }

  async #showSolution() {
    const problem = await this.#open();
    if (problem === null) return;
    const board = this.#openBoard();
    const stays = board.stays();
    /** @type {string[]} */
    const played = [];
    const line = () => words.solution(played.join(" "));
    for (const action of problem.solution) {
      await board.pause();
      if (!stays()) return;
      await board.play(action);
      if (!stays()) return;
      played.push(board.lastMove);
      this.#tell("shown", line());
    }
    this.#tell("lost", line());
  }
}

/**
 * @param {TaughtBoard} board
 * @param {number} moves  that are left to the learner
 */
async function bestDefence(board, moves) {
  try {
    const defence = await board.ask("defend", { seat: board.learner, moves });
    return { ...defence, proved: true };
  } catch {
    // Too much to prove: the computer moves as usual.
    return { action: null, moves: null, proved: false };
  }
}

/** @param {TaughtBoard} board @param {number | null} from */
function pieceWords({ info, view }, from) {
  const piece = view.pieces.find(({ square }) => square === from);
  const kind = piece && info.kinds[piece.kind];
  if (from === null || kind === undefined) return words.hintOther;
  return words.hintPiece(kind.name, info.board.squares[from]?.name ?? "");
}

/** @param {GameInfo} info @param {ProblemFile} problem */
export function goalWords(info, { mate }) {
  if (info.claim !== null) return words.claim(mate);
  return info.secretive ? words.win(mate) : words.mate(mate);
}
