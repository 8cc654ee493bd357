// The effective theme, where "auto" follows the system.

/** @import { Theme } from "../../state/settings.js" */

const DARK = "(prefers-color-scheme: dark)";

/** @param {Theme} theme @returns {"light" | "dark"} */
export function shownTheme(theme) {
  if (theme !== "auto") return theme;
  return matchMedia(DARK).matches ? "dark" : "light";
}

/** @param {() => void} listener @param {AbortSignal} [signal]  ends it */
export function onSystemTheme(listener, signal) {
  matchMedia(DARK).addEventListener("change", listener, signal && { signal });
}
