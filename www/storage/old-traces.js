// What editions before 0.2 have left in a browser. old-saves.js and old-seal.js load only where something is found.

export const ASIDE = "menagerie.aside.";
export const CURRENT = "menagerie.game.";

/** Begins a text that everybody can read. */
const OLD_SEAL = "menagerie-sealed-1";

/** @param {string | null} sealed */
export function isOldSeal(sealed) {
  return sealed !== null && sealed.trimStart().startsWith(OLD_SEAL);
}

/** @param {{text: string}[]} entries  of the database */
export function haveOldSeals(entries) {
  return entries.some(({ text }) => text.includes(OLD_SEAL));
}

/** @param {Storage | null} storage */
export function oldKeys(storage) {
  const keys = Array.from({ length: storage?.length ?? 0 }, (_, at) => storage?.key(at) ?? "");
  return keys.filter((key) => key.startsWith(ASIDE) || key.startsWith(CURRENT)).sort();
}
