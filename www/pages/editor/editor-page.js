// The position editor: the board, the other fields of a position, and its errors. The engine knows what is possible;
// nothing here knows rules.

import { html, noChange, nothing } from "lit-html";
import { createRef, ref } from "lit-html/directives/ref.js";
import { BoardShape } from "../../elements/board/board-shape.js";
import { OptionChoice } from "../../elements/controls/option-choice.js";
import { readOptions } from "../../state/routes.js";
import { reasonWords } from "../../i18n/strings.js";
import { gameChoice } from "../game-choice.js";
import { Page } from "../page.js";
import { iconTemplate } from "../../elements/controls/icons.js";
import { pieceTemplate } from "../../elements/controls/piece-figure.js";
import { button } from "../../elements/controls/buttons.js";
import { boardTurner } from "./board-turner.js";
import { handRows } from "../../state/hand-rows.js";
import { createStore } from "../../state/store.js";
import { EditorBoard } from "./editor-board.js";
import { EditorEffects } from "./editor-effects.js";
import { editorHands, handUnder, hasEditorHands } from "./editor-hands.js";
import { faultList, sentenceOf } from "./fault-list.js";
import { PieceDrag } from "./piece-drag.js";
import { PiecePalette } from "./piece-palette.js";
import { positionField } from "./position-field.js";
import { NO_POSITION, reduceEditor } from "./reduce-editor.js";
import { NOTHING, cleared, withHeld, withPieceAt } from "./setup-editing.js";
import { focusField, setupFields } from "./setup-fields.js";
import { words } from "./editor-words.js";

/** @import { Examination, Fault, FaultCode, GameInfo, Setup } from "../../engine/protocol.js" */
/** @import { PageRoute } from "../../state/routes.js" */
/** @import { EditorAction, EditorState, Held, Message, Target } from "./editor.js" */
/** @import { Steps } from "./editor-history.js" */
/** @import { State } from "../../state/page-state.js" */
/** @import { Dragged } from "./piece-drag.js" */
/** @import { Ref } from "lit-html/directives/ref.js" */

/** @type {Partial<Record<FaultCode, (fault: Fault) => string>>} */
const CONTROLS = {
  "no-men": () => "turn",
  "castling-without-men": ({ args }) => `castling ${args["found"]}`,
  "no-reserve": ({ seat }) => `reserve ${seat}`,
  "too-many-men": ({ seat }) => `reserve ${seat}`,
  "impossible-secret": ({ args, seat }) => `${args["at"]} ${seat}`,
  "impossible-drops": ({ args }) => String(args["at"]),
  "impossible-moves": ({ args }) => String(args["at"]),
  "impossible-winner": ({ args }) => String(args["at"]),
  "impossible-checks": ({ args, seat }) => `${args["at"]} ${seat}`,
};

/** @typedef {{ game: GameInfo, steps: Steps, examination: Examination }} Edited */

export class EditorPage extends Page {
  /** @override */
  static styles = ["styles/pages/editor.css", "styles/table/hands.css"];

  #store = createStore(reduceEditor, NO_POSITION);
  /** @type {EditorEffects | null} */
  #effects = null;
  /** @type {Dragged | null} */
  #dragged = null;
  /** @type {Ref<HTMLElement>} */
  #carried = createRef();
  #board = new EditorBoard();
  #shape = new BoardShape(this);
  #drag = new PieceDrag((dragged) => this.#deliver(dragged));
  #palette = new PiecePalette((tool) => this.#perform({ kind: "tool", tool }), this.#drag);
  /** @type {OptionChoice | null} */
  #options = null;

  #perform = (/** @type {EditorAction} */ action) => this.#store.dispatch(action);

  /** @override */
  build() {
    this.#board.perform = this.#perform;
    this.#board.targetUnder = (event) => this.#targetUnder(event);
    this.#store.addEffects({
      write: () => {
        this.focusOn("textarea");
        this.querySelector("textarea")?.select();
      },
      "turn-tower": ({ degrees }) => this.#turnTower(degrees),
    });
    this.addEventListener("keydown", (event) => this.#key(event));
    this.#effects = new EditorEffects(this.#store, this.services);
    this.#store.subscribe((after, before) => {
      if (after.game !== before.game || after.failed !== null) this.#offerOptions(after);
      this.redraw();
    });
    this.redraw();
  }

  /** @returns {Edited | null} */
  get #edited() {
    const { game, steps, examination } = this.#store.state;
    if (game === null || steps === null || examination === null) return null;
    return { game, steps, examination };
  }

  /** @override @param {State} state */
  template({ settings }) {
    const edited = this.#edited;
    const { failed, isOpen } = this.#store.state;
    const name = edited?.game.name ?? "";
    const title = failed !== null ? words.title : edited && `${words.title} · ${name}`;
    const home = failed !== null ? "#" : edited && `#${edited.game.id}`;
    const back = failed !== null ? words.gallery : edited && words.back(name);
    return html`<header class="page-head">
        <a class="back" href=${home ?? noChange} aria-label=${back ?? noChange}
          >${iconTemplate("back")}</a
        >
        <h1 tabindex="-1">${title ?? noChange}</h1>
        ${edited === null ? noChange : gameChoice("edit", edited.game.id, this.services)}
      </header>
      <p class="edit-fault" role="alert">${failed === null ? "" : reasonWords(failed, null)}</p>
      <div class="edit-main" ?hidden=${!isOpen}>
        ${this.#boardArea(edited, settings)}
        ${edited === null ? noChange : this.#side(edited, settings)}
      </div>
      <div
        class="edit-carried"
        aria-hidden="true"
        ?hidden=${this.#dragged === null}
        ${ref(this.#carried)}
      >
        ${
          this.#dragged === null || edited === null
            ? noChange
            : pieceTemplate(edited.game, this.#dragged.kind, this.#dragged.seat, settings.pieceSet)
        }
      </div>`;
  }

  /** @param {Edited | null} edited @param {State["settings"]} settings */
  #boardArea(edited, settings) {
    if (edited === null) return html`<div class="edit-board-area">${this.#board}</div>`;
    const { game, steps } = edited;
    const { taken, turned } = this.#store.state;
    const setup = steps.present;
    const hands = {
      game,
      setup,
      taken,
      turned,
      pieceSet: settings.pieceSet,
      drag: this.#drag,
      perform: this.#perform,
      change: (/** @type {Held} */ held, /** @type {number} */ more) =>
        this.#edit((now) => withHeld(now, held, more)),
    };
    const { above, below } = handRows(game, turned);
    const handed = hasEditorHands(game, setup) ? "handed" : "";
    return html`<div class="edit-board-area ${handed}">
      ${editorHands(hands, above)} ${this.#board} ${editorHands(hands, below)}
      ${boardTurner(game, settings, this.#look, () => this.#turn(game))}
    </div>`;
  }

  /** @param {Edited} edited @param {State["settings"]} settings */
  #side({ game, steps, examination }, { pieceSet }) {
    const { faults, form } = examination;
    const { state } = this.#store;
    const isUnreadable = state.refusal !== null;
    const disabled = faults.length > 0 || isUnreadable;
    const { present: setup } = steps;
    const edit = (/** @type {(setup: Setup) => Setup} */ change) => this.#edit(change);
    const perform = this.#perform;
    return html`<div class="edit-side">
      ${this.#palette.template(game, state.tool, pieceSet)}
      <div class="button-row edit-steps">
        ${button(words.undo, () => perform({ kind: "undo" }), {
          icon: "undo",
          disabled: steps.past.length === 0,
        })}
        ${button(words.redo, () => perform({ kind: "redo" }), {
          icon: "redo",
          disabled: steps.future.length === 0,
        })}
        ${button(words.start, () => perform({ kind: "start" }))}
        ${button(words.clear, () => edit(cleared))}
      </div>
      ${faultList(game, examination.setup, faults, isUnreadable, (fault) => this.#goTo(fault))}
      <div class="button-row edit-ways">
        ${button(words.play, () => perform({ kind: "leave-for", way: "play" }), { look: "primary", disabled })}
        ${button(words.study, () => perform({ kind: "leave-for", way: "study" }), { disabled })}
      </div>
      <section class="edit-options" aria-label=${words.rules} ?hidden=${game.options.length === 0}>
        ${this.#options?.template(false)}
      </section>
      ${setupFields({ game, setup, form, edit })} ${positionField(state, perform)}
      <div class="button-row">
        ${button(words.copyText, () => perform({ kind: "copy", what: "text" }))}
        ${button(words.copyLink, () => perform({ kind: "copy", what: "link" }))}
      </div>
      <p class="quiet" ?hidden=${!tellsSecrets(examination)}>${words.secretNote}</p>
      <p class="edit-said quiet" role="status">
        ${state.said.map((one) => messageWords(one, game)).join(" ")}
      </p>
      <p class="quiet">${words.how} ${hasEditorHands(game, setup) ? words.howHands : nothing}</p>
    </div>`;
  }

  /** @override @param {PageRoute} route */
  enter({ game, parameters }) {
    const [link, options] = [parameters["position"] ?? null, readOptions(parameters)];
    this.#perform({ kind: "enter", game: game ?? "", link, options });
  }

  /** @param {EditorState} state */
  #offerOptions({ game, failed }) {
    if (failed !== null || game === null) this.#options = null;
    // The focus is in the menu while it is used.
    else if (this.#options === null || !document.activeElement?.matches(".edit-options *"))
      this.#options = new OptionChoice(game, () => this.#chooseOptions());
  }

  /** @override @param {State} state */
  show(state) {
    super.show(state);
    if (this.#edited !== null) this.#showBoard(this.#edited, state);
  }

  /** @param {Edited} edited @param {State} state */
  #showBoard({ game, steps, examination: { faults } }, { settings }) {
    const { taken, tool, turned } = this.#store.state;
    const setup = steps.present;
    this.#shape.update(game.board, settings.arrangement);
    this.#board.show({
      game,
      setup,
      taken: typeof taken === "number" ? taken : null,
      // A piece taken from a hand is put like one of the palette.
      tool: typeof taken === "object" ? (taken ?? tool) : tool,
      faults,
      say: (here) => words.faulty(here.map((fault) => sentenceOf(fault, game, setup)).join(" ")),
      settings,
      turned,
    });
  }

  /** @override */
  leave() {
    this.#effects?.leave();
  }

  #look = (/** @type {Partial<State["settings"]>} */ change) =>
    this.services.perform({ kind: "settings", change });

  /** @param {GameInfo} game */
  #turn({ seats }) {
    this.#perform({ kind: "turn", quarters: seats.length === 2 ? 2 : 1 });
  }

  #chooseOptions() {
    this.redraw();
    if (this.#options !== null) this.#perform({ kind: "options", options: this.#options.chosen });
  }

  /** @param {(setup: Setup) => Setup} change */
  #edit(change) {
    const { steps } = this.#store.state;
    if (steps !== null) this.#perform({ kind: "edit", setup: change(steps.present) });
  }

  /** @param {Dragged} dragged */
  #deliver(dragged) {
    const { kind, seat, held, x, y, done } = dragged;
    const isNew = this.#dragged === null || done;
    this.#dragged = done ? null : dragged;
    if (isNew) this.redraw();
    const element = this.#carried.value;
    if (element !== undefined) element.style.translate = `calc(${x}px - 50%) calc(${y}px - 50%)`;
    if (!done) return;
    const to = this.#targetUnder({ clientX: x, clientY: y });
    if (held) this.#perform({ kind: "carry", from: { kind, seat }, to });
    else this.#edit((setup) => withPieceAt(setup, { kind, seat }, to));
  }

  /**
   * Where a piece that is released there goes.
   * @param {{ clientX: number, clientY: number }} pointer
   * @returns {Target}
   */
  #targetUnder({ clientX, clientY }) {
    const hand = handUnder(clientX, clientY);
    return hand === null ? this.#board.squareUnder(clientX, clientY) : { hand };
  }

  /** @param {Fault} fault */
  #goTo(fault) {
    const control = CONTROLS[fault.code]?.(fault);
    const [square] = fault.squares;
    if (square !== undefined) this.#board.focusSquare(square);
    else if (control !== undefined) focusField(this, control);
    else this.#board.focus();
  }

  /** @param {number} degrees */
  #turnTower(degrees) {
    const { yaw } = this.services.store.state.settings;
    this.#look({ yaw: ((((yaw + degrees + 180) % 360) + 360) % 360) - 180 });
  }

  /** @param {KeyboardEvent} event */
  #key(event) {
    const { key, ctrlKey, metaKey, shiftKey, target } = event;
    // Text fields have their own undo.
    const types = target instanceof HTMLTextAreaElement || target instanceof HTMLInputElement;
    if (!(ctrlKey || metaKey) || types) return;
    const redoes = key.toLowerCase() === "y" || (key.toLowerCase() === "z" && shiftKey);
    if (!redoes && key.toLowerCase() !== "z") return;
    event.preventDefault();
    this.#perform({ kind: redoes ? "redo" : "undo" });
  }
}

/** @param {Message} message @param {GameInfo} game */
function messageWords(message, game) {
  return typeof message === "string" ? words[message] : reasonWords(message, game);
}

/** Whether the text contains one player's secrets. @param {Examination} examination */
function tellsSecrets({ form, setup }) {
  return form.fields.some(
    ({ name, secret }) =>
      secret && (setup.fields[name] ?? []).some((value) => value !== NOTHING && value !== "?"),
  );
}

customElements.define("editor-page", EditorPage);
