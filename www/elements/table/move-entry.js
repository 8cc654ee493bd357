// A field for typed moves and questions about the position. Errors of moves appear in the status line; answers stay below
// the field until the position changes. Escape returns to the board ("leave").
//
// The page and embedded boards define it under different names.

import { html } from "lit-html";
import { guard } from "lit-html/directives/guard.js";
import { keyed } from "lit-html/directives/keyed.js";
import { live } from "lit-html/directives/live.js";
import { answerWords } from "../../i18n/answer-words.js";
import { words } from "../../i18n/strings.js";
import { exampleMove } from "../../state/typed-move.js";
import { EntryDraft } from "./entry-draft.js";
import { submitted } from "../controls/fields.js";
import { Part } from "../controls/part.js";
import { whileScrolling } from "../controls/scroller.js";

/** @typedef {import("../../state/state.js").State} State */

export class MoveEntry extends Part {
  #draft = new EntryDraft();
  /** @type {State["info"]} */
  #exampled = null;
  #example = "e2e4";

  /** @override @param {State} state */
  template(state) {
    const { answer } = state;
    const kept = this.#draft.keep(this.#input?.value ?? "", state);
    const label = words.questions.title;
    // New elements, or a repeated answer would be announced only once.
    const said = guard([answer], () => keyed(answer, answerParagraphs(state)));
    return html`<form class="entry" @submit=${submitted(() => this.#enter(state))}>
        <input
          type="text"
          aria-label=${words.moves.typed}
          autocomplete="off"
          spellcheck="false"
          autocapitalize="off"
          enterkeyhint="go"
          placeholder=${words.moves.typedExample(this.#exampleIn(state))}
          aria-invalid=${this.#draft.isWrong(kept, state)}
          .value=${live(kept)}
          @keydown=${(/** @type {KeyboardEvent} */ { key }) => {
            if (key === "Escape") this.dispatchEvent(new Event("leave", { bubbles: true }));
          }}
        />
        <button type="submit">${words.moves.play}</button>
      </form>
      <div class="entry-answer" role="status" aria-label=${label} ${whileScrolling}>${said}</div>`;
  }

  get #input() {
    return this.querySelector("input");
  }

  /** @param {State} state */
  #enter(state) {
    const text = this.#input?.value ?? "";
    this.send({ kind: "type", text, mark: this.#draft.send(text, state) });
  }

  /**
   * It doesn't change during a game: it is an example, not advice.
   * @param {State} state
   */
  #exampleIn({ info, view }) {
    if (info !== this.#exampled && info !== null && view !== null && view.actions.length > 0) {
      this.#exampled = info;
      this.#example = exampleMove(info, view);
    }
    return this.#example;
  }

  write() {
    this.#input?.focus();
  }
}

/** @param {State} state */
function answerParagraphs({ answer, info, view }) {
  if (answer === null || info === null || view === null) return [];
  const sentences = answerWords(answer.question, info, view, answer.attackers);
  return sentences.map((text) => html`<p>${text}</p>`);
}
