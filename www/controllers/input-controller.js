import { readQuestion } from "./questions.js";
import { isEngineError } from "../engine/engine-errors.js";
import { isBrowsing } from "../state/browsing.js";
import { computerToAct } from "../state/players.js";
import { exampleMove } from "../state/typed-move.js";

/** @import { Reason } from "../state/reasons.js" */
/** @import { GameEffects, GameStore, State } from "../state/page-state.js" */
/** @import { ActionQueue } from "./action-queue.js" */
/** @import { GameController } from "./game-controller.js" */
/** @import { TextLoader } from "./text-loader.js" */
/** @import { Question } from "../state/question.js" */
/** @import { Engine } from "./table-parts.js" */

export class InputController {
  #engine;
  #store;
  #game;
  #texts;
  effects;

  /**
   * @param {object} parts
   * @param {Engine} parts.engine
   * @param {GameStore} parts.store
   * @param {ActionQueue} parts.queue
   * @param {GameController} parts.game
   * @param {TextLoader} parts.texts
   */
  constructor({ engine, store, queue, game, texts }) {
    this.#engine = engine;
    this.#store = store;
    this.#game = game;
    this.#texts = texts;
    /** @satisfies {GameEffects} */
    this.effects = {
      type: ({ text, mark }) =>
        queue.add(async () => {
          await this.#take(text);
          store.dispatch({ kind: "settled", mark });
        }),
      "type-move": ({ text }) => queue.add(() => this.#play(text)),
    };
  }

  /** @param {string} text */
  async #take(text) {
    const { info, view } = this.#store.state;
    if (info === null || view === null) return;
    const isAction = view.actions.some((action) => action.text === text.trim());
    const question = isAction ? null : readQuestion(text, info);
    if (question === null) await this.#play(text);
    else await this.#answerQuestion(question);
  }

  /** @param {string} text */
  async #play(text) {
    const { info, view, settings } = this.#store.state;
    if (info === null || view === null) return;
    const code = whyNobodyTypes(this.#store.state);
    if (code !== null) {
      this.#store.dispatch({ kind: "refuse", reason: { code, args: {} } });
      return;
    }
    const example = exampleMove(view, info, settings.notation);
    if (text.trim() === "") {
      this.#store.dispatch({ kind: "refuse", reason: { code: "move-empty", args: { example } } });
      return;
    }
    try {
      await this.#game.playTyped(await this.#engine.call("readMove", { text }));
    } catch (error) {
      if (!isEngineError(error)) throw error;
      if (await this.#texts.offersElsewhere(text)) return;
      this.#store.dispatch({ kind: "refuse", reason: withExample(error, example) });
    }
  }

  /** @param {Question} question */
  async #answerQuestion(question) {
    const attackers =
      question.about === "attackers"
        ? await this.#engine.call("attackers", { to: question.square })
        : [];
    this.#store.dispatch({ kind: "answered", answer: { question, attackers } });
  }
}

/** @param {Reason} reason @param {string} example @returns {Reason} */
function withExample(reason, example) {
  if (reason.code !== "unreadable-move") return reason;
  return { code: "move-unreadable", args: { ...reason.args, example } };
}

/** @param {State} state */
function whyNobodyTypes(state) {
  const { info, view } = state;
  if (info === null || view === null) return null;
  if (state.elsewhere) return "open-elsewhere";
  if (view.outcome !== null) return "game-over";
  if (computerToAct(state) && !isBrowsing(state)) return "computer-turn";
  if (view.pending.length > 0) return "pending-choice";
  if (view.consentNeeded) return "consent-needed";
  return info.secretive && view.viewer !== view.turn ? "not-your-view" : null;
}
