// Learn from your mistakes: the position before each mistake of one side in a reviewed game, to find a better move.

import { html, nothing } from "lit-html";
import { classMap } from "lit-html/directives/class-map.js";
import { button } from "../../elements/controls/buttons.js";
import { writeRoute } from "../../state/routes.js";
import { createStore } from "../../state/store.js";
import { handedOver } from "../../storage/handoff.js";
import { Page } from "../page.js";
import { MistakesBoard } from "./mistakes-board.js";
import { MistakesLesson } from "./mistakes-lesson.js";
import { NO_MISTAKES, ownPlies, reduceMistakes } from "./reduce-mistakes.js";
import { words } from "./mistakes-words.js";

/** @import { PageRoute } from "../../state/routes.js" */
/** @import { State } from "../../state/page-state.js" */
/** @import { MistakesAction } from "./mistakes.js" */

export class MistakesPage extends Page {
  static styles = ["styles/pages/taught.css"];

  #game = "";
  #back = "";
  #store = createStore(reduceMistakes, NO_MISTAKES);
  /** @type {MistakesBoard | null} */
  #board = null;
  /** @type {MistakesLesson | null} */
  #lesson = null;

  /** @override @param {PageRoute} route */
  enter({ game }) {
    this.leave();
    this.#game = game ?? "";
    const handed = handedOver();
    this.#back = handed?.back ?? writeRoute(this.#game);
    this.#store = createStore(reduceMistakes, NO_MISTAKES);
    this.#store.subscribe((after, before) => {
      this.redraw();
      if (after.status !== before.status) this.#keepFocus();
    });
    if (!handed?.review) {
      this.#store.dispatch({ kind: "told", status: "failed", message: words.none });
      return;
    }
    const board = (this.#board = new MistakesBoard(this.services));
    const [store, judge] = [this.#store, this.services.engine()];
    const reviewed = { ...handed, review: handed.review };
    this.#lesson = new MistakesLesson({ store, board, judge, game: reviewed });
    this.#lesson.begin();
    this.redraw();
  }

  /** @override */
  leave() {
    this.#lesson?.end();
    this.#lesson = this.#board = null;
  }

  /** @override @param {State} state */
  show(state) {
    this.#board?.show(state);
    super.show(state);
  }

  /** The board is out of reach after a move, and the focus with it. */
  #keepFocus() {
    if (document.activeElement === document.body) this.focusOn(".taught-words .primary");
  }

  #perform = (/** @type {MistakesAction} */ action) => this.#store.dispatch(action);

  /** @override */
  template() {
    const { status, message, plies } = this.#store.state;
    const board = this.#board;
    const name = this.services.store.state.games.find(({ id }) => id === this.#game)?.name ?? "";
    if (board !== null) board.inert = status !== "find";
    return html`<div class="page-head">
        <h1 tabindex="-1">${words.title(name)}</h1>
        <a class="button small" href=${this.#back}>${words.back}</a>
      </div>
      <p role="alert" ?hidden=${status !== "failed"}>${status === "failed" ? message : ""}</p>
      <div class="taught" ?hidden=${board === null || plies.length === 0}>
        <div class="taught-board">${board?.element}</div>
        <section class="taught-words">${this.#task()}</section>
      </div>`;
  }

  #task() {
    const { state } = this.#store;
    const { status, at, found, message } = state;
    const all = ownPlies(state).length;
    const isEnd = status === "end";
    const told = isEnd ? words.end(found, all) : status === "judging" ? words.judging : message;
    const states = { done: status === "right", wrong: status === "wrong" };
    return html`${this.#seats()}
      <h2 tabindex="-1">${isEnd ? words.over : words.place(at + 1, all)}</h2>
      <p class="taught-told ${classMap(states)}" role="status">${told}</p>
      <div class="taught-help">
        ${button(words.again, () => this.#perform({ kind: "again" }), {
          look: status === "wrong" ? "primary" : "",
          hidden: status !== "wrong" && status !== "shown",
        })}
        ${button(words.show, () => this.#perform({ kind: "show-solution" }), {
          hidden: status !== "find" && status !== "wrong",
        })}
      </div>
      <div class="taught-steps">
        ${button(words.next, () => this.#perform({ kind: "next" }), {
          look: status === "right" || status === "shown" ? "primary" : "",
          hidden: isEnd,
          disabled: status === "opening" || status === "judging",
        })}
        ${button(words.restart, () => this.#perform({ kind: "choose-seat", seat: state.seat }), {
          look: "primary",
          hidden: !isEnd || all === 0,
        })}
        ${isEnd ? html`<a class="button" href=${this.#back}>${words.back}</a>` : nothing}
      </div>`;
  }

  /** The sides that have made mistakes, if there are several. */
  #seats() {
    const { plies, seat: chosen } = this.#store.state;
    const info = this.#board?.state.info;
    const seats = [...plies.keys()].filter((seat) => (plies[seat] ?? []).length > 0);
    if (!info || seats.length < 2) return nothing;
    return html`<div class="taught-ways" role="group" aria-label=${words.side}>
      ${seats.map((seat) =>
        button(info.seats[seat]?.name ?? "", () => this.#perform({ kind: "choose-seat", seat }), {
          pressed: seat === chosen,
        }),
      )}
    </div>`;
  }
}

customElements.define("mistakes-page", MistakesPage);
