// The keys of the table. They press its controls, so they do what is possible now and nothing else.

/** @import { Browsing } from "../../state/browsing.js" */

/** @typedef {keyof typeof CONTROL_KEYS} Control */

/** By control, as in `aria-keyshortcuts`: alternatives are separated by spaces. */
export const CONTROL_KEYS = {
  undo: "Control+Z",
  redo: "Control+Y Control+Shift+Z",
  flip: "F",
  hint: "H",
  replay: "R",
  draw: "Shift+D",
  mistake: "N",
  mistakeBefore: "Shift+N",
  zen: "Z",
  keys: "?",
};

/** @type {Record<string, Browsing>} */
const BROWSING_KEYS = {
  ArrowLeft: "back",
  ArrowRight: "on",
  ArrowUp: "start",
  Home: "start",
  ArrowDown: "end",
  End: "end",
};

/** Where these keys have their own meaning. */
const OWN_KEYS = "piece-preview, input, textarea, select, [role=tablist], [popover], dialog";

/**
 * The way through the game that a key means. A board's squares have handled it already if they were reached by keys.
 * @param {KeyboardEvent} event
 * @returns {Browsing | null}
 */
export function browsingKey(event) {
  const { key, ctrlKey, metaKey, shiftKey, altKey } = event;
  if (event.defaultPrevented || altKey || ctrlKey || metaKey || shiftKey) return null;
  const [inner] = event.composedPath();
  if (inner instanceof Element && inner.closest(OWN_KEYS) !== null) return null;
  return BROWSING_KEYS[key] ?? null;
}

/**
 * The control that a key presses.
 * @param {Pick<KeyboardEvent, "key" | "ctrlKey" | "metaKey" | "shiftKey" | "altKey">} event
 * @param {boolean} single  keys without Ctrl count too
 * @returns {Control | null}
 */
export function controlOf({ key, ctrlKey, metaKey, shiftKey, altKey }, single) {
  const held = ctrlKey || metaKey;
  if (altKey || (!held && !single)) return null;
  const letter = key.toUpperCase();
  const shifted = shiftKey && letter !== key.toLowerCase() ? "Shift+" : "";
  const name = `${held ? "Control+" : ""}${shifted}${letter}`;
  const controls = /** @type {[Control, string][]} */ (Object.entries(CONTROL_KEYS));
  return controls.find(([, keys]) => keys.split(" ").includes(name))?.[0] ?? null;
}
