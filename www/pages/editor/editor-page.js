// The room where a position is set up: men on a board of any shape, what else belongs to it, and what is wrong with it.
// The engine says what is possible; here nothing is known of rules.

import "./editor-board.js";
import { icon } from "../../elements/controls/icons.js";
import { make, setText } from "../../elements/controls/markup.js";
import { OptionChoice } from "../../elements/controls/option-choice.js";
import { pieceFigure } from "../../elements/controls/piece-figure.js";
import { writePageRoute, writeRoute } from "../../state/routes.js";
import { reasonWords } from "../../i18n/strings.js";
import { Page } from "../page.js";
import { BoardTurner } from "./board-turner.js";
import { EditorSession } from "./editor-session.js";
import { FaultList, sentenceOf } from "./fault-list.js";
import { PiecePalette } from "./piece-palette.js";
import { PositionField } from "./position-field.js";
import { NOTHING, cleared, manOn, withMan, withManCarried, withoutMan } from "./setup-editing.js";
import { SetupFields } from "./setup-fields.js";
import { words } from "./editor-words.js";

/** @import { Cell, EngineError, Examination, Fault, GameInfo, Setup } from "../../engine/protocol.js" */
/** @import { PageRoute } from "../../state/routes.js" */
/** @import { EditorBoard } from "./editor-board.js" */
/** @import { Delivery, Tool } from "./piece-palette.js" */

/** Which control a fault that has no cell is about. @type {Record<string, (fault: Fault) => string>} */
const CONTROLS = {
  "no-men": () => "turn",
  "castling-without-men": ({ args }) => `castling ${args["found"]}`,
  "no-reserve": ({ seat }) => `reserve ${seat}`,
  "too-many-men": ({ seat }) => `reserve ${seat}`,
  "impossible-secret": ({ args, seat }) => `${args["at"]} ${seat}`,
  "impossible-drops": ({ args }) => String(args["at"]),
  "impossible-winner": ({ args }) => String(args["at"]),
};

/** In addresses options stand beside the position, each with this before its name. */
const OPTION = "option.";

export class EditorPage extends Page {
  /** @override */
  static styles = ["styles/pages/editor.css"];

  #session = new EditorSession(() => this.services.engine(), {
    changed: () => {
      this.#taken = null;
      this.#draw();
    },
    examined: ({ position }, typed) => {
      this.#main.hidden = false;
      setText(this.#failed, "");
      this.#text.show(position, typed);
      this.#draw();
    },
    // It is told where it would be mended.
    unreadable: (error, text) => this.#text.refuse(error, text),
    refused: (error) => this.#say(reasonWords(error, this.#session.game)),
    failed: (error) => this.#fail(error),
  });
  /** Whose name and rules are shown. @type {GameInfo | null} */
  #shown = null;
  /** @type {Tool} */
  #tool = "hand";
  /** @type {Cell | null} */
  #taken = null;

  #title = make("h1", { tabIndex: -1 });
  #back = make("a", { class: "back" }, icon("back"));
  #board = /** @type {EditorBoard} */ (document.createElement("editor-board"));
  #carried = make("div", { class: "edit-carried", hidden: true, "aria-hidden": "true" });
  #palette = new PiecePalette(
    (tool) => this.#choose(tool),
    (delivery) => this.#deliver(delivery),
  );
  #look = new BoardTurner(
    (change) => this.services.perform({ kind: "settings", change }),
    () => this.#draw(),
  );
  #faults = new FaultList((fault) => this.#goTo(fault));
  #fields = new SetupFields((setup) => this.#session.enter(setup));
  #text = new PositionField(
    (text) => void this.#type(text),
    () => this.#session.history?.endTyping(),
  );
  #optionChoice = new OptionChoice();
  #optionRow = make(
    "section",
    { class: "edit-options", "aria-label": words.rules },
    this.#optionChoice.element,
  );
  #undo = this.#button(words.undo, () => this.#session.step("undo"), "undo");
  #redo = this.#button(words.redo, () => this.#session.step("redo"), "redo");
  #play = this.#button(words.play, () => void this.#leaveFor("play"));
  #study = this.#button(words.study, () => void this.#leaveFor("study"));
  #note = make("p", { class: "quiet" }, words.secretNote);
  #said = make("p", { class: "edit-said quiet", role: "status" });
  #failed = make("p", { class: "edit-fault", role: "alert" });
  #main = make("div", { class: "edit-main" });

  /** @override */
  build() {
    this.#play.classList.add("primary");
    const start = this.#button(words.start, () => void this.#session.start());
    const clear = this.#button(words.clear, () => this.#session.edit(cleared));
    const copyText = this.#button(words.copyText, () => void this.#copy(this.#session.position));
    const copyLink = this.#button(words.copyLink, () => void this.#copyLink());
    this.#main.append(
      make("div", { class: "edit-board-area" }, this.#board, this.#look.element),
      make(
        "div",
        { class: "edit-side" },
        this.#palette.element,
        make("div", { class: "button-row edit-steps" }, this.#undo, this.#redo, start, clear),
        this.#faults.element,
        make("div", { class: "button-row edit-ways" }, this.#play, this.#study),
        this.#optionRow,
        this.#fields.element,
        this.#text.element,
        make("div", { class: "button-row" }, copyText, copyLink),
        this.#note,
        this.#said,
        make("p", { class: "quiet" }, words.how),
      ),
    );
    this.append(
      make("header", { class: "page-head" }, this.#back, this.#title),
      this.#failed,
      this.#main,
      this.#carried,
    );
    this.#listen();
  }

  #listen() {
    const board = this.#board;
    /** @param {string} name @param {(detail: any) => void} hear */
    const on = (name, hear) =>
      board.addEventListener(name, (event) => hear(/** @type {CustomEvent} */ (event).detail));
    on("press", ({ cell }) => this.#press(cell));
    on("carry", ({ from, to }) => this.#session.edit((setup) => withManCarried(setup, from, to)));
    on("clear", ({ cell }) => this.#session.edit((setup) => withoutMan(setup, cell)));
    on("copy", ({ cell }) => this.#copyMan(cell));
    on("drop", () => this.#choose("hand"));
    on("write", () => this.#text.focus());
    on("turn", ({ degrees }) => this.#turnTower(degrees));
    this.#optionChoice.element.addEventListener(
      "change",
      () => void this.#session.choose(this.#optionChoice.read()),
    );
    this.addEventListener("keydown", (event) => this.#key(event));
  }

  /** @override @param {PageRoute} route */
  enter({ game, parameters }) {
    this.#say("");
    this.#tool = "hand";
    // What is typed before the game is open would be overwritten by its start.
    this.#main.hidden = true;
    void this.#session.open(game ?? "", parameters["position"] ?? null, optionsOf(parameters));
  }

  /** @override */
  show() {
    this.#draw();
  }

  /** @override */
  leave() {
    this.#session.leave();
  }

  /** @param {GameInfo} info */
  #showGame(info) {
    if (info === this.#shown) return;
    this.#shown = info;
    setText(this.#title, `${words.title} · ${info.name}`);
    this.#back.href = `#${info.id}`;
    this.#back.setAttribute("aria-label", words.back(info.name));
    this.#optionRow.hidden = info.options.length === 0;
    // Whoever is choosing has the focus in there.
    if (!this.#optionRow.contains(document.activeElement)) this.#optionChoice.show(info);
  }

  /** @param {EngineError} error */
  #fail(error) {
    this.#main.hidden = true;
    this.#shown = null;
    setText(this.#title, words.title);
    this.#back.href = "#";
    this.#back.setAttribute("aria-label", words.gallery);
    setText(this.#failed, reasonWords(error, null));
  }

  /** @param {Tool} tool */
  #choose(tool) {
    this.#tool = tool;
    this.#taken = null;
    this.#draw();
  }

  /** @param {Cell} cell */
  #press(cell) {
    const setup = this.#session.history?.present;
    if (setup === undefined) return;
    this.#say("");
    const tool = this.#tool;
    if (tool === "eraser") return this.#session.enter(withoutMan(setup, cell));
    if (tool === "hand") return this.#carry(setup, cell);
    const there = manOn(setup, cell);
    const same = there !== null && there.kind === tool.kind && there.seat === tool.seat;
    this.#session.enter(same ? withoutMan(setup, cell) : withMan(setup, { ...tool, cell }));
  }

  /**
   * With the hand: a man is taken up, and put down.
   * @param {Setup} setup
   * @param {Cell} cell
   */
  #carry(setup, cell) {
    const taken = this.#taken;
    if (taken !== null && taken !== cell)
      return this.#session.enter(withManCarried(setup, taken, cell));
    this.#taken = taken === null && manOn(setup, cell) !== null ? cell : null;
    this.#draw();
  }

  /**
   * More of the man on a cell are to be put down.
   * @param {Cell} cell
   */
  #copyMan(cell) {
    const history = this.#session.history;
    const man = history && manOn(history.present, cell);
    this.#choose(man ? { kind: man.kind, seat: man.seat } : "hand");
  }

  /** @param {Delivery} delivery */
  #deliver({ kind, seat, x, y, done }) {
    const { game } = this.#session;
    if (game === null) return;
    const { style } = this.#carried;
    if (this.#carried.hidden)
      this.#carried.replaceChildren(
        pieceFigure(game, kind, seat, this.services.store.state.settings.pieceSet),
      );
    this.#carried.hidden = done;
    style.translate = `calc(${x}px - 50%) calc(${y}px - 50%)`;
    const cell = done ? this.#board.cellUnder(x, y) : null;
    if (cell !== null) this.#session.edit((setup) => withMan(setup, { kind, seat, cell }));
  }

  /** @param {string} position */
  async #type(position) {
    try {
      const examination = await this.#session.read(position);
      if (examination === undefined || !this.#text.says(position)) return;
      this.#text.refuse(null);
      this.#session.enter(examination.setup, "text");
    } catch (error) {
      if (this.#text.says(position)) this.#text.refuse(/** @type {EngineError} */ (error));
    }
  }

  /** @param {Fault} fault */
  #goTo(fault) {
    const control = CONTROLS[fault.code]?.(fault);
    const [cell] = fault.cells;
    if (cell !== undefined) this.#board.focusCell(cell);
    else if (control !== undefined) this.#fields.focus(control);
    else this.#board.focus();
  }

  /** @param {number} degrees */
  #turnTower(degrees) {
    const { yaw } = this.services.store.state.settings;
    const turned = ((((yaw + degrees + 180) % 360) + 360) % 360) - 180;
    this.services.perform({ kind: "settings", change: { yaw: turned } });
  }

  /** @param {KeyboardEvent} event */
  #key(event) {
    const { key, ctrlKey, metaKey, shiftKey, target } = event;
    // A text field has an undo of its own.
    const types = target instanceof HTMLTextAreaElement || target instanceof HTMLInputElement;
    if (!(ctrlKey || metaKey) || types) return;
    const redoes = key.toLowerCase() === "y" || (key.toLowerCase() === "z" && shiftKey);
    if (!redoes && key.toLowerCase() !== "z") return;
    event.preventDefault();
    this.#session.step(redoes ? "redo" : "undo");
  }

  /**
   * Where the position is played, or studied.
   * @param {"play" | "study"} way
   */
  async #leaveFor(way) {
    const { game, position, options } = this.#session;
    if (game === null) return;
    const usual = Object.keys(options).length === 0;
    const content = usual ? { position } : { record: await this.#session.record() };
    const plays = way === "play";
    const route = plays ? writeRoute(game.id, content) : writePageRoute(way, game.id, content);
    this.services.go(route);
  }

  /** What an address says of the position. */
  #parameters() {
    const { position, options } = this.#session;
    const named = Object.entries(options).map(([name, value]) => [OPTION + name, value]);
    return { position, ...Object.fromEntries(named) };
  }

  async #copyLink() {
    const { game } = this.#session;
    if (game === null) return;
    await this.#copy(this.services.address(writePageRoute("edit", game.id, this.#parameters())));
  }

  /** @param {string} text */
  async #copy(text) {
    this.#say("");
    try {
      await this.services.copy(text);
      this.#say(words.copied);
    } catch {
      this.#say(words.notCopied);
    }
  }

  /** @param {string} text */
  #say(text) {
    setText(this.#said, text);
  }

  /**
   * @param {string} label
   * @param {() => void} act
   * @param {import("../../elements/controls/icons.js").IconName} [sign]
   */
  #button(label, act, sign) {
    const button = make("button", { type: "button" }, sign ? icon(sign) : null, label);
    button.onclick = act;
    return button;
  }

  #draw() {
    const { game, history, examination } = this.#session;
    if (game === null || history === null || examination === null) return;
    this.#showGame(game);
    const { settings } = this.services.store.state;
    const { pieceSet, theme, arrangement, spread, yaw, coordinates } = settings;
    const setup = history.present;
    const { faults } = examination;
    this.#board.show({
      game,
      setup,
      taken: this.#taken,
      tool: this.#tool,
      faults,
      say: (here) => words.faulty(here.map((fault) => sentenceOf(fault, game, setup)).join(" ")),
      stance: { arrangement, spread, yaw, coordinates, turned: this.#look.turned },
      pieceSet,
      theme: theme === "auto" ? null : theme,
    });
    this.#look.show(game, settings);
    this.#palette.show(game, this.#tool, pieceSet);
    this.#faults.show(game, examination.setup, faults);
    this.#fields.show(game, setup, examination);
    this.#undo.disabled = !history.mayUndo;
    this.#redo.disabled = !history.mayRedo;
    this.#play.disabled = this.#study.disabled = faults.length > 0;
    this.#note.hidden = !tellsSecrets(examination);
  }
}

/**
 * The options that an address asks for.
 * @param {Record<string, string>} parameters
 */
function optionsOf(parameters) {
  const named = Object.entries(parameters).filter(([name]) => name.startsWith(OPTION));
  return Object.fromEntries(named.map(([name, value]) => [name.slice(OPTION.length), value]));
}

/**
 * Whether the text says what only one seat may know.
 * @param {Examination} examination
 */
function tellsSecrets({ form, setup }) {
  return form.fields.some(
    ({ name, secret }) =>
      secret && (setup.fields[name] ?? []).some((value) => value !== NOTHING && value !== "?"),
  );
}

customElements.define("editor-page", EditorPage);
