// The editor of custom variants: the file with its errors, and a board with its pieces.

import { html, noChange } from "lit-html";
import "../../elements/table/piece-legend.js";
import { hasAddress } from "../../storage/custom-variants.js";
import { LONGEST_LINK, pack, unpack } from "../../storage/compressed-text.js";
import { writePageRoute } from "../../state/routes.js";
import { reasonWords } from "../../i18n/strings.js";
import { Page } from "../page.js";
import { button } from "../../elements/controls/buttons.js";
import { tabPanels } from "../../elements/controls/tabs.js";
import { Workbench } from "../workbench.js";
import { Drafts, nameOf } from "./drafts.js";
import { FileEditor, withPlainLineEnds } from "./file-editor.js";
import { ImportOffer } from "./import-offer.js";
import { ImportPanel } from "./import-panel.js";
import { openedFiles } from "./opened-files.js";
import { asOwnCopy, idOf } from "./own-copy.js";
import { startMenu } from "./start-menu.js";
import { variantFaults } from "./variant-faults.js";
import { words } from "./author-words.js";

/** @import { FileFault, GameInfo } from "../../engine/protocol.js" */
/** @import { PageRoute } from "../../state/routes.js" */
/** @import { State } from "../../state/page-state.js" */
/** @import { Verdict } from "./variant-faults.js" */
/** @import { ManualPanel } from "./manual-panel.js" */
/** @import { Reason } from "../../state/reasons.js" */

/** How long to wait after the last key before the text is checked. */
const PATIENCE_MS = 250;

export class AuthorPage extends Page {
  static styles = ["styles/pages/author.css"];

  #drafts = /** @type {Drafts} */ (/** @type {unknown} */ (null));
  /** @type {Workbench | null} */
  #bench = null;
  #editor = new FileEditor(
    (text) => this.#written(text),
    (text) => void this.#consider(text),
  );
  #offer = new ImportOffer({
    recognize: (text) => this.#work().engine.call("recognize", { text }),
    take: (text) => void this.#importText(text),
    keep: () => this.#editor.focus(),
    redraw: () => this.redraw(),
  });
  #import = new ImportPanel({
    ask: (text) => this.#work().engine.call("import", { text }),
    use: (file) => this.#startFrom(file, true),
    files: (files) => void this.#openFiles(files, true),
    redraw: () => this.redraw(),
  });
  /** Loaded when it is opened. @type {ManualPanel | null} */
  #manual = null;
  /** Of the panels beside the text: preview or reference. */
  #panel = 0;
  /** @type {Verdict} */
  #verdict = { text: "", tone: "", faults: [] };
  #message = "";
  /** @type {"no" | "offered" | "asked"} */
  #removal = "no";
  /** @type {GameInfo | null} */
  #info = null;
  /** The text checked last; slower answers about an older text are ignored. */
  #checked = "";
  #patience = 0;

  /** @override */
  build() {
    this.#drafts = new Drafts(this.services.storage);
    this.#editor.text = this.#drafts.present;
    this.addEventListener("dragover", (event) => {
      if (!isForField(event)) event.preventDefault();
    });
    this.addEventListener("drop", (event) => this.#drop(event));
    this.redraw();
  }

  /** @override @param {State} state */
  template({ games, settings }) {
    return html`<div class="page-head">
        <h1 tabindex="-1">${words.title}</h1>
        <a class="button small" href="#">${words.back}</a>
      </div>
      <p class="author-intro">${words.intro}</p>
      <div class="author">
        <section class="author-write" aria-label=${words.file}>
          ${startMenu(games, this.#drafts.earlier, {
            game: (id) => void this.#startFromGame(id),
            draft: (text) => this.#startFrom(text),
            files: (files) => void this.#openFiles(files),
          })}
          ${this.#editor.template(this.#verdict)} ${this.#offer.template()}
          ${variantFaults(this.#verdict, (line) => this.#editor.goTo(line))} ${this.#buttons()}
          <p class="author-told" role="status">${this.#message}</p>
          <p class="quiet" ?hidden=${this.#drafts.kept}>${words.notKept}</p>
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
            chosen: this.#panel,
            open: (at) => void this.#openPanel(at),
          })}
        </div>
      </div>`;
  }

  #preview() {
    const bench = this.#bench;
    const isEmpty = this.#checked === "";
    return html`<section class="author-preview" aria-label=${words.preview}>
      <div class="author-board">${bench?.element}</div>
      ${button(words.again, () => void this.#put(this.#checked), { hidden: isEmpty })}
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
    this.#panel = at;
    this.redraw();
    if (at === 0) return;
    const module = await import("./manual-panel.js").catch(() => null);
    if (module === null) {
      this.#say(words.manualMissing);
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
    const isAsked = this.#removal === "asked";
    return html`<div class="button-row">
        ${button(words.play, () => this.#playIt(), { look: "primary", disabled: this.#verdict.tone !== "fine" })}
        ${button(words.save, () => this.#save())} ${button(words.link, () => void this.#copyLink())}
      </div>
      <div class="button-row">
        ${button(words.remove, () => this.#askRemoval(true), { hidden: this.#removal !== "offered" })}
        ${button(words.reallyRemove, () => this.#removeGame(), { look: "danger", hidden: !isAsked })}
        ${button(words.keep, () => this.#askRemoval(false), { look: "author-keep", hidden: !isAsked })}
      </div>`;
  }

  /** The legend's actions are about this page's board. */
  #teach = (/** @type {CustomEvent} */ event) => {
    event.stopPropagation();
    void this.#work().perform(event.detail);
  };

  /** @override @param {PageRoute} route */
  enter({ parameters }) {
    this.#showMessage("");
    const { file, game } = parameters;
    // What the address asks for is taken once, so that a reload doesn't undo later edits.
    if (file !== undefined || game !== undefined)
      this.services.replace(writePageRoute("author", null));
    if (file !== undefined) void this.#openLink(file);
    else if (game !== undefined) void this.#startFromGame(game);
    else void this.#check(this.#editor.text);
  }

  /** @override @param {State} state */
  show(state) {
    this.#bench?.show(state);
    super.show(state);
  }

  /** @override */
  leave() {
    clearTimeout(this.#patience);
    this.#bench?.end();
    this.#bench = null;
    this.#manual?.end();
    this.#checked = "";
  }

  #work() {
    if (this.#bench !== null) return this.#bench;
    const bench = new Workbench(this.services);
    bench.onRestart = () => void this.#put(this.#checked);
    bench.subscribe(() => this.redraw());
    this.#bench = bench;
    return bench;
  }

  /** @param {string} text  being typed */
  #written(text) {
    this.#drafts.write(text);
    this.#offer.follow(text);
    this.redraw();
    clearTimeout(this.#patience);
    this.#patience = setTimeout(() => void this.#check(text), PATIENCE_MS);
  }

  /**
   * @param {string} fresh  replaces the draft, which is kept
   * @param {boolean} [undoable]  in the field, too
   */
  #startFrom(fresh, undoable = false) {
    clearTimeout(this.#patience);
    const { own: variants } = this.services;
    const isUsed = (/** @type {string} */ id) => this.#isShipped(id) || variants.has(id);
    const own = this.#isShipped(idOf(fresh)) ? asOwnCopy(fresh, isUsed, words.copyOf) : fresh;
    const text = withPlainLineEnds(own);
    const renamed = own === fresh ? "" : words.renamed(nameOf(own));
    this.#showMessage(`${renamed} ${words.setAside[this.#drafts.replace(text)]}`.trim());
    if (undoable) this.#editor.replace(text);
    else this.#editor.text = text;
    void this.#check(text);
    void this.#consider(text);
  }

  /** @param {string} id */
  #isShipped(id) {
    return this.services.store.state.games.some((game) => game.id === id && !game.own);
  }

  /** @param {string} id */
  async #startFromGame(id) {
    await this.#guarded(async () =>
      this.#startFrom(await this.#work().engine.call("source", { game: id })),
    );
  }

  /** @param {string} packed */
  async #openLink(packed) {
    try {
      this.#startFrom(await unpack(packed));
    } catch {
      this.#showMessage(words.linkBroken);
      void this.#check(this.#editor.text);
    }
  }

  /**
   * The first is edited; the others join the earlier drafts.
   * @param {File[]} files
   * @param {boolean} [toImport]  whatever their names
   */
  async #openFiles(files, toImport = false) {
    const { own, foreign, refusals } = await openedFiles(files);
    const drafts = toImport ? [] : own;
    const imports = toImport ? [...own, ...foreign] : foreign;
    for (const { text } of drafts.toReversed()) this.#startFrom(text);
    const [first, ...others] = drafts;
    const told =
      first === undefined || others.length === 0 ? [] : [words.opened(drafts.length, first.name)];
    if (first !== undefined) told.push(this.#message);
    else if (imports.length === 0) told.push(words.unchanged);
    if (refusals.length > 0 || others.length > 0)
      this.#say([...refusals, ...told].join(" ").trim());
    if (imports.length > 0) await this.#import.take(imports.map(({ text }) => text));
  }

  /** @param {string} text  pasted, dropped or opened */
  async #consider(text) {
    if (await this.#offer.consider(text)) this.#reveal(".author-offer");
  }

  /** @param {string} text */
  async #importText(text) {
    const [found, ...more] = await this.#import.take([text]);
    if (more.length === 0 && found?.file) {
      this.#startFrom(found.file, true);
      return;
    }
    this.#reveal(".author-import");
    this.querySelector(/** @type {"summary"} */ (".author-import summary"))?.focus();
  }

  /** @param {string} text */
  #showMessage(text) {
    this.#message = text;
    this.redraw();
  }

  /** @param {string} text  a result that may be out of sight */
  #say(text) {
    this.#showMessage(text);
    this.#reveal(".author-told");
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
    if (files.length > 0) void this.#openFiles(files);
    else if (text !== "") this.#startFrom(text);
  }

  /** @param {string} text */
  async #check(text) {
    if (text.trim() === "") {
      this.#take(null, { text: words.empty, tone: "", faults: [] });
      return;
    }
    await this.#guarded(async () => {
      const { info, faults, warnings } = await this.#work().engine.call("check", { text });
      if (text !== this.#editor.text) return;
      // The board still shows the game before the error.
      const stale = this.#checked === "" ? "" : ` – ${words.stale}`;
      if (info === null)
        this.#take(info, { text: words.faults(faults.length) + stale, tone: "faulty", faults });
      else this.#take(info, this.#verdictOn(info, warnings));
      if (info !== null && text !== this.#checked) await this.#put(text);
    });
  }

  /**
   * A game without errors may still have an id that it can't be played by.
   * @param {GameInfo} info
   * @param {FileFault[]} warnings
   * @returns {Verdict}
   */
  #verdictOn({ id, name }, warnings) {
    if (this.#isShipped(id)) {
      const taken = reasonWords({ code: "game-id-taken", args: { found: id } }, null);
      return { text: taken, tone: "faulty", faults: [] };
    }
    if (!hasAddress(id)) return { text: words.idTaken(id), tone: "faulty", faults: [] };
    const warned = warnings.length === 0 ? "" : ` ${words.warnings(warnings.length)}`;
    return { text: words.fine(name) + warned, tone: "fine", faults: warnings };
  }

  /** @param {string} text  without a fault */
  async #put(text) {
    if (text === "") return;
    await this.#guarded(async () => {
      await this.#work().open({ file: text });
      // The legend shows its first piece when its tab opens.
      await this.#work().perform({ kind: "tab", tab: "pieces" });
      this.#checked = text;
      this.redraw();
    });
  }

  /**
   * @param {GameInfo | null} info
   * @param {Verdict} verdict
   */
  #take(info, verdict) {
    this.#info = info;
    this.#verdict = verdict;
    this.#askRemoval(false);
  }

  /** @param {boolean} asked */
  #askRemoval(asked) {
    const own = this.#info !== null && this.services.own.has(this.#info.id);
    this.#removal = !own ? "no" : asked ? "asked" : "offered";
    this.redraw();
    if (asked) this.querySelector(/** @type {"button"} */ (".author-keep"))?.focus();
  }

  #removeGame() {
    if (this.#info === null) return;
    this.services.perform({ kind: "forget-game", id: this.#info.id });
    this.#removal = "no";
    this.#say(words.removed(this.#info.name));
    this.querySelector(/** @type {"button"} */ (".author-write .primary"))?.focus();
  }

  #playIt() {
    if (this.#info === null) return;
    this.services.perform({ kind: "adopt", text: this.#editor.text });
    this.services.go(`#${this.#info.id}`);
  }

  #save() {
    const id = this.#info?.id ?? "variant";
    this.services.download(`${id}.toml`, this.#editor.text);
  }

  async #copyLink() {
    try {
      if (await this.services.copy(this.#link())) this.#say(words.linkCopied);
    } catch {
      this.#say(words.linkLong);
    }
  }

  /** @throws {RangeError}  if it is too long */
  async #link() {
    const hash = writePageRoute("author", null, { file: await pack(this.#editor.text) });
    const link = this.services.address(hash);
    if (link.length > LONGEST_LINK) throw new RangeError();
    return link;
  }

  /** @param {() => Promise<void>} work */
  async #guarded(work) {
    try {
      await work();
    } catch (error) {
      const reason = /** @type {Reason} */ (error);
      // The page was left meanwhile, or the engine is being restarted.
      if (reason.code === "engine-crashed") return;
      this.#verdict = { text: reasonWords(reason, null), tone: "", faults: [] };
      this.redraw();
    }
  }
}

/**
 * Whether a text is dropped into a field, which takes it by itself.
 * @param {DragEvent} event
 */
function isForField({ target, dataTransfer }) {
  return target instanceof HTMLTextAreaElement && !dataTransfer?.types.includes("Files");
}

customElements.define("author-page", AuthorPage);
