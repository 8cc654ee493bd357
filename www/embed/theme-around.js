// Light or dark, as an element is seen: a board on a page that is always light should be light whatever the system wants.

/** @typedef {import("../state/state.js").Theme} Theme */

/**
 * @param {Element} element
 * @param {Theme} wanted
 * @returns {"light" | "dark"}
 */
export function themeAround(element, wanted) {
  if (wanted !== "auto") return wanted;
  const schemes = getComputedStyle(element).colorScheme.split(" ");
  const dark = matchMedia("(prefers-color-scheme: dark)").matches;
  if (!schemes.includes("dark")) return "light";
  return dark || !schemes.includes("light") ? "dark" : "light";
}
