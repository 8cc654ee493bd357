// Where an author writes a game: the file on one side with its faults, the board and its pieces on the other.

import { button, make, setText } from "../../elements/controls/markup.js";
import { PieceLegend } from "../../elements/table/piece-legend.js";
import { hasAddress, LONGEST_FILE } from "../../storage/custom-variants.js";
import { LONGEST_LINK, pack, unpack } from "../../storage/compressed-text.js";
import { writePageRoute } from "../../state/routes.js";
import { reasonWords } from "../../i18n/strings.js";
import { Page } from "../page.js";
import { Workbench } from "../workbench.js";
import { Drafts } from "./drafts.js";
import { FaultList } from "./variant-faults.js";
import { fileButton } from "./file-button.js";
import { FileEditor } from "./file-editor.js";
import { ImportPanel } from "./import-panel.js";
import { StartMenu } from "./start-menu.js";
import { words } from "./author-words.js";

/** @typedef {import("../../engine/protocol.js").GameInfo} GameInfo */
/** @typedef {import("../../state/routes.js").PageRoute} PageRoute */
/** @typedef {import("../../state/state.js").State} State */

/** No text has these, and hardly any picture or archive is without. */
const NO_TEXT = /[\0-\x08\x0e-\x1f]/;

/** Whoever types is left alone for so long. */
const PATIENCE_MS = 250;

export class AuthorPage extends Page {
  static styles = ["styles/pages/author.css"];

  #drafts = /** @type {Drafts} */ (/** @type {unknown} */ (null));
  /** @type {Workbench | null} */
  #bench = null;
  #editor = new FileEditor((text) => this.#written(text));
  #faults = new FaultList((line) => this.#editor.goTo(line));
  #menu = new StartMenu({
    game: (id) => void this.#startFromGame(id),
    draft: (text) => this.#startFrom(text),
    file: (file) => void this.#openFile(file, (text) => this.#startFrom(text)),
  });
  #import = new ImportPanel({
    ask: (text) => this.#work().engine.call("import", { text }),
    use: (file) => this.#startFrom(file),
    opener: fileButton(
      words.importFile,
      (file) => void this.#openFile(file, (text) => void this.#import.take(text)),
    ),
  });
  #pieces = make("h2", {}, words.pieces);
  #legend = new PieceLegend();
  #place = make("div", { class: "author-board" });
  #play = make("button", { type: "button", class: "primary" }, words.play);
  #again = make("button", { type: "button" }, words.again);
  #remove = make("button", { type: "button" }, words.remove);
  #reallyRemove = make("button", { type: "button", class: "danger" }, words.reallyRemove);
  #keep = make("button", { type: "button" }, words.keep);
  #told = make("p", { class: "author-told", role: "status" });
  #notKept = make("p", { class: "quiet" }, words.notKept);
  /** The game of the text, if it has no fault. @type {GameInfo | null} */
  #info = null;
  /** What was checked last; a slower answer about an older text isn't heeded. */
  #checked = "";
  #patience = 0;

  /** @override */
  build() {
    this.#drafts = new Drafts(this.services.storage);
    const save = button(words.save, () => this.#save());
    const link = button(words.link, () => void this.#copyLink());
    this.#play.onclick = () => this.#playIt();
    this.#again.onclick = () => void this.#put(this.#checked);
    this.#remove.onclick = () => this.#askRemoval(true);
    this.#keep.onclick = () => this.#askRemoval(false);
    this.#reallyRemove.onclick = () => this.#removeGame();
    this.append(
      make(
        "div",
        { class: "page-head" },
        make("h1", { tabIndex: -1 }, words.title),
        make("a", { class: "button small", href: "#" }, words.back),
      ),
      make("p", { class: "author-intro" }, words.intro),
      make(
        "div",
        { class: "author" },
        make(
          "section",
          { class: "author-write", "aria-label": words.file },
          this.#menu.element,
          this.#editor.element,
          this.#faults.element,
          make("div", { class: "button-row" }, this.#play, save, link),
          make("div", { class: "button-row" }, this.#remove, this.#reallyRemove, this.#keep),
          this.#told,
          this.#notKept,
          this.#import.element,
          make("p", { class: "quiet" }, words.manual),
        ),
        make(
          "section",
          { class: "author-preview", "aria-label": words.preview },
          this.#place,
          this.#again,
          this.#pieces,
          this.#legend,
        ),
      ),
    );
    this.#notKept.hidden = this.#drafts.kept;
    this.addEventListener("dragover", (event) => event.preventDefault());
    this.addEventListener("drop", (event) => this.#drop(event));
    // Wishes of the legend are about this room's board.
    this.#legend.addEventListener("player-action", (event) => {
      event.stopPropagation();
      void this.#work().perform(/** @type {CustomEvent} */ (event).detail);
    });
    this.#editor.text = this.#drafts.present;
  }

  /** @override @param {PageRoute} route */
  enter({ parameters }) {
    setText(this.#told, "");
    this.#showMenu();
    const { file, game } = parameters;
    // What the address asks for is taken up once: going on writing must not be undone by a reload.
    if (file !== undefined || game !== undefined)
      this.services.replace(writePageRoute("author", null));
    if (file !== undefined) void this.#openLink(file);
    else if (game !== undefined) void this.#startFromGame(game);
    else void this.#check(this.#editor.text);
  }

  /** @override @param {State} state */
  show(state) {
    this.#bench?.show(state);
    this.#showMenu();
  }

  /** @override */
  leave() {
    clearTimeout(this.#patience);
    this.#bench?.end();
    this.#bench?.element.remove();
    this.#bench = null;
    this.#checked = "";
  }

  /** The board is there as long as the room is. */
  #work() {
    if (this.#bench !== null) return this.#bench;
    const bench = new Workbench(this.services);
    bench.onRestart = () => void this.#put(this.#checked);
    bench.onChange = (state) => this.#legend.show({ ...state, tab: "pieces" });
    this.#place.replaceChildren(bench.element);
    this.#bench = bench;
    return bench;
  }

  #showMenu() {
    this.#menu.show(this.services.store.state.games, this.#drafts.earlier);
  }

  /** @param {string} text  as somebody types it */
  #written(text) {
    this.#drafts.write(text);
    this.#notKept.hidden = this.#drafts.kept;
    clearTimeout(this.#patience);
    this.#patience = setTimeout(() => void this.#check(text), PATIENCE_MS);
  }

  /** @param {string} fresh  takes the place of what was written, which is kept */
  #startFrom(fresh) {
    clearTimeout(this.#patience);
    this.#editor.text = fresh;
    // Its lines may have ended otherwise.
    const { text } = this.#editor;
    setText(this.#told, words.setAside[this.#drafts.replace(text)]);
    this.#notKept.hidden = this.#drafts.kept;
    this.#showMenu();
    void this.#check(text);
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
      setText(this.#told, words.linkBroken);
      void this.#check(this.#editor.text);
    }
  }

  /**
   * @param {File} file
   * @param {(text: string) => void} use
   */
  async #openFile(file, use) {
    if (file.size > LONGEST_FILE) {
      this.#say(words.tooLong);
      return;
    }
    try {
      const text = await file.text();
      if (NO_TEXT.test(text)) this.#say(words.notText(file.name));
      else use(text);
    } catch {
      this.#say(words.unreadable);
    }
  }

  /** @param {string} text  what somebody waits for, and may be out of sight below */
  #say(text) {
    setText(this.#told, text);
    this.#told.scrollIntoView({ block: "nearest" });
  }

  /** @param {DragEvent} event */
  #drop(event) {
    event.preventDefault();
    const [file] = event.dataTransfer?.files ?? [];
    if (file === undefined) return;
    const foreign = /\.(ini|html?)$/i.test(file.name);
    void this.#openFile(file, (text) =>
      foreign ? void this.#import.take(text) : this.#startFrom(text),
    );
  }

  /** @param {string} text */
  async #check(text) {
    if (text.trim() === "") {
      this.#take(null);
      this.#faults.say(words.empty);
      this.#editor.mark([]);
      return;
    }
    await this.#guarded(async () => {
      const { info, faults } = await this.#work().engine.call("check", { text });
      if (text !== this.#editor.text) return;
      this.#take(info);
      this.#editor.mark(faults);
      if (info === null) {
        this.#faults.refuse(faults, this.#checked !== "");
      } else {
        this.#faults.accept(info.name);
        if (text !== this.#checked) await this.#put(text);
      }
    });
  }

  /** @param {string} text  without a fault */
  async #put(text) {
    if (text === "") return;
    await this.#guarded(async () => {
      await this.#work().open({ file: text });
      // The legend shows its first piece as soon as it is looked at.
      await this.#work().perform({ kind: "tab", tab: "pieces" });
      this.#checked = text;
      this.#showPreview(true);
    });
  }

  /** @param {GameInfo | null} info */
  #take(info) {
    this.#info = info;
    this.#play.disabled = info === null;
    this.#showPreview(this.#checked !== "");
    this.#askRemoval(false);
  }

  /** @param {boolean} there  something has been put on the board */
  #showPreview(there) {
    this.#again.hidden = this.#pieces.hidden = this.#legend.hidden = !there;
  }

  /** @param {boolean} asked */
  #askRemoval(asked) {
    const own = this.#info !== null && this.services.own.has(this.#info.id);
    this.#remove.hidden = !own || asked;
    this.#reallyRemove.hidden = this.#keep.hidden = !(own && asked);
    if (asked) this.#keep.focus();
  }

  #removeGame() {
    if (this.#info === null) return;
    this.services.perform({ kind: "forget-game", id: this.#info.id });
    this.#say(words.removed(this.#info.name));
    this.#play.focus();
    // The wish is carried out behind this.
    this.#remove.hidden = this.#reallyRemove.hidden = this.#keep.hidden = true;
  }

  #playIt() {
    if (this.#info === null) return;
    const { id } = this.#info;
    const shipped = this.services.store.state.games.find((game) => game.id === id && !game.own);
    if (shipped !== undefined) {
      this.#faults.object(reasonWords({ code: "game-id-taken", args: { found: id } }, null));
      return;
    }
    if (!hasAddress(id)) {
      this.#faults.object(words.idTaken(id));
      return;
    }
    this.services.perform({ kind: "adopt", text: this.#editor.text });
    this.services.go(`#${id}`);
  }

  #save() {
    const id = this.#info?.id ?? "variant";
    this.services.download(`${id}.toml`, this.#editor.text);
  }

  async #copyLink() {
    const hash = writePageRoute("author", null, { file: await pack(this.#editor.text) });
    const link = this.services.address(hash);
    if (link.length > LONGEST_LINK) {
      this.#say(words.linkLong);
      return;
    }
    try {
      await this.services.copy(link);
      this.#say(words.linkCopied);
    } catch {
      this.services.replace(hash);
      this.#say(words.copyRefused);
    }
  }

  /** @param {() => Promise<void>} work */
  async #guarded(work) {
    try {
      await work();
    } catch (error) {
      const reason = /** @type {import("../../engine/protocol.js").EngineError} */ (error);
      // The room was left meanwhile, or the engine is being started again.
      if (reason.code !== "engine-crashed") this.#faults.say(reasonWords(reason, null));
    }
  }
}

customElements.define("author-page", AuthorPage);
