// What the actions of the page do besides changing its state: it shows the position before a mistake, and another engine
// session, which has the reviewed game, judges the moves that are tried there.

import { lossOfTry } from "../../controllers/review-search.js";
import { reasonOf } from "../../engine/engine-errors.js";
import { reasonWords } from "../../i18n/strings.js";
import { writtenLine, writtenPlayed } from "../../state/notation.js";
import { GLYPHS, isSame, mistakeOf, mistakesIn, playableLine } from "../../state/review.js";
import { words } from "./mistakes-words.js";
import { ownPlies } from "./reduce-mistakes.js";

/** @import { EngineClient } from "../../engine/client.js" */
/** @import { GameInfo } from "../../engine/protocol.js" */
/** @import { Review, ReviewedPly } from "../../state/review.js" */
/** @import { Handed } from "../../storage/handoff.js" */
/** @import { MistakesBoard } from "./mistakes-board.js" */
/** @import { MistakesStore, Status } from "./mistakes.js" */

/** @typedef {Handed & {review: Review}} Reviewed */

export class MistakesLesson {
  #store;
  #board;
  #judge;
  #game;
  #ended = false;

  /**
   * @param {object} parts
   * @param {MistakesStore} parts.store
   * @param {MistakesBoard} parts.board
   * @param {EngineClient} parts.judge
   * @param {Reviewed} parts.game
   */
  constructor({ store, board, judge, game }) {
    this.#store = store;
    this.#board = board;
    this.#judge = judge;
    this.#game = game;
    const show = () => this.#show();
    store.addEffects(
      {
        begin: show,
        "choose-seat": show,
        next: show,
        again: show,
        "show-solution": () => this.#showSolution(),
        try: ({ action }) => this.#try(action),
      },
      (work) => void this.#attempt(work),
    );
    board.onPlay = (action) => store.dispatch({ kind: "try", action });
    board.onRestart = () => void this.#attempt(() => this.begin());
    judge.start({
      onRestart: () => void this.#attempt(() => this.begin()),
      onBroken: (reason) => this.#tell("failed", reasonWords(reason, null)),
    });
  }

  /** Opens the game, and begins with the first side that has made mistakes and isn't a computer. */
  async begin() {
    const { record, review, humans = [] } = this.#game;
    const info = await this.#board.open(record);
    await this.#judge.call("load", { record });
    const mistakes = mistakesIn(review, this.#board.played);
    const plies = info.seats.map((_, seat) =>
      mistakes.flatMap((mistake, at) => (mistake !== null && this.#isOf(seat, at) ? [at] : [])),
    );
    const seats = [...humans, ...plies.keys()];
    const seat = seats.find((each) => (plies[each] ?? []).length > 0) ?? 0;
    if (!this.#ended) this.#store.dispatch({ kind: "begin", plies, seat });
  }

  /** Whether this player could have played a move that can be shown. @param {number} seat @param {number} at */
  #isOf(seat, at) {
    const reviewed = this.#game.review.plies[at] ?? null;
    return this.#board.played[at]?.seat === seat && playableLine(reviewed).length > 0;
  }

  end() {
    this.#ended = true;
    this.#judge.end();
    this.#board.end();
  }

  /** What comes after the page was left isn't wanted. @param {() => unknown} work */
  async #attempt(work) {
    try {
      await work();
    } catch (error) {
      this.#tell("failed", reasonWords(reasonOf(error), null));
    }
  }

  /** @param {Status} status @param {string} message */
  #tell(status, message) {
    if (!this.#ended) this.#store.dispatch({ kind: "told", status, message });
  }

  get #ply() {
    const { state } = this.#store;
    return ownPlies(state)[state.at];
  }

  /** @returns {{info: GameInfo, ply: number, reviewed: ReviewedPly} | null} */
  get #mistake() {
    const { info } = this.#board.state;
    const ply = this.#ply;
    const reviewed = ply === undefined ? null : this.#game.review.plies[ply];
    return info === null || ply === undefined || !reviewed ? null : { info, ply, reviewed };
  }

  async #show() {
    const mistake = this.#mistake;
    if (mistake === null) return;
    this.#board.turnTo(this.#store.state.seat);
    await this.#board.goTo(mistake.ply);
    if (mistake.ply === this.#ply) this.#tell("find", this.#task(mistake.info, mistake.ply));
  }

  /** @param {GameInfo} info @param {number} ply */
  #task(info, ply) {
    const { played } = this.#board;
    const action = played[ply];
    const kind = mistakesIn(this.#game.review, played)[ply] ?? null;
    if (action === undefined || kind === null) return "";
    const { notation } = this.#board.state.settings;
    const move = writtenPlayed(info, action, notation) + GLYPHS[kind];
    return words.task(info.seats[action.seat]?.name ?? "", move);
  }

  async #showSolution() {
    const mistake = this.#mistake;
    if (mistake === null) return;
    const { info, ply, reviewed } = mistake;
    const line = writtenLine(info, reviewed, this.#board.state.settings.notation);
    await this.#board.goTo(ply);
    await this.#board.play(playableLine(reviewed)[0] ?? "");
    if (ply === this.#ply) this.#tell("shown", words.solution(line.join(" ")));
  }

  /** @param {string} action */
  async #try(action) {
    const mistake = this.#mistake;
    if (mistake === null) return;
    const { info, ply, reviewed } = mistake;
    const last = this.#board.lastMove;
    const move =
      last === null ? "" : writtenPlayed(info, last, this.#board.state.settings.notation);
    if (isSame({ move: action, best: reviewed.best })) return this.#tell("right", words.best(move));
    const { review } = this.#game;
    const loss =
      action === reviewed.move ? Infinity : await lossOfTry(this.#judge, ply, review, action);
    if (ply !== this.#ply) return;
    if (mistakeOf(loss) === null) this.#tell("right", words.right(move));
    else this.#tell("wrong", words.wrong(move));
  }
}
