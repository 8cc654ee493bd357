// The manual's section about movements in the page's language, by its English text. A unit test finds missing ones.

import { pageWords } from "../../i18n/page-words.js";

/** @import { Section } from "./manual-panel.js" */

const { manual: texts } = await pageWords();

const say = (/** @type {string} */ text) => texts[text] ?? text;

/**
 * The meanings in its tables and the texts outside; letters and examples are the same.
 * @param {Section} section  about movements
 * @returns {Section}
 */
export function inLanguage({ title, blocks }) {
  return {
    title: say(title),
    blocks: blocks.map((block) =>
      block.kind === "table"
        ? { ...block, rows: block.rows.map((row) => row.with(1, say(row[1] ?? ""))) }
        : { ...block, text: say(block.text) },
    ),
  };
}
