import assert from "node:assert/strict";
import { readdir, readFile } from "node:fs/promises";
import { test } from "node:test";
import { LANGUAGES } from "../../www/i18n/languages.js";
import { words } from "../../www/i18n/strings.js";
import { german } from "../../www/i18n/de/index.js";

/** @import { ToldCode } from "../../www/state/reasons.js" */
/** @import { LanguageInfo } from "../../www/i18n/words.js" */

/** @type {[code: string, LanguageInfo][]} */
const others = Object.entries(LANGUAGES).filter(([code]) => code !== "en");

const VARIANTS = new URL("../../variants/", import.meta.url);

async function variantFiles() {
  const names = (await readdir(VARIANTS)).filter((name) => name.endsWith(".toml"));
  assert.ok(names.length >= 12);
  const texts = await Promise.all(names.map((name) => readFile(new URL(name, VARIANTS), "utf8")));
  return texts.join("\n").replaceAll(/^\s*#.*$/gm, "");
}

/** @param {string} text @param {RegExp} pattern */
const found = (text, pattern) => [...text.matchAll(pattern)].map(([, one]) => String(one));

/**
 * The paths of all texts.
 * @param {unknown} words
 * @param {string} path
 * @returns {string[]}
 */
function leaves(words, path = "") {
  if (typeof words !== "object" || words === null) return [`${path} ${typeof words}`];
  if (Array.isArray(words)) return [`${path} list`];
  return Object.entries(words).flatMap(([key, value]) => leaves(value, `${path}.${key}`));
}

for (const [code, { words: load }] of others) {
  test(`exactly the words that English has (${code})`, async () => {
    assert.deepEqual(leaves(await load()).sort(), leaves(words).sort());
    const { manual, ...own } = await import(`../../www/i18n/${code}/pages.js`);
    const { manual: _, ...english } = await import("../../www/i18n/en/pages.js");
    assert.deepEqual(leaves(own).sort(), leaves(english).sort());
  });

  test(`no whole sentence is left in English (${code})`, async () => {
    const { reasons } = await load();
    const same = /** @type {ToldCode[]} */ (Object.keys(words.reasons)).filter((code) => {
      const ask = (/** @type {string} */ key) => (key === "line" ? "3" : "x");
      return reasons[code](ask) === words.reasons[code](ask);
    });
    assert.deepEqual(same, []);
  });

  test(`a reason is a sentence even without its arguments (${code})`, async () => {
    const { reasons } = await load();
    for (const [code, say] of Object.entries(reasons)) {
      const text = say(() => "");
      assert.match(text, /^[\p{Lu}„«].*[.:] ?$/u, code);
      assert.doesNotMatch(text, /\b(?:undefined|null)\b/, code);
    }
  });
}

test("every name of a shipped game with a translation has one in each language", async () => {
  const text = await variantFiles();
  const names = found(text, /\{ (text = [^}]*) \}/g);
  assert.ok(names.length > 200);
  for (const name of names)
    for (const [code] of others) assert.match(name, new RegExp(`, ${code} = "[^"]+"`), name);
});

test("names are looked up in variant files alone", async () => {
  for (const [, { games }] of others)
    for (const text of Object.keys(await games()))
      assert.match(text, /^(?:White|Black|.*[.!?])$/, text);
});

test("every rule and note of a shipped game has German text", async () => {
  const germanGames = await german.games();
  const sentences = found(
    await variantFiles(),
    /"((?:[^"\\]|\\.)*? (?:[^"\\]|\\.)*?[a-z0-9)]\.)"/g,
  );
  assert.ok(sentences.length > 200);
  const missing = sentences.filter((one) => !(one in germanGames));
  assert.deepEqual([...new Set(missing)], []);
});

test("lessons use typographic apostrophes and quotation marks, like the interface", async () => {
  const folder = new URL("../../www/learning/", import.meta.url);
  for (const language of ["en", "de"])
    for (const name of await readdir(new URL(`${language}/`, folder)))
      assert.doesNotMatch(
        await readFile(new URL(`${language}/${name}`, folder), "utf8"),
        /'/,
        `${language}/${name}`,
      );
});

test("a draw has one German term", async () => {
  const { outcomes } = await german.words();
  for (const [code, say] of Object.entries(outcomes)) {
    const told = say("");
    if (/remis/i.test(told)) assert.match(told, /^Remis(:| durch) /, code);
  }
});
