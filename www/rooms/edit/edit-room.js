// The room where a position is set up: men on a board of any shape, what else belongs to it, and what is wrong with it.
// The engine says what is possible; here nothing is known of rules.

import "./edit-board.js";
import { icon } from "../../elements/icons.js";
import { make, setText } from "../../elements/markup.js";
import { OptionChoice } from "../../elements/option-choice.js";
import { pieceFigure } from "../../elements/piece-figure.js";
import { writeRoomRoute, writeRoute } from "../../routes.js";
import { reasonWords } from "../../strings.js";
import { ROOMS } from "../room-list.js";
import { RoomPart } from "../room-part.js";
import { BoardTurner } from "./board-turner.js";
import { EditHistory } from "./edit-history.js";
import { EditKeeper } from "./edit-keeper.js";
import { FaultList, sentenceOf } from "./fault-list.js";
import { MenPalette } from "./men-palette.js";
import { PositionField } from "./position-field.js";
import {
  NOTHING,
  cleared,
  manOn,
  withMan,
  withManCarried,
  withoutLostRights,
  withoutMan,
} from "./setup-editing.js";
import { SetupFields } from "./setup-fields.js";
import { words } from "./words.js";

/** @import { Cell, EngineError, Examination, Fault, GameInfo, Setup } from "../../engine/protocol.js" */
/** @import { EngineClient } from "../../engine/client.js" */
/** @import { RoomRoute } from "../../routes.js" */
/** @import { State } from "../../state.js" */
/** @import { EditBoard } from "./edit-board.js" */
/** @import { Delivery, Tool } from "./men-palette.js" */

/** Which control a fault that has no cell is about. @type {Record<string, (fault: Fault) => string>} */
const CONTROLS = {
  "no-men": () => "turn",
  "castling-without-men": ({ args }) => `castling ${args["found"]}`,
  "no-reserve": ({ seat }) => `reserve ${seat}`,
  "impossible-secret": ({ args, seat }) => `${args["at"]} ${seat}`,
  "impossible-drops": ({ args }) => String(args["at"]),
  "impossible-winner": ({ args }) => String(args["at"]),
};

/** In addresses options stand beside the position, each with this before its name. */
const OPTION = "option.";

export class EditRoom extends RoomPart {
  /** @override */
  static styles = ["styles/rooms/edit.css"];

  #keeper = new EditKeeper();
  /** @type {EngineClient | null} */
  #engine = null;
  /** Calls of an earlier visit are answered too late. */
  #visit = 0;
  /** @type {GameInfo | null} */
  #game = null;
  /** @type {Record<string, string>} */
  #options = {};
  /** The position of the address. @type {string | null} */
  #link = null;
  /** @type {EditHistory | null} */
  #history = null;
  /** @type {Examination | null} */
  #examination = null;
  /** @type {Tool} */
  #tool = "hand";
  /** @type {Cell | null} */
  #taken = null;

  #title = make("h1", { tabIndex: -1 });
  #back = make("a", { class: "back" }, icon("back"));
  #board = /** @type {EditBoard} */ (document.createElement("edit-board"));
  #carried = make("div", { class: "edit-carried", hidden: true, "aria-hidden": "true" });
  #palette = new MenPalette(
    (tool) => this.#choose(tool),
    (delivery) => this.#deliver(delivery),
  );
  #look = new BoardTurner(
    (change) => this.doors.wish({ kind: "board-view", change }),
    () => this.#draw(),
  );
  #faults = new FaultList((fault) => this.#goTo(fault));
  #fields = new SetupFields((setup) => this.#enter(setup));
  #text = new PositionField(
    (text) => void this.#type(text),
    () => this.#history?.endTyping(),
  );
  #optionChoice = new OptionChoice();
  #optionRow = make(
    "section",
    { class: "edit-options", "aria-label": words.rules },
    this.#optionChoice.element,
  );
  #undo = this.#button(words.undo, () => this.#step("undo"), "undo");
  #redo = this.#button(words.redo, () => this.#step("redo"), "redo");
  #play = this.#button(words.play, () => void this.#leaveFor("play"));
  #study = this.#button(words.study, () => void this.#leaveFor("study"));
  #note = make("p", { class: "quiet" }, words.secretNote);
  #said = make("p", { class: "edit-said quiet", role: "status" });
  #failed = make("p", { class: "edit-fault", role: "alert" });
  #main = make("div", { class: "edit-main" });

  /** @override */
  build() {
    this.#play.classList.add("primary");
    this.#study.hidden = !("study" in ROOMS);
    const start = this.#button(words.start, () => void this.#start());
    const clear = this.#button(words.clear, () => this.#clear());
    const copyText = this.#button(words.copyText, () => void this.#copy(this.#position()));
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
      make("header", { class: "room-head" }, this.#back, this.#title),
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
    on("carry", ({ from, to }) => this.#edit((setup) => withManCarried(setup, from, to)));
    on("clear", ({ cell }) => this.#edit((setup) => withoutMan(setup, cell)));
    on("copy", ({ cell }) => this.#copyMan(cell));
    on("drop", () => this.#choose("hand"));
    on("write", () => this.#text.focus());
    on("turn", ({ degrees }) => this.#turnTower(degrees));
    this.#optionChoice.element.addEventListener("change", () => void this.#changeOptions());
    this.addEventListener("keydown", (event) => this.#key(event));
  }

  /** @override @param {RoomRoute} route */
  enter({ game, wishes }) {
    this.#visit += 1;
    const sits = game !== null && game === this.#game?.id;
    const link = wishes["position"] ?? null;
    const options = optionsOf(wishes);
    this.#say("");
    void this.#open(game ?? "", link, sits && link === this.#link ? this.#options : options);
  }

  /** @override @param {State} state */
  show(state) {
    if (this.#game !== null) this.#look.show(this.#game, state.boardView);
    this.#draw();
  }

  /** @override */
  leave() {
    this.#visit += 1;
    this.#engine?.end();
    this.#engine = null;
  }

  /**
   * @param {string} game
   * @param {string | null} link
   * @param {Record<string, string>} options
   */
  async #open(game, link, options) {
    const visit = this.#visit;
    const engine = (this.#engine ??= this.#startEngine());
    const kept = this.#keeper.read(game);
    const known = kept !== null && kept.link === link ? kept : null;
    try {
      const wanted = Object.keys(options).length === 0 ? (known?.options ?? {}) : options;
      const { info } = await engine.call("open", { game, options: wanted });
      if (visit !== this.#visit) return;
      this.#game = info;
      this.#options = info.chosen;
      this.#link = link;
      this.#showGame(info);
      await this.#restore(engine, link, known?.variantHash === info.variantHash ? known : null);
    } catch (error) {
      if (visit === this.#visit) this.#fail(/** @type {EngineError} */ (error));
    }
  }

  /**
   * What was set up here before, or what the address asks for, or the start.
   * @param {EngineClient} engine
   * @param {string | null} link
   * @param {import("./edit-keeper.js").Kept | null} kept
   */
  async #restore(engine, link, kept) {
    const visit = this.#visit;
    if (kept !== null) {
      const examination = await engine
        .call("examine", { setup: kept.steps.present })
        .catch(() => null);
      if (visit !== this.#visit) return;
      if (examination !== null) return this.#begin(examination, new EditHistory(kept.steps));
    }
    /** @type {EngineError | null} */
    let refused = null;
    const ask = link === null ? {} : { position: link };
    const examination = await engine.call("examine", ask).catch((error) => {
      refused = error;
      return engine.call("examine", {});
    });
    if (visit !== this.#visit) return;
    this.#begin(examination, new EditHistory(examination.setup));
    // The text of a link that can't be read is told where it would be mended.
    if (refused !== null && link !== null) this.#text.refuse(refused, link);
  }

  /**
   * @param {Examination} examination
   * @param {EditHistory} history
   */
  #begin(examination, history) {
    this.#history = history;
    this.#examination = examination;
    this.#taken = null;
    this.#main.hidden = false;
    setText(this.#failed, "");
    this.#text.show(examination.position, false);
    this.#keep();
    this.#draw();
  }

  /** @param {GameInfo} info */
  #showGame(info) {
    setText(this.#title, `${words.title} · ${info.name}`);
    this.#back.href = `#${info.id}`;
    this.#back.setAttribute("aria-label", words.back(info.name));
    this.#optionRow.hidden = info.options.length === 0;
    this.#optionChoice.show(info);
    this.#look.show(info, this.doors.state().boardView);
    this.#tool = "hand";
  }

  /** @param {EngineError} error */
  #fail(error) {
    this.#main.hidden = true;
    this.#game = null;
    setText(this.#title, words.title);
    this.#back.href = "#";
    this.#back.setAttribute("aria-label", words.gallery);
    setText(this.#failed, reasonWords(error, null));
  }

  #startEngine() {
    const engine = this.doors.engine();
    engine.start({
      onRestart: () => void this.#reopen(),
      onBroken: (error) => this.#fail(error),
    });
    return engine;
  }

  /** A new worker knows nothing of the game. */
  async #reopen() {
    if (this.#game === null) return;
    await this.#engine?.call("open", { game: this.#game.id, options: this.#options });
    await this.#examine("steps");
  }

  async #changeOptions() {
    const [engine, game, position] = [this.#engine, this.#game, this.#position()];
    if (engine === null || game === null) return;
    const visit = this.#visit;
    try {
      const options = this.#optionChoice.read();
      const { info } = await engine.call("open", { game: game.id, options });
      const examination = await engine
        .call("examine", { position })
        .catch(() => engine.call("examine", {}));
      if (visit !== this.#visit) return;
      this.#game = info;
      this.#options = info.chosen;
      // Steps before are of another edition: its types and cells may have other numbers.
      this.#begin(examination, new EditHistory(examination.setup));
    } catch (error) {
      this.#say(reasonWords(/** @type {EngineError} */ (error), game));
    }
  }

  /** @param {Tool} tool */
  #choose(tool) {
    this.#tool = tool;
    this.#taken = null;
    this.#draw();
  }

  /** @param {Cell} cell */
  #press(cell) {
    const setup = this.#history?.present;
    if (setup === undefined) return;
    const tool = this.#tool;
    if (tool === "eraser") return this.#enter(withoutMan(setup, cell));
    if (tool === "hand") return this.#carry(setup, cell);
    const there = manOn(setup, cell);
    const same = there !== null && there.kind === tool.kind && there.seat === tool.seat;
    this.#enter(same ? withoutMan(setup, cell) : withMan(setup, { ...tool, cell }));
  }

  /**
   * With the hand: a man is taken up, and put down.
   * @param {Setup} setup
   * @param {Cell} cell
   */
  #carry(setup, cell) {
    const taken = this.#taken;
    if (taken !== null && taken !== cell) return this.#enter(withManCarried(setup, taken, cell));
    this.#taken = taken === null && manOn(setup, cell) !== null ? cell : null;
    this.#draw();
  }

  /**
   * More of the man on a cell are to be put down.
   * @param {Cell} cell
   */
  #copyMan(cell) {
    const man = this.#history && manOn(this.#history.present, cell);
    this.#choose(man ? { kind: man.kind, seat: man.seat } : "hand");
  }

  /** @param {Delivery} delivery */
  #deliver({ kind, seat, x, y, done }) {
    const game = this.#game;
    if (game === null) return;
    const { style } = this.#carried;
    if (this.#carried.hidden)
      this.#carried.replaceChildren(pieceFigure(game, kind, seat, this.doors.state().pieceSet));
    this.#carried.hidden = done;
    style.translate = `calc(${x}px - 50%) calc(${y}px - 50%)`;
    const cell = done ? this.#board.cellUnder(x, y) : null;
    if (cell !== null) this.#edit((setup) => withMan(setup, { kind, seat, cell }));
  }

  /** @param {(setup: Setup) => Setup} edit */
  #edit(edit) {
    if (this.#history !== null) this.#enter(edit(this.#history.present));
  }

  #clear() {
    this.#edit(cleared);
  }

  async #start() {
    const start = await this.#engine?.call("examine", {}).catch(() => null);
    if (start) this.#enter(start.setup);
  }

  /**
   * @param {Setup} setup
   * @param {"hand" | "text"} [by]
   */
  #enter(setup, by = "hand") {
    this.#taken = null;
    this.#say("");
    if (this.#history?.enter(setup, by)) void this.#examine(by);
    this.#draw();
  }

  /** @param {"undo" | "redo"} step */
  #step(step) {
    this.#history?.[step]();
    this.#taken = null;
    void this.#examine("steps");
    this.#draw();
  }

  /**
   * What stands on the board now is looked at by the engine.
   * @param {"hand" | "text" | "steps"} [by]
   */
  async #examine(by = "hand") {
    const setup = this.#history?.present;
    const engine = this.#engine;
    if (setup === undefined || engine === null) return;
    try {
      const examination = await engine.call("examine", { setup });
      if (this.#history?.present !== setup) return;
      if (by === "hand" && this.#loseRights(setup, examination)) return;
      this.#examination = examination;
      this.#text.show(examination.position, by === "text");
      this.#keep();
      this.#draw();
    } catch (error) {
      if (this.#history?.present === setup)
        this.#say(reasonWords(/** @type {EngineError} */ (error), this.#game));
    }
  }

  /**
   * Rights go with the men that they belong to. What was impossible already stays, to be told of.
   * @param {Setup} setup
   * @param {Examination} examination
   * @returns {boolean}  there were some, so that what is left is looked at again
   */
  #loseRights(setup, { form }) {
    const before = this.#examination?.form ?? form;
    const left = withoutLostRights(setup, before, form);
    if (JSON.stringify(left) === JSON.stringify(setup)) return false;
    this.#history?.amend(left);
    void this.#examine();
    return true;
  }

  /** @param {string} position */
  async #type(position) {
    const visit = this.#visit;
    try {
      const examination = await this.#engine?.call("examine", { position });
      if (examination === undefined || visit !== this.#visit || !this.#text.says(position)) return;
      this.#text.refuse(null);
      this.#enter(examination.setup, "text");
    } catch (error) {
      if (visit === this.#visit && this.#text.says(position))
        this.#text.refuse(/** @type {EngineError} */ (error));
    }
  }

  #position() {
    return this.#examination?.position ?? "";
  }

  #keep() {
    const [game, history] = [this.#game, this.#history];
    if (game === null || history === null) return;
    this.#keeper.write(game.id, {
      link: this.#link,
      variantHash: game.variantHash,
      options: this.#options,
      steps: history.steps,
    });
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
    const { yaw } = this.doors.state().boardView;
    const turned = ((((yaw + degrees + 180) % 360) + 360) % 360) - 180;
    this.doors.wish({ kind: "board-view", change: { yaw: turned } });
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
    this.#step(redoes ? "redo" : "undo");
  }

  /** Where the position is played, or studied. */
  async #leaveFor(/** @type {"play" | "study"} */ way) {
    const game = this.#game;
    if (game === null) return;
    if (way === "study") {
      const wishes = { position: this.#position(), ...this.#optionWishes() };
      return this.doors.go(writeRoomRoute("study", game.id, wishes));
    }
    this.doors.go(await this.#tableRoute(game));
  }

  /**
   * A record alone tells the options of a game.
   * @param {GameInfo} game
   */
  async #tableRoute(game) {
    const position = this.#position();
    if (Object.keys(this.#optionWishes()).length === 0) return writeRoute(game.id, { position });
    const engine = /** @type {EngineClient} */ (this.#engine);
    await engine.call("open", { game: game.id, options: this.#options, position });
    return writeRoute(game.id, { record: await engine.call("record", { headers: {} }) });
  }

  /** The options that aren't as usual. */
  #optionWishes() {
    const chosen = (this.#game?.options ?? []).filter(
      ({ name, initial }) => this.#options[name] !== undefined && this.#options[name] !== initial,
    );
    return Object.fromEntries(chosen.map(({ name }) => [OPTION + name, this.#options[name] ?? ""]));
  }

  async #copyLink() {
    const game = this.#game;
    if (game === null) return;
    const wishes = { position: this.#position(), ...this.#optionWishes() };
    await this.#copy(this.doors.address(writeRoomRoute("edit", game.id, wishes)));
  }

  /** @param {string} text */
  async #copy(text) {
    this.#say("");
    try {
      await this.doors.copy(text);
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
   * @param {import("../../elements/icons.js").IconName} [sign]
   */
  #button(label, act, sign) {
    const button = make("button", { type: "button" }, sign ? icon(sign) : null, label);
    button.onclick = act;
    return button;
  }

  #draw() {
    const [game, history, examination] = [this.#game, this.#history, this.#examination];
    if (game === null || history === null || examination === null) return;
    const { boardView, pieceSet, theme } = this.doors.state();
    const setup = history.present;
    const { faults } = examination;
    this.#board.show({
      game,
      setup,
      taken: this.#taken,
      tool: this.#tool,
      faults,
      say: (here) => words.faulty(here.map((fault) => sentenceOf(fault, game, setup)).join(" ")),
      stance: { ...boardView, turned: this.#look.turned },
      pieceSet,
      theme: theme === "auto" ? null : theme,
    });
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
 * @param {Record<string, string>} wishes
 */
function optionsOf(wishes) {
  const named = Object.entries(wishes).filter(([name]) => name.startsWith(OPTION));
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

customElements.define("edit-room", EditRoom);
