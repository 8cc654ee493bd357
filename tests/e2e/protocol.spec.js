// What the built engine answers has the types of www/engine/protocol.d.ts: real answers, written as TypeScript, must compile.

import { test, expect } from "@playwright/test";
import { execFile } from "node:child_process";
import { readFile, writeFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";

const run = promisify(execFile);
const ROOT = fileURLToPath(new URL("../..", import.meta.url));

const HEAD = `import type { Engine, EngineError } from ${JSON.stringify(`${ROOT}www/engine/protocol.js`)};
type Answer<Name extends Exclude<keyof Engine, "free">> = ReturnType<Engine[Name]>;
`;

for (const scene of [
  "chess: game 1",
  "crown-2 paratrooper=no names=king-queen: game 1",
  "armies-of-faith-4: game 1",
]) {
  test(`answers have the protocol's types: ${scene}`, async ({}, info) => {
    const lines = await recorded(scene, info.outputPath("answers.jsonl"));
    const answers = lines.map(({ call, answer, error }) =>
      error === undefined
        ? `({ ${call}: ${JSON.stringify(answer)} }) satisfies { ${call}: Answer<"${call}"> };`
        : `(${JSON.stringify(error)}) satisfies EngineError;`,
    );
    expect(answers.length).toBeGreaterThan(100);
    expect(await faults(info.outputPath("answers.ts"), answers.join("\n"))).toBe("");
    const wrong = `({ attackers: ["a1"] }) satisfies { attackers: Answer<"attackers"> };`;
    expect(await faults(info.outputPath("wrong.ts"), wrong), "the check sees faults").not.toBe("");
  });
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
  // The recorder's own word for an answer of null.
  return lines.map((line) => JSON.parse(line, (_, value) => (value === "started" ? null : value)));
}

/**
 * What the compiler finds in a module.
 * @param {string} file
 * @param {string} text
 */
async function faults(file, text) {
  await writeFile(file, `${HEAD}${text}\n`);
  const compiler = `${ROOT}node_modules/typescript/bin/tsc`;
  const flags = [
    "--noEmit",
    "--strict",
    "--ignoreConfig",
    "--skipLibCheck",
    "--module",
    "nodenext",
  ];
  return run("node", [compiler, ...flags, file], { cwd: ROOT }).then(
    () => "",
    ({ stdout }) => String(stdout),
  );
}
