// Attempted actions: each is played, needs a choice beside its square, or is refused.

import { counterparts } from "../../state/board-geometry.js";
import { ActionChooser } from "./action-chooser.js";
import { BoardChoice, plainFirst } from "./board-choice.js";
import { MoveConfirmation } from "./move-confirmation.js";
import { PromotionChooser } from "./promotion-chooser.js";

/** @import { ActionInfo, Square, PromotionChoice } from "../../engine/protocol.js" */
/** @import { DropSquare, Squares } from "../../state/premove.js" */
/** @import { ChoiceSetting } from "./choice-setting.js" */
/** @import { BoardEvents, Emit } from "./board-props.js" */

/**
 * @typedef {object} AttemptHandlers
 * @property {(at: Square) => ChoiceSetting | null} setting  of a chooser beside a square
 * @property {() => boolean} flipped
 * @property {(text: string) => void} play
 * @property {(attempt: BoardEvents["refuse"]) => void} refuse
 * @property {() => boolean} confirms  whether each move is confirmed
 * @property {(from: Square, at: Square) => void} lay  shows a piece on the square that it would move to
 * @property {() => void} putBack
 * @property {Emit} emit
 */

export class BoardAttempts {
  #promotionChooser;
  #actionChooser;
  #confirmation;
  /** At most one is open. */
  #choosers;
  #choice;
  #handlers;

  /** @param {BoardChoice} choice @param {AttemptHandlers} handlers */
  constructor(choice, handlers) {
    this.#choice = choice;
    this.#handlers = handlers;
    const answers = {
      choose: (/** @type {string} */ text) => this.#chosen(text),
      cancel: () => this.giveUp(),
    };
    this.#promotionChooser = new PromotionChooser(answers);
    this.#actionChooser = new ActionChooser(answers);
    this.#confirmation = new MoveConfirmation(answers);
    this.#choosers = [this.#promotionChooser, this.#actionChooser, this.#confirmation];
  }

  get elements() {
    return this.#choosers.map(({ element }) => element);
  }

  /** @param {PromotionChoice[]} choices */
  offerPromotions(choices) {
    const { attempt } = this.#choice;
    const setting = attempt && this.#handlers.setting(attempt.at);
    const piece = attempt && this.#choice.pieceOn(attempt.from);
    if (!setting || !piece) return;
    const offered = this.#choice.offered(setting.game, choices);
    this.#promotionChooser.open({ ...setting, piece, choices: offered });
  }

  /**
   * The promotions that are possible now. A premove without one is asked about when it is played.
   * @param {Square} at  where the premove has its piece
   * @param {PromotionChoice[]} choices
   */
  offerPremovePromotions(at, choices) {
    const [setting, piece] = [this.#handlers.setting(at), this.#choice.pieceOn(at)];
    const possible = choices.filter(({ reason }) => reason === null);
    if (!setting || !piece || possible.length < 2) return;
    const offered = possible.map(({ kind }) => ({ kind, text: `${kind}`, reason: null }));
    this.#promotionChooser.open({ ...setting, piece, choices: offered });
  }

  close() {
    for (const chooser of this.#choosers) chooser.close();
  }

  /** The board's size changed: an open chooser moves along. */
  follow() {
    const { attempt } = this.#choice;
    const setting = attempt && this.#handlers.setting(attempt.at);
    if (setting) for (const chooser of this.#choosers) chooser.follow(setting);
  }

  /** @param {Square} from @param {Square} at */
  move(from, at) {
    const to = this.#onOwnBoard(from, at);
    const actions = this.#choice.actionsTo(at);
    if (to === from && actions.length === 0) return this.#handlers.putBack();
    if (this.#choice.isPremoving) return this.premove({ from, to });
    const attempt = { from, to, at };
    this.#choice.attempt = attempt;
    const promotes = actions.some(({ promotion }) => promotion !== null);
    if (actions.length === 0) this.#handlers.refuse(attempt);
    // Pressing the selected piece again may mean deselecting it.
    else if (promotes && (actions.length > 1 || to === from))
      this.#handlers.emit("promote", { from, to });
    else this.settle(actions, at);
  }

  /** @param {Squares | DropSquare} premove */
  premove(premove) {
    this.#handlers.emit("select", {});
    this.#handlers.emit("premove", premove);
  }

  /** @param {Square} at */
  put(at) {
    this.claim(this.#choice.actionsTo(at), at);
  }

  /** @param {ActionInfo[]} actions @param {Square} at */
  claim(actions, at) {
    this.#choice.attempt = { from: at, to: at, at };
    this.settle(actions, at);
  }

  /**
   * @param {ActionInfo[]} actions  to choose from
   * @param {Square} at
   */
  settle(actions, at) {
    const setting = this.#handlers.setting(at);
    const { view } = this.#choice;
    const flipped = this.#handlers.flipped();
    if (actions.length === 1 && !BoardChoice.needsConsent(actions[0]))
      this.#confirm(actions[0], setting);
    else if (actions.length > 0 && setting && view)
      this.#actionChooser.open({ ...setting, view, flipped, actions: plainFirst(actions) });
  }

  /**
   * What was chosen in a chooser needs no confirmation.
   * @param {ActionInfo} action
   * @param {ChoiceSetting | null} setting
   */
  #confirm({ kind, text }, setting) {
    const { attempt } = this.#choice;
    const asks = this.#handlers.confirms() && ["move", "drop", "wall"].includes(kind);
    if (!asks || !setting || !attempt) return this.#handlers.play(text);
    if (kind === "move") this.#handlers.lay(attempt.from, attempt.at);
    const at = setting.game.board.squares[attempt.at]?.name ?? "";
    this.#confirmation.open({ ...setting, text, at });
  }

  /**
   * Moves end on the piece's own board; a square of the other board means its counterpart.
   * @param {Square} from
   * @param {Square} at
   * @returns {Square}
   */
  #onOwnBoard(from, at) {
    const board = this.#handlers.setting(at)?.game.board;
    if (!board || board.squares[from].layer === board.squares[at].layer) return at;
    return counterparts(board)[at] ?? at;
  }

  /** @param {string} text */
  #chosen(text) {
    this.close();
    if (this.#choice.isPremoving) this.#handlers.emit("promotePremove", Number(text));
    else this.#handlers.play(text);
  }

  /** Nothing was chosen: the piece is back, and still selected. */
  giveUp() {
    const { attempt, chosen } = this.#choice;
    this.close();
    this.#choice.attempt = null;
    this.#handlers.putBack();
    // Cancelling a stay deselects the piece.
    if (attempt && attempt.at === chosen) this.#handlers.emit("select", {});
  }
}
