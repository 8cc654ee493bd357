// The keys of the table. They press its controls, so they do what is possible now and nothing else.

/** @import { Browsing } from "../../state/browsing.js" */

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

/** They take up the types in hand, in the order of the game. */
export const DROP_KEYS = ["1", "2", "3", "4", "5", "6", "7", "8", "9"];

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
 * What the control that a key presses has as its `aria-keyshortcuts`.
 * @param {Pick<KeyboardEvent, "key" | "ctrlKey" | "metaKey" | "shiftKey" | "altKey">} event
 * @param {boolean} single  keys without Ctrl count too
 * @returns {string | null}
 */
export function shortcutsOf({ key, ctrlKey, metaKey, shiftKey, altKey }, single) {
  const held = ctrlKey || metaKey;
  if (altKey || (!held && !single)) return null;
  const letter = key.toUpperCase();
  const shifted = shiftKey && letter !== key.toLowerCase() ? "Shift+" : "";
  const name = `${held ? "Control+" : ""}${shifted}${letter}`;
  const controls = [...Object.values(CONTROL_KEYS), ...DROP_KEYS];
  return controls.find((keys) => keys.split(" ").includes(name)) ?? null;
}
