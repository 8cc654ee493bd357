import assert from "node:assert/strict";
import { readFile } from "node:fs/promises";
import { test } from "node:test";
import { asOwnCopy, idOf } from "../../www/pages/author/own-copy.js";

const copyOf = (
  /** @type {string} */ name,
  /** @type {string} */ language,
  /** @type {number} */ count,
) => `${name}/${language}/${count}`;

/** @param {string} game */
function shipped(game) {
  return readFile(new URL(`../../variants/${game}.toml`, import.meta.url), "utf8");
}

test("a copy has an id and names of its own, and nothing else changes", async () => {
  const text = await shipped("chess");
  const copy = asOwnCopy(text, (id) => id === "chess", copyOf);
  assert.equal(idOf(copy), "chess-copy");
  assert.match(
    copy,
    /^name = \{ text = "Chess\/en\/1", de = "Schach\/de\/1", fr = "Échecs\/fr\/1" \}$/m,
  );
  assert.doesNotMatch(copy, /former-hashes|known-as|gallery-place|featured/);
  const others = (/** @type {string} */ lines) =>
    lines
      .split("\n")
      .filter(
        (line) =>
          !/^(?:id|name|known-as|former-hashes|gallery-place|featured) = |^# Records of/.test(line),
      );
  assert.deepEqual(others(copy), others(text));
});

test("a later copy is counted, and a plain name is replaced alone", () => {
  const text = '# "id"\nid = "mine"\nname = "Mine"\n\n[[piece]]\nid = "x"\nname = "King"\n';
  const used = ["mine", "mine-copy", "mine-copy-2"];
  const copy = asOwnCopy(text, (id) => used.includes(id), copyOf);
  assert.equal(
    copy,
    '# "id"\nid = "mine-copy-3"\nname = "Mine//3"\n\n[[piece]]\nid = "x"\nname = "King"\n',
  );
});
