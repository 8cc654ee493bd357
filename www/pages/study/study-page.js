// The study: a board, beside it the tree of what was and what might have been played, with comments, marks, arrows and the
// engine's lines.

import { BoardShape } from "../../elements/board/board-shape.js";
import { ClaimBar } from "../../elements/table/claim-bar.js";
import { icon } from "../../elements/controls/icons.js";
import { make, setText } from "../../elements/controls/markup.js";
import { DropBar } from "../../elements/table/drop-bar.js";
import { ViewBar } from "../../elements/table/view-bar.js";
import { LONGEST_LINK, pack } from "../../storage/compressed-text.js";
import { writePageRoute, writeRoute } from "../../state/routes.js";
import { hasSeveralSeats } from "../../state/standings.js";
import { reasonWords } from "../../i18n/strings.js";
import { writtenName } from "../../i18n/game-words.js";
import { Page } from "../page.js";
import { Workbench } from "../workbench.js";
import { AnalysisPanel } from "./analysis-panel.js";
import { EvaluationBar } from "./evaluation-bar.js";
import { CommentEditor } from "./comment-editor.js";
import { AnnotationBar } from "./annotation-bar.js";
import { PageTabs } from "./page-tabs.js";
import { StudiesPanel, TITLE } from "./studies-panel.js";
import { StudyController } from "./study-controller.js";
import { StudyStorage } from "./study-storage.js";
import { TextPanel } from "./text-panel.js";
import { TreeView } from "./tree-view.js";
import { words } from "./study-words.js";

/** @typedef {import("../../elements/controls/icons.js").IconName} IconName */
/** @typedef {import("../../engine/protocol.js").GameInfo} GameInfo */
/** @typedef {import("../../engine/protocol.js").View} View */
/** @typedef {import("../../state/routes.js").PageRoute} PageRoute */
/** @typedef {import("../../state/state.js").State} State */
/** @typedef {import("./study-autosave.js").Stand} Stand */
/** @typedef {import("./study-tree.js").StudyTree} StudyTree */
/** @typedef {import("./tree-view.js").Way} Way */

const TEXT_TAB = 2;

/** Where the arrow keys have a meaning of their own. */
const OWN_ARROWS = "game-board, input, textarea, select, [role=tablist], dialog";

/** @type {Record<string, Way>} */
const KEYS = { ArrowLeft: "back", ArrowRight: "on" };

/** @type {[Way & keyof typeof words.steps, IconName][]} */
const STEPS = [
  ["start", "first"],
  ["back", "previous"],
  ["on", "next"],
  ["end", "last"],
];

export class StudyPage extends Page {
  static styles = ["styles/pages/study.css"];

  #title = make("h1", { tabIndex: -1 });
  #named = make("p", { class: "quiet study-named" });
  #back = make("a", { class: "back" }, icon("back"));
  #fault = make("div", { class: "study-fault-box", role: "alert", hidden: true });
  #waiting = make("p", { class: "quiet", role: "status" }, words.opening);
  #bar = new EvaluationBar();
  #bench = make("div", { class: "study-bench" });
  #body = make("div", { class: "study-body" });
  #keeping = make("p", { class: "quiet" });
  #keep = make("button", { type: "button", class: "small" }, words.keeping.keep);
  #told = make("p", { role: "status" });
  #undo = make("button", { type: "button", class: "small" }, words.variation.undo);
  #takeUp = make("button", { type: "button", class: "small" }, words.keeping.takeUp);
  #lost = make("p", { role: "status" });
  #shape = new BoardShape(this);
  /** @type {Map<Way, HTMLButtonElement>} */
  #steps = new Map();
  #tree = new TreeView({
    go: (node) => this.#settle().go(node),
    walk: (way) => this.#settle().walk(way),
    remove: () => this.#settle().remove(),
  });
  #notes = new CommentEditor({
    annotate: (node, note) => this.#controller?.annotate(node, note),
    promote: () => this.#settle().promote(),
    remove: () => this.#settle().remove(),
  });
  #pencil = new AnnotationBar({
    take: () => this.#takePencil(),
    erase: (arrow) => this.#settle().draw(arrow),
    clear: () => this.#settle().clearArrows(),
  });
  #turn = make(
    "button",
    { type: "button", "aria-label": words.pencil.turn, title: words.pencil.turn },
    icon("flip"),
  );
  #analysis = new AnalysisPanel({
    turn: (on) => this.#controller?.analysis.turn(on),
    count: (lines) => this.#countLines(lines),
    play: (line) => this.#settle().play(line),
    insert: (line) => this.#settle().insert(line),
  });
  #studies = new StudiesPanel({
    name: (headers) => this.#controller?.name(headers),
    open: (id) => this.#settle().openKept(id),
    fresh: () => this.#settle().fresh(),
    copy: () => this.#settle().copy(),
    remove: () => this.#settle().deleteKept(),
  });
  #text = new TextPanel({
    copy: () => void this.#copy(this.#controller?.text ?? "", words.text.copied),
    download: () => this.#download(),
    link: () => void this.#copyLink(),
    print: () => this.#print(),
    open: (text) => this.#settle().openText(text),
    file: (file) => void this.#openFile(file),
  });
  #tabs = new PageTabs(words.tabs.label, "study", [
    { name: words.tabs.moves, parts: [this.#moves()] },
    { name: words.tabs.studies, parts: [this.#studies.element] },
    { name: words.tabs.text, parts: [this.#text.element] },
  ]);
  /** @type {Workbench | null} */
  #workbench = null;
  /** @type {StudyController | null} */
  #controller = null;
  /** @type {{show: (state: State) => void}[]} */
  #parts = [];
  /** What is still to be done since the room was left. */
  #leaving = Promise.resolve();
  /** A study that could not be kept then. @type {Stand | null} */
  #left = null;
  /** What was complained of last. @type {unknown} */
  #complained = null;
  /** @type {AbortController | null} */
  #entered = null;
  #frame = 0;

  /** @override */
  build() {
    this.classList.add("study");
    const state = make(
      "div",
      { class: "study-state" },
      this.#told,
      this.#undo,
      this.#keeping,
      this.#keep,
      this.#lost,
      this.#takeUp,
    );
    this.#turn.onclick = () => void this.#workbench?.perform({ kind: "turn", quarters: 2 });
    this.#takeUp.onclick = () => this.#settle().takeUp();
    this.#undo.onclick = () => this.#settle().undo();
    this.#keep.onclick = () => this.#settle().copy();
    this.#body.append(
      make(
        "section",
        { class: "study-board", "aria-label": words.board },
        this.#bar.element,
        this.#bench,
        this.#ways(),
        this.#pencil.element,
      ),
      make("div", { class: "study-side" }, this.#analysis.element, this.#tabs.element, state),
    );
    this.append(
      make("header", { class: "page-head" }, this.#back, this.#title, this.#named),
      this.#fault,
      this.#waiting,
      this.#body,
      make("p", { class: "study-drop", "aria-hidden": "true" }, words.text.drop),
    );
    this.#takeDrops();
  }

  /** @override @param {PageRoute} route */
  enter(route) {
    if (this.#controller === null) this.#begin();
    const controller = this.#controller;
    this.#notes.forget();
    // What was typed when the room was left is kept before anything is read.
    void this.#leaving.then(() => {
      if (controller === null || controller !== this.#controller) return;
      controller.enter(route.game ?? "", route.parameters);
      if (this.#left !== null) controller.offer(this.#left);
      this.#left = null;
    });
  }

  /** @override @param {State} page */
  show(page) {
    this.#workbench?.show(page);
  }

  /** @override */
  leave() {
    this.#flush();
    const [controller, bench] = [this.#controller, this.#workbench];
    this.#entered?.abort();
    this.#controller = null;
    this.#workbench = null;
    controller?.end();
    this.#leaving = (controller?.settled ?? this.#leaving).then(() => {
      this.#left = controller?.keeper.unkept ?? controller?.keeper.left ?? null;
      bench?.end();
    });
  }

  #begin() {
    const bench = new Workbench(this.services);
    bench.dispatch({ kind: "settings", change: this.services.store.state.settings });
    const view = Object.assign(new ViewBar(), { seated: false });
    const calls = new ClaimBar();
    const orders = new DropBar(() => bench.board.leave());
    this.#parts = [view, calls, orders];
    bench.element.append(calls, orders, view);
    this.#bench.replaceChildren(bench.element);
    const shelf = new StudyStorage(this.services.storage);
    const changed = () => this.#draw();
    this.#workbench = bench;
    this.#controller = new StudyController({ bench, shelf, services: this.services, changed });
    this.#takePencil();
    this.#listen(bench);
  }

  /** @param {Workbench} bench */
  #listen({ board }) {
    this.#entered = new AbortController();
    const { signal } = this.#entered;
    board.addEventListener("draw", (event) => {
      const { from, to } = /** @type {CustomEvent} */ (event).detail;
      this.#settle().draw({ from, to, colour: this.#pencil.pencil.colour });
    });
    board.addEventListener("sketch", (event) => {
      const { from } = /** @type {CustomEvent} */ (event).detail;
      const name = this.#controller?.info?.board.cells[from]?.name ?? "";
      board.announce(from === null ? words.pencil.givenUp : words.pencil.begun(name));
    });
    document.addEventListener("keydown", (event) => this.#browse(event), { signal });
    document.addEventListener("paste", (event) => this.#paste(event), { signal });
    window.addEventListener("pagehide", () => this.#flush(), { signal });
    // Another tab may have kept something.
    window.addEventListener("storage", () => this.#draw(), { signal });
  }

  /** A burst of changes is shown once. */
  #draw() {
    this.#frame ||= requestAnimationFrame(() => {
      this.#frame = 0;
      this.#showStudy();
    });
  }

  #showStudy() {
    const [controller, bench] = [this.#controller, this.#workbench];
    if (controller === null || bench === null) return;
    this.#showFault(controller);
    const { info, view } = bench.state;
    const { tree } = controller;
    const there = info !== null && view !== null && tree !== null;
    this.#waiting.hidden = there || controller.fault !== null;
    this.#body.hidden = !there;
    if (!there) return;
    this.#showHead(info, controller);
    this.#showBoard(info, view, controller);
    this.#showTree(info, tree);
    this.#analysis.show(info, view, controller.analysis);
    this.#studies.showHeaders(info, controller.headers);
    this.#studies.showKept(controller.entries, controller.keeper.kept);
    this.#text.show(controller.text);
    this.#showState(controller, bench.state);
  }

  /**
   * @param {GameInfo} info
   * @param {StudyController} controller
   */
  #showHead(info, { headers }) {
    const title = headers[TITLE] ?? "";
    setText(this.#title, words.title(info.name));
    const players = info.seats.flatMap(({ name }) => headers[writtenName(name)] ?? []).join(" – ");
    setText(this.#named, [title, players].filter((each) => each !== "").join(" · "));
    this.#back.href = writeRoute(info.id);
    this.#back.ariaLabel = this.#back.title = words.back(info.name);
  }

  /**
   * @param {GameInfo} info
   * @param {View} view
   * @param {StudyController} controller
   */
  #showBoard(info, view, { analysis, tree }) {
    const bench = this.#workbench;
    if (bench === null || tree === null) return;
    const { arrangement } = bench.state.settings;
    this.#shape.tell(info.board, arrangement);
    // Four seats are brought near by quarter turns.
    this.#turn.hidden = hasSeveralSeats(info);
    for (const part of this.#parts) part.show(bench.state);
    const { thought, on } = analysis;
    const score = thought?.lines[0] ?? thought;
    const turned = bench.state.turned === 2;
    this.#bar.show({ info, on, score, turn: view.turn, turned });
    const best = thought?.best ?? "";
    if ((bench.state.hint ?? "") !== best) bench.dispatch({ kind: "hinted", action: best });
    this.#pencil.show(info, tree.current.arrows);
  }

  /**
   * @param {GameInfo} info
   * @param {StudyTree} tree
   */
  #showTree(info, tree) {
    this.#tree.show(info, tree);
    this.#notes.show(tree);
    const isStart = tree.current.played === null;
    const isEnd = tree.next(tree.current) === null;
    for (const [way, button] of this.#steps)
      button.disabled = way === "start" || way === "back" ? isStart : isEnd;
  }

  /**
   * @param {StudyController} controller
   * @param {State} state
   */
  #showState({ told, undoable, keeper: { left, keeping, kept } }, { refusal, info }) {
    setText(this.#told, refusal === null ? told : reasonWords(refusal, info));
    this.#told.classList.toggle("refused", refusal !== null);
    this.#undo.hidden = undoable === null;
    setText(this.#lost, left === null ? "" : words.keeping.left);
    this.#takeUp.hidden = left === null;
    setText(this.#keeping, words.keeping[keeping]);
    this.#keeping.classList.toggle("refused", keeping === "full");
    this.#keep.hidden = keeping !== "draft" || kept !== null;
  }

  /** @param {StudyController} controller */
  #showFault(controller) {
    const { fault } = controller;
    if (fault === this.#complained) return;
    this.#complained = fault;
    this.#fault.replaceChildren();
    this.#fault.hidden = fault === null;
    if (fault === null) return this.#text.forget();
    const { what, reason, text } = fault;
    const why =
      words.faults.packed[reason.code] ?? (reason.code && reasonWords(reason, controller.info));
    const said = [what, why].filter((each) => each !== "").join(" ");
    const line = Number(reason.args["line"] ?? 0) || null;
    if (text !== null && what === words.faults.text) {
      this.#tabs.open(TEXT_TAB);
      this.#text.complain(text, said, line);
      this.#fault.hidden = true;
      return;
    }
    const close = make("button", { type: "button" }, words.faults.close);
    close.onclick = () => controller.forgive();
    this.#fault.append(make("p", {}, said), ...faultyLine(text, line), close);
  }

  /** What is typed is told before anything else is done. @returns {StudyController} */
  #settle() {
    this.#flush();
    return /** @type {StudyController} */ (this.#controller);
  }

  #flush() {
    this.#notes.flush();
    this.#studies.flush();
  }

  #takePencil() {
    if (this.#workbench !== null) this.#workbench.board.pencil = this.#pencil.pencil;
  }

  /** @param {number} lines */
  #countLines(lines) {
    const analysis = this.#controller?.analysis;
    if (analysis === undefined) return;
    analysis.lines = lines;
    analysis.look();
  }

  #moves() {
    return make("div", { class: "study-moves" }, this.#tree.element, this.#notes.element);
  }

  /** Through the line, near the board. */
  #ways() {
    const steps = STEPS.map(([way, sign]) => {
      const label = words.steps[way];
      const button = make(
        "button",
        { type: "button", "aria-label": label, title: label },
        icon(sign),
      );
      button.onclick = () => this.#settle().walk(way);
      this.#steps.set(way, button);
      return button;
    });
    return make(
      "div",
      { class: "move-steps", role: "group", "aria-label": words.steps.label },
      ...steps,
      this.#turn,
    );
  }

  /**
   * Arrow keys walk through the line wherever they have nothing else to do.
   * @param {KeyboardEvent} event
   */
  #browse(event) {
    const way = KEYS[event.key];
    if (way === undefined || event.altKey || event.ctrlKey || event.metaKey || event.shiftKey)
      return;
    if (event.target instanceof Element && event.target.closest(OWN_ARROWS)) return;
    event.preventDefault();
    this.#settle().walk(way);
  }

  /**
   * A text pasted anywhere but into a field is opened.
   * @param {ClipboardEvent} event
   */
  #paste(event) {
    if (event.target instanceof Element && event.target.closest("input, textarea, dialog")) return;
    const text = event.clipboardData?.getData("text/plain") ?? "";
    if (text.trim() === "") return;
    event.preventDefault();
    this.#settle().openText(text);
  }

  #takeDrops() {
    /** @param {DragEvent} event */
    const hasFile = ({ dataTransfer }) => dataTransfer?.types.includes("Files") ?? false;
    this.addEventListener("dragover", (event) => {
      if (!hasFile(event)) return;
      event.preventDefault();
      this.classList.add("dropping");
    });
    this.addEventListener("dragleave", ({ relatedTarget }) => {
      if (!(relatedTarget instanceof Node && this.contains(relatedTarget)))
        this.classList.remove("dropping");
    });
    this.addEventListener("drop", (event) => {
      const [file] = event.dataTransfer?.files ?? [];
      this.classList.remove("dropping");
      if (file === undefined) return;
      event.preventDefault();
      void this.#openFile(file);
    });
  }

  /** @param {File} file */
  async #openFile(file) {
    try {
      this.#settle().openText(await file.text());
    } catch {
      this.#tabs.open(TEXT_TAB);
      this.#text.complain("", `${words.faults.file} ${file.name}`, null);
    }
  }

  /**
   * @param {string} text
   * @param {string} done
   */
  async #copy(text, done) {
    await this.#ready();
    try {
      await this.services.copy(text);
      this.#text.tell(done);
    } catch {
      this.#text.tell(words.text.notCopied);
      this.#text.select();
    }
  }

  async #copyLink() {
    await this.#ready();
    const controller = this.#controller;
    if (controller === null || controller.info === null) return;
    const action = { study: await pack(controller.text) };
    const link = this.services.address(writePageRoute("study", controller.info.id, action));
    if (link.length > LONGEST_LINK) this.#text.tell(words.text.tooLong(link.length, LONGEST_LINK));
    else await this.#copy(link, words.text.linkCopied);
  }

  #download() {
    const controller = this.#settle();
    void controller.settled.then(() =>
      this.services.download(`${controller.info?.id}.study.menagerie.txt`, controller.text),
    );
  }

  #print() {
    this.#flush();
    window.print();
  }

  /** What was typed last is part of the text. */
  async #ready() {
    await this.#settle().settled;
  }
}

/**
 * The line at fault, to be seen beside what is said of it.
 * @param {string | null} text
 * @param {number | null} line  from 1
 */
function faultyLine(text, line) {
  const found = line === null ? undefined : text?.split("\n")[line - 1];
  if (found === undefined) return [];
  return [make("pre", {}, `${words.text.inLine(line ?? 0)}: ${found.slice(0, 200)}`)];
}

customElements.define("study-page", StudyPage);
