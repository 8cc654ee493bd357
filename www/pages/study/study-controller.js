// Opens, navigates, changes and saves the study. Actions run in a queue; after each change the tree and its text are
// requested again and saved.

import { identify } from "../../controllers/pasted-text.js";
import { handedOver } from "../../storage/handoff.js";
import { unpack } from "../../storage/compressed-text.js";
import { toggled } from "../../state/arrows.js";
import { isEngineError } from "../../engine/engine-errors.js";
import { writePageRoute } from "../../state/routes.js";
import { Analysis } from "./analysis.js";
import { TITLE, titleOf } from "./study-title.js";
import { StudyAutosave } from "./study-autosave.js";
import { StudyTree } from "./study-tree.js";
import { words } from "./study-words.js";

/** @import { NestedReason, Reason } from "../../state/reasons.js" */
/** @import { Arrow, GameInfo, Study, StudyNode, View } from "../../engine/protocol.js" */
/** @import { PageServices } from "../page.js" */
/** @import { Workbench } from "../workbench.js" */
/** @import { SavedPoint } from "./study-autosave.js" */
/** @import { StudyStorage, Entry } from "./study-storage.js" */
/** @import { Way } from "./tree-view.js" */

/**
 * What couldn't be opened and why, and the position of the error if it is known.
 * @typedef {{what: string, reason: Reason | null, text: string | null, firstLine?: number}} Fault  lines are counted in the
 *   file in which the text begins in its first line
 */

const HERE = /^#\/?[^/?]+\/study(\?|$)/;

export class StudyController {
  /** @type {StudyTree | null} */
  tree = null;
  /** @type {Record<string, string>} */
  headers = {};
  text = "";
  /** @type {Fault | null} */
  fault = null;
  message = "";
  /** Only until the next change, which undo would lose. @type {SavedPoint | null} */
  undoable = null;
  keeper;
  analysis;
  #bench;
  #services;
  #changed;
  /** @type {Promise<void>} */
  #queue = Promise.resolve();
  /** A view shown by this controller, which requests the tree anyway. @type {View | null} */
  #own = null;

  /**
   * @param {object} parts
   * @param {Workbench} parts.bench
   * @param {StudyStorage} parts.shelf
   * @param {PageServices} parts.services
   * @param {() => void} parts.changed
   */
  constructor({ bench, shelf, services, changed }) {
    this.#bench = bench;
    this.keeper = new StudyAutosave(shelf);
    this.#services = services;
    this.#changed = changed;
    this.analysis = new Analysis(bench.engine, changed);
    bench.studyHeaders = () => this.headers;
    bench.onRestart = () => {
      // The analysis may have caused the crash.
      this.analysis.turn(false);
      this.#do(() => this.#restore());
    };
    bench.onChange = (after, before, action) => {
      if (after.view !== before.view && after.view !== this.#own) this.#do(() => this.#refresh());
      if (action.kind === "notice") services.store.dispatch(action);
      changed();
    };
  }

  get info() {
    return this.#bench.state.info;
  }

  /** @returns {Entry[]} */
  get entries() {
    return this.info === null ? [] : this.keeper.entries(this.info.id);
  }

  /** Resolves when all queued actions are done. */
  get settled() {
    return this.#queue;
  }

  /**
   * Offers a study that could not be saved when the page was left.
   * @param {SavedPoint} left
   */
  offer(left) {
    this.keeper.left = left;
    this.#changed();
  }

  /** The offered study becomes a new one. */
  restoreLeft() {
    this.#do(async () => {
      const { left } = this.keeper;
      if (left === null) return;
      await this.#load(left.text, left.place);
      await this.#keepAsNew();
      if (this.keeper.left === left) this.keeper.left = null;
    });
  }

  dismissFault() {
    this.fault = null;
    this.#changed();
  }

  /** Ends the analysis; saving continues. */
  end() {
    this.analysis.turn(false);
  }

  /**
   * @param {string} game
   * @param {Record<string, string>} parameters  of the address
   */
  enter(game, parameters) {
    this.#do(async () => {
      this.fault = null;
      this.tree = null;
      await (this.#wanted(game, parameters) ?? this.#openUsual(game));
      // The study can't be opened: opens the game without one.
      const { fault } = this;
      if (this.tree === null) await this.#try(words.faults.link, null, () => this.#openFresh(game));
      this.fault = fault ?? this.fault;
    });
  }

  /**
   * @param {string} game
   * @param {Record<string, string>} parameters
   * @returns {Promise<unknown> | null}
   */
  #wanted(game, { kept, study, record, position, from, fresh }) {
    if (kept !== undefined) return this.#openSaved(game, Number(kept));
    if (study !== undefined)
      return this.#try(words.faults.link, study, () => this.#openPacked(study));
    if (record !== undefined) return this.#try(words.faults.link, record, () => this.#load(record));
    if (position !== undefined)
      return this.#try(words.faults.link, position, () => this.#openFresh(game, position));
    if (from !== undefined) return this.#openHanded(from === "table");
    return fresh === undefined ? null : this.#openFresh(game);
  }

  /** @param {string} text */
  openText(text) {
    this.#do(async () => {
      const at = { here: true, address: this.#services.address("#") };
      const pasted = await identify(this.#bench.engine, text, at);
      const { kind, game } = pasted;
      if (kind === "game" || kind === "study" || kind === "position")
        await this.#try(words.faults.text, text, () =>
          kind === "position" ? this.#openPosition(game, text.trim()) : this.#openGame(text),
        );
      else if (kind === "unknown" || kind === "empty")
        this.#fail({ what: words.faults.text, reason: { code: "text-unknown", args: {} }, text });
      else this.#services.store.dispatch({ kind: "pasted", pasted });
    });
  }

  /**
   * @param {string | null} game
   * @param {string} position
   */
  async #openPosition(game, position) {
    const id = game ?? this.info?.id ?? "";
    await this.#openFresh(id, position);
    this.#updateAddress(id, { position });
  }

  /** @param {string} text */
  async #openGame(text) {
    await this.#load(text);
    await this.#keepAsNew();
  }

  /** @param {number} node */
  go(node) {
    this.#do(() => this.#go(node));
  }

  /** @param {Way} way */
  walk(way) {
    this.#do(async () => {
      const node = this.tree === null ? null : stepFrom(this.tree, way);
      if (node !== null && node !== this.tree?.current) await this.#go(node.id);
    });
  }

  /**
   * @param {number} node
   * @param {{comment?: string, commentBefore?: string, glyph?: StudyNode["glyph"], arrows?: Arrow[]}} note
   */
  annotate(node, note) {
    this.#do(async () => {
      this.#take(await this.#bench.engine.call("studyAnnotate", { node, ...note }));
      await this.#keep();
    });
  }

  /**
   * Draws an arrow. The same arrow again removes it, or changes its colour.
   * @param {Arrow} arrow
   */
  draw(arrow) {
    const { tree } = this;
    if (tree === null) return;
    const { id, arrows } = tree.current;
    const drawn = toggled(arrows, arrow);
    this.#say(drawn.includes(arrow) ? this.#arrowDrawn(arrow) : this.#arrowGone(arrow));
    this.annotate(id, { arrows: drawn });
  }

  clearArrows() {
    if (this.tree !== null) this.annotate(this.tree.current.id, { arrows: [] });
  }

  /** Puts the current move's line before the one it branches from. */
  promote() {
    this.#do(async () => {
      const branch = this.tree?.branch(this.tree.current);
      if (!branch) return;
      const before = this.#before;
      this.#take(await this.#bench.engine.call("studyPromote", { node: branch.id }));
      await this.#write();
      this.#say(words.variation.promoted, before);
      this.#store();
    });
  }

  remove() {
    this.#do(async () => {
      const { tree } = this;
      if (tree === null || tree.current.played === null) return;
      const [before, count] = [this.#before, tree.weight(tree.current)];
      await this.#show(await this.#bench.engine.call("studyRemove", { node: tree.current.id }));
      this.#say(words.variation.removed(count), before);
    });
  }

  undo() {
    this.#do(async () => {
      // The study may have changed in the queue.
      const before = this.undoable;
      if (before === null) return;
      await this.#reload(before);
      this.#say(words.variation.undone);
      await this.#refresh();
    });
  }

  /** @param {string[]} line  action texts from the position on the board */
  play([first]) {
    if (first !== undefined) void this.#bench.perform({ kind: "play", action: first });
  }

  /** @param {string[]} line */
  insert(line) {
    this.#do(async () => {
      const { tree } = this;
      if (tree === null) return;
      const [before, at] = [this.#before, tree.current.id];
      try {
        for (const action of line) await this.#bench.engine.call("play", { action });
      } finally {
        await this.#show(await this.#bench.engine.call("studyGo", { node: at }));
      }
      this.#say(words.analysis.inserted, before);
    });
  }

  /** @param {Record<string, string>} named  title and players, without empty ones */
  name(named) {
    this.#do(async () => {
      const all = { ...this.headers, ...named };
      this.headers = Object.fromEntries(Object.entries(all).filter(([, value]) => value !== ""));
      await this.#keep();
    });
  }

  /** @param {number} id */
  openSaved(id) {
    this.#do(() => this.#openSaved(this.info?.id ?? "", id));
  }

  fresh() {
    this.#do(() => this.#beginAnew());
  }

  /** Saves the study, or a copy to be edited from now on. */
  copy() {
    this.#do(() => this.#keepAsNew());
  }

  deleteSaved() {
    this.#do(async () => {
      const { keeper, info } = this;
      if (keeper.kept === null || info === null) return;
      const [before, title] = [this.#before, this.headers[TITLE] ?? words.untitled];
      keeper.remove(info.id);
      await this.#beginAnew();
      this.#say(words.studies.deleted(title), before);
    });
  }

  async #keepAsNew() {
    this.keeper.beginCopy();
    await this.#keep();
  }

  async #beginAnew() {
    const game = this.info?.id ?? "";
    await this.#openFresh(game);
    this.#updateAddress(game, { fresh: "1" });
  }

  /** @returns {SavedPoint} */
  get #before() {
    return { text: this.text, place: this.tree?.place ?? 0 };
  }

  /**
   * @param {string} game
   * @param {number} id
   */
  async #openSaved(game, id) {
    const kept = this.keeper.read(game, id);
    if (kept === null || kept === "unreadable") {
      const what = kept === null ? words.faults.missing : words.faults.kept;
      this.#fail({ what, reason: null, text: null });
      return;
    }
    await this.#try(words.faults.kept, kept.text, async () => {
      await this.#load(kept.text, kept.place);
      this.keeper.continueSaved(id);
      this.#showSaved();
    });
  }

  /** @param {string} game */
  async #openUsual(game) {
    const [last] = this.keeper.entries(game).filter(({ title }) => title !== null);
    await (last === undefined ? this.#openFresh(game) : this.#openSaved(game, last.id));
  }

  /** @param {boolean} played  here and now */
  async #openHanded(played) {
    const handed = handedOver();
    if (handed === null) {
      this.#fail({ what: words.faults.handed, reason: null, text: null });
      return;
    }
    const { record, ply, line = 1 } = handed;
    const load = () => this.#load(record, ply, { played, line });
    await this.#try(words.faults.text, record, load, line);
  }

  /** @param {string} packed */
  async #openPacked(packed) {
    const text = await unpack(packed);
    await this.#try(words.faults.link, text, () => this.#load(text));
  }

  /**
   * @param {string} game
   * @param {string} [position]
   */
  async #openFresh(game, position) {
    const { engine } = this.#bench;
    const from = position === undefined ? {} : { position };
    const { info, remarks } = await engine.call("open", { game, ...from });
    await this.#put(info, await engine.call("studyStart", {}), {});
    this.#remark(remarks);
  }

  /** @param {Reason[]} remarks  what was left out of a position's text */
  #remark(remarks) {
    const { store } = this.#services;
    for (const reason of remarks) store.dispatch({ kind: "notice", tone: "info", reason });
  }

  /**
   * @param {string} text
   * @param {number} [place]
   * @param {{played?: boolean, line?: number}} [from]  played here and now: without a title it gets one; the line of its
   *   file in which it begins
   */
  async #load(text, place = 0, { played = false, line = 1 } = {}) {
    const loaded = await this.#bench.engine.call("studyLoad", { text, line });
    const { info, headers } = loaded;
    const title = played ? { [TITLE]: titleOf(info, headers, new Date()) } : {};
    await this.#put(info, loaded.study, { ...title, ...headers }, place);
    if (loaded.otherEdition) this.#say(words.faults.otherEdition);
    this.#remark(loaded.remarks);
    const { fault: reason } = loaded;
    if (reason) this.fault = { what: words.faults.partly, reason, text, firstLine: line };
  }

  /**
   * @param {GameInfo} info
   * @param {Study} study
   * @param {Record<string, string>} headers
   * @param {number} [place]
   */
  async #put(info, study, headers, place) {
    this.headers = headers;
    this.fault = null;
    this.#say("");
    this.tree = new StudyTree(study);
    const node = place === undefined ? this.tree.current : this.tree.at(place);
    await this.#putOnBench(info, node.id);
    this.#take(await this.#bench.engine.call("study", {}));
    await this.#write();
    this.keeper.begin(this.#before);
    this.#look();
  }

  /**
   * @param {GameInfo} info
   * @param {number} node
   */
  async #putOnBench(info, node) {
    const view = await this.#bench.engine.call("studyGo", { node });
    this.#own = view;
    this.#bench.put({ info, view });
    if (view.revealed && info.secretive) await this.#dispatchView(view);
  }

  #showSaved() {
    const game = this.info?.id;
    if (game !== undefined) this.#updateAddress(game, { kept: String(this.keeper.kept) });
  }

  /**
   * Puts the study into the address, for reloads, unless another page was opened meanwhile.
   * @param {string} game
   * @param {Record<string, string>} parameters
   */
  #updateAddress(game, parameters) {
    if (HERE.test(location.hash)) this.#services.replace(writePageRoute("study", game, parameters));
  }

  /** @param {number} node */
  async #go(node) {
    this.#say("", this.undoable);
    await this.#show(await this.#bench.engine.call("studyGo", { node }));
  }

  /** @param {View} view */
  async #show(view) {
    await this.#dispatchView(view);
    await this.#refresh();
  }

  /** @param {View} view */
  async #dispatchView(view) {
    const secrets =
      view.revealed && this.info?.secretive ? await this.#bench.engine.call("secrets", {}) : null;
    this.#own = view;
    this.#bench.dispatch({ kind: "moved-in-record", view, secrets });
  }

  async #refresh() {
    this.#take(await this.#bench.engine.call("study", {}));
    this.#look();
    await this.#keep();
  }

  /** @param {Study} study */
  #take(study) {
    this.tree = new StudyTree(study);
    this.#bench.board.set({ arrows: this.tree.current.arrows });
  }

  /** Earlier results belong to another position. */
  #look() {
    if (this.#bench.state.view?.outcome) this.analysis.stop();
    else this.analysis.look();
  }

  async #write() {
    const text = await this.#bench.engine.call("studyText", { headers: this.headers });
    if (text !== this.text) this.undoable = null;
    this.text = text;
  }

  async #keep() {
    await this.#write();
    this.#store();
  }

  #store() {
    const { tree, info, keeper } = this;
    if (tree === null || info === null) return;
    const { kept } = keeper;
    if (!keeper.keep(info.id, this.headers[TITLE] ?? "", this.#before)) return;
    if (kept !== null && kept !== keeper.kept) this.#say(words.keeping.elsewhere);
    this.#showSaved();
  }

  /** A new engine doesn't know the study. */
  async #restore() {
    if (this.text === "") return;
    await this.#reload(this.#before);
    await this.#refresh();
    /** @type {NestedReason} */
    const reason = { code: "engine-restarted", args: {} };
    this.#services.store.dispatch({ kind: "notice", tone: "info", reason });
  }

  /** @param {SavedPoint} before */
  async #reload({ text, place }) {
    const { engine } = this.#bench;
    const { info, study, headers } = await engine.call("studyLoad", { text });
    this.headers = headers;
    await this.#putOnBench(info, new StudyTree(study).at(place).id);
  }

  /**
   * @param {string} message
   * @param {SavedPoint | null} [undoable]
   */
  #say(message, undoable = null) {
    this.message = message;
    this.undoable = undoable;
  }

  /** @param {Arrow} arrow */
  #arrowDrawn({ from, to, colour }) {
    return words.annotation.drawn(
      words.annotation.colours[colour],
      this.#square(from),
      this.#square(to),
    );
  }

  /** @param {Arrow} arrow */
  #arrowGone({ from, to }) {
    return words.annotation.gone(this.#square(from), this.#square(to));
  }

  /** @param {number} square */
  #square(square) {
    return this.info?.board.squares[square]?.name ?? "";
  }

  /** @param {Fault} fault */
  #fail(fault) {
    this.fault = fault;
  }

  /**
   * Leaves everything unchanged if it fails.
   * @template Answer
   * @param {string} what
   * @param {string | null} text
   * @param {() => Promise<Answer>} open
   * @param {number} [firstLine]
   * @returns {Promise<Answer | null>}
   */
  async #try(what, text, open, firstLine = 1) {
    try {
      return await open();
    } catch (error) {
      if (!isEngineError(error)) throw error;
      this.#fail({ what, reason: error, text, firstLine });
      return null;
    }
  }

  /** @param {() => Promise<void>} work */
  #do(work) {
    this.#queue = this.#queue
      .then(work)
      .catch((error) => {
        // Errors of the page must not stop the queue; crashes are reported after the restart.
        if (!isEngineError(error)) reportError(error);
        else if (error.code !== "engine-crashed")
          this.#bench.dispatch({ kind: "refuse", reason: error });
      })
      .then(() => this.#changed());
  }
}

/**
 * @param {StudyTree} tree
 * @param {Way} way
 * @returns {StudyNode | null}
 */
function stepFrom(tree, way) {
  const { current } = tree;
  switch (way) {
    case "start":
      return tree.root;
    case "back":
      return tree.parent(current);
    case "on":
      return tree.next(current);
    case "end":
      return tree.end(current);
    case "before":
      return tree.beside(current, -1);
    case "after":
      return tree.beside(current, 1);
  }
}
