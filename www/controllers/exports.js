// Makes PGN and pictures. Pictures show what the record says: each is drawn in an engine session of its own, from the record,
// so that nothing the record keeps secret gets into a pixel.

import { pngOf, svgTextOf } from "../draw/portrait.js";
import { recordHeaders } from "../i18n/strings.js";
import { clockAfter } from "../state/clock.js";
import { CountedParts } from "../state/progress.js";

/** @import { GameInfo } from "../engine/protocol.js" */
/** @import { Sitter, Shown } from "../draw/portrait.js" */
/** @import { State } from "../state/page-state.js" */
/** @import { EngineClient } from "../engine/client.js" */
/** @import { Progress } from "../state/progress.js" */
/** @import { Engine } from "./table-parts.js" */
/** @typedef {Pick<EngineClient, "call" | "start" | "end">} OwnEngine */

/**
 * @typedef {object} PictureParts
 * @property {() => OwnEngine} newEngine
 * @property {Sitter | null} sitter
 * @property {string} record
 * @property {number} ply     of the position
 * @property {boolean} [full]   the record has all secrets of a game that is over
 * @property {number | null} width  of a moving picture, in pixels
 * @property {number | undefined} moveMs  how long it shows the position after a move
 * @property {AbortSignal | undefined} signal
 * @property {(progress: Progress) => void} onProgress
 */

/**
 * @param {Engine} engine
 * @param {State} state
 * @param {number} changed  when the game was saved last; 0 if it never was
 * @returns {Promise<Blob>}
 */
export async function pgnOfTable(engine, state, changed) {
  const headers = pgnHeaders(state.info, {
    ...(state.headers === null ? { Date: dateOf(changed || Date.now()) } : {}),
    ...recordHeaders(state),
  });
  const { clock, view } = state;
  const clocks =
    clock && view ? view.played.map((_, at) => Math.round(clockAfter(clock, view, at))) : [];
  return textBlob(await engine.call("pgn", { headers, clocks }));
}

/**
 * @param {Engine} engine
 * @param {GameInfo | null} info
 * @param {Record<string, string>} headers  of the study
 * @returns {Promise<Blob>}
 */
export async function pgnOfStudy(engine, info, headers) {
  return textBlob(await engine.call("pgn", { headers: pgnHeaders(info, headers), clocks: [] }));
}

/** @param {string} text */
function textBlob(text) {
  return new Blob([text], { type: "text/plain" });
}

/**
 * Names of players as PGN calls them, whatever the game does.
 * @param {GameInfo | null} info
 * @param {Record<string, string>} headers  of a record
 */
function pgnHeaders(info, headers) {
  const names = info?.seats.map(({ header }) => header) ?? [];
  const renamed = Object.entries(headers).map(([name, value]) => {
    const seat = names.length === 2 ? names.indexOf(name) : -1;
    return [["White", "Black"][seat] ?? name, value];
  });
  return Object.fromEntries(renamed);
}

/** @param {number} ms  since 1970 */
function dateOf(ms) {
  const day = new Date(ms);
  const parts = [day.getMonth() + 1, day.getDate()].map((part) => String(part).padStart(2, "0"));
  return [day.getFullYear(), ...parts].join(".");
}

/**
 * @param {"png" | "svg" | "gif"} format
 * @param {PictureParts} parts
 * @returns {Promise<Blob>}
 */
export async function pictureOf(format, parts) {
  const { sitter, ply } = parts;
  if (sitter === null) throw { code: "no-game", args: {} };
  if (format === "gif") return gifBlob(sitter, parts);
  const [shown] = await shownAt(parts, () => [ply]);
  if (shown === undefined) throw { code: "no-game", args: {} };
  if (format === "png") return pngOf(sitter, shown);
  return textBlob(await svgTextOf(sitter, shown));
}

/**
 * @param {Sitter} sitter
 * @param {PictureParts} parts
 */
async function gifBlob(sitter, parts) {
  const { width, moveMs, signal, onProgress } = parts;
  const { gifOf } = await import("../draw/gif.js");
  const shown = await shownAt(parts, (plies) => Array.from({ length: plies + 1 }, (_, ply) => ply));
  const counted = new CountedParts(() => performance.now(), shown.length);
  // Arrows belong to one position.
  const bytes = await gifOf({ ...sitter, arrows: [] }, shown, width ?? 480, {
    moveMs,
    signal,
    onFrame: (done) => onProgress(counted.after(done)),
  });
  return new Blob([bytes], { type: "image/gif" });
}

/**
 * What the record shows at some plies.
 * @param {PictureParts} parts
 * @param {(plies: number) => number[]} chosen  of all plies of the line
 * @returns {Promise<Shown[]>}
 */
async function shownAt({ newEngine, record, full }, chosen) {
  const engine = newEngine();
  engine.start({ onRestart: () => {}, onBroken: () => {} });
  try {
    const { view } = await engine.call("load", { record });
    const secrets = full && view.revealed ? await engine.call("secrets", {}) : null;
    const shown = [];
    for (const ply of chosen(view.played.length))
      shown.push({ view: await engine.call("goTo", { ply }), secrets });
    return shown;
  } finally {
    engine.end();
  }
}
