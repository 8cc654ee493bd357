import assert from "node:assert/strict";
import { mkdir, mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { test } from "node:test";
import { Script } from "node:vm";
import { editionOf, writeWorker } from "../../tools/precache.mjs";

/** @param {Record<string, string>} files */
async function bundle(files) {
  const folder = await mkdtemp(join(tmpdir(), "menagerie-precache-"));
  for (const [path, text] of Object.entries(files)) {
    await mkdir(join(folder, path, ".."), { recursive: true });
    await writeFile(join(folder, path), text);
  }
  return folder;
}

const FILES = {
  "index.html": "<p>",
  "draw/scene.js": "",
  "draw/scene.js.map": "",
  "menagerie.d.ts": "",
  ".nojekyll": "",
  "service-worker.js": "",
};

test("the list has all files but the worker, types, source maps and hidden files", async () => {
  const folder = await bundle(FILES);
  const { files } = await editionOf(folder);
  await rm(folder, { recursive: true });
  assert.deepEqual(files, [
    {
      path: "draw/scene.js",
      integrity: "sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU=",
      bytes: 0,
    },
    {
      path: "index.html",
      integrity: "sha256-M/J5lGcXcoeikmB4ChB6yY6mPdYWX2f8wNdHZ9CoIJA=",
      bytes: 3,
    },
  ]);
});

test("the version changes with every byte, and only then", async () => {
  const versions = [];
  for (const text of ["<p>", "<p>", "<b>"]) {
    const folder = await bundle({ ...FILES, "index.html": text });
    versions.push((await editionOf(folder)).version);
    await rm(folder, { recursive: true });
  }
  assert.equal(versions[0], versions[1]);
  assert.notEqual(versions[1], versions[2]);
});

test("the worker is one classic script with the list", async () => {
  const folder = await bundle(FILES);
  const { version } = await writeWorker(folder);
  const text = await readFile(join(folder, "service-worker.js"), "utf8");
  await rm(folder, { recursive: true });
  assert.ok(text.includes(version) && text.includes("draw/scene.js"));
  // Throws if module syntax is left.
  assert.ok(new Script(text));
});
