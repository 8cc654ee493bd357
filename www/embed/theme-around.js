// Whether an element is displayed light or dark: on a page that is always light, the board should be light regardless of
// the system.

/** @param {Element} element @returns {"light" | "dark"} */
export function themeAround(element) {
  const schemes = getComputedStyle(element).colorScheme.split(" ");
  const dark = matchMedia("(prefers-color-scheme: dark)").matches;
  if (!schemes.includes("dark")) return "light";
  return dark || !schemes.includes("light") ? "dark" : "light";
}
