// The study: a board and the tree of moves and variations, with comments, glyphs, arrows and the engine's lines.

import { html, noChange, nothing } from "lit-html";
import { button, iconButton } from "../../elements/controls/buttons.js";
import { tabPanels } from "../../elements/controls/tabs.js";
import { classMap } from "lit-html/directives/class-map.js";
import { BoardShape } from "../../elements/board/board-shape.js";
import { stepByWheel } from "../../elements/board/wheel-steps.js";
import { ClaimBar } from "../../elements/table/claim-bar.js";
import { DropBar } from "../../elements/table/drop-bar.js";
import { browsingKey } from "../../elements/table/table-keys.js";
import { ViewBar } from "../../elements/table/view-bar.js";
import { LONGEST_LINK, pack } from "../../storage/compressed-text.js";
import { decoded } from "../../platform/file-text.js";
import { hintOf } from "../../state/hint.js";
import { writePageRoute, writeRoute } from "../../state/routes.js";
import { createStore } from "../../state/store.js";
import { hasSeveralSeats } from "../../state/standings.js";
import { reasonWords } from "../../i18n/strings.js";
import { gameChoice } from "../game-choice.js";
import { Page } from "../page.js";
import { iconTemplate } from "../../elements/controls/icons.js";
import { Workbench } from "../workbench.js";
import { analysisPanel } from "./analysis-panel.js";
import { EvaluationGraph } from "./evaluation-graph.js";
import { evaluationBar } from "./evaluation-bar.js";
import { CommentEditor } from "./comment-editor.js";
import { annotationBar } from "./annotation-bar.js";
import { StudiesPanel } from "./studies-panel.js";
import { isOfText, lostBy, NO_STUDY, reduceStudy } from "./reduce-study.js";
import { addStudyEffects } from "./study-effects.js";
import { TextPanel } from "./text-panel.js";
import { faultBox, faultWords, lineOf } from "./study-fault.js";
import { headingOf } from "./study-title.js";
import { KEYS, TreeView } from "./tree-view.js";
import { words } from "./study-words.js";

/** @import { IconName } from "../../elements/controls/icons.js" */
/** @import { GameInfo, View } from "../../engine/protocol.js" */
/** @import { PageRoute } from "../../state/routes.js" */
/** @import { State } from "../../state/page-state.js" */
/** @import { Fault, Perform, StudyState, StudyStore } from "./study.js" */
/** @import { StudyTree, Way } from "./study-tree.js" */

/** @typedef {{info: GameInfo, view: View, tree: StudyTree, bench: Workbench}} Shown */

/** @type {[Way & keyof typeof words.steps, IconName][]} */
const STEPS = [
  ["start", "first"],
  ["back", "previous"],
  ["on", "next"],
  ["end", "last"],
];

export class StudyPage extends Page {
  static styles = ["styles/table/share.css", "styles/table/review.css", "styles/pages/study.css"];

  #shape = new BoardShape(this);
  #tree = new TreeView((action) => this.#perform(action));
  #graph = new EvaluationGraph((action) => this.#perform(action));
  #notes = new CommentEditor((action) => this.#perform(action));
  #studies = new StudiesPanel((action) => this.#perform(action));
  #text = new TextPanel({
    copy: () => void this.#copy(() => this.#state.now.text, words.text.copied),
    copyPosition: () =>
      void this.#copy(() => this.#bench?.state.view?.position ?? "", words.text.positionCopied),
    export: (action) => {
      // Includes text typed last.
      this.#flush();
      void this.#bench?.perform(action);
    },
    download: () => void this.#download(),
    link: () => void this.#copyLink(),
    print: () => this.#print(),
    open: (text) => this.#perform({ kind: "open-text", text }),
    file: (file) => void this.#openFile(file),
    redraw: () => this.#showStudy(),
  });
  /** One for each visit, with its board. @type {StudyStore} */
  #store = createStore(reduceStudy, NO_STUDY);
  /** @type {Workbench | null} */
  #bench = null;
  /** @type {{show: (state: State) => void}[]} */
  #parts = [];
  /** Resolves when everything is saved after leaving the page. */
  #leaving = Promise.resolve();
  /** @type {AbortController | null} */
  #entered = null;
  #frame = 0;

  get #state() {
    return this.#store.state;
  }

  /** @override */
  build() {
    this.classList.add("study");
    this.#takeDrops();
    this.redraw();
  }

  /** @override @param {PageRoute} route */
  enter(route) {
    const bench = (this.#bench ??= this.#begin());
    this.#notes.forget();
    // First saves what was typed when the page was left.
    void this.#leaving.then(() => {
      const { game, parameters } = route;
      if (bench === this.#bench) this.#perform({ kind: "enter", game: game ?? "", parameters });
    });
  }

  /** @override @param {State} page */
  show(page) {
    this.#bench?.show(page);
    const lists = ".study-arrows, .study-list";
    this.#tree.follow(() => keepingFocus(this, lists, () => super.show(page)));
  }

  /** @override */
  leave() {
    this.#perform({ kind: "analyse", on: false });
    this.#entered?.abort();
    const bench = this.#bench;
    this.#bench = null;
    this.#leaving = Promise.all([bench?.queue.done, this.#leaving]).then(() => bench?.end());
  }

  #begin() {
    const bench = new Workbench(this.services);
    bench.dispatch({ kind: "settings", change: this.services.store.state.settings });
    const view = Object.assign(new ViewBar(), { seated: false });
    const calls = new ClaimBar();
    const orders = new DropBar(() => bench.board.leave());
    this.#parts = [view, calls, orders];
    bench.element.append(calls, orders, view);
    const left = this.#store;
    const { tab, drawingTool } = left.state;
    const store = createStore(reduceStudy, { ...NO_STUDY, tab, drawingTool });
    this.#store = store;
    addStudyEffects(store, bench, this.services);
    store.subscribe((after, before) => this.#follow(bench, after, before));
    bench.subscribe(() => this.#draw());
    bench.board.set({ drawingTool });
    void this.#leaving.then(() => store.dispatch({ kind: "offer", left: lostBy(left.state) }));
    this.#listen(bench);
    return bench;
  }

  /** @param {Workbench} bench */
  #listen(bench) {
    const { board } = bench;
    this.#entered = new AbortController();
    const { signal } = this.#entered;
    board.on("draw", (arrow) => this.#perform({ kind: "draw", arrow }));
    board.on("sketch", (from) => {
      const name = bench.state.info?.board.squares[from ?? -1]?.name ?? "";
      board.announce(from === null ? words.annotation.givenUp : words.annotation.begun(name));
    });
    stepByWheel(board, (way) => {
      const leads = bench.state.settings.wheel && this.#state.tree?.step(way) != null;
      return leads ? () => this.#perform({ kind: "walk", way }) : null;
    });
    document.addEventListener("keydown", (event) => this.#browse(event), { signal });
    document.addEventListener("paste", (event) => this.#paste(event), { signal });
    window.addEventListener("pagehide", () => this.#flush(), { signal });
    window.addEventListener("storage", () => this.#perform({ kind: "list" }), { signal });
  }

  /** @param {Workbench} bench @param {StudyState} after @param {StudyState} before */
  #follow(bench, after, before) {
    const { result } = after.analysis;
    const best = result && hintOf(result);
    if (best?.text !== bench.state.hint?.text) bench.dispatch({ kind: "hinted", hint: best });
    const { drawingTool, tree } = after;
    bench.board.set({ drawingTool, arrows: tree?.current.arrows ?? [] });
    if (after.fault !== before.fault) this.#showFault(after.fault);
    this.#draw();
  }

  /** @param {Fault | null} fault */
  #showFault(fault) {
    const info = this.#bench?.state.info ?? null;
    if (fault === null) this.#text.forget();
    else if (isOfText(fault))
      this.#text.showFault(fault.text ?? "", faultWords(fault, info), lineOf(fault));
  }

  /** Several changes are drawn once. */
  #draw() {
    this.#frame ||= requestAnimationFrame(() => {
      this.#frame = 0;
      this.#showStudy();
    });
  }

  #showStudy() {
    const bench = this.#bench;
    if (bench === null) return;
    this.redraw();
    const { info, settings } = bench.state;
    if (info === null || this.#state.tree === null) return;
    this.#shape.update(info.board, settings.arrangement);
    for (const part of this.#parts) part.show(bench.state);
  }

  /** @override */
  template() {
    const { fault, tree, headers } = this.#state;
    const bench = this.#bench;
    const { info = null, view = null } = bench?.state ?? {};
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
        <p class="quiet study-named">${there ? headingOf(info, headers) : noChange}</p>
        ${there ? gameChoice("study", info.id, this.services) : noChange}
      </header>
      <div class="study-fault-box" role="alert" ?hidden=${fault === null || isOfText(fault)}>
        ${fault === null ? nothing : faultBox(fault, info, this.#perform)}
      </div>
      <p class="quiet" role="status" ?hidden=${there || fault !== null}>${words.opening}</p>
      <div class="study-body" ?hidden=${!there}>
        ${there && bench !== null ? this.#content({ info, view, tree, bench }) : noChange}
      </div>
      <p class="study-drop" aria-hidden="true">${words.text.drop}</p>`;
  }

  /** @param {Shown} shown */
  #content(shown) {
    const { info, view, bench, tree } = shown;
    const { analysis, drawingTool, tab } = this.#state;
    const { result, on } = analysis;
    const score = result?.lines[0] ?? result;
    const turned = bench.state.turned === 2;
    return html`<section class="study-board" aria-label=${words.board}>
        ${evaluationBar({ info, on, score, turn: view.turn, turned })}
        <div class="study-bench">${bench.element}</div>
        ${this.#steps(shown)}
        ${annotationBar(info, tree.current.arrows, drawingTool, this.#perform)}
      </section>
      <div class="study-side">
        ${analysisPanel(info, view, analysis, this.#perform, bench.state.settings)}
        <div class="page-tabs">
          ${tabPanels({
            prefix: "study",
            label: words.tabs.label,
            panels: this.#panels(shown),
            chosen: tab,
            open: (at) => this.#perform({ kind: "tab", tab: at }),
          })}
        </div>
        ${this.#saving(bench.state)}
      </div>`;
  }

  /** @param {Shown} shown */
  #panels({ info, tree, bench }) {
    const { headers, entries, kept, now } = this.#state;
    const moves = html`<div class="study-moves">
      ${this.#graph.template(info, tree, bench.state.settings)}
      ${this.#tree.template(info, tree, bench.state.settings)} ${this.#notes.template(tree)}
    </div>`;
    const studies = this.#studies.template(info, headers, entries, kept);
    return [
      { name: words.tabs.moves, content: moves },
      { name: words.tabs.studies, content: studies },
      {
        name: words.tabs.text,
        content: this.#text.template(info, now.text, bench.state.exporting),
      },
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
        iconButton(name, words.steps[way], () => this.#perform({ kind: "walk", way }), {
          disabled: way === "start" || way === "back" ? isStart : isEnd,
        }),
      )}
      ${iconButton("flip", words.annotation.turn, turnBoard, { hidden: hasSeveralSeats(info) })}
    </div>`;
  }

  /** @param {State} state  of the board */
  #saving({ refusal, info }) {
    const { message, undoable, left, saving, kept } = this.#state;
    const { keep, restoreLeft, left: leftWords } = words.keeping;
    const refused = refusal !== null;
    const said = refusal === null ? message : reasonWords(refusal, info);
    return html`<div class="study-state">
      <p role="status" class=${classMap({ refused })}>${said}</p>
      ${button(words.variation.undo, () => this.#perform({ kind: "undo" }), {
        look: "small",
        hidden: undoable === null,
      })}
      <p class="quiet ${classMap({ refused: saving === "full" })}">${words.keeping[saving]}</p>
      ${button(keep, () => this.#perform({ kind: "copy" }), {
        look: "small",
        hidden: saving !== "draft" || kept !== null,
      })}
      <p role="status">${left === null ? "" : leftWords}</p>
      ${button(restoreLeft, () => this.#perform({ kind: "open-left" }), { look: "small", hidden: left === null })}
    </div>`;
  }

  /** Typed text is saved before anything else happens. @type {Perform} */
  #perform = (action) => {
    this.#flush();
    this.#store.dispatch(action);
  };

  #flush() {
    this.#notes.flush();
    this.#studies.flush();
  }

  /**
   * Keys step through the line wherever they have no other meaning. Up and down switch between variations where there
   * are any.
   * @param {KeyboardEvent} event
   */
  #browse(event) {
    const { tree } = this.#state;
    const browsed = browsingKey(event);
    if (browsed === null || tree === null) return;
    const way = tree.alternatives(tree.current).length > 1 ? (KEYS[event.key] ?? browsed) : browsed;
    event.preventDefault();
    this.#perform({ kind: "walk", way });
  }

  /** A text pasted outside of fields is opened. @param {ClipboardEvent} event */
  #paste(event) {
    if (event.target instanceof Element && event.target.closest("input, textarea, dialog")) return;
    const text = event.clipboardData?.getData("text/plain") ?? "";
    if (text.trim() === "") return;
    event.preventDefault();
    this.#perform({ kind: "open-text", text });
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
      this.#perform({ kind: "open-text", text: decoded(await file.arrayBuffer()) });
    } catch {
      /** @type {Fault} */
      const fault = { what: "file", reason: null, text: "", file: file.name };
      this.#store.dispatch({ kind: "failed", fault });
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
    const game = this.#bench?.state.info?.id;
    if (game === undefined) return "";
    const hash = writePageRoute("study", game, { study: await pack(this.#state.now.text) });
    const link = this.services.address(hash);
    if (link.length > LONGEST_LINK)
      throw new RangeError(words.text.tooLong(link.length, LONGEST_LINK));
    return link;
  }

  async #download() {
    await this.#ready();
    const game = this.#bench?.state.info?.id;
    this.services.download(`${game}.study.menagerie.txt`, this.#state.now.text);
  }

  #print() {
    this.#flush();
    window.print();
  }

  /** Includes text typed last. */
  async #ready() {
    this.#flush();
    await this.#bench?.queue.done;
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
