// The study on the bench: opened, walked, changed and kept. What is done to it follows one another in a queue; after each
// change the tree and its text are asked for anew, and kept in the browser.

import { handedOver } from "../../storage/handoff.js";
import { unpack } from "../../storage/compressed-text.js";
import { isEngineError } from "../../engine/engine-errors.js";
import { writePageRoute } from "../../state/routes.js";
import { Analysis } from "./analysis.js";
import { TITLE } from "./studies-panel.js";
import { StudyAutosave } from "./study-autosave.js";
import { StudyTree } from "./study-tree.js";
import { words } from "./study-words.js";

/** @typedef {import("../../engine/protocol.js").Arrow} Arrow */
/** @typedef {import("../../engine/protocol.js").GameInfo} GameInfo */
/** @typedef {import("../../engine/protocol.js").Reason} Reason */
/** @typedef {import("../../engine/protocol.js").Study} Study */
/** @typedef {import("../../engine/protocol.js").StudyNode} StudyNode */
/** @typedef {import("../../engine/protocol.js").View} View */
/** @typedef {import("../page.js").PageServices} PageServices */
/** @typedef {import("../workbench.js").Workbench} Workbench */
/** @typedef {import("./study-autosave.js").Stand} Stand */
/** @typedef {import("./study-storage.js").StudyStorage} StudyStorage */
/** @typedef {import("./tree-view.js").Way} Way */

/**
 * What couldn't be opened and why, in which words of the text if they are known.
 * @typedef {{what: string, reason: Reason, text: string | null}} Fault
 */

/** The address of a study. */
const HERE = /^#\/?[^/?]+\/study(\?|$)/;

export class StudyController {
  /** @type {StudyTree | null} */
  tree = null;
  /** @type {Record<string, string>} */
  headers = {};
  text = "";
  /** @type {Fault | null} */
  fault = null;
  /** What was done last, for everybody to hear. */
  told = "";
  /** Only until something else is changed, which would be lost with what is undone. @type {Stand | null} */
  undoable = null;
  keeper;
  analysis;
  #bench;
  #services;
  #changed;
  /** @type {Promise<void>} */
  #queue = Promise.resolve();
  /** The view that was shown from here, after which the tree is asked for anyway. @type {View | null} */
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
    bench.onRestart = () => {
      // What killed the old engine isn't at once repeated.
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

  /** @returns {import("./study-storage.js").Entry[]} */
  get entries() {
    return this.info === null ? [] : this.keeper.entries(this.info.id);
  }

  /** Resolves when all is done that was asked for. */
  get settled() {
    return this.#queue;
  }

  /**
   * What could not be kept when the room was left may be taken up again.
   * @param {Stand} left
   */
  offer(left) {
    this.keeper.left = left;
    this.#changed();
  }

  /** What was left comes back as a study of its own. */
  takeUp() {
    this.#do(async () => {
      const { left } = this.keeper;
      if (left === null) return;
      await this.#load(left.text, left.place);
      await this.#keepAsNew();
      if (this.keeper.left === left) this.keeper.left = null;
    });
  }

  /** The fault has been read. */
  forgive() {
    this.fault = null;
    this.#changed();
  }

  /** Nothing more is looked at; what is under way is still kept. */
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
      // What was wanted can't be had: the game is there all the same.
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
    if (kept !== undefined) return this.#openKept(game, Number(kept));
    if (study !== undefined)
      return this.#try(words.faults.link, study, () => this.#openPacked(study));
    if (record !== undefined) return this.#try(words.faults.link, record, () => this.#load(record));
    if (position !== undefined)
      return this.#try(words.faults.link, position, () => this.#openFresh(game, position));
    if (from !== undefined) return this.#openHanded();
    return fresh === undefined ? null : this.#openFresh(game);
  }

  /**
   * A text, or a position of the game on the board.
   * @param {string} text
   */
  openText(text) {
    this.#do(async () => {
      const game = this.info?.id ?? "";
      const wanted = text.trim();
      await this.#try(words.faults.text, text, async () => {
        if (looksLikePosition(wanted)) {
          await this.#openFresh(game, wanted);
          this.#tellAddress(game, { position: wanted });
        } else {
          await this.#load(text);
          await this.#keepAsNew();
        }
      });
    });
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
   * @param {{comment?: string, glyph?: StudyNode["glyph"], arrows?: Arrow[]}} note
   */
  annotate(node, note) {
    this.#do(async () => {
      this.#take(await this.#bench.engine.call("studyAnnotate", { node, ...note }));
      await this.#keep();
    });
  }

  /**
   * Draws an arrow; one that is there already is taken away, or takes the new colour.
   * @param {Arrow} arrow
   */
  draw(arrow) {
    const { tree } = this;
    if (tree === null) return;
    const { id, arrows } = tree.current;
    const same = arrows.find(({ from, to }) => from === arrow.from && to === arrow.to);
    const others = arrows.filter((each) => each !== same);
    const gone = same?.colour === arrow.colour;
    this.#say(gone ? this.#arrowGone(arrow) : this.#arrowDrawn(arrow));
    this.annotate(id, { arrows: gone ? others : [...others, arrow] });
  }

  clearArrows() {
    if (this.tree !== null) this.annotate(this.tree.current.id, { arrows: [] });
  }

  /** The line of the move on the board comes before the one that it branches from. */
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

  /** Deletes the move on the board and all that follows. */
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
      // Something may have been changed while this was waiting.
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

  /** @param {Record<string, string>} named  title and players; empty ones are left out */
  name(named) {
    this.#do(async () => {
      const all = { ...this.headers, ...named };
      this.headers = Object.fromEntries(Object.entries(all).filter(([, value]) => value !== ""));
      await this.#keep();
    });
  }

  /** @param {number} id */
  openKept(id) {
    this.#do(() => this.#openKept(this.info?.id ?? "", id));
  }

  fresh() {
    this.#do(() => this.#beginAnew());
  }

  /** Keeps it, or a copy of it: from now on that is worked on. */
  copy() {
    this.#do(() => this.#keepAsNew());
  }

  deleteKept() {
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
    this.#tellAddress(game, { fresh: "1" });
  }

  /** @returns {Stand} */
  get #before() {
    return { text: this.text, place: this.tree?.place ?? 0 };
  }

  /**
   * @param {string} game
   * @param {number} id
   */
  async #openKept(game, id) {
    const kept = this.keeper.read(game, id);
    if (kept === null || kept === "unreadable") {
      const what = kept === null ? words.faults.missing : words.faults.kept;
      this.#fail({ what, reason: { code: "", args: {} }, text: null });
      return;
    }
    await this.#try(words.faults.kept, kept.text, async () => {
      await this.#load(kept.text, kept.place);
      this.keeper.goOn(id);
      this.#tellKept();
    });
  }

  /** The one of the game that was worked on last, or none yet. @param {string} game */
  async #openUsual(game) {
    const [last] = this.keeper.entries(game).filter(({ title }) => title !== null);
    await (last === undefined ? this.#openFresh(game) : this.#openKept(game, last.id));
  }

  async #openHanded() {
    const handed = handedOver();
    if (handed === null) {
      this.#fail({ what: words.faults.handed, reason: { code: "", args: {} }, text: null });
      return;
    }
    await this.#try(words.faults.text, handed.record, () => this.#load(handed.record, handed.ply));
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
    const { info } = await engine.call("open", { game, ...from });
    await this.#put(info, await engine.call("studyStart", {}), {});
  }

  /**
   * @param {string} text
   * @param {number} [place]
   */
  async #load(text, place = 0) {
    const loaded = await this.#bench.engine.call("studyLoad", { text });
    await this.#put(loaded.info, loaded.study, loaded.headers, place);
    if (loaded.otherEdition) this.#say(words.faults.otherEdition);
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
    if (view.revealed && info.secretive) await this.#tellView(view);
  }

  #tellKept() {
    const game = this.info?.id;
    if (game !== undefined) this.#tellAddress(game, { kept: String(this.keeper.kept) });
  }

  /**
   * Where a reload finds this study. Who has gone on to another place of the page is not led back.
   * @param {string} game
   * @param {Record<string, string>} parameters
   */
  #tellAddress(game, parameters) {
    if (HERE.test(location.hash)) this.#services.replace(writePageRoute("study", game, parameters));
  }

  /** @param {number} node */
  async #go(node) {
    this.#say("", this.undoable);
    await this.#show(await this.#bench.engine.call("studyGo", { node }));
  }

  /** @param {View} view */
  async #show(view) {
    await this.#tellView(view);
    await this.#refresh();
  }

  /** @param {View} view */
  async #tellView(view) {
    const secrets =
      view.revealed && this.info?.secretive ? await this.#bench.engine.call("secrets", {}) : null;
    this.#own = view;
    this.#bench.dispatch({ kind: "moved-in-record", view, secrets });
  }

  /** A move was played, or another position shown. */
  async #refresh() {
    this.#take(await this.#bench.engine.call("study", {}));
    this.#look();
    await this.#keep();
  }

  /** @param {Study} study */
  #take(study) {
    this.tree = new StudyTree(study);
    this.#bench.board.arrows = this.tree.current.arrows;
  }

  /** What was found was of another position. */
  #look() {
    if (this.#bench.state.view?.outcome) this.analysis.stop();
    else this.analysis.look();
  }

  async #write() {
    const text = await this.#bench.engine.call("studyText", { headers: this.headers });
    if (text !== this.text) this.undoable = null;
    this.text = text;
  }

  /** Keeps what has changed. */
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
    this.#tellKept();
  }

  /** A new engine knows nothing of the study. */
  async #restore() {
    if (this.text === "") return;
    await this.#reload(this.#before);
    await this.#refresh();
    const reason = { code: "engine-restarted", args: {} };
    this.#services.store.dispatch({ kind: "notice", tone: "info", reason });
  }

  /** @param {Stand} before */
  async #reload({ text, place }) {
    const { engine } = this.#bench;
    const { info, study, headers } = await engine.call("studyLoad", { text });
    this.headers = headers;
    await this.#putOnBench(info, new StudyTree(study).at(place).id);
  }

  /**
   * @param {string} told
   * @param {Stand | null} [undoable]
   */
  #say(told, undoable = null) {
    this.told = told;
    this.undoable = undoable;
  }

  /** @param {Arrow} arrow */
  #arrowDrawn({ from, to, colour }) {
    return words.pencil.drawn(words.pencil.colours[colour], this.#square(from), this.#square(to));
  }

  /** @param {Arrow} arrow */
  #arrowGone({ from, to }) {
    return words.pencil.gone(this.#square(from), this.#square(to));
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
   * What can't be opened leaves everything as it was.
   * @template Answer
   * @param {string} what
   * @param {string | null} text
   * @param {() => Promise<Answer>} open
   * @returns {Promise<Answer | null>}
   */
  async #try(what, text, open) {
    try {
      return await open();
    } catch (error) {
      if (!isEngineError(error)) throw error;
      this.#fail({ what, reason: error, text });
      return null;
    }
  }

  /** @param {() => Promise<void>} work */
  #do(work) {
    this.#queue = this.#queue
      .then(work)
      .catch((error) => {
        // A fault of the page's own is no reason to do nothing more; a crash is told when the engine is there again.
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

/**
 * One line without brackets that has rows of a board.
 * @param {string} text
 */
function looksLikePosition(text) {
  return !text.includes("\n") && !text.includes("[") && text.includes("/");
}
