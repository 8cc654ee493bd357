import { answerWords } from "../i18n/answer-words.js";
import { boardWords } from "../i18n/board-words.js";
import { orderedActions } from "../state/view-actions.js";
import { lastReveals } from "../draw/reveal-shapes.js";
import { actionWords, revealWords } from "../i18n/played-words.js";
import { attacksOf } from "../state/attacks.js";
import { isPremoveDue, premovedActions, premovingSeat } from "../state/premove.js";
import { betterMove } from "../state/review.js";
import { roundOf } from "../state/round.js";
import { squareNotes, mayMark } from "../state/searched-squares.js";
import { boardTurns, isComputer } from "../state/players.js";
import { secretsToDraw } from "../state/viewer.js";
import { reasonWords, words } from "../i18n/strings.js";

/** @import { GameBoard } from "../elements/board/game-board.js" */
/** @import { EngineClient } from "../engine/client.js" */
/** @import { Square, GameInfo, View } from "../engine/protocol.js" */
/** @import { State, GameStore } from "../state/page-state.js" */
/** @import { PlayerAction } from "../state/actions.js" */
/** @import { Asking } from "../elements/board/board-keys.js" */

export class BoardController {
  #board;
  #engine;
  #store;
  #perform;
  #hasStatus;
  /** @type {State["preview"]} */
  #preview = null;
  /** @type {State["replay"]} */
  #replay = null;
  /** @type {State["premove"]} */
  #premove = null;

  /**
   * @param {GameBoard} board
   * @param {Pick<EngineClient, "call">} engine
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
    board.words = boardWords;
    this.#on("choose", async ({ square }) => perform({ kind: "choose", square }));
    this.#on("examine", async ({ square }) => perform({ kind: "examine", square }));
    this.#on("glance", ({ square }) => this.#glance(square));
    this.#on("order", async ({ order }) => perform({ kind: "order", order }));
    this.#on("premove", async ({ premove }) => {
      perform({ kind: "premove", premove });
      if (premove === null) board.announce(words.board.premoveCancelled);
    });
    this.#on("mark", async ({ square }) => {
      if (mayMark(this.#store.state)) perform({ kind: "miss", square });
    });
    this.#on("promote", ({ from, to }) => this.#offerPromotions(from, to));
    this.#on("refuse", ({ from, to }) => this.#explain(from, to));
    this.#on("turn", async ({ yaw }) =>
      perform({ kind: "settings", change: { yaw, dragged: true } }),
    );
    this.#on("inspect", async ({ square }) => this.#teach(square, perform));
    this.#on("ask", ({ about, square }) => this.#answer(about, square));
    this.#on("play", async ({ text }) => perform({ kind: "play", action: text }));
  }

  /**
   * @param {State} state
   * @param {boolean} [viewOnly]  nobody moves pieces here
   */
  show(state, viewOnly = false) {
    const { info, view, settings, hint } = state;
    if (info === null || view === null) return;
    const humans = state.players.map((_, seat) => seat).filter((seat) => !isComputer(state, seat));
    const before = this.#board.game === info ? this.#board.view : null;
    if (this.#board.game !== info) this.#board.game = info;
    if (this.#board.view !== view) this.#board.view = view;
    this.#takeUp(state.order, view);
    this.#board.notes = squareNotes(state);
    this.#board.secrets = secretsToDraw(state);
    this.#board.interactive = viewOnly ? [] : humans;
    this.#takeSettings(settings, boardTurns(state));
    const move = hint?.action ?? betterMove(state);
    this.#board.hintLine = move === null ? null : [move];
    this.#showAttacks(state, view);
    this.#showPremove(state, info, view);
    this.#showReplay(state, info, view);
    if (state.cover !== null) this.#board.forgetViewer();
    else if (before !== view) this.#showReveals(info, before, view);
  }

  /**
   * Shows the attacks of a piece on the board, from the legend's preview, which is public knowledge.
   * @param {State} state
   * @param {View} view
   */
  #showAttacks({ lesson, preview }, view) {
    if (preview === this.#preview) return;
    this.#preview = preview;
    if (preview === null || !lesson?.present) return;
    const piece = view.pieces.find(({ square }) => square === lesson.from);
    if (piece?.kind === lesson.kind && piece.seat === lesson.seat)
      this.#board.attacks = attacksOf(preview);
  }

  /**
   * @param {State} state
   * @param {GameInfo} info
   * @param {View} view
   */
  #showReplay({ replay, settings }, info, view) {
    if (replay === this.#replay) return;
    this.#replay = replay;
    if (replay === null) return;
    const said = roundOf(view).map((action) => actionWords(action, info, settings.notation));
    this.#board.announce(said.join(" "));
    this.#board.replay(replay);
  }

  /**
   * @param {State} state
   * @param {GameInfo} info
   * @param {View} view
   */
  #showPremove(state, { board: { squares } }, view) {
    const { premove } = state;
    this.#board.premovingSeat = premovingSeat(state);
    this.#board.premove = premove;
    const isNew = premove !== null && premove !== this.#premove;
    this.#premove = premove;
    if (premove === null) return;
    const { from, to } = premove;
    if (isNew) this.#board.announce(words.board.premove(squares[from].name, squares[to].name));
    if (!isPremoveDue(state) || premovedActions(view, premove).length < 2) return;
    this.#perform({ kind: "premove", premove: null });
    this.#board.attempt(from, to);
  }

  /**
   * @param {State["settings"]} settings
   * @param {State["turned"]} turned
   */
  #takeSettings({ pieceSet, theme, boardColours, animation, ...settings }, turned) {
    this.#board.pieceSet = pieceSet;
    this.#board.boardColours = boardColours;
    this.#board.animation = animation;
    this.#board.theme = theme === "auto" ? null : theme;
    const { arrangement, yaw, spread, faded, coordinates } = settings;
    this.#board.lookAs({ turned, arrangement, yaw, spread, faded, coordinates });
  }

  /**
   * After choosing a drop by keyboard, the focus moves to the board to choose its square.
   * @param {State["order"]} order
   * @param {View} view
   */
  #takeUp(order, view) {
    if (order === this.#board.order) return;
    this.#board.order = order;
    const first = order && orderedActions(view, order).find(({ to }) => to !== null)?.to;
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
   * @param {string} name
   * @param {(detail: any) => Promise<void>} listener
   */
  #on(name, listener) {
    this.#board.addEventListener(name, (event) => {
      listener(/** @type {CustomEvent} */ (event).detail).catch(() => {});
    });
  }

  /**
   * @param {Square} from
   * @param {Square} to
   */
  async #offerPromotions(from, to) {
    const { view } = this.#store.state;
    const promotions = await this.#engine.call("promotions", { from, to });
    if (this.#isOpenAt(view)) this.#board.promotions = promotions;
  }

  /**
   * @param {Square} from
   * @param {Square} to
   */
  async #explain(from, to) {
    const { info, view } = this.#store.state;
    const reason = await this.#engine.call("whyNot", { from, to });
    if (reason === null || !this.#isOpenAt(view)) return;
    if (reason.code === "no-promotion") await this.#offerPromotions(from, to);
    else this.#board.showMessage(reasonWords(reason, info));
  }

  /**
   * @param {Asking} about
   * @param {Square} square
   */
  async #answer(about, square) {
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
    if (this.#isOpenAt(view)) this.#board.attacks = attacksOf(preview);
  }

  /**
   * @param {Square} square
   * @param {(action: PlayerAction) => void} perform
   */
  async #teach(square, perform) {
    const { info, view, examined } = this.#store.state;
    const piece = view?.pieces.find((one) => one.square === square);
    const kind = piece === undefined ? undefined : info?.kinds[piece.kind];
    if (piece === undefined || kind === undefined) return;
    const rules = words.board.rules(kind.name, kind.rules);
    // A bubble would cover the squares that an opponent's piece attacks.
    if (this.#hasStatus && examined === square) this.#board.announce(rules);
    else this.#board.showMessage(rules, square);
    perform({
      kind: "lesson",
      lesson: { kind: piece.kind, seat: piece.seat, from: square, present: true },
    });
  }
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
