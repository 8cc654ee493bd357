// Opens and checks variant files, keeps drafts, and puts the game on the page's board.

import { reasonOf } from "../../engine/engine-errors.js";
import { hasAddress } from "../../storage/custom-variants.js";
import { LONGEST_LINK, pack, unpack } from "../../storage/compressed-text.js";
import { writePageRoute } from "../../state/routes.js";
import { reasonWords } from "../../i18n/strings.js";
import { Workbench } from "../workbench.js";
import { Drafts, nameOf } from "./drafts.js";
import { withPlainLineEnds } from "./file-editor.js";
import { openedFiles } from "./opened-files.js";
import { asOwnCopy, idOf, lineOfId } from "./own-copy.js";
import { words } from "./author-words.js";

/** @import { FileFault, GameInfo } from "../../engine/protocol.js" */
/** @import { PageServices } from "../page.js" */
/** @import { AuthorEffectTable, AuthorStore, Verdict } from "./author.js" */
/** @import { ImportPanel } from "./import-panel.js" */

/** How long to wait after the last key before the text is checked. */
const PATIENCE_MS = 250;

/**
 * @typedef {object} Parts
 * @property {AuthorStore} store
 * @property {PageServices} services
 * @property {(text: string) => void} type  replaces the text so that the browser can take it back
 * @property {Pick<ImportPanel, "take">} imports
 * @property {() => void} redraw
 */

export class AuthorEffects {
  drafts;
  /** @type {Workbench | null} */
  #bench = null;
  #store;
  #services;
  #type;
  #imports;
  #redraw;
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  #patience;

  /** @param {Parts} parts */
  constructor({ store, services, type, imports, redraw }) {
    this.#store = store;
    this.#services = services;
    this.#type = type;
    this.#imports = imports;
    this.#redraw = redraw;
    this.drafts = new Drafts(services.storage);
    /** @type {AuthorEffectTable} */
    const effects = {
      write: ({ text }) => this.#write(text),
      "start-from": ({ text, undoable }) => this.#startFrom(text, undoable),
      "start-from-game": ({ game }) => this.#startFromGame(game),
      "open-link": ({ packed }) => this.#openLink(packed),
      "open-files": ({ files, toImport }) => this.#openFiles(files, toImport),
      check: () => this.#check(),
      "show-again": (_, { shown }) => this.#show(shown),
      play: (_, { info }) => this.#play(info),
      save: (_, { info, text }) => services.download(`${info?.id ?? "variant"}.toml`, text),
      "copy-link": () => this.#copyLink(),
      remove: (_, { info }) => this.#remove(info),
      leave: () => this.#leave(),
    };
    store.addEffects(effects, (work) => void this.#report(work));
  }

  /** The board, once there was a text to check. */
  get bench() {
    return this.#bench;
  }

  /** @returns {Workbench} */
  work() {
    if (this.#bench !== null) return this.#bench;
    const bench = new Workbench(this.#services);
    bench.onRestart = () => this.#store.dispatch({ kind: "show-again" });
    bench.subscribe(this.#redraw);
    this.#bench = bench;
    return bench;
  }

  #leave() {
    clearTimeout(this.#patience);
    this.#bench?.end();
    this.#bench = null;
  }

  /** @param {string} text  being typed */
  #write(text) {
    this.drafts.write(text);
    this.#redraw();
    clearTimeout(this.#patience);
    this.#patience = setTimeout(() => this.#store.dispatch({ kind: "check" }), PATIENCE_MS);
  }

  /** @param {string} fresh @param {boolean} [undoable] */
  #startFrom(fresh, undoable = false) {
    clearTimeout(this.#patience);
    const { own: variants } = this.#services;
    const isUsed = (/** @type {string} */ id) => this.#isShipped(id) || variants.has(id);
    const own = this.#isShipped(idOf(fresh)) ? asOwnCopy(fresh, isUsed, words.copyOf) : fresh;
    const text = withPlainLineEnds(own);
    const renamed = own === fresh ? "" : words.renamed(nameOf(own));
    this.#say(`${renamed} ${words.setAside[this.drafts.replace(text)]}`.trim(), false);
    if (undoable) this.#type(text);
    else this.#store.dispatch({ kind: "replaced", text });
    this.#store.dispatch({ kind: "check" });
  }

  /** @param {string} id */
  #isShipped(id) {
    return this.#services.store.state.games.some((game) => game.id === id && !game.own);
  }

  /** @param {string} game */
  async #startFromGame(game) {
    const text = await this.work().engine.call("source", { game });
    this.#store.dispatch({ kind: "start-from", text });
  }

  /** @param {string} packed */
  async #openLink(packed) {
    const text = await unpack(packed).catch(() => null);
    if (text === null) {
      this.#say(words.linkBroken, false);
      await this.#check();
    } else this.#store.dispatch({ kind: "start-from", text });
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
    for (const { text } of drafts.toReversed()) this.#store.dispatch({ kind: "start-from", text });
    const [first, ...others] = drafts;
    const told =
      first === undefined || others.length === 0 ? [] : [words.opened(drafts.length, first.name)];
    if (first !== undefined) told.push(this.#store.state.message);
    else if (imports.length === 0) told.push(words.unchanged);
    if (refusals.length > 0 || others.length > 0)
      this.#say([...refusals, ...told].join(" ").trim());
    if (imports.length > 0) await this.#imports.take(imports.map(({ text }) => text));
  }

  async #check() {
    const { text, shown } = this.#store.state;
    if (text.trim() === "") {
      this.#judge(null, { text: words.empty, tone: "", faults: [] });
      return;
    }
    const { info, faults, warnings } = await this.work().engine.call("check", { text });
    // Slower answers about an older text are ignored.
    if (text !== this.#store.state.text) return;
    // The board still shows the game before the error.
    const stale = shown === "" ? "" : ` – ${words.stale}`;
    if (info === null)
      this.#judge(info, { text: words.faults(faults.length) + stale, tone: "faulty", faults });
    else this.#judge(info, this.#verdictOn(text, info, warnings));
    if (info !== null && text !== shown) await this.#show(text);
  }

  /**
   * A game without errors may still have an id that it can't be played by.
   * @param {string} text
   * @param {GameInfo} info
   * @param {FileFault[]} warnings
   * @returns {Verdict}
   */
  #verdictOn(text, { id, name }, warnings) {
    const taken = this.#whyTaken(id);
    if (taken !== null) {
      const fault = { line: lineOfId(text), key: "id", found: `"${id}"`, message: taken };
      return { text: words.faults(1), tone: "faulty", faults: [{ ...fault, choices: [] }] };
    }
    const warned = warnings.length === 0 ? "" : ` ${words.warnings(warnings.length)}`;
    return { text: words.fine(name) + warned, tone: "fine", faults: warnings };
  }

  /** @param {string} id @returns {string | null} */
  #whyTaken(id) {
    if (this.#isShipped(id))
      return reasonWords({ code: "game-id-taken", args: { found: id } }, null);
    return hasAddress(id) ? null : words.idTaken(id);
  }

  /** @param {GameInfo | null} info @param {Verdict} verdict */
  #judge(info, verdict) {
    const isOwn = info !== null && this.#services.own.has(info.id);
    this.#store.dispatch({ kind: "checked", info, verdict, isOwn });
  }

  /** @param {string} text  without a fault */
  async #show(text) {
    if (text === "") return;
    const bench = this.work();
    await bench.open({ file: text });
    // The legend shows its first piece when its tab opens.
    await bench.perform({ kind: "tab", tab: "pieces" });
    this.#store.dispatch({ kind: "shown", text });
  }

  /** @param {GameInfo | null} info */
  #remove(info) {
    if (info === null) return;
    this.#services.perform({ kind: "forget-game", id: info.id });
    this.#say(words.removed(info.name));
  }

  /** @param {GameInfo | null} info */
  #play(info) {
    if (info === null) return;
    this.#services.perform({ kind: "adopt", text: this.#store.state.text });
    this.#services.go(`#${info.id}`);
  }

  async #copyLink() {
    try {
      if (await this.#services.copy(this.#link())) this.#say(words.linkCopied);
    } catch {
      this.#say(words.linkLong);
    }
  }

  /** @throws {RangeError}  if it is too long */
  async #link() {
    const file = await pack(this.#store.state.text);
    const link = this.#services.address(writePageRoute("author", null, { file }));
    if (link.length > LONGEST_LINK) throw new RangeError();
    return link;
  }

  /**
   * @param {string} message
   * @param {boolean} [reveals]  it may be out of sight
   */
  #say(message, reveals = true) {
    this.#store.dispatch({ kind: "said", message, reveals });
  }

  /** @param {() => unknown} work */
  async #report(work) {
    try {
      await work();
    } catch (error) {
      const reason = reasonOf(error);
      // The page was left meanwhile, or the engine is being restarted.
      if (reason.code === "engine-crashed") return;
      this.#store.dispatch({ kind: "failed", text: reasonWords(reason, null) });
    }
  }
}
