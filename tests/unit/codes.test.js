import assert from "node:assert/strict";
import { readdir, readFile } from "node:fs/promises";
import { test } from "node:test";
import { words } from "../../www/i18n/strings.js";

const SOURCES = new URL("../../src/", import.meta.url);

/**
 * The ways in which the engine's sources write an error code: as a field, as the first argument of an error, in a reader.
 */
const CODES = [
  /\bcode: "([a-z-]+)"/g,
  /\b(?:TextError|EngineError|RecordError)::new\(\s*"([a-z-]+)"/g,
  /\b(?:count|seat)\(\w+, "([a-z-]+)", /g,
];

/** In a match over error kinds. */
const ARMS = /(?:Refusal|ActionError|Unsearchable|Lost)::\w+(?: \{ \.\. \})? => "([a-z-]+)"/g;

/** @param {RegExp[]} patterns */
async function codes(patterns) {
  const names = await readdir(SOURCES, { recursive: true });
  const files = names.filter((name) => name.endsWith(".rs"));
  const texts = await Promise.all(files.map((name) => readFile(new URL(name, SOURCES), "utf8")));
  const found = patterns.flatMap((pattern) =>
    texts.flatMap((text) => [...text.matchAll(pattern)].map(([, code]) => String(code))),
  );
  return [...new Set(found)].sort();
}

/** The reason for the refusal is shown instead; the worker warns on the console and plays without the network. */
const NEVER_TOLD = ["refused-move", "network-file"];

test("every code of the engine has words", async () => {
  const told = (await codes([...CODES, ARMS])).filter((code) => !NEVER_TOLD.includes(code));
  assert.ok(
    told.length > 60,
    `only ${told.length} codes found: have the sources changed their form?`,
  );
  assert.deepEqual(
    told.filter((code) => !(code in words.reasons)),
    [],
  );
});

test("every outcome of the engine has words", async () => {
  const reasons = await codes([/\bReason::\w+ => "([a-z-]+)"/g]);
  assert.ok(reasons.includes("checkmate"));
  assert.deepEqual(
    reasons.filter((code) => !(code in words.outcomes)),
    [],
  );
});
