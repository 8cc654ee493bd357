import { isEngineError } from "../engine/engine-errors.js";
import { answerWords } from "../i18n/answer-words.js";
import { boardWords } from "../i18n/board-words.js";
import { orderedActions } from "../state/view-actions.js";
import { lastReveals } from "../draw/reveal-shapes.js";
import { premoveText } from "../i18n/status-words.js";
import { actionWords, revealWords } from "../i18n/played-words.js";
import { attacksOf } from "../state/attacks.js";
import {
  isPremoveDue,
  originOfLast,
  premovedActions,
  premovedView,
  premovingSeat,
} from "../state/premove.js";
import { betterMove } from "../state/review.js";
import { roundOf } from "../state/round.js";
import { squareNotes, mayMark } from "../state/searched-squares.js";
import { boardTurns, isComputer } from "../state/players.js";
import { secretsToDraw } from "../state/viewer.js";
import { reasonWords, words } from "../i18n/strings.js";

/** @import { GameBoard } from "../elements/board/game-board.js" */
/** @import { BoardEvents, BoardProps } from "../elements/board/board-props.js" */
/** @import { Square, GameInfo, PieceType, View } from "../engine/protocol.js" */
/** @import { Order, State, GameStore } from "../state/page-state.js" */
/** @import { PlayerAction } from "../state/actions.js" */
/** @import { Engine } from "./table-parts.js" */

export class BoardController {
  #board;
  #engine;
  #store;
  #perform;
  #hasStatus;
  /** @type {State | null} */
  #followed = null;

  /**
   * @param {GameBoard} board
   * @param {Engine} engine
   * @param {GameStore} store
   * @param {(action: PlayerAction) => void} perform
   * @param {boolean} [hasStatus]  the page says beside the board what the selected piece is
   */
  constructor(board, engine, store, perform, hasStatus = false) {
    this.#board = board;
    this.#engine = engine;
    this.#store = store;
    this.#perform = perform;
    this.#hasStatus = hasStatus;
    board.set({ words: boardWords });
    this.#on("select", (selection) => {
      perform({ kind: "select", selection });
      board.set({ selection: store.state.selection });
    });
    this.#on("promotePremove", (promotion) => {
      perform({ kind: "premove-promotion", promotion });
    });
    this.#on("play", (action) => perform({ kind: "play", action }));
    board.on("turn", (yaw) => perform({ kind: "settings", change: { yaw, dragged: true } }));
    this.#on("mark", (square) => {
      if (mayMark(store.state)) perform({ kind: "miss", square });
    });
    this.#on("inspect", (square) => this.#teach(square));
    this.#answer("glance", (square) => this.#glance(square));
    this.#answer("premove", (premove) => this.#premove(premove));
    this.#answer("promote", (move) => this.#offerPromotions(move));
    this.#answer("refuse", (attempt) => this.#explain(attempt));
    this.#answer("refuseDrop", ({ piece, to }) => this.#explainDrop(piece, to));
    this.#answer("ask", (question) => this.#answerQuestion(question));
  }

  /**
   * @param {State} state
   * @param {boolean} [viewOnly]  nobody moves pieces here
   */
  show(state, viewOnly = false) {
    if (state.info !== null && state.view !== null) this.#board.set(boardProps(state, viewOnly));
  }

  /** What follows on the board, once it has drawn the state. @param {State} state */
  follow(state) {
    const { info, view } = state;
    const before = this.#followed;
    this.#followed = state;
    if (info === null || view === null) return;
    const { order } = state.selection;
    if (order !== null && order !== before?.selection.order)
      this.#takeUp(order, info, view, premovingSeat(state) !== null);
    if (state.preview !== before?.preview) this.#showAttacks(state, view);
    if (state.premoves.length > (before?.premoves.length ?? 0)) this.#announcePremove(state, info);
    if (isPremoveDue(state)) this.#askAboutPremove(state, view);
    if (state.replay !== before?.replay) this.#showReplay(state, info, view);
    if (state.cover !== null) this.#board.forgetViewer();
    else if (before?.info === info && before.view !== view)
      this.#showReveals(info, before.view, view);
  }

  /**
   * Shows the attacks of a piece on the board, from the legend's preview, which is public knowledge.
   * @param {State} state
   * @param {View} view
   */
  #showAttacks({ lesson, preview }, view) {
    if (preview === null || !lesson?.present) return;
    const piece = view.pieces.find(({ square }) => square === lesson.from);
    if (piece?.kind === lesson.kind && piece.seat === lesson.seat)
      this.#board.showAttacks(attacksOf(preview));
  }

  /** @param {State} state @param {GameInfo} info @param {View} view */
  #showReplay({ replay, settings }, info, view) {
    if (replay === null) return;
    const said = roundOf(view).map((action) => actionWords(action, info, settings.notation));
    this.#board.announce(said.join(" "));
    this.#board.replay(replay);
  }

  /** @param {State} state @param {GameInfo} info */
  #announcePremove({ premoves }, info) {
    const premove = premoves.at(-1);
    if (premove !== undefined)
      this.#board.announce(words.board.premove(premoveText(premove, info)));
  }

  /**
   * A premove with several meanings is chosen like a move.
   * @param {State} state
   * @param {View} view
   */
  #askAboutPremove({ premoves: [premove] }, view) {
    if (premove === undefined || premovedActions(view, premove).length < 2) return;
    this.#perform({ kind: "premove", premove: null });
    this.#board.set({ premoves: [], view });
    if (premove.from !== null) return this.#board.attempt(premove.from, premove.to);
    this.#board.takeUp(premove.piece);
    this.#board.put(premove.to);
  }

  /**
   * After choosing a drop by keyboard, the focus moves to the board to choose its square.
   * @param {Order} order
   * @param {GameInfo} info
   * @param {View} view
   * @param {boolean} premoving
   */
  #takeUp(order, info, view, premoving) {
    const kind = order.kind === "drop" ? info.kinds[order.piece] : undefined;
    if (kind !== undefined) this.#board.announce(words.board.rules(kind.name, kind.rules));
    if (this.#board.isCarrying) return;
    if (premoving) return this.#board.focus();
    const first = orderedActions(view, order).find(({ to }) => to !== null)?.to;
    if (typeof first === "number") this.#board.focusSquare(first);
  }

  /**
   * Animates revealed secrets on their squares. Screen readers hear them from the status.
   * @param {GameInfo} info
   * @param {View | null} before
   * @param {View} view
   */
  #showReveals(info, before, view) {
    const reveals = lastReveals(view);
    const at = reveals[0]?.square ?? null;
    if (before === null || at === null || !isNews(before, view)) return;
    this.#board.dwell();
    this.#board.show(reveals.map((reveal) => revealWords(reveal, info)).join(" "), at);
  }

  /**
   * Errors are ignored: a crash is reported elsewhere, and the board only shows less.
   * @template {keyof BoardEvents} Name
   * @param {Name} name
   * @param {(detail: BoardEvents[Name]) => Promise<void>} answer
   */
  #answer(name, answer) {
    this.#on(name, (detail) => {
      answer(detail).catch(() => {});
    });
  }

  /**
   * A line on the board isn't the game: it is only looked at.
   * @template {keyof BoardEvents} Name
   * @param {Name} name
   * @param {(detail: BoardEvents[Name]) => void} listener
   */
  #on(name, listener) {
    this.#board.on(name, (detail) => {
      if (this.#store.state.line === null) listener(detail);
    });
  }

  /** @param {BoardEvents["premove"]} squares */
  async #premove(squares) {
    this.#perform({ kind: "premove", premove: squares });
    const { premoves, view } = this.#store.state;
    if (view === null) return;
    this.#board.set({ premoves, view: premovedView(view, premoves) });
    if (squares === null) this.#board.announce(words.board.premoveCancelled);
    const from = originOfLast(premoves);
    if (squares === null || from === null) return;
    const promotions = await this.#engine.call("promotions", { from, to: squares.to });
    const { state } = this.#store;
    if (state.premoves === premoves && this.#isOpenAt(view))
      this.#board.offerPremovePromotions(promotions);
  }

  /** @param {BoardEvents["promote"]} move */
  async #offerPromotions({ from, to }) {
    const { view } = this.#store.state;
    try {
      const promotions = await this.#engine.call("promotions", { from, to });
      if (this.#isOpenAt(view)) this.#board.offerPromotions(promotions);
    } catch {
      if (this.#isOpenAt(view)) this.#board.giveUp();
    }
  }

  /** @param {BoardEvents["refuse"]} attempt */
  async #explain({ from, to, at }) {
    const { info, view } = this.#store.state;
    const reason = await this.#engine.call("whyNot", { from, to });
    if (reason === null || !this.#isOpenAt(view)) return;
    if (reason.code === "no-promotion") await this.#offerPromotions({ from, to });
    else this.#board.showMessage(reasonWords(reason, info), at);
  }

  /** @param {PieceType} piece @param {Square} to */
  async #explainDrop(piece, to) {
    const { info, view } = this.#store.state;
    const text = `${info?.kinds[piece]?.code ?? ""}@${info?.board.squares[to]?.name ?? ""}`;
    try {
      await this.#engine.call("readMove", { text });
    } catch (error) {
      if (!isEngineError(error)) throw error;
      if (this.#isOpenAt(view)) this.#board.showMessage(reasonWords(error, info), to);
    }
  }

  /** @param {BoardEvents["ask"]} question */
  async #answerQuestion({ about, square }) {
    const { info, view, clock, settings } = this.#store.state;
    const attackers =
      about === "attackers" ? await this.#engine.call("attackers", { to: square }) : [];
    if (info === null || view === null || !this.#isOpenAt(view)) return;
    const question = about === "last" ? { about } : { about, square };
    const { notation } = settings;
    const sentences = answerWords({ question, attackers }, { info, view, clock, notation });
    this.#board.showMessage(sentences.join(" "), square);
  }

  /**
   * Whether the viewer still looks at the position they asked about. The answer is for them alone.
   * @param {View | null} position
   */
  #isOpenAt(position) {
    const { view, cover } = this.#store.state;
    return cover === null && view === position;
  }

  /** @param {Square} square */
  async #glance(square) {
    const { view } = this.#store.state;
    const piece = view?.pieces.find((one) => one.square === square);
    if (piece === undefined) return;
    const { kind, seat } = piece;
    const preview = await this.#engine.call("preview", { kind, seat, from: square, present: true });
    if (this.#isOpenAt(view)) this.#board.showAttacks(attacksOf(preview));
  }

  /** @param {Square} square */
  #teach(square) {
    const { info, view, selection } = this.#store.state;
    const piece = view?.pieces.find((one) => one.square === square);
    const kind = piece === undefined ? undefined : info?.kinds[piece.kind];
    if (piece === undefined || kind === undefined) return;
    const rules = words.board.rules(kind.name, kind.rules);
    // A bubble would cover the squares that an opponent's piece attacks.
    if (this.#hasStatus && selection.examined === square) this.#board.announce(rules);
    else this.#board.showMessage(rules, square);
    this.#perform({
      kind: "lesson",
      lesson: { kind: piece.kind, seat: piece.seat, from: square, present: true },
    });
  }
}

/** @param {State} state @param {boolean} viewOnly @returns {Partial<BoardProps>} */
function boardProps(state, viewOnly) {
  const { info, view, selection, premoves, line } = state;
  const humans = state.players.map((_, seat) => seat).filter((seat) => !isComputer(state, seat));
  return {
    game: info,
    view: line?.views[line.at] ?? (view && premovedView(view, premoves)),
    interactive: viewOnly || line !== null ? [] : humans,
    selection,
    premovingSeat: premovingSeat(state),
    premoves,
    hint: line === null ? (state.hint?.action ?? betterMove(state)) : null,
    notes: squareNotes(state),
    secrets: line === null ? secretsToDraw(state) : [],
    settings: state.settings,
    turned: boardTurns(state),
  };
}

/**
 * Just played, or just uncovered for a player who hasn't seen it.
 * @param {View} before
 * @param {View} view
 */
function isNews(before, view) {
  const uncovered = before.viewer === null && view.viewer !== null && before.ply === view.ply;
  return view.ply === before.ply + 1 || (uncovered && view.ply === view.played.length);
}
