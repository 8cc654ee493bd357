// The styles of the built page come in one file.

import assert from "node:assert/strict";
import { test } from "node:test";
import { withOneSheet } from "../../tools/styles.mjs";

const link = (/** @type {string} */ path) => `<link rel="stylesheet" href="${path}" />\n`;

test("one sheet takes the place of all, and what is for paper alone stays", () => {
  const print = `<link rel="stylesheet" href="styles/print.css" media="print" />\n`;
  const html = `<head>${link("styles/a.css")}${link("styles/b.css")}${print}</head>`;
  const { page, sheets } = withOneSheet(html);
  assert.deepEqual(sheets, ["styles/a.css", "styles/b.css"]);
  assert.deepEqual(page.match(/href="[^"]+"/g), [
    'href="styles/page.css"',
    'href="styles/print.css"',
  ]);
});

test("a sheet whose pictures would be looked for elsewhere is told of", () => {
  assert.throws(() => withOneSheet(link("styles/pages/a.css")));
  assert.throws(() => withOneSheet("<head></head>"));
});
