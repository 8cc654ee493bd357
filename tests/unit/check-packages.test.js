import assert from "node:assert/strict";
import { test } from "node:test";
import { advisoriesIn, faultsIn } from "../../tools/check-packages.mjs";

const SOUND = { integrity: "sha512-abc", license: "MIT" };

/** @param {import("../../tools/check-packages.mjs").LockedPackage} change */
const faults = (change) =>
  faultsIn({ packages: { "": {}, "node_modules/one": { ...SOUND, ...change } } });

test("a package of the registry with a hash and a known licence is sound", () => {
  assert.deepEqual(faults({}), []);
  assert.deepEqual(faults({ resolved: "https://registry.npmjs.org/one/-/one-1.0.0.tgz" }), []);
  assert.deepEqual(faults({ dev: true, license: "GPL-3.0" }), []);
});

test("other sources, missing hashes, unknown licences and scripts are faults", () => {
  const from = "git+ssh://git@host.example/one.git";
  assert.deepEqual(faults({ resolved: from }), [
    `node_modules/one isn't from the registry: ${from}`,
  ]);
  assert.match(faults({ link: true }).join(), /isn't from the registry/);
  assert.match(faults({ integrity: "sha1-abc" }).join(), /no SHA-512 hash/);
  assert.match(faults({ license: "GPL-3.0" }).join(), /unknown licence: GPL-3\.0/);
  const bare = { packages: { "node_modules/one": { integrity: "sha512-abc" } } };
  assert.match(faultsIn(bare).join(), /unknown licence: none/);
  assert.match(faults({ hasInstallScript: true, dev: true }).join(), /runs a script/);
});

test("advisories are named, and no answer isn't taken for none", () => {
  assert.deepEqual(advisoriesIn({ vulnerabilities: {} }), []);
  assert.deepEqual(advisoriesIn({ vulnerabilities: { one: { severity: "high" } } }), [
    "one (high)",
  ]);
  assert.equal(advisoriesIn({}), null);
});
