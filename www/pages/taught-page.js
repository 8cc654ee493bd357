import { html } from "lit-html";
import { reasonOf } from "../engine/engine-errors.js";
import { reasonWords } from "../i18n/strings.js";
import { NOTHING, learningOf } from "./learning.js";
import { Page } from "./page.js";

/** @import { Reason as EngineError } from "../state/reasons.js" */
/** @import { PageRoute } from "../state/routes.js" */
/** @import { Learning } from "./learning.js" */
/** @import { TaughtBoard } from "./taught-board.js" */
/** @import { State } from "../state/page-state.js" */

export class TaughtPage extends Page {
  game = "";
  /** @type {Learning | null} */
  learning = null;
  /** @type {TaughtBoard | null} */
  board = null;
  loading = false;
  /** @type {EngineError | null} */
  #reason = null;
  /** Results for an earlier visit are ignored. */
  #visit = 0;

  get info() {
    return this.services.store.state.games.find(({ id }) => id === this.game);
  }

  /** @override */
  build() {
    this.redraw();
  }

  /** @override @param {PageRoute} route */
  enter({ game, parameters }) {
    this.game = game ?? "";
    void this.#load(parameters);
  }

  /** @param {Record<string, string>} parameters */
  async #load(parameters) {
    this.#visit += 1;
    const visit = this.#visit;
    this.learning = this.#reason = null;
    this.loading = true;
    this.redraw();
    try {
      const learning = this.info?.featured ? await learningOf(this.game) : NOTHING;
      if (visit === this.#visit) this.learning = learning;
    } catch (error) {
      if (visit === this.#visit) this.#reason = reasonOf(error);
    }
    if (visit !== this.#visit) return;
    this.loading = false;
    if (this.learning !== null) this.begin(this.learning, parameters);
    this.redraw();
  }

  /**
   * @param {Learning} _learning
   * @param {Record<string, string>} _parameters
   */
  begin(_learning, _parameters) {}

  /** @param {TaughtBoard} board */
  playOn(board) {
    this.board = board;
    return board;
  }

  /** @override @param {State} state */
  show(state) {
    this.board?.show(state);
    super.show(state);
  }

  /** @override */
  leave() {
    this.#visit += 1;
    this.learning = null;
    this.board?.end();
    this.board = null;
  }

  /** @param {{failed: string, again: string}} words */
  failure({ failed, again }) {
    const reason = this.#reason;
    return html`<div class="taught-failed" ?hidden=${reason === null}>
      <h2>${failed}</h2>
      <p role="alert">${reason === null ? "" : reasonWords(reason, null)}</p>
      <button type="button" class="primary" @click=${() => void this.#load({})}>${again}</button>
    </div>`;
  }
}
