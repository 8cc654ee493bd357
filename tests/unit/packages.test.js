// The npm package that `cargo xtask package` writes.

import assert from "node:assert/strict";
import { execFile } from "node:child_process";
import { createHash } from "node:crypto";
import { cp, mkdtemp, readFile, readdir, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { after, test } from "node:test";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import { writePackage } from "../../tools/npm-package.mjs";

/** As strict as a user's configuration may be. */
const STRICT = {
  lib: ["esnext", "dom"],
  types: [],
  noEmit: true,
  strict: true,
  exactOptionalPropertyTypes: true,
  noUncheckedIndexedAccess: true,
};

const runFile = promisify(execFile);

/** The type checker's program, which node runs. */
const TSC = fileURLToPath(new URL("../../node_modules/typescript/bin/tsc", import.meta.url));

/** A user's program, with the package installed. */
const program = await mkdtemp(join(tmpdir(), "menagerie-package-"));
after(() => rm(program, { recursive: true }));
const folder = `${program}/node_modules/menagerie-board/`;
const hashes = await writePackage(folder);

test("every file that a page loads has its integrity hash", async () => {
  assert.ok(Object.hasOwn(hashes, "networks/chess.network"));
  for (const [name, hash] of Object.entries(hashes)) {
    const digest = createHash("sha384")
      .update(await readFile(folder + name))
      .digest("base64");
    assert.equal(hash, `sha384-${digest}`);
  }
});

test("what npm packs is the whole folder, licences included", async () => {
  const written = await readdir(folder, { recursive: true, withFileTypes: true });
  const npm = process.platform === "win32" ? "npm.cmd" : "npm";
  const { stdout } = await runFile(npm, ["pack", "--dry-run", "--json"], { cwd: folder });
  const [{ files }] = JSON.parse(stdout);
  const packed = files.map((/** @type {{path: string}} */ { path }) => path);
  assert.equal(packed.length, written.filter((entry) => entry.isFile()).length);
  for (const name of ["LICENSE-APACHE", "LICENSE-MIT", "README.md", "THIRD-PARTY.md"])
    assert.ok(packed.includes(name), name);
});

for (const [module, resolution] of /** @type {const} */ ([
  ["esnext", "bundler"],
  ["nodenext", "nodenext"],
]))
  test(`a strict program finds the package's types: ${resolution}`, async () => {
    await cp(
      new URL("fixtures/package-consumer.ts", import.meta.url),
      join(program, "consumer.ts"),
    );
    await writeFile(join(program, "package.json"), '{"type": "module"}');
    const options = { module, moduleResolution: resolution, target: "esnext" };
    await writeFile(
      join(program, "tsconfig.json"),
      JSON.stringify({
        compilerOptions: { ...options, ...STRICT },
        include: ["consumer.ts"],
      }),
    );
    const checked = runFile(process.execPath, [TSC, "--project", join(program, "tsconfig.json")]);
    const faults = await checked.then(
      ({ stdout }) => stdout,
      ({ stdout }) => stdout,
    );
    assert.equal(faults, "");
  });
