// The study: a board and the tree of moves and variations, with comments, glyphs, arrows and the engine's lines.

import { html, noChange, nothing } from "lit-html";
import { button, iconButton } from "../../elements/controls/buttons.js";
import { tabPanels } from "../../elements/controls/tabs.js";
import { classMap } from "lit-html/directives/class-map.js";
import { BoardShape } from "../../elements/board/board-shape.js";
import { ClaimBar } from "../../elements/table/claim-bar.js";
import { DropBar } from "../../elements/table/drop-bar.js";
import { ViewBar } from "../../elements/table/view-bar.js";
import { LONGEST_LINK, pack } from "../../storage/compressed-text.js";
import { decoded } from "../../platform/file-text.js";
import { hintOf } from "../../state/hint.js";
import { writePageRoute, writeRoute } from "../../state/routes.js";
import { hasSeveralSeats } from "../../state/standings.js";
import { reasonWords } from "../../i18n/strings.js";
import { Page } from "../page.js";
import { iconTemplate } from "../../elements/controls/icons.js";
import { Workbench } from "../workbench.js";
import { analysisPanel } from "./analysis-panel.js";
import { evaluationBar } from "./evaluation-bar.js";
import { CommentEditor } from "./comment-editor.js";
import { annotationBar } from "./annotation-bar.js";
import { StudiesPanel } from "./studies-panel.js";
import { StudyController } from "./study-controller.js";
import { StudyStorage } from "./study-storage.js";
import { TextPanel } from "./text-panel.js";
import { faultBox, faultWords, isOfText, lineOf } from "./study-fault.js";
import { headingOf } from "./study-title.js";
import { TreeView } from "./tree-view.js";
import { words } from "./study-words.js";

/** @import { IconName } from "../../elements/controls/icons.js" */
/** @import { GameInfo, View } from "../../engine/protocol.js" */
/** @import { PageRoute } from "../../state/routes.js" */
/** @import { State } from "../../state/page-state.js" */
/** @import { DrawingTool } from "../../elements/board/board-props.js" */
/** @import { SavedPoint } from "./study-autosave.js" */
/** @import { StudyTree } from "./study-tree.js" */
/** @import { Way } from "./tree-view.js" */

/** @typedef {{info: GameInfo, view: View, tree: StudyTree, controller: StudyController, bench: Workbench}} Shown */

const TEXT_TAB = 2;

/** Where arrow keys have their own meaning. */
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
  static styles = ["styles/table/share.css", "styles/pages/study.css"];

  #shape = new BoardShape(this);
  #settled = () => this.#flushEdits();
  #tree = new TreeView(this.#settled);
  #notes = new CommentEditor(this.#settled);
  #studies = new StudiesPanel(this.#settled);
  #text = new TextPanel({
    copy: () => void this.#copy(() => this.#controller?.text ?? "", words.text.copied),
    copyPosition: () =>
      void this.#copy(() => this.#workbench?.state.view?.position ?? "", words.text.positionCopied),
    export: (action) => {
      // Includes text typed last.
      this.#flush();
      void this.#workbench?.perform(action);
    },
    download: () => this.#download(),
    link: () => void this.#copyLink(),
    print: () => this.#print(),
    open: (text) => this.#flushEdits().openText(text),
    file: (file) => void this.#openFile(file),
    redraw: () => this.#showStudy(),
  });
  /** @type {DrawingTool} */
  #drawingTool = { colour: "green", always: false };
  #tab = 0;
  /** @type {Workbench | null} */
  #workbench = null;
  /** @type {StudyController | null} */
  #controller = null;
  /** @type {{show: (state: State) => void}[]} */
  #parts = [];
  /** Resolves when everything is saved after leaving the page. */
  #leaving = Promise.resolve();
  /** A study that could not be saved then. @type {SavedPoint | null} */
  #left = null;
  /** @type {unknown} */
  #shownFault = null;
  /** @type {AbortController | null} */
  #entered = null;
  #frame = 0;

  /** @override */
  build() {
    this.classList.add("study");
    this.#takeDrops();
    this.redraw();
  }

  /** @override @param {PageRoute} route */
  enter(route) {
    if (this.#controller === null) this.#begin();
    const controller = this.#controller;
    this.#notes.forget();
    // First saves what was typed when the page was left.
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
    const lists = ".study-arrows, .study-list";
    this.#tree.follow(() => keepingFocus(this, lists, () => super.show(page)));
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
      this.#left = controller?.keeper.unsaved ?? controller?.keeper.left ?? null;
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
    const shelf = new StudyStorage(this.services.storage);
    const changed = () => this.#draw();
    this.#workbench = bench;
    this.#controller = new StudyController({ bench, shelf, services: this.services, changed });
    this.#changeDrawingTool({});
    this.#listen(bench);
  }

  /** @param {Workbench} bench */
  #listen({ board }) {
    this.#entered = new AbortController();
    const { signal } = this.#entered;
    board.on("draw", (arrow) => this.#flushEdits().draw(arrow));
    board.on("sketch", (from) => {
      const name = this.#controller?.info?.board.squares[from ?? -1]?.name ?? "";
      board.announce(from === null ? words.annotation.givenUp : words.annotation.begun(name));
    });
    document.addEventListener("keydown", (event) => this.#browse(event), { signal });
    document.addEventListener("paste", (event) => this.#paste(event), { signal });
    window.addEventListener("pagehide", () => this.#flush(), { signal });
    window.addEventListener("storage", () => this.#draw(), { signal });
  }

  /** Several changes are drawn once. */
  #draw() {
    this.#frame ||= requestAnimationFrame(() => {
      this.#frame = 0;
      this.#showStudy();
    });
  }

  #showStudy() {
    const [controller, bench] = [this.#controller, this.#workbench];
    if (controller === null || bench === null) return;
    const { fault } = controller;
    const isNew = fault !== this.#shownFault;
    this.#shownFault = fault;
    if (isNew && fault === null) this.#text.forget();
    if (isNew && isOfText(fault)) this.#tab = TEXT_TAB;
    this.redraw();
    this.#showBoard(bench, controller);
    if (isNew && fault !== null && isOfText(fault))
      this.#text.showFault(fault.text ?? "", faultWords(fault, controller.info), lineOf(fault));
  }

  /**
   * @param {Workbench} bench
   * @param {StudyController} controller
   */
  #showBoard(bench, { analysis, tree }) {
    const { info, view, settings, hint } = bench.state;
    if (info === null || view === null || tree === null) return;
    this.#shape.update(info.board, settings.arrangement);
    for (const part of this.#parts) part.show(bench.state);
    const best = analysis.result && hintOf(analysis.result);
    if (hint?.text !== best?.text) bench.dispatch({ kind: "hinted", hint: best });
  }

  /** @override */
  template() {
    const [controller, bench] = [this.#controller, this.#workbench];
    const { info = null, view = null } = bench?.state ?? {};
    const fault = controller?.fault ?? null;
    const tree = controller?.tree ?? null;
    const there = info !== null && view !== null && tree !== null;
    const back = there ? words.back(info.name) : noChange;
    return html`<header class="page-head">
        <a
          class="back"
          href=${there ? writeRoute(info.id) : noChange}
          aria-label=${back}
          title=${back}
          >${iconTemplate("back")}</a
        >
        <h1 tabindex="-1">${there ? words.title(info.name) : noChange}</h1>
        <p class="quiet study-named">
          ${there ? headingOf(info, controller?.headers ?? {}) : noChange}
        </p>
      </header>
      <div class="study-fault-box" role="alert" ?hidden=${fault === null || isOfText(fault)}>
        ${fault === null || controller === null ? nothing : faultBox(fault, controller)}
      </div>
      <p class="quiet" role="status" ?hidden=${there || fault !== null}>${words.opening}</p>
      <div class="study-body" ?hidden=${!there}>
        ${
          there && controller !== null && bench !== null
            ? this.#content({ info, view, tree, controller, bench })
            : noChange
        }
      </div>
      <p class="study-drop" aria-hidden="true">${words.text.drop}</p>`;
  }

  /** @param {Shown} shown */
  #content(shown) {
    const { info, view, controller, bench, tree } = shown;
    const { analysis } = controller;
    const { result, on } = analysis;
    const score = result?.lines[0] ?? result;
    const turned = bench.state.turned === 2;
    return html`<section class="study-board" aria-label=${words.board}>
        ${evaluationBar({ info, on, score, turn: view.turn, turned })}
        <div class="study-bench">${bench.element}</div>
        ${this.#steps(shown)}
        ${annotationBar(info, tree.current.arrows, this.#drawingTool, this.#changeDrawingTool, this.#settled)}
      </section>
      <div class="study-side">
        ${analysisPanel(info, view, analysis, this.#settled, bench.state.settings)}
        <div class="page-tabs">
          ${tabPanels({
            prefix: "study",
            label: words.tabs.label,
            panels: this.#panels(shown),
            chosen: this.#tab,
            open: (at) => {
              this.#tab = at;
              this.#showStudy();
            },
          })}
        </div>
        ${this.#state(controller, bench.state)}
      </div>`;
  }

  /** @param {Shown} shown */
  #panels({ info, tree, controller, bench }) {
    const { headers, entries, keeper, text } = controller;
    const moves = html`<div class="study-moves">
      ${this.#tree.template(info, tree, bench.state.settings)} ${this.#notes.template(tree)}
    </div>`;
    const studies = this.#studies.template(info, headers, entries, keeper.kept);
    return [
      { name: words.tabs.moves, content: moves },
      { name: words.tabs.studies, content: studies },
      { name: words.tabs.text, content: this.#text.template(info, text, bench.state.exporting) },
    ];
  }

  /**
   * Buttons that step through the line. Four players also rotate the board there.
   * @param {Shown} shown
   */
  #steps({ info, tree, bench }) {
    const isStart = tree.current.played === null;
    const isEnd = tree.next(tree.current) === null;
    const turnBoard = () => void bench.perform({ kind: "turn", quarters: 2 });
    return html`<div class="move-steps" role="group" aria-label=${words.steps.label}>
      ${STEPS.map(([way, name]) =>
        iconButton(name, words.steps[way], () => this.#flushEdits().walk(way), {
          disabled: way === "start" || way === "back" ? isStart : isEnd,
        }),
      )}
      ${iconButton("flip", words.annotation.turn, turnBoard, { hidden: hasSeveralSeats(info) })}
    </div>`;
  }

  /**
   * @param {StudyController} controller
   * @param {State} state
   */
  #state({ message, undoable, keeper: { left, keeping, kept } }, { refusal, info }) {
    const { keep, restoreLeft, left: leftWords } = words.keeping;
    const refused = refusal !== null;
    const said = refusal === null ? message : reasonWords(refusal, info);
    return html`<div class="study-state">
      <p role="status" class=${classMap({ refused })}>${said}</p>
      ${button(words.variation.undo, () => this.#flushEdits().undo(), {
        look: "small",
        hidden: undoable === null,
      })}
      <p class="quiet ${classMap({ refused: keeping === "full" })}">${words.keeping[keeping]}</p>
      ${button(keep, () => this.#flushEdits().copy(), {
        look: "small",
        hidden: keeping !== "draft" || kept !== null,
      })}
      <p role="status">${left === null ? "" : leftWords}</p>
      ${button(restoreLeft, () => this.#flushEdits().restoreLeft(), { look: "small", hidden: left === null })}
    </div>`;
  }

  /** Saves typed text before anything else happens. @returns {StudyController} */
  #flushEdits() {
    this.#flush();
    return /** @type {StudyController} */ (this.#controller);
  }

  #flush() {
    this.#notes.flush();
    this.#studies.flush();
  }

  #changeDrawingTool = (/** @type {Partial<DrawingTool>} */ change) => {
    this.#drawingTool = { ...this.#drawingTool, ...change };
    this.#workbench?.board.set({ drawingTool: this.#drawingTool });
    this.#showStudy();
  };

  /**
   * Arrow keys step through the line wherever they have no other meaning.
   * @param {KeyboardEvent} event
   */
  #browse(event) {
    const way = KEYS[event.key];
    if (way === undefined || event.altKey || event.ctrlKey || event.metaKey || event.shiftKey)
      return;
    if (event.target instanceof Element && event.target.closest(OWN_ARROWS)) return;
    event.preventDefault();
    this.#flushEdits().walk(way);
  }

  /**
   * A text pasted outside of fields is opened.
   * @param {ClipboardEvent} event
   */
  #paste(event) {
    if (event.target instanceof Element && event.target.closest("input, textarea, dialog")) return;
    const text = event.clipboardData?.getData("text/plain") ?? "";
    if (text.trim() === "") return;
    event.preventDefault();
    this.#flushEdits().openText(text);
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
      this.#flushEdits().openText(decoded(await file.arrayBuffer()));
    } catch {
      this.#tab = TEXT_TAB;
      this.#text.showFault("", `${words.faults.file} ${file.name}`, null);
    }
  }

  /**
   * @param {() => string | Promise<string>} text  once the study is ready
   * @param {string} done
   */
  async #copy(text, done) {
    if (await this.services.copy(this.#ready().then(text))) this.#text.report(done);
  }

  async #copyLink() {
    try {
      await this.#copy(() => this.#link(), words.text.linkCopied);
    } catch (error) {
      if (!(error instanceof RangeError)) throw error;
      this.#text.report(error.message);
    }
  }

  /** @throws {RangeError}  in words, if it is too long */
  async #link() {
    const { info = null, text = "" } = this.#controller ?? {};
    if (info === null) return "";
    const hash = writePageRoute("study", info.id, { study: await pack(text) });
    const link = this.services.address(hash);
    if (link.length > LONGEST_LINK)
      throw new RangeError(words.text.tooLong(link.length, LONGEST_LINK));
    return link;
  }

  #download() {
    const controller = this.#flushEdits();
    void controller.settled.then(() =>
      this.services.download(`${controller.info?.id}.study.menagerie.txt`, controller.text),
    );
  }

  #print() {
    this.#flush();
    window.print();
  }

  /** Includes text typed last. */
  async #ready() {
    await this.#flushEdits().settled;
  }
}

/**
 * Draws. If the focused element of a list disappears, the focus moves to the list's first button, or to the one after
 * the list.
 * @param {HTMLElement} page
 * @param {string} lists  a selector
 * @param {() => void} draw
 */
function keepingFocus(page, lists, draw) {
  const list = [...page.querySelectorAll(lists)].find((each) =>
    each.contains(document.activeElement),
  );
  draw();
  if (list === undefined || list.contains(document.activeElement)) return;
  (list.querySelector("button") ?? list.parentElement?.querySelector("button"))?.focus();
}

customElements.define("study-page", StudyPage);
