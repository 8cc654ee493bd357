// A field for typed moves and questions about the position, with a list of the legal moves that begin like the text. Errors
// of moves appear in the status line; answers stay below the field until the position changes. Escape closes the list, then
// returns to the board ("leave").
//
// The page and embedded boards define it under different names.

import { html, nothing } from "lit-html";
import { guard } from "lit-html/directives/guard.js";
import { keyed } from "lit-html/directives/keyed.js";
import { live } from "lit-html/directives/live.js";
import { answerWords } from "../../i18n/answer-words.js";
import { words } from "../../i18n/strings.js";
import { isBrowsing } from "../../state/browsing.js";
import { computerToAct } from "../../state/players.js";
import { completions, exampleMove } from "../../state/typed-move.js";
import { EntryDraft } from "./entry-draft.js";
import { submitted } from "../controls/fields.js";
import { moveTemplate } from "../controls/move-text.js";
import { Part } from "../controls/part.js";
import { whileScrolling } from "../controls/scroller.js";

/** @import { State } from "../../state/page-state.js" */
/** @import { MoveLook } from "../controls/move-text.js" */
/** @typedef {ReturnType<typeof completions>[number]} Completion */

const LIST = "move-completions";
const GAP_PX = 4;

export class MoveEntry extends Part {
  #draft = new EntryDraft();
  /** Whether the list may be open: something was typed since it was closed. */
  #typing = false;
  /** @type {Completion[]} */
  #completions = [];
  /** Ends following the field when the page is scrolled. @type {AbortController | null} */
  #following = null;
  /** The highlighted completion; -1 is none. */
  #active = -1;
  /** @type {State["answer"]} */
  #answered = null;

  /** @override @param {State} state */
  show(state) {
    const before = this.#input;
    const focused = before?.matches(":focus");
    super.show(state);
    if (focused && before !== this.#input) this.write();
    this.#placeList();
    this.#bringIntoView(state.answer);
  }

  /** A new answer may be below the window or, on phones, behind the bar. @param {State["answer"]} answer */
  #bringIntoView(answer) {
    if (answer === this.#answered) return;
    this.#answered = answer;
    if (answer === null || this.embedded) return;
    this.querySelector(".entry-answer")?.scrollIntoView({ block: "nearest" });
  }

  /** Above the field, over everything: the panel around it would cut the list off. Nothing is around an embedded field. */
  #placeList() {
    if (this.embedded) return;
    const list = this.querySelector("ul");
    this.#follow(list !== null);
    if (list === null || this.#input === null) return;
    const { left, top, width } = this.#input.getBoundingClientRect();
    const above = top - GAP_PX;
    list.style.left = `${left}px`;
    list.style.bottom = `${document.documentElement.clientHeight - above}px`;
    list.style.minWidth = `${width}px`;
    list.style.maxHeight = `${above - GAP_PX}px`;
  }

  /**
   * Keeps an open list at its field. A listener without a list would keep a removed board in memory.
   * @param {boolean} open
   */
  #follow(open) {
    if (open === (this.#following !== null)) return;
    this.#following?.abort();
    this.#following = open ? new AbortController() : null;
    if (this.#following === null) return;
    const { signal } = this.#following;
    const how = { capture: true, passive: true, signal };
    document.addEventListener("scroll", () => this.#placeList(), how);
  }

  /** @override @param {State} state */
  template(state) {
    const { answer, settings, elsewhere } = state;
    const { element } = this.#draft;
    const kept = this.#draft.keep(this.#input?.value ?? "", state);
    if (element !== this.#draft.element) this.#typing = false;
    this.#complete(kept, state);
    const label = words.questions.title;
    const open = this.#completions.length > 0;
    // New elements, or a repeated answer would be announced only once.
    const said = guard([answer], () => keyed(answer, answerParagraphs(state)));
    return html`<form
        class="entry"
        @submit=${submitted(() => this.#enter(state))}
        @focusout=${(/** @type {FocusEvent} */ { relatedTarget }) => {
          if (!(relatedTarget instanceof Node && this.contains(relatedTarget))) this.#close();
        }}
      >
        ${keyed(
          this.#draft.element,
          html`<input
            type="text"
            role="combobox"
            aria-label=${words.moves.typed}
            aria-autocomplete="list"
            aria-expanded=${open}
            aria-controls=${open ? LIST : nothing}
            aria-activedescendant=${this.#active < 0 ? nothing : optionId(this.#active)}
            autocomplete="off"
            spellcheck="false"
            autocorrect="off"
            autocapitalize="off"
            writingsuggestions="false"
            enterkeyhint="go"
            placeholder=${words.moves.typedExample(this.#example(state))}
            aria-invalid=${this.#draft.isWrong(kept, state)}
            ?disabled=${elsewhere}
            .value=${live(kept)}
            @input=${() => this.#type(state)}
            @keydown=${(/** @type {KeyboardEvent} */ event) => this.#press(event, state)}
          />`,
        )}
        <button type="submit" ?disabled=${elsewhere}>${words.moves.play}</button>
        ${
          open
            ? html`<ul
                class="entry-list"
                id=${LIST}
                role="listbox"
                aria-label=${words.moves.completions}
              >
                ${this.#completions.map((completion, at) => this.#option(completion, at, state, settings))}
              </ul>`
            : nothing
        }
      </form>
      <div class="entry-answer" role="status" aria-label=${label} ${whileScrolling}>${said}</div>`;
  }

  /**
   * @param {Completion} completion
   * @param {number} at
   * @param {State} state
   * @param {MoveLook} look
   */
  #option(completion, at, state, look) {
    const { info } = state;
    // A press must not take the focus from the field.
    return html`<li
      role="option"
      id=${optionId(at)}
      aria-selected=${at === this.#active}
      @pointerdown=${(/** @type {Event} */ event) => event.preventDefault()}
      @click=${() => this.#choose(completion, state)}
    >
      ${info === null ? completion.written : moveTemplate(info, completion.written, look)}
    </li>`;
  }

  get #input() {
    return this.querySelector("input");
  }

  /** @param {string} text @param {State} state */
  #complete(text, state) {
    const { info, view, settings, cover } = state;
    const waits = computerToAct(state) && !isBrowsing(state);
    const unavailable = info === null || view === null || cover !== null || waits;
    this.#completions =
      this.#typing && !unavailable && !this.#withholds(info)
        ? completions(text, info, view, settings.notation)
        : [];
    if (this.#active >= this.#completions.length) this.#active = -1;
  }

  /** @param {State} state */
  #example({ info, view, settings }) {
    const none = info === null || view === null || this.#withholds(info);
    return none ? "" : exampleMove(view, info, settings.notation);
  }

  /**
   * A page around the board must not learn what its player could do.
   * @param {State["info"]} info
   */
  #withholds(info) {
    return this.embedded && info?.secretive === true;
  }

  /** @param {State} state */
  #type({ refusal }) {
    this.#typing = true;
    this.#active = -1;
    this.update();
    // It is about the text before.
    if (refusal !== null) this.send({ kind: "refuse", reason: null });
  }

  #close() {
    if (!this.#typing) return;
    this.#typing = false;
    this.#active = -1;
    this.update();
  }

  /** @param {KeyboardEvent} event @param {State} state */
  #press(event, state) {
    const { key } = event;
    const count = this.#completions.length;
    const chosen = this.#completions[this.#active];
    if (key === "Escape") {
      if (count > 0) this.#close();
      else this.dispatchEvent(new Event("leave", { bubbles: true }));
    } else if (key === "ArrowDown" || key === "ArrowUp") {
      if (count === 0) return;
      event.preventDefault();
      // One place more than there are moves: none is highlighted there.
      const step = key === "ArrowDown" ? 1 : -1;
      this.#active = ((this.#active + 1 + step + count + 1) % (count + 1)) - 1;
      this.update();
    } else if (key === "Tab" && chosen !== undefined && !event.shiftKey) {
      event.preventDefault();
      this.#fill(chosen);
      this.#close();
    } else if (key === "Enter" && chosen !== undefined) {
      event.preventDefault();
      this.#choose(chosen, state);
    }
  }

  /** @param {Completion} completion */
  #fill({ written }) {
    if (this.#input !== null) this.#input.value = written;
  }

  /** @param {Completion} completion @param {State} state */
  #choose(completion, state) {
    this.#fill(completion);
    this.#enter(state);
  }

  /** @param {State} state */
  #enter(state) {
    const text = this.#input?.value ?? "";
    this.#close();
    this.send({ kind: "type", text, mark: this.#draft.send(text, state) });
  }

  /** @returns {boolean}  whether the field is visible, so that it has the focus now */
  write() {
    this.#input?.focus();
    return this.#input?.matches(":focus") ?? false;
  }
}

/** @param {number} at */
function optionId(at) {
  return `${LIST}-${at}`;
}

/** @param {State} state */
function answerParagraphs({ answer, info, view, clock, settings }) {
  if (answer === null || info === null || view === null) return [];
  const sentences = answerWords(answer, { info, view, clock, notation: settings.notation });
  return sentences.map((text) => html`<p>${text}</p>`);
}
