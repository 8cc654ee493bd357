// The position editor: the board, the other fields of a position, and its errors. The engine knows what is possible;
// nothing here knows rules.

import "./editor-board.js";
import { html, noChange, nothing } from "lit-html";
import { createRef, ref } from "lit-html/directives/ref.js";
import { OptionChoice } from "../../elements/controls/option-choice.js";
import { opensElsewhere } from "../../controllers/pasted-text.js";
import { boardLook } from "../../state/board-look.js";
import { readOptions, writeEditorRoute, writePageRoute, writeRoute } from "../../state/routes.js";
import { reasonWords } from "../../i18n/strings.js";
import { Page } from "../page.js";
import { iconTemplate } from "../../elements/controls/icons.js";
import { pieceTemplate } from "../../elements/controls/piece-figure.js";
import { button } from "../../elements/controls/buttons.js";
import { boardTurner } from "./board-turner.js";
import { EditorSession } from "./editor-session.js";
import { faultList, sentenceOf } from "./fault-list.js";
import { PiecePalette } from "./piece-palette.js";
import { PositionField } from "./position-field.js";
import {
  NOTHING,
  cleared,
  pieceOn,
  withPiece,
  withPieceCarried,
  withoutPiece,
} from "./setup-editing.js";
import { focusField, setupFields } from "./setup-fields.js";
import { words } from "./editor-words.js";

/** @import { Square, Examination, Fault, FaultCode, GameInfo, Setup } from "../../engine/protocol.js" */
/** @import { Reason } from "../../state/reasons.js" */
/** @import { PageRoute } from "../../state/routes.js" */
/** @import { EditorHistory } from "./editor-history.js" */
/** @import { EditorBoard } from "./editor-board.js" */
/** @import { QuarterTurns, State } from "../../state/page-state.js" */
/** @import { PaletteDrag, Tool } from "./piece-palette.js" */
/** @import { Ref } from "lit-html/directives/ref.js" */

/** @type {Partial<Record<FaultCode, (fault: Fault) => string>>} */
const CONTROLS = {
  "no-men": () => "turn",
  "castling-without-men": ({ args }) => `castling ${args["found"]}`,
  "no-reserve": ({ seat }) => `reserve ${seat}`,
  "too-many-men": ({ seat }) => `reserve ${seat}`,
  "impossible-secret": ({ args, seat }) => `${args["at"]} ${seat}`,
  "impossible-drops": ({ args }) => String(args["at"]),
  "impossible-winner": ({ args }) => String(args["at"]),
  "impossible-checks": ({ args, seat }) => `${args["at"]} ${seat}`,
};

/** @typedef {{ game: GameInfo, history: EditorHistory, examination: Examination, setup: Setup }} Edited */

export class EditorPage extends Page {
  /** @override */
  static styles = ["styles/pages/editor.css"];

  #session = new EditorSession(() => this.services.engine(), {
    changed: () => {
      this.#taken = null;
      this.redraw();
    },
    examined: ({ position }, typed) => {
      this.#isOpen = true;
      this.#failed = null;
      this.#text.show(position, typed);
      this.redraw();
    },
    remarked: (remarks) => this.#remark(remarks),
    replaced: () => this.#say(words.replaced),
    unreadable: (error, text) => {
      this.#text.refuse(reasonWords(error, this.#session.game), text);
      this.redraw();
    },
    refused: (error) => this.#say(reasonWords(error, this.#session.game)),
    failed: (error) => {
      this.#isOpen = false;
      this.#failed = error;
      this.redraw();
    },
  });
  /** @type {GameInfo | null} */
  #shown = null;
  #isOpen = true;
  /** @type {Reason | null} */
  #failed = null;
  #message = "";
  /** @type {Tool} */
  #tool = "hand";
  /** @type {Square | null} */
  #taken = null;

  /** @type {QuarterTurns} */
  #turned = 0;
  /** @type {PaletteDrag | null} */
  #paletteDrag = null;
  /** @type {Ref<HTMLElement>} */
  #carried = createRef();
  #board = /** @type {EditorBoard} */ (document.createElement("editor-board"));
  #palette = new PiecePalette(
    (tool) => this.#choose(tool),
    (paletteDrag) => this.#deliver(paletteDrag),
  );
  #text = new PositionField();
  /** @type {OptionChoice | null} */
  #options = null;

  /** @override */
  build() {
    const board = this.#board;
    /** @param {string} name @param {(detail: any) => void} hear */
    const on = (name, hear) =>
      board.addEventListener(name, (event) => hear(/** @type {CustomEvent} */ (event).detail));
    on("press", ({ square }) => this.#press(square));
    on("carry", ({ from, to }) => this.#session.edit((setup) => withPieceCarried(setup, from, to)));
    on("clear", ({ square }) => this.#session.edit((setup) => withoutPiece(setup, square)));
    on("copy", ({ square }) => this.#copyPiece(square));
    on("drop", () => this.#choose("hand"));
    on("write", () => this.#text.focus());
    on("turn", ({ degrees }) => this.#turnTower(degrees));
    this.addEventListener("keydown", (event) => this.#key(event));
    this.redraw();
  }

  get #edited() {
    const { game, history, examination } = this.#session;
    if (game === null || history === null || examination === null) return null;
    return { game, history, examination, setup: history.present };
  }

  /** @override @param {State} state */
  template({ settings }) {
    const edited = this.#edited;
    const failed = this.#failed;
    const name = edited?.game.name ?? "";
    const title = failed !== null ? words.title : edited && `${words.title} · ${name}`;
    const home = failed !== null ? "#" : edited && `#${edited.game.id}`;
    const back = failed !== null ? words.gallery : edited && words.back(name);
    return html`<header class="page-head">
        <a class="back" href=${home ?? noChange} aria-label=${back ?? noChange}
          >${iconTemplate("back")}</a
        >
        <h1 tabindex="-1">${title ?? noChange}</h1>
      </header>
      <p class="edit-fault" role="alert">${failed === null ? "" : reasonWords(failed, null)}</p>
      <div class="edit-main" ?hidden=${!this.#isOpen}>
        <div class="edit-board-area">
          ${this.#board}
          ${
            edited === null
              ? nothing
              : boardTurner(edited.game, settings, this.#look, () => this.#turn(edited.game))
          }
        </div>
        ${edited === null ? noChange : this.#side(edited, settings)}
      </div>
      <div
        class="edit-carried"
        aria-hidden="true"
        ?hidden=${this.#paletteDrag === null}
        ${ref(this.#carried)}
      >
        ${
          this.#paletteDrag === null || edited === null
            ? noChange
            : pieceTemplate(
                edited.game,
                this.#paletteDrag.kind,
                this.#paletteDrag.seat,
                settings.pieceSet,
              )
        }
      </div>`;
  }

  /**
   * @param {Edited} edited
   * @param {State["settings"]} settings
   */
  #side({ game, history, examination, setup }, { pieceSet }) {
    const { faults, form } = examination;
    const isUnreadable = this.#text.isRefused;
    const disabled = faults.length > 0 || isUnreadable;
    const edit = (/** @type {(setup: Setup) => Setup} */ change) => this.#session.edit(change);
    return html`<div class="edit-side">
      ${this.#palette.template(game, this.#tool, pieceSet)}
      <div class="button-row edit-steps">
        ${button(words.undo, () => this.#session.step("undo"), {
          icon: "undo",
          disabled: !history.mayUndo,
        })}
        ${button(words.redo, () => this.#session.step("redo"), {
          icon: "redo",
          disabled: !history.mayRedo,
        })}
        ${button(words.start, () => void this.#session.start())}
        ${button(words.clear, () => edit(cleared))}
      </div>
      ${faultList(game, examination.setup, faults, isUnreadable, (fault) => this.#goTo(fault))}
      <div class="button-row edit-ways">
        ${button(words.play, () => void this.#leaveFor("play"), { look: "primary", disabled })}
        ${button(words.study, () => void this.#leaveFor("study"), { disabled })}
      </div>
      <section class="edit-options" aria-label=${words.rules} ?hidden=${game.options.length === 0}>
        ${this.#options?.template(false)}
      </section>
      ${setupFields({ game, setup, form, edit })}
      ${this.#text.template(
        (text, pasted) => void this.#type(text, pasted),
        () => this.#session.history?.endTyping(),
      )}
      <div class="button-row">
        ${button(words.copyText, () => void this.#copy(this.#session.position))}
        ${button(words.copyLink, () => this.#copyLink())}
      </div>
      <p class="quiet" ?hidden=${!tellsSecrets(examination)}>${words.secretNote}</p>
      <p class="edit-said quiet" role="status">${this.#message}</p>
      <p class="quiet">${words.how}</p>
    </div>`;
  }

  /** @override @param {PageRoute} route */
  enter({ game, parameters }) {
    this.#say("");
    this.#tool = "hand";
    // Text typed before the game is open would be overwritten.
    this.#isOpen = false;
    this.redraw();
    void this.#session.open(game ?? "", parameters["position"] ?? null, readOptions(parameters));
  }

  /** @override @param {State} state */
  show(state) {
    const { game } = this.#session;
    if (this.#failed !== null) this.#shown = null;
    else if (game !== null && game !== this.#shown) {
      this.#shown = game;
      // The focus is in the menu while it is used.
      if (!document.activeElement?.matches(".edit-options *"))
        this.#options = new OptionChoice(game, () => this.#chooseOptions());
    }
    super.show(state);
    if (this.#edited !== null) this.#showBoard(this.#edited, state);
  }

  /**
   * @param {Edited} edited
   * @param {State} state
   */
  #showBoard({ game, setup, examination: { faults } }, { settings }) {
    this.#board.show({
      game,
      setup,
      taken: this.#taken,
      tool: this.#tool,
      faults,
      say: (here) => words.faulty(here.map((fault) => sentenceOf(fault, game, setup)).join(" ")),
      ...boardLook(settings, this.#turned),
    });
  }

  /** @override */
  leave() {
    this.#session.leave();
  }

  #look = (/** @type {Partial<State["settings"]>} */ change) =>
    this.services.perform({ kind: "settings", change });

  /** @param {GameInfo} game */
  #turn({ seats }) {
    const quarters = seats.length === 2 ? 2 : 1;
    this.#turned = /** @type {QuarterTurns} */ ((this.#turned + quarters) % 4);
    this.redraw();
  }

  #chooseOptions() {
    this.redraw();
    if (this.#options !== null) void this.#session.choose(this.#options.chosen);
  }

  /** @param {Tool} tool */
  #choose(tool) {
    this.#tool = tool;
    this.#taken = null;
    this.redraw();
  }

  /** @param {Square} square */
  #press(square) {
    const setup = this.#session.history?.present;
    if (setup === undefined) return;
    this.#say("");
    const tool = this.#tool;
    if (tool === "eraser") return this.#session.enter(withoutPiece(setup, square));
    if (tool === "hand") return this.#carry(setup, square);
    const there = pieceOn(setup, square);
    const same = there !== null && there.kind === tool.kind && there.seat === tool.seat;
    this.#session.enter(same ? withoutPiece(setup, square) : withPiece(setup, { ...tool, square }));
  }

  /**
   * @param {Setup} setup
   * @param {Square} square
   */
  #carry(setup, square) {
    const taken = this.#taken;
    if (taken !== null && taken !== square)
      return this.#session.enter(withPieceCarried(setup, taken, square));
    this.#taken = taken === null && pieceOn(setup, square) !== null ? square : null;
    this.redraw();
  }

  /** @param {Square} square */
  #copyPiece(square) {
    const history = this.#session.history;
    const piece = history && pieceOn(history.present, square);
    this.#choose(piece ? { kind: piece.kind, seat: piece.seat } : "hand");
  }

  /** @param {PaletteDrag} paletteDrag */
  #deliver(paletteDrag) {
    const { kind, seat, x, y, done } = paletteDrag;
    const isNew = this.#paletteDrag === null || done;
    this.#paletteDrag = done ? null : paletteDrag;
    if (isNew) this.redraw();
    const element = this.#carried.value;
    if (element !== undefined) element.style.translate = `calc(${x}px - 50%) calc(${y}px - 50%)`;
    const square = done ? this.#board.squareUnder(x, y) : null;
    if (square !== null) this.#session.edit((setup) => withPiece(setup, { kind, seat, square }));
  }

  /** @param {Reason[]} remarks  what was left out of a text */
  #remark(remarks) {
    if (remarks.length > 0)
      this.#say(remarks.map((remark) => reasonWords(remark, this.#session.game)).join(" "));
  }

  /**
   * @param {string} position
   * @param {boolean} pasted
   */
  async #type(position, pasted) {
    try {
      const examination = await this.#session.read(position);
      if (examination === undefined || !this.#text.says(position)) return;
      this.#text.refuse("");
      this.#session.enter(examination.setup, "text");
      this.#remark(examination.remarks);
    } catch (error) {
      if (!this.#text.says(position)) return;
      const why = /** @type {Reason} */ (error);
      this.#text.refuse(reasonWords(why, this.#session.game));
      this.redraw();
      if (pasted) await this.#offer(position);
    }
  }

  /**
   * Offers to open a text that is no position of this game.
   * @param {string} text
   */
  async #offer(text) {
    const pasted = await this.#session.identify(text, this.services.address("#"));
    if (pasted === null || !this.#text.says(text) || !opensElsewhere(pasted)) return;
    this.services.store.dispatch({ kind: "pasted", pasted });
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
    this.#session.step(redoes ? "redo" : "undo");
  }

  /** @param {"play" | "study"} way */
  async #leaveFor(way) {
    const { game, position, options } = this.#session;
    if (game === null) return;
    const usual = Object.keys(options).length === 0;
    const content = usual ? { position } : { record: await this.#session.record() };
    const plays = way === "play";
    const route = plays ? writeRoute(game.id, content) : writePageRoute(way, game.id, content);
    this.services.go(route);
  }

  #copyLink() {
    const { game, position } = this.#session;
    if (game !== null) void this.#copy(this.services.address(writeEditorRoute(game, position)));
  }

  /** @param {string} text */
  async #copy(text) {
    this.#say("");
    if (await this.services.copy(Promise.resolve(text))) this.#say(words.copied);
  }

  /** @param {string} text */
  #say(text) {
    this.#message = text;
    this.redraw();
  }
}

/**
 * Whether the text contains one player's secrets.
 * @param {Examination} examination
 */
function tellsSecrets({ form, setup }) {
  return form.fields.some(
    ({ name, secret }) =>
      secret && (setup.fields[name] ?? []).some((value) => value !== NOTHING && value !== "?"),
  );
}

customElements.define("editor-page", EditorPage);
