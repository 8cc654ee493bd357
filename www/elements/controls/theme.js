// The effective theme, where "auto" follows the system.

/** @import { Theme } from "../../state/settings.js" */

const DARK = "(prefers-color-scheme: dark)";

/** @param {Theme} theme @returns {"light" | "dark"} */
export function shownTheme(theme) {
  if (theme !== "auto") return theme;
  return matchMedia(DARK).matches ? "dark" : "light";
}

/** @param {() => void} listener */
export function onSystemTheme(listener) {
  matchMedia(DARK).addEventListener("change", listener);
}
