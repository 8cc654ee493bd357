// Answers of the built engine match www/engine/protocol.d.ts: real answers, written as TypeScript, must compile.

import assert from "node:assert/strict";
import { execFile } from "node:child_process";
import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { test } from "node:test";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";

const run = promisify(execFile);
const ROOT = fileURLToPath(new URL("../..", import.meta.url));

const HEAD = `import type { Engine, EngineError } from ${JSON.stringify(`${ROOT}www/engine/protocol.js`)};
type Answer<Name extends Exclude<keyof Engine, "free">> = ReturnType<Engine[Name]>;
`;

const SCENES = [
  "chess: game 1",
  "crown-2 paratrooper=no names=king-queen: game 1",
  "armies-of-faith-4: game 1",
];

test("answers of the built engine have the protocol's types", async (t) => {
  const folder = await mkdtemp(join(tmpdir(), "menagerie-protocol-"));
  t.after(() => rm(folder, { recursive: true }));
  const modules = [];
  for (const [at, scene] of SCENES.entries()) {
    const lines = await recorded(scene, join(folder, "answers.jsonl"));
    assert.ok(lines.length > 100, scene);
    const kinds = new Map(lines.map((line) => [kindOf(line), line]));
    const text = [...kinds.values()].map(satisfaction).join("\n");
    modules.push(await typed(join(folder, `answers-${at}.ts`), text));
  }
  const wrong = `({ attackers: ["a1"] }) satisfies { attackers: Answer<"attackers"> };`;
  const faulty = await typed(join(folder, "wrong.ts"), wrong);
  const found = await faults([...modules, faulty]);
  assert.match(found, /wrong\.ts/, "the check sees faults");
  assert.doesNotMatch(found, /answers-\d\.ts/);
});

/**
 * The same for answers that the compiler can't tell apart: numbers, texts and repeated items don't matter, codes do.
 * @param {unknown} value
 * @returns {string}
 */
function kindOf(value) {
  if (typeof value === "string") return /^[a-z-]+$/.test(value) ? value : "text";
  if (Array.isArray(value)) return `[${[...new Set(value.map(kindOf))].sort().join()}]`;
  if (typeof value !== "object" || value === null) return value === null ? "null" : typeof value;
  const fields = Object.entries(value).map(([name, field]) => `${name}: ${kindOf(field)}`);
  return `{${fields.join()}}`;
}

/** @param {{ call: string, answer?: unknown, error?: unknown }} line */
function satisfaction({ call, answer, error }) {
  return error === undefined
    ? `({ ${call}: ${JSON.stringify(answer)} }) satisfies { ${call}: Answer<"${call}"> };`
    : `(${JSON.stringify(error)}) satisfies EngineError;`;
}

/**
 * Every call with its answer or error.
 * @param {string} scene
 * @param {string} file
 * @returns {Promise<{ call: string, answer?: unknown, error?: unknown }[]>}
 */
async function recorded(scene, file) {
  await run("node", ["tools/record-answers.mjs", "dist", file, scene], { cwd: ROOT });
  const lines = (await readFile(file, "utf8")).trim().split("\n");
  // The recorder's word for a null answer.
  return lines.map((line) => JSON.parse(line, (_, value) => (value === "started" ? null : value)));
}

/** @param {string} file @param {string} text */
async function typed(file, text) {
  await writeFile(file, `${HEAD}${text}\n`);
  return file;
}

/** The compiler's errors in modules. @param {string[]} files */
async function faults(files) {
  const compiler = `${ROOT}node_modules/typescript/bin/tsc`;
  const flags = [
    "--noEmit",
    "--strict",
    "--ignoreConfig",
    "--skipLibCheck",
    "--module",
    "nodenext",
  ];
  const limits = { cwd: ROOT, maxBuffer: 64 * 1024 * 1024 };
  return run("node", [compiler, ...flags, ...files], limits).then(
    () => "",
    ({ stdout }) => String(stdout),
  );
}
