// A move typed by hand, or a question about the position. What's wrong with a move is said in the status line; the answer
// to a question stands below the field until the position changes. Escape leads to the board ("leave").
//
// It has no name here: the page and an embedded board each define one of their own.

import { answerWords } from "../../i18n/answer-words.js";
import { words } from "../../i18n/strings.js";
import { exampleMove } from "../../state/typed-move.js";
import { EntryDraft } from "./entry-draft.js";
import { make } from "../controls/markup.js";
import { Part } from "../controls/part.js";
import { reachableWhileScrolling } from "../controls/scroller.js";

/** @typedef {import("../../state/state.js").Answer} Answer */
/** @typedef {import("../../state/state.js").State} State */

export class MoveEntry extends Part {
  #draft = new EntryDraft();
  /** @type {State | null} */
  #state = null;
  /** @type {Answer | null} */
  #answered = null;
  /** @type {State["info"]} */
  #exampled = null;
  #example = "e2e4";
  #input = make("input", {
    type: "text",
    "aria-label": words.moves.typed,
    autocomplete: "off",
    spellcheck: false,
    autocapitalize: "off",
    enterKeyHint: "go",
  });
  #answer = make("div", {
    class: "entry-answer",
    role: "status",
    "aria-label": words.questions.title,
  });

  /** @override */
  build() {
    const play = make("button", { type: "submit" }, words.moves.play);
    const form = make("form", { class: "entry" }, this.#input, play);
    form.onsubmit = (event) => {
      event.preventDefault();
      const text = this.#input.value;
      if (this.#state === null) return;
      this.send({ kind: "type", text, mark: this.#draft.send(text, this.#state) });
    };
    this.#input.onkeydown = (event) => {
      if (event.key === "Escape") this.dispatchEvent(new Event("leave"));
    };
    reachableWhileScrolling(this.#answer);
    this.append(form, this.#answer);
  }

  /** @override @param {State} state */
  show(state) {
    this.#state = state;
    const kept = this.#draft.keep(this.#input.value, state);
    if (kept !== this.#input.value) this.#input.value = kept;
    const example = words.moves.typedExample(this.#exampleIn(state));
    // Told once more the same, the browser would lay out the field anew.
    if (this.#input.placeholder !== example) this.#input.placeholder = example;
    this.#input.setAttribute("aria-invalid", String(this.#draft.isWrong(kept, state)));
    if (state.answer !== this.#answered) this.#show(state);
  }

  /**
   * The same while a game is on the table: an example, not advice.
   * @param {State} state
   */
  #exampleIn({ info, view }) {
    if (info !== this.#exampled && info !== null && view !== null && view.actions.length > 0) {
      this.#exampled = info;
      this.#example = exampleMove(info, view);
    }
    return this.#example;
  }

  /** @param {State} state */
  #show({ answer, info, view }) {
    this.#answered = answer;
    const told =
      answer === null || info === null || view === null
        ? []
        : answerWords(answer.question, info, view, answer.attackers);
    // New elements, or the same answer given twice would be said once only.
    this.#answer.replaceChildren(...told.map((text) => make("p", {}, text)));
  }

  write() {
    this.#input.focus();
  }
}
