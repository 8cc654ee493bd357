// The editor of custom variants: the file with its errors, and a board with its pieces.

import { html, noChange } from "lit-html";
import "../../elements/table/piece-legend.js";
import { writePageRoute } from "../../state/routes.js";
import { Page } from "../page.js";
import { button } from "../../elements/controls/buttons.js";
import { tabPanels } from "../../elements/controls/tabs.js";
import { createStore } from "../../state/store.js";
import { AuthorEffects } from "./author-effects.js";
import { FileEditor, withPlainLineEnds } from "./file-editor.js";
import { ImportOffer } from "./import-offer.js";
import { ImportPanel } from "./import-panel.js";
import { NO_FILE, reduceAuthor } from "./reduce-author.js";
import { startMenu } from "./start-menu.js";
import { variantFaults } from "./variant-faults.js";
import { words } from "./author-words.js";
import { lateModule } from "../../platform/late-module.js";

/** @import { PageRoute } from "../../state/routes.js" */
/** @import { State } from "../../state/page-state.js" */
/** @import { AuthorAction } from "./author.js" */
/** @import { ManualPanel } from "./manual-panel.js" */

export class AuthorPage extends Page {
  static styles = ["styles/pages/author.css"];

  #store = createStore(reduceAuthor, NO_FILE);
  #effects = /** @type {AuthorEffects} */ (/** @type {unknown} */ (null));
  #editor = new FileEditor(
    (text) => this.#perform({ kind: "write", text }),
    (text) => void this.#consider(text),
  );
  #offer = new ImportOffer({
    recognize: (text) => this.#effects.work().engine.call("recognize", { text }),
    take: (text) => void this.#importText(text),
    keep: () => this.#editor.focus(),
    redraw: () => this.redraw(),
  });
  #import = new ImportPanel({
    ask: (text) => this.#effects.work().engine.call("import", { text }),
    use: (file) => this.#perform({ kind: "start-from", text: file, undoable: true }),
    files: (files) => this.#perform({ kind: "open-files", files, toImport: true }),
    redraw: () => this.redraw(),
  });
  /** Loaded when it is opened. @type {ManualPanel | null} */
  #manual = null;

  #perform = (/** @type {AuthorAction} */ action) => this.#store.dispatch(action);

  /** @override */
  build() {
    this.#effects = new AuthorEffects({
      store: this.#store,
      services: this.services,
      type: (text) => this.#editor.replace(text),
      imports: this.#import,
      redraw: () => this.redraw(),
    });
    this.#perform({ kind: "replaced", text: withPlainLineEnds(this.#effects.drafts.present) });
    this.#store.subscribe((_after, _before, action) => this.#follow(action));
    this.addEventListener("dragover", (event) => {
      if (!isForField(event)) event.preventDefault();
    });
    this.addEventListener("drop", (event) => this.#drop(event));
    this.redraw();
  }

  /** @param {AuthorAction} action */
  #follow(action) {
    if (action.kind === "write") this.#offer.follow(action.text);
    if (action.kind === "start-from") void this.#consider(action.text);
    this.redraw();
    if (action.kind === "replaced") this.#editor.scrollTo(0);
    if (action.kind === "said" && action.reveals) this.#reveal(".author-told");
    if (action.kind === "ask-removal" && action.asked) this.focusOn(".author-keep");
    if (action.kind === "remove") this.focusOn(".author-write .primary");
  }

  /** @override @param {State} state */
  template({ games, settings }) {
    const { state } = this.#store;
    const { drafts } = this.#effects;
    const perform = this.#perform;
    return html`<div class="page-head">
        <h1 tabindex="-1">${words.title}</h1>
        <a class="button small" href="#">${words.back}</a>
      </div>
      <p class="author-intro">${words.intro}</p>
      <div class="author">
        <section class="author-write" aria-label=${words.file}>
          ${startMenu(games, drafts.earlier, {
            game: (game) => perform({ kind: "start-from-game", game }),
            draft: (text) => perform({ kind: "start-from", text }),
            files: (files) => perform({ kind: "open-files", files }),
          })}
          ${this.#editor.template(state.text, state.verdict)} ${this.#offer.template()}
          ${variantFaults(state.verdict, (line) => this.#editor.goTo(line))} ${this.#buttons()}
          <p class="author-told" role="status">${state.message}</p>
          <p class="quiet" ?hidden=${drafts.kept}>${words.notKept}</p>
          ${this.#import.template()}
          <p class="quiet">${words.manual}</p>
        </section>
        <div class="author-beside">
          ${tabPanels({
            prefix: "author",
            label: words.title,
            panels: [
              { name: words.preview, content: this.#preview() },
              { name: words.reference, content: html`${this.#manual?.template(settings)}` },
            ],
            chosen: state.panel,
            open: (at) => void this.#openPanel(at),
          })}
        </div>
      </div>`;
  }

  #preview() {
    const { bench } = this.#effects;
    const isEmpty = this.#store.state.shown === "";
    return html`<section class="author-preview" aria-label=${words.preview}>
      <div class="author-board">${bench?.element}</div>
      ${button(words.again, () => this.#perform({ kind: "show-again" }), { hidden: isEmpty })}
      <h2 ?hidden=${isEmpty}>${words.pieces}</h2>
      <piece-legend
        ?hidden=${isEmpty}
        .state=${bench === null ? noChange : { ...bench.state, tab: "pieces" }}
        @player-action=${this.#teach}
      ></piece-legend>
    </section>`;
  }

  /** @param {number} at */
  async #openPanel(at) {
    this.#perform({ kind: "panel", panel: at });
    if (at === 0) return;
    const module = await lateModule(() => import("./manual-panel.js")).catch(() => null);
    if (module === null) {
      this.#perform({ kind: "said", message: words.manualMissing, reveals: true });
      return;
    }
    this.#manual ??= new module.ManualPanel({
      newEngine: this.services.engine,
      insert: (text, how) => this.#editor.insert(text, how === "line"),
      redraw: () => this.redraw(),
    });
    await this.#manual.open();
  }

  #buttons() {
    const perform = this.#perform;
    const { removal, verdict } = this.#store.state;
    const ask = (/** @type {boolean} */ asked) => perform({ kind: "ask-removal", asked });
    const isAsked = removal === "asked";
    return html`<div class="button-row">
        ${button(words.play, () => perform({ kind: "play" }), { look: "primary", disabled: verdict.tone !== "fine" })}
        ${button(words.save, () => perform({ kind: "save" }))}
        ${button(words.link, () => perform({ kind: "copy-link" }))}
      </div>
      <div class="button-row">
        ${button(words.remove, () => ask(true), { hidden: removal !== "offered" })}
        ${button(words.reallyRemove, () => perform({ kind: "remove" }), { look: "danger", hidden: !isAsked })}
        ${button(words.keep, () => ask(false), { look: "author-keep", hidden: !isAsked })}
      </div>`;
  }

  /** The legend's actions are about this page's board. */
  #teach = (/** @type {CustomEvent} */ event) => {
    event.stopPropagation();
    void this.#effects.work().perform(event.detail);
  };

  /** @override @param {PageRoute} route */
  enter({ parameters: { file, game, import: imports } }) {
    this.#perform({ kind: "said", message: "", reveals: false });
    // What the address asks for is taken once, so that a reload doesn't undo later edits.
    if (file !== undefined || game !== undefined || imports !== undefined)
      this.services.replace(writePageRoute("author", null));
    if (file !== undefined) this.#perform({ kind: "open-link", packed: file });
    else if (game !== undefined) this.#perform({ kind: "start-from-game", game });
    else this.#perform({ kind: "check" });
    if (imports !== undefined) this.#openImport();
  }

  /** @override @param {State} state */
  show(state) {
    this.#effects.bench?.show(state);
    super.show(state);
  }

  /** @override */
  leave() {
    this.#perform({ kind: "leave" });
    this.#manual?.end();
  }

  /** @param {string} text  pasted, dropped or opened */
  async #consider(text) {
    if (await this.#offer.consider(text)) this.#reveal(".author-offer");
  }

  /** @param {string} text */
  async #importText(text) {
    const [found, ...more] = await this.#import.take([text]);
    if (more.length === 0 && found?.file) {
      this.#perform({ kind: "start-from", text: found.file, undoable: true });
      return;
    }
    this.#reveal(".author-import");
    this.focusOn(".author-import summary");
  }

  #openImport() {
    this.#import.open();
    this.#reveal(".author-import");
    // The page-host focuses the heading of a page that it opens.
    requestAnimationFrame(() => this.focusOn(".author-import textarea"));
  }

  /** @param {string} part */
  #reveal(part) {
    this.querySelector(part)?.scrollIntoView({ block: "nearest" });
  }

  /** @param {DragEvent} event */
  #drop(event) {
    const text = event.dataTransfer?.getData("text/plain") ?? "";
    if (isForField(event)) {
      void this.#consider(text);
      return;
    }
    event.preventDefault();
    const files = [...(event.dataTransfer?.files ?? [])];
    if (files.length > 0) this.#perform({ kind: "open-files", files });
    else if (text !== "") this.#perform({ kind: "start-from", text });
  }
}

/** Whether a text is dropped into a field, which takes it by itself. @param {DragEvent} event */
function isForField({ target, dataTransfer }) {
  return target instanceof HTMLTextAreaElement && !dataTransfer?.types.includes("Files");
}

customElements.define("author-page", AuthorPage);
