import assert from "node:assert/strict";
import { readFile } from "node:fs/promises";
import { test } from "node:test";
import { manualOf } from "../../tools/manual.mjs";
import { manual } from "../../www/i18n/de/manual.js";

const README = new URL("../../variants/README.md", import.meta.url);

test("paragraphs, lists, code and tables are told apart", () => {
  const text = `# Files

Before the sections.

## \`[board]\`

Two
lines.

| Key | Meaning |
| --- | --- |
| \`files\` | the files, \`a\` to \`h\` |

- one
  item
- another

    [[piece]]
    code = "K"
`;
  assert.deepEqual(manualOf(text), [
    {
      title: "[board]",
      blocks: [
        { kind: "text", text: "Two lines." },
        {
          kind: "table",
          head: ["Key", "Meaning"],
          rows: [["`files`", "the files, `a` to `h`"]],
        },
        { kind: "item", text: "one item" },
        { kind: "item", text: "another" },
        { kind: "code", text: '[[piece]]\ncode = "K"' },
      ],
    },
  ]);
});

test("the whole manual is read: every table has its columns, and no Markdown is left", async () => {
  const sections = manualOf(await readFile(README, "utf8"));
  const titles = sections.map(({ title }) => title);
  for (const title of ["The top of the file", "[[piece]]", "Movements: XBetza", "Move text"])
    assert.ok(titles.includes(title), title);
  for (const { title, blocks } of sections)
    for (const block of blocks) {
      if (block.kind === "table")
        for (const row of block.rows) assert.equal(row.length, block.head.length, row.join());
      else if (block.kind !== "code") assert.doesNotMatch(block.text, /^[|#-]|^ /, title);
    }
});

test("the section about movements is translated, and no other text is", async () => {
  const sections = manualOf(await readFile(README, "utf8"));
  const movements = sections.find(({ title }) => title.startsWith("Movements"));
  assert.ok(movements);
  const texts = movements.blocks.flatMap((block) =>
    block.kind === "table" ? block.rows.map((row) => row[1] ?? "") : [block.text],
  );
  assert.deepEqual(new Set([movements.title, ...texts]), new Set(Object.keys(manual)));
  const codeIn = (/** @type {string} */ text) => (text.match(/`[^`]*`/g) ?? []).sort();
  for (const [english, german] of Object.entries(manual))
    assert.deepEqual(codeIn(german), codeIn(english), english);
});
