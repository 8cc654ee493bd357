// The game as PGN, and pictures of it. What makes them is loaded with the first.

import { isEngineError } from "../engine/engine-errors.js";

/** @import { NestedReason } from "../state/reasons.js" */
/** @import { Sitter } from "../draw/portrait.js" */
/** @import { GameEffects, ExportFormat, GameStore } from "../state/page-state.js" */
/** @import { PictureParts } from "./exports.js" */
/** @import { Autosave } from "./autosave.js" */
/** @import { Browser, Engine } from "./table-parts.js" */
/** @import { Progress } from "../state/progress.js" */

/**
 * @typedef {object} ExportSource
 * @property {() => Promise<typeof import("./exports.js")>} load
 * @property {PictureParts["newEngine"]} newEngine
 * @property {() => Sitter | null} sitter  how the board looks; null while it shows none
 * @property {() => Record<string, string>} [studyHeaders]  of a study in place of a game
 * @property {(name: string, content: Blob) => void} download
 */

/**
 * Of moving pictures.
 * @typedef {object} Moving
 * @property {number} [width]   in pixels
 * @property {number} [moveMs]  how long the position after a move is shown
 */

/** What the clipboard takes. Other pages paste SVG as text. */
const COPIED_AS = { pgn: "text/plain", svg: "text/plain", png: "image/png" };

export class ExportController {
  #source;
  #parts;
  /** @type {AbortController | null} */
  #running = null;
  effects;

  /**
   * @param {ExportSource | undefined} source
   * @param {object} parts
   * @param {Engine} parts.engine
   * @param {GameStore} parts.store
   * @param {Autosave} parts.autosave
   * @param {Browser} parts.browser
   */
  constructor(source, parts) {
    this.#source = source;
    this.#parts = parts;
    /** @satisfies {GameEffects} */
    this.effects = {
      "copy-export": ({ format }) => void this.#copy(format),
      "save-export": ({ format, ...how }) => void this.#save(format, how),
      "stop-export": () => this.#running?.abort(),
    };
  }

  /** @param {keyof typeof COPIED_AS} format */
  async #copy(format) {
    const { store, browser } = this.#parts;
    const source = this.#source;
    if (source === undefined) return;
    try {
      /** @type {NestedReason} */
      const reason = { code: "copied", args: { what: format } };
      if (await browser.copy(this.#make(source, format, {}), COPIED_AS[format]))
        store.dispatch({ kind: "notice", tone: "info", reason });
    } catch (error) {
      this.#fail(error);
    }
  }

  /** @param {ExportFormat} format @param {Moving} how */
  async #save(format, how) {
    const { store } = this.#parts;
    const source = this.#source;
    const { info } = store.state;
    if (source === undefined || info === null || this.#running !== null) return;
    const running = (this.#running = new AbortController());
    try {
      const blob = await this.#make(source, format, how, running.signal);
      if (!running.signal.aborted) source.download(`${info.id}.${format}`, blob);
    } catch (error) {
      if (!running.signal.aborted) this.#fail(error);
    }
    this.#running = null;
    if (store.state.exporting !== null) store.dispatch({ kind: "exporting", progress: null });
  }

  /**
   * @param {ExportSource} source
   * @param {ExportFormat} format
   * @param {Moving} how
   * @param {AbortSignal} [signal]
   * @returns {Promise<Blob>}
   */
  async #make(source, format, { width, moveMs }, signal) {
    const { engine, store, autosave } = this.#parts;
    const { state } = store;
    const sitter = source.sitter();
    const loaded = await source.load().catch(() => null);
    // Without network, and not cached yet.
    if (loaded === null) throw { code: "part-missing", args: {} };
    if (format === "pgn")
      return source.studyHeaders === undefined
        ? loaded.pgnOfTable(engine, state, autosave.changed)
        : loaded.pgnOfStudy(engine, state.info, source.studyHeaders());
    const record = await autosave.recordText();
    const onProgress = (/** @type {Progress} */ progress) =>
      store.dispatch({ kind: "exporting", progress });
    return loaded.pictureOf(format, {
      newEngine: source.newEngine,
      sitter: sitter && { ...sitter, arrows: this.#isPrivate ? [] : sitter.arrows },
      record,
      ply: state.view?.ply ?? 0,
      full: state.fullRecord,
      width: width ?? null,
      moveMs,
      signal,
      onProgress,
    });
  }

  /** Whether a player's own arrows may tell of a secret. */
  get #isPrivate() {
    const { info, spectated } = this.#parts.store.state;
    return info?.secretive === true && !spectated;
  }

  /** @param {unknown} error */
  #fail(error) {
    /** @type {NestedReason} */
    const reason = isEngineError(error) ? error : { code: "export-failed", args: {} };
    this.#parts.store.dispatch({ kind: "notice", tone: "fault", reason });
  }
}
