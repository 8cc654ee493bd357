// The study that the engine has: it is requested again after each change, and saved.

import { reasonOf } from "../../engine/engine-errors.js";
import { writePageRoute } from "../../state/routes.js";
import { needsSaving } from "./reduce-study.js";
import { TITLE } from "./study-title.js";
import { StudyTree } from "./study-tree.js";
import { words } from "./study-words.js";

/** @import { GameInfo, Study, View } from "../../engine/protocol.js" */
/** @import { NestedReason } from "../../state/reasons.js" */
/** @import { PageServices } from "../page.js" */
/** @import { Workbench } from "../workbench.js" */
/** @import { Analyst } from "./analyst.js" */
/** @import { Headers, SavedPoint, StudyStore } from "./study.js" */
/** @import { StudyStorage } from "./study-storage.js" */

const HERE = /^#\/?[^/?]+\/study(\?|$)/;

export class StudySession {
  store;
  services;
  engine;
  #bench;
  shelf;
  #analyst;
  /** The view that the study has put on the board itself. @type {View | null} */
  #shown = null;

  /**
   * @param {object} parts
   * @param {StudyStore} parts.store
   * @param {Workbench} parts.bench
   * @param {StudyStorage} parts.shelf
   * @param {Analyst} parts.analyst
   * @param {PageServices} parts.services
   */
  constructor({ store, bench, shelf, analyst, services }) {
    this.store = store;
    this.services = services;
    this.engine = bench.engine;
    this.#bench = bench;
    this.shelf = shelf;
    this.#analyst = analyst;
    bench.studyHeaders = () => this.state.headers;
    bench.onRestart = () => {
      // The analysis may have caused the crash.
      store.dispatch({ kind: "analyse", on: false });
      this.add(() => this.#restore());
    };
    bench.subscribe((after, before, action) => {
      if (after.view !== before.view && after.view !== this.#shown) this.add(() => this.refresh());
      if (action.kind === "notice") services.store.dispatch(action);
    });
  }

  get state() {
    return this.store.state;
  }

  get info() {
    return this.#bench.state.info;
  }

  get game() {
    return this.info?.id ?? "";
  }

  /** Adds work to the queue of the board. @param {() => unknown} work */
  add(work) {
    this.#bench.queue.add(async () => {
      try {
        await work();
      } catch (error) {
        const reason = reasonOf(error);
        // Crashes are reported after the restart.
        if (reason.code !== "engine-crashed") this.#bench.dispatch({ kind: "refuse", reason });
      }
    });
  }

  /**
   * Opens a study that the engine has loaded.
   * @param {GameInfo} info
   * @param {Study} study
   * @param {Headers} headers
   * @param {number} [place]
   */
  async open(info, study, headers, place) {
    const tree = new StudyTree(study);
    const node = place === undefined ? tree.current : tree.at(place);
    const opened = await this.#put(info, node.id, headers);
    this.store.dispatch({ kind: "opened", ...opened, saves: this.shelf.works });
    this.list();
    this.#analyst.look();
  }

  /** @param {SavedPoint} point  of the open study */
  async reopen({ text, place }) {
    const { info, study, headers } = await this.engine.call("studyLoad", { text });
    const changed = await this.#put(info, new StudyTree(study).at(place).id, headers);
    this.store.dispatch({ kind: "changed", ...changed });
    this.#analyst.look();
  }

  /** @param {GameInfo} info @param {number} node @param {Headers} headers */
  async #put(info, node, headers) {
    const view = await this.engine.call("studyGo", { node });
    const secrets = await this.#secrets(info, view);
    const tree = new StudyTree(await this.engine.call("study", {}));
    const text = await this.#text(headers);
    this.#shown = view;
    this.#bench.put({ info, view });
    if (secrets !== null) this.#bench.dispatch({ kind: "moved-in-record", view, secrets });
    return { tree, headers, text };
  }

  /** @param {View} view */
  async show(view) {
    const secrets = await this.#secrets(this.info, view);
    this.#shown = view;
    this.#bench.dispatch({ kind: "moved-in-record", view, secrets });
    await this.refresh();
  }

  /** @param {GameInfo | null} info @param {View} view */
  #secrets(info, { revealed }) {
    return revealed && info?.secretive ? this.engine.call("secrets", {}) : null;
  }

  async refresh() {
    await this.change(this.engine.call("study", {}));
    this.#analyst.look();
  }

  /** @param {Promise<Study>} study  as the engine has changed it */
  async change(study) {
    const tree = new StudyTree(await study);
    const text = await this.#text(this.state.headers);
    this.store.dispatch({ kind: "changed", tree, text });
    this.save();
  }

  /** @param {Headers} headers */
  #text(headers) {
    return this.engine.call("studyText", { headers });
  }

  /** If another tab has changed the saved study, this one gets a new number. */
  save() {
    const { headers, kept, now } = this.state;
    if (this.info === null || !this.shelf.works || !needsSaving(this.state)) return;
    const study = { title: headers[TITLE] ?? "", ...now };
    const id =
      kept === null ? this.shelf.add(this.game, study) : this.shelf.write(this.game, kept, study);
    this.store.dispatch({ kind: "saved", id });
    if (id === null) return;
    if (kept !== null && kept !== id) this.say(words.keeping.elsewhere);
    this.list();
    this.updateAddress(this.game, { kept: String(id) });
  }

  saveAsNew() {
    this.store.dispatch({ kind: "copied" });
    this.save();
  }

  list() {
    this.store.dispatch({ kind: "listed", entries: this.shelf.list(this.game) });
  }

  /** @param {string} message @param {SavedPoint | null} [undoable] */
  say(message, undoable = null) {
    this.store.dispatch({ kind: "said", message, undoable });
  }

  /**
   * Puts the study into the address, for reloads, unless another page was opened meanwhile.
   * @param {string} game
   * @param {Record<string, string>} parameters
   */
  updateAddress(game, parameters) {
    if (HERE.test(location.hash)) this.services.replace(writePageRoute("study", game, parameters));
  }

  /** A new engine doesn't know the study. */
  async #restore() {
    const { now } = this.state;
    if (now.text === "") return;
    await this.reopen(now);
    this.save();
    const reason = /** @satisfies {NestedReason} */ ({ code: "engine-restarted", args: {} });
    this.services.store.dispatch({ kind: "notice", tone: "info", reason });
  }
}
