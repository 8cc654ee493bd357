import assert from "node:assert/strict";
import { readdir, readFile } from "node:fs/promises";
import { test } from "node:test";
import { english } from "../../www/i18n/english.js";
import { germanGames } from "../../www/i18n/german-games.js";
import { german } from "../../www/i18n/german.js";

/** @import { ToldCode } from "../../www/state/reasons.js" */

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

test("German has exactly the words that English has", () => {
  assert.deepEqual(leaves(german).sort(), leaves(english).sort());
});

test("no whole sentence is left in English", () => {
  const same = /** @type {ToldCode[]} */ (Object.keys(english.reasons)).filter((code) => {
    const ask = (/** @type {string} */ key) => (key === "line" ? "3" : "x");
    return german.reasons[code](ask) === english.reasons[code](ask);
  });
  assert.deepEqual(same, []);
});

test("a German reason is a sentence even without its arguments", () => {
  for (const [code, say] of Object.entries(german.reasons)) {
    const text = say(() => "");
    assert.match(text, /^[A-ZÄÖÜ„].*[.:] ?$/, code);
    assert.doesNotMatch(text, /undefined|null/, code);
  }
});

test("names are those of the variant files", async () => {
  const text = await variantFiles();
  const pairs = [...text.matchAll(/text = "([^"]*)", de = "([^"]*)"/g)];
  assert.ok(pairs.length > 50);
  for (const [, name = "", own] of pairs) assert.equal(germanGames[name] ?? name, own);
});

test("every rule and note of a shipped game has German text", async () => {
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

test("a draw has one German term", () => {
  for (const [code, say] of Object.entries(german.outcomes)) {
    const told = say("");
    if (/remis/i.test(told)) assert.match(told, /^Remis(:| durch) /, code);
  }
});
