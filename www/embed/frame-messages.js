// The messages between an iframe and its page, each with source, version and kind. The frame sends the events of the
// element; what it receives is validated first.

import { webAddress } from "../state/web-address.js";

export const SOURCE = "menagerie-board";
export const VERSION = 1;

/**
 * Frame to page.
 * @typedef {{source: typeof SOURCE, version: typeof VERSION} & (
 *   {kind: "height", height: number}
 *   | {kind: "move" | "turn" | "gameover" | "error", detail: unknown})} FrameMessage
 */

/**
 * Page to frame.
 * @typedef {{kind: "play", text: string} | {kind: "undo"} | {kind: "go-to", ply: number} | {kind: "hint"}
 *   | {kind: "set-position", position: string}} FrameRequest
 */

const LONGEST_TEXT = 10_000;

/**
 * The origin named in an address's query, normalized as in `postMessage` and events.
 * @param {string | null} text
 * @returns {string | null}  null if it names none
 */
export function readOrigin(text) {
  const address = text === null ? null : webAddress(text);
  if (address === null) return null;
  const { origin } = new URL(address);
  return text?.replace(/\/$/, "") === origin ? origin : null;
}

/**
 * @param {{data: unknown, origin: string, source: unknown}} message
 * @param {{parent: unknown, origin: string | null}} expected
 * @returns {FrameRequest | null}  null if invalid or not for us
 */
export function readRequest({ data, origin, source }, expected) {
  if (expected.origin === null || origin !== expected.origin || source !== expected.parent)
    return null;
  if (typeof data !== "object" || data === null) return null;
  const { source: from, version, kind, ...rest } = /** @type {Record<string, unknown>} */ (data);
  if (from !== SOURCE || version !== VERSION) return null;
  switch (kind) {
    case "undo":
    case "hint":
      return { kind };
    case "play":
      return isText(rest["text"]) ? { kind, text: rest["text"] } : null;
    case "set-position":
      return isText(rest["position"]) ? { kind, position: rest["position"] } : null;
    case "go-to":
      return Number.isInteger(rest["ply"]) ? { kind, ply: Number(rest["ply"]) } : null;
    default:
      return null;
  }
}

/** @param {unknown} value @returns {value is string} */
function isText(value) {
  return typeof value === "string" && value.length <= LONGEST_TEXT;
}
