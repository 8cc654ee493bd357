// Files that were chosen or dropped: each is read, or refused in words.

import { LONGEST_FILE } from "../../storage/custom-variants.js";
import { words } from "./author-words.js";

/** No more at once, since the earlier drafts are few. */
const MOST_FILES = 10;

/** Characters that texts don't contain, and pictures and archives mostly do. */
const NO_TEXT = /[\0-\x08\x0e-\x1f]/;

const FOREIGN = /\.(?:ini|html?)$/i;

/** @typedef {{ name: string, text: string }} OpenedFile */

/**
 * @param {File[]} files
 * @returns {Promise<{ own: OpenedFile[], foreign: OpenedFile[], refusals: string[] }>}  foreign by their names
 */
export async function openedFiles(files) {
  const read = await Promise.all(files.slice(0, MOST_FILES).map(readFile));
  const opened = read.filter((file) => typeof file !== "string");
  const surplus = files.slice(MOST_FILES).map(({ name }) => name);
  return {
    own: opened.filter(({ name }) => !FOREIGN.test(name)),
    foreign: opened.filter(({ name }) => FOREIGN.test(name)),
    refusals: [
      ...read.filter((file) => typeof file === "string"),
      ...(surplus.length > 0 ? [words.tooMany(surplus, MOST_FILES)] : []),
    ],
  };
}

/**
 * @param {File} file
 * @returns {Promise<OpenedFile | string>}  or why not
 */
async function readFile(file) {
  const { name, size } = file;
  if (size > LONGEST_FILE) return words.tooLong(name);
  try {
    const text = await file.text();
    if (text.trim() === "") return words.emptyFile(name);
    return NO_TEXT.test(text) ? words.notText(name) : { name, text };
  } catch {
    return words.unreadable(name);
  }
}
