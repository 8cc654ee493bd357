// A copy of a game gets an id and a name of its own, since games are told apart by them.

/** Keys of the game stand before the first table. */
const FIRST_TABLE = /^\s*\[/m;

const ID = /^(\s*id\s*=\s*")([^"\n]*)"/m;
const PLAIN_NAME = /^(\s*name\s*=\s*")([^"\n]*)"/m;
const TABLE_NAME = /^\s*name\s*=\s*\{[^}\n]*\}/m;
const NAME_IN_TABLE = /([{,]\s*)([\w-]+)(\s*=\s*")([^"\n]*)"/g;

/** It lets the original's records open; the copy's rules may differ. With the comment above it. */
const FORMER_HASHES = /^(?:#[^\n]*\n)?\s*former-hashes\s*=\s*\[[^\]]*\]\s*\n/m;

/** It isn't in the gallery among the shipped games. */
const IN_GALLERY = /^\s*(?:gallery-place|featured)\s*=[^\n]*\n/gm;

/** Other programs' names mean the original. */
const KNOWN_AS = /^\s*known-as\s*=\s*\[[^\]]*\]\s*\n/m;

/**
 * @param {string} text  of a variant file
 * @param {(id: string) => boolean} isUsed
 * @param {(name: string, language: string, count: number) => string} copyOf  the name of the first or a later copy
 */
export function asOwnCopy(text, isUsed, copyOf) {
  const head = headOf(text);
  const id = idOf(text);
  let count = 1;
  while (isUsed(copyId(id, count))) count += 1;
  const named = (/** @type {string} */ name, /** @type {string} */ language) =>
    copyOf(name, language, count);
  return withName(head, named)
    .replace(FORMER_HASHES, "")
    .replace(KNOWN_AS, "")
    .replace(IN_GALLERY, "")
    .replace(ID, (_, before) => `${before}${copyId(id, count)}"`)
    .concat(text.slice(head.length));
}

/** @param {string} text */
export function idOf(text) {
  return ID.exec(headOf(text))?.[2] ?? "";
}

/** @param {string} text  of a variant file */
export function lineOfId(text) {
  const found = ID.exec(headOf(text));
  if (found === null) return 1;
  const before = text.slice(0, found.index) + (found[1] ?? "");
  return before.split("\n").length;
}

/** @param {string} text */
function headOf(text) {
  return text.slice(0, FIRST_TABLE.exec(text)?.index);
}

/**
 * @param {string} id
 * @param {number} count
 */
function copyId(id, count) {
  return count === 1 ? `${id}-copy` : `${id}-copy-${count}`;
}

/**
 * @param {string} head
 * @param {(name: string, language: string) => string} named
 */
function withName(head, named) {
  const [table] = TABLE_NAME.exec(head) ?? [];
  if (table === undefined)
    return head.replace(PLAIN_NAME, (_, before, name) => `${before}${named(name, "")}"`);
  const renamed = table.replace(NAME_IN_TABLE, (_, before, key, equals, name) => {
    const language = key === "text" ? "en" : key;
    return `${before}${key}${equals}${named(name, language)}"`;
  });
  return head.replace(table, () => renamed);
}
