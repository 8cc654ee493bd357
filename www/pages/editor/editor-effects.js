// The calls to the engine that examine each setup, and what leaves the editor.

import { reasonOf } from "../../engine/engine-errors.js";
import { identify, opensElsewhere } from "../../controllers/pasted-text.js";
import {
  unusualOptions,
  writeEditorRoute,
  writePageRoute,
  writeRoute,
} from "../../state/routes.js";
import { noSteps, withStep } from "./editor-history.js";
import { EditorStorage } from "./editor-storage.js";
import { withoutLostRights } from "./setup-editing.js";

/** @import { EngineClient } from "../../engine/client.js" */
/** @import { GameInfo } from "../../engine/protocol.js" */
/** @import { Reason } from "../../state/reasons.js" */
/** @import { PageServices } from "../page.js" */
/** @import { EditorState, EditorStore, Message } from "./editor.js" */
/** @import { StoredSetup } from "./editor-storage.js" */

export class EditorEffects {
  #store;
  #services;
  #keeper = new EditorStorage();
  /** @type {EngineClient | null} */
  #engine = null;
  /** Answers to an earlier visit come too late. */
  #visit = 0;

  /** @param {EditorStore} store @param {PageServices} services */
  constructor(store, services) {
    this.#store = store;
    this.#services = services;
    store.subscribe((after, before) => {
      const isNew = after.steps?.present !== before.steps?.present;
      // The engine may have examined the setup already.
      if (isNew && after.examination === before.examination) void this.#examine(after);
      else if (after.examination !== before.examination) this.#keep(after);
    });
    store.addEffects({
      enter: ({ game, link, options }) => void this.#open(game, link, options),
      start: () => void this.#start(),
      type: ({ text, pasted }) => void this.#read(text.trim(), pasted),
      options: ({ options }) => void this.#choose(options),
      "leave-for": ({ way }) => void this.#leaveFor(way),
      copy: ({ what }) => void this.#copy(what),
    });
  }

  get #state() {
    return this.#store.state;
  }

  /**
   * Restores the last setup if the address asks for the same; else opens what it asks for, or the start position. Undo
   * then returns to what was edited before by the same rules.
   * @param {string} game
   * @param {string | null} link
   * @param {Record<string, string>} options  of the address
   */
  async #open(game, link, options) {
    this.#visit += 1;
    const visit = this.#visit;
    const engine = (this.#engine ??= this.#startEngine());
    const kept = this.#here(game) ?? this.#keeper.read(game);
    const known = kept !== null && kept.link === link ? kept : null;
    try {
      const { info } = await openedWith(engine, game, options, known?.options ?? {});
      if (visit !== this.#visit) return;
      const isSame = known !== null && isSameGame(info, known.variantHash);
      if (isSame && (await this.#restored(engine, visit, info, known))) return;
      const before = [kept, this.#keeper.read(game, info.variantHash)];
      const sameRules = before.find((one) => one !== null && isSameGame(info, one.variantHash));
      await this.#begin(engine, visit, info, link, sameRules ?? null);
    } catch (error) {
      if (visit === this.#visit) this.#store.dispatch({ kind: "failed", reason: reasonOf(error) });
    }
  }

  leave() {
    this.#visit += 1;
    this.#engine?.end();
    this.#engine = null;
  }

  async #start() {
    const visit = this.#visit;
    const start = await this.#engine?.call("examine", {}).catch(() => null);
    if (start && visit === this.#visit) this.#store.dispatch({ kind: "edit", setup: start.setup });
  }

  /**
   * @param {string} position  as typed
   * @param {boolean} pasted
   */
  async #read(position, pasted) {
    const isStill = () => this.#state.text.trim() === position;
    const [engine, { game }] = [this.#engine, this.#state];
    if (engine === null || game === null) return;
    try {
      const examination = await engine.call("examine", { position });
      const { options } = examination;
      const isSame = Object.entries(options).every(([name, value]) => game.chosen[name] === value);
      // The text belongs to another shuffled array.
      const { info } = isSame
        ? { info: game }
        : await engine.call("open", { game: game.id, options });
      if (isStill()) this.#store.dispatch({ kind: "read", game: info, examination });
    } catch (error) {
      if (!isStill()) return;
      this.#store.dispatch({ kind: "unreadable", reason: reasonOf(error) });
      if (!pasted) return;
      // Offers to open a text that is no position of this game.
      const at = { here: true, address: this.#services.address("#") };
      const found = await identify(engine, position, at).catch(() => null);
      if (found !== null && isStill() && opensElsewhere(found))
        this.#services.store.dispatch({ kind: "pasted", pasted: found });
    }
  }

  /**
   * The same position with other options, if it is readable with them; instead of the start position, the new one.
   * @param {Record<string, string>} options
   */
  async #choose(options) {
    const [engine, { game, link, examination: before }] = [this.#engine, this.#state];
    if (engine === null || game === null) return;
    const visit = this.#visit;
    const position = before?.position ?? "";
    try {
      const start = await engine.call("examine", {});
      const { info } = await engine.call("open", { game: game.id, options });
      const kept = start.position === position ? {} : { position };
      const examination = await engine
        .call("examine", kept)
        .catch(() => engine.call("examine", {}));
      if (visit !== this.#visit) return;
      // Earlier steps belong to other options: their types and squares may have other numbers.
      const steps = noSteps(examination.setup);
      this.#store.dispatch({ kind: "started", game: info, link, examination, steps });
    } catch (error) {
      if (visit === this.#visit) this.#refuse(error);
    }
  }

  /** @param {"play" | "study"} way */
  async #leaveFor(way) {
    const { game, examination } = this.#state;
    const engine = this.#engine;
    if (game === null || examination === null || engine === null) return;
    const { position } = examination;
    const options = unusualOptions(game);
    /** @type {{position: string} | {record: string}} */
    let content = { position };
    // Only records contain options.
    if (Object.keys(options).length > 0) {
      await engine.call("open", { game: game.id, options, position });
      content = { record: await engine.call("record", { headers: {} }) };
    }
    const isPlay = way === "play";
    const route = isPlay ? writeRoute(game.id, content) : writePageRoute(way, game.id, content);
    this.#services.go(route);
  }

  /** @param {"text" | "link"} what */
  async #copy(what) {
    const { game, examination } = this.#state;
    if (game === null || examination === null) return;
    const { position } = examination;
    const link = () => this.#services.address(writeEditorRoute(game, position));
    this.#store.dispatch({ kind: "said", said: [] });
    if (await this.#services.copy(Promise.resolve(what === "text" ? position : link())))
      this.#store.dispatch({ kind: "said", said: ["copied"] });
  }

  /** @param {string} game @returns {StoredSetup | null} */
  #here(game) {
    const { game: info, steps, link } = this.#state;
    if (info?.id !== game || steps === null) return null;
    return { link, variantHash: info.variantHash, options: info.chosen, steps };
  }

  #startEngine() {
    const engine = this.#services.engine();
    engine.start({
      onRestart: () => void this.#reopen(),
      onBroken: (reason) => this.#store.dispatch({ kind: "failed", reason }),
    });
    return engine;
  }

  /** A new worker doesn't know the game. */
  async #reopen() {
    const { game } = this.#state;
    if (game === null) return;
    await this.#engine?.call("open", { game: game.id, options: game.chosen }).catch(() => null);
    await this.#examine({ ...this.#state, by: "steps" });
  }

  /**
   * @param {EngineClient} engine
   * @param {number} visit
   * @param {GameInfo} game
   * @param {StoredSetup} kept
   * @returns {Promise<boolean>}  false if the game has changed
   */
  async #restored(engine, visit, game, { steps, link }) {
    const examination = await engine.call("examine", { setup: steps.present }).catch(() => null);
    if (examination !== null && visit === this.#visit)
      this.#store.dispatch({ kind: "started", game, link, examination, steps });
    return examination !== null;
  }

  /**
   * @param {EngineClient} engine
   * @param {number} visit
   * @param {GameInfo} game
   * @param {string | null} link
   * @param {StoredSetup | null} before  what was edited by the same rules
   */
  async #begin(engine, visit, game, link, before) {
    /** @type {Reason | null} */
    let refused = null;
    const ask = link === null ? {} : { position: link };
    const examination = await engine.call("examine", ask).catch((error) => {
      refused = error;
      return engine.call("examine", {});
    });
    if (visit !== this.#visit) return;
    const { setup, remarks } = examination;
    const earlier = hasEdits(before) ? before.steps : noSteps(setup);
    const steps = withStep(earlier, setup);
    /** @type {Message[]} */
    const replaced = steps === earlier ? [] : ["replaced"];
    const said = remarks.length > 0 ? remarks : replaced;
    this.#store.dispatch({ kind: "started", game, link, examination, steps, said });
    if (refused !== null && link !== null)
      this.#store.dispatch({ kind: "unreadable", reason: refused, text: link });
  }

  /** @param {EditorState} state */
  async #examine({ steps, by, examination: before }) {
    const [setup, engine] = [steps?.present, this.#engine];
    if (setup === undefined || engine === null) return;
    const isStill = () => this.#state.steps?.present === setup;
    try {
      const examination = await engine.call("examine", { setup });
      if (!isStill()) return;
      const { form } = examination;
      // Rights are removed with the pieces they depend on. Those that were impossible already stay and are reported.
      const left = by === "hand" ? withoutLostRights(setup, before?.form ?? form, form) : setup;
      if (JSON.stringify(left) === JSON.stringify(setup))
        this.#store.dispatch({ kind: "examined", examination, typed: by === "text" });
      else this.#store.dispatch({ kind: "amended", setup: left });
    } catch (error) {
      if (isStill()) this.#refuse(error);
    }
  }

  /** @param {unknown} error */
  #refuse(error) {
    this.#store.dispatch({ kind: "said", said: [reasonOf(error)] });
  }

  /** @param {EditorState} state */
  #keep({ game }) {
    const kept = game && this.#here(game.id);
    if (game && kept) this.#keeper.write(game.id, kept);
  }
}

/**
 * Stored options may be unknown to a later version.
 * @param {EngineClient} engine
 * @param {string} game
 * @param {Record<string, string>} options  of the address, which come first
 * @param {Record<string, string>} kept
 */
function openedWith(engine, game, options, kept) {
  if (Object.keys(options).length > 0) return engine.call("open", { game, options });
  return engine.call("open", { game, options: kept }).catch(() => engine.call("open", { game }));
}

/** @param {StoredSetup | null} before @returns {before is StoredSetup} */
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
