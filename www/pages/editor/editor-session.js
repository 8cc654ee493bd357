// The position being edited: its history, and the engine's examination of each step. All calls to the engine are here.

import { identify } from "../../controllers/pasted-text.js";
import { unusualOptions } from "../../state/routes.js";
import { EditorHistory } from "./editor-history.js";
import { EditorStorage } from "./editor-storage.js";
import { withoutLostRights } from "./setup-editing.js";

/** @import { EngineClient } from "../../engine/client.js" */
/** @import { Examination, GameInfo, Setup } from "../../engine/protocol.js" */
/** @import { Reason } from "../../state/reasons.js" */
/** @import { StoredSetup } from "./editor-storage.js" */

/** @typedef {"hand" | "text" | "steps"} By */

/**
 * @typedef {object} Listener
 * @property {() => void} changed  the setup
 * @property {(examination: Examination, typed: boolean) => void} examined
 * @property {() => void} replaced  another position than the one edited before is shown
 * @property {(remarks: Reason[]) => void} remarked  what was left out of the text of the address
 * @property {(error: Reason, text: string) => void} unreadable  the text of the address
 * @property {(error: Reason) => void} refused   an edit couldn't be examined
 * @property {(error: Reason) => void} failed    no position can be shown
 */

export class EditorSession {
  /** @type {GameInfo | null} */
  game = null;
  /** @type {Examination | null} */
  examination = null;
  /** @type {EditorHistory | null} */
  history = null;
  #makeEngine;
  #listener;
  #keeper = new EditorStorage();
  /** @type {EngineClient | null} */
  #engine = null;
  /** Answers to an earlier visit come too late. */
  #visit = 0;
  /** @type {string | null} */
  #link = null;

  /**
   * @param {() => EngineClient} makeEngine
   * @param {Listener} listener
   */
  constructor(makeEngine, listener) {
    this.#makeEngine = makeEngine;
    this.#listener = listener;
  }

  get position() {
    return this.examination?.position ?? "";
  }

  get options() {
    return this.game === null ? {} : unusualOptions(this.game);
  }

  /**
   * Restores the last setup if the address asks for the same; else opens what it asks for, or the start position. Undo
   * then returns to what was edited before by the same rules.
   * @param {string} game
   * @param {string | null} link
   * @param {Record<string, string>} options  of the address
   */
  async open(game, link, options) {
    this.#visit += 1;
    const visit = this.#visit;
    const engine = (this.#engine ??= this.#startEngine());
    const kept = this.#here(game) ?? this.#keeper.read(game);
    const known = kept !== null && kept.link === link ? kept : null;
    try {
      const { info } = await this.#opened(engine, game, options, known?.options ?? {});
      if (visit !== this.#visit) return;
      this.#sitDown(info, link);
      const same = known !== null && isSameGame(info, known.variantHash);
      if (same && (await this.#restored(engine, visit, known))) return;
      const before = [kept, this.#keeper.read(game, info.variantHash)];
      await this.#begin(
        engine,
        visit,
        link,
        before.find((one) => one !== null && isSameGame(info, one.variantHash)),
      );
    } catch (error) {
      if (visit !== this.#visit) return;
      this.game = null;
      this.#listener.failed(/** @type {Reason} */ (error));
    }
  }

  leave() {
    this.#visit += 1;
    this.#engine?.end();
    this.#engine = null;
  }

  /**
   * @param {Setup} setup
   * @param {"hand" | "text"} [by]
   */
  enter(setup, by = "hand") {
    if (this.history?.enter(setup, by)) void this.#examine(by);
    this.#listener.changed();
  }

  /** @param {(setup: Setup) => Setup} edit */
  edit(edit) {
    if (this.history !== null) this.enter(edit(this.history.present));
  }

  /** @param {"undo" | "redo"} step */
  step(step) {
    this.history?.[step]();
    void this.#examine("steps");
    this.#listener.changed();
  }

  async start() {
    const visit = this.#visit;
    const start = await this.#engine?.call("examine", {}).catch(() => null);
    if (start && visit === this.#visit) this.enter(start.setup);
  }

  /**
   * @param {string} position
   * @returns {Promise<Examination | undefined>}  rejected with the engine's error if it can't be read
   */
  async read(position) {
    const [engine, game] = [this.#engine, this.game];
    const examination = await engine?.call("examine", { position });
    if (!engine || game === null || examination === undefined) return examination;
    const { options } = examination;
    const isSame = Object.entries(options).every(([name, value]) => game.chosen[name] === value);
    // The text belongs to another shuffled array.
    if (!isSame) this.game = (await engine.call("open", { game: game.id, options })).info;
    return examination;
  }

  /**
   * @param {string} text
   * @param {string} address  of the page
   */
  async identify(text, address) {
    const engine = this.#engine;
    return engine && identify(engine, text, { here: true, address }).catch(() => null);
  }

  /**
   * The same position with other options, if it is readable with them; instead of the start position, the new one.
   * @param {Record<string, string>} options
   */
  async choose(options) {
    const [engine, game, position] = [this.#engine, this.game, this.position];
    if (engine === null || game === null) return;
    const visit = this.#visit;
    try {
      const start = await engine.call("examine", {});
      const { info } = await engine.call("open", { game: game.id, options });
      const kept = start.position === position ? {} : { position };
      const examination = await engine
        .call("examine", kept)
        .catch(() => engine.call("examine", {}));
      if (visit !== this.#visit) return;
      this.game = info;
      // Earlier steps belong to other options: their types and squares may have other numbers.
      this.#take(examination, new EditorHistory(examination.setup));
    } catch (error) {
      if (visit === this.#visit) this.#listener.refused(/** @type {Reason} */ (error));
    }
  }

  /** A record from here, as only records contain options. */
  async record() {
    const { game, position, options } = this;
    const engine = /** @type {EngineClient} */ (this.#engine);
    await engine.call("open", { game: game?.id ?? "", options, position });
    return engine.call("record", { headers: {} });
  }

  /**
   * @param {string} game
   * @returns {StoredSetup | null}
   */
  #here(game) {
    if (this.game?.id !== game || this.history === null) return null;
    const { variantHash, chosen } = this.game;
    return { link: this.#link, variantHash, options: chosen, steps: this.history.steps };
  }

  /**
   * Stored options may be unknown to a later version.
   * @param {EngineClient} engine
   * @param {string} game
   * @param {Record<string, string>} options  of the address, which come first
   * @param {Record<string, string>} kept
   */
  #opened(engine, game, options, kept) {
    const asked = Object.keys(options).length > 0;
    const opened = engine.call("open", { game, options: asked ? options : kept });
    return asked ? opened : opened.catch(() => engine.call("open", { game }));
  }

  /**
   * @param {GameInfo} info
   * @param {string | null} link
   */
  #sitDown(info, link) {
    // Other rules number squares and types differently.
    if (info.contentHash !== this.game?.contentHash) this.history = this.examination = null;
    this.game = info;
    this.#link = link;
  }

  #startEngine() {
    const engine = this.#makeEngine();
    engine.start({
      onRestart: () => void this.#reopen(),
      onBroken: (error) => this.#listener.failed(error),
    });
    return engine;
  }

  /** A new worker doesn't know the game. */
  async #reopen() {
    if (this.game === null) return;
    const { id, chosen } = this.game;
    await this.#engine?.call("open", { game: id, options: chosen }).catch(() => null);
    await this.#examine("steps");
  }

  /**
   * @param {EngineClient} engine
   * @param {number} visit
   * @param {StoredSetup} kept
   * @returns {Promise<boolean>}  false if it has changed
   */
  async #restored(engine, visit, { steps }) {
    const examination = await engine.call("examine", { setup: steps.present }).catch(() => null);
    if (examination === null) return false;
    if (visit === this.#visit) this.#take(examination, new EditorHistory(steps));
    return true;
  }

  /**
   * @param {EngineClient} engine
   * @param {number} visit
   * @param {string | null} link
   * @param {StoredSetup | null} [before]  what was edited by the same rules
   */
  async #begin(engine, visit, link, before = null) {
    /** @type {Reason | null} */
    let refused = null;
    const ask = link === null ? {} : { position: link };
    const examination = await engine.call("examine", ask).catch((error) => {
      refused = error;
      return engine.call("examine", {});
    });
    if (visit !== this.#visit) return;
    const history = new EditorHistory(hasEdits(before) ? before.steps : examination.setup);
    const replaces = history.enter(examination.setup);
    this.#take(examination, history);
    if (replaces) this.#listener.replaced();
    this.#listener.remarked(examination.remarks);
    if (refused !== null && link !== null) this.#listener.unreadable(refused, link);
  }

  /**
   * @param {Examination} examination
   * @param {EditorHistory} history
   */
  #take(examination, history) {
    this.history = history;
    this.#learn(examination, false);
    this.#listener.changed();
  }

  /** @param {By} by */
  async #examine(by) {
    const setup = this.history?.present;
    const engine = this.#engine;
    if (setup === undefined || engine === null) return;
    try {
      const examination = await engine.call("examine", { setup });
      if (this.history?.present !== setup) return;
      if (by === "hand" && this.#loseRights(setup, examination)) return;
      this.#learn(examination, by === "text");
    } catch (error) {
      if (this.history?.present === setup) this.#listener.refused(/** @type {Reason} */ (error));
    }
  }

  /**
   * Rights are removed with the pieces they depend on. Those that were impossible already stay and are reported.
   * @param {Setup} setup
   * @param {Examination} examination
   * @returns {boolean}  whether rights were removed, so that the rest must be examined again
   */
  #loseRights(setup, { form }) {
    const before = this.examination?.form ?? form;
    const left = withoutLostRights(setup, before, form);
    if (JSON.stringify(left) === JSON.stringify(setup)) return false;
    this.history?.amend(left);
    void this.#examine("steps");
    return true;
  }

  /**
   * @param {Examination} examination
   * @param {boolean} typed
   */
  #learn(examination, typed) {
    this.examination = examination;
    this.#keep();
    this.#listener.examined(examination, typed);
  }

  #keep() {
    const { game } = this;
    const kept = game && this.#here(game.id);
    if (game && kept) this.#keeper.write(game.id, kept);
  }
}

/**
 * @param {StoredSetup | null} before
 * @returns {before is StoredSetup}
 */
function hasEdits(before) {
  return before !== null && before.steps.past.length + before.steps.future.length > 0;
}

/**
 * @param {GameInfo} game
 * @param {string} hash  perhaps of an earlier edition of the same game
 */
function isSameGame({ variantHash, contentHash, formerHashes }, hash) {
  return [variantHash, contentHash, ...formerHashes].includes(hash);
}
