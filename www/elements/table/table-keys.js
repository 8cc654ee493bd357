// The keys of the table. They press its controls, so they do what is possible now and nothing else.

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
  keys: "?",
};

/** @type {Record<string, -1 | 1>} */
export const BROWSING_KEYS = { ArrowLeft: -1, ArrowRight: 1 };

/**
 * The step through the game that an arrow key means: -1 or 1, or 0 if there is none.
 * @param {Pick<KeyboardEvent, "key" | "ctrlKey" | "metaKey" | "shiftKey" | "altKey">} event
 * @param {{ply: number, played: unknown[]}} view
 */
export function browsingStep({ key, ctrlKey, metaKey, shiftKey, altKey }, { ply, played }) {
  const step = altKey || ctrlKey || metaKey || shiftKey ? 0 : (BROWSING_KEYS[key] ?? 0);
  return ply + step < 0 || ply + step > played.length ? 0 : step;
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
