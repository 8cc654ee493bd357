import { identify, opensElsewhere } from "./pasted-text.js";
import { readQuestion } from "./questions.js";
import { isEngineError } from "../engine/engine-errors.js";
import { computerToAct } from "../state/players.js";
import { exampleMove } from "../state/typed-move.js";

/** @typedef {import("./autosave.js").Engine} Engine */
/** @typedef {import("../state/reasons.js").Reason} Reason */
/** @typedef {import("../state/state.js").GameStore} GameStore */
/** @typedef {import("../state/state.js").State} State */

export class InputController {
  #engine;
  #store;
  #game;
  #browser;
  handlers;

  /**
   * @param {object} parts
   * @param {Engine} parts.engine
   * @param {GameStore} parts.store
   * @param {import("./action-queue.js").ActionQueue} parts.queue
   * @param {import("./game-controller.js").GameController} parts.game
   * @param {Pick<import("./share-controller.js").Browser, "address">} parts.browser
   */
  constructor({ engine, store, queue, game, browser }) {
    this.#engine = engine;
    this.#store = store;
    this.#game = game;
    this.#browser = browser;
    /** @satisfies {import("./action-runner.js").Handlers} */
    this.handlers = {
      type: ({ text, mark }) =>
        queue.add(async () => {
          await this.#take(text);
          store.dispatch({ kind: "settled", mark });
        }),
      "type-move": ({ text }) => queue.add(() => this.play(text)),
    };
  }

  /** @param {string} text */
  async #take(text) {
    const { info, view } = this.#store.state;
    if (info === null || view === null) return;
    const isAction = view.actions.some((action) => action.text === text.trim());
    const question = isAction ? null : readQuestion(text, info);
    if (question === null) await this.play(text);
    else await this.#answerQuestion(question);
  }

  /** @param {string} text */
  async play(text) {
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
      if (await this.#isOffered(text)) return;
      this.#store.dispatch({ kind: "refuse", reason: withExample(error, example) });
    }
  }

  /**
   * Offers to open a text that is more than a move.
   * @param {string} text
   */
  async #isOffered(text) {
    const at = { here: true, address: this.#browser.address("#") };
    const pasted = await identify(this.#engine, text, at).catch(() => null);
    if (pasted === null || !opensElsewhere(pasted)) return false;
    this.#store.dispatch({ kind: "pasted", pasted });
    return true;
  }

  /** @param {import("./questions.js").Question} question */
  async #answerQuestion(question) {
    const attackers =
      question.about === "attackers"
        ? await this.#engine.call("attackers", { to: question.square })
        : [];
    this.#store.dispatch({ kind: "answered", answer: { question, attackers } });
  }
}

/**
 * @param {Reason} reason
 * @param {string} example
 * @returns {Reason}
 */
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
  if (computerToAct(state)) return "computer-turn";
  if (view.pending.length > 0) return "pending-choice";
  if (view.consentNeeded) return "consent-needed";
  return info.secretive && view.viewer !== view.turn ? "not-your-view" : null;
}
