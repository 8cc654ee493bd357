import assert from "node:assert/strict";
import { test } from "node:test";
import { thirdParties, thirdPartyText } from "../../tools/third-party.mjs";

const parts = await thirdParties();

test("all shipped third-party work has a licence and its text", () => {
  for (const { name, version, licence, texts } of parts) {
    assert.notEqual(licence, "", name);
    assert.notEqual(version, "", name);
    assert.ok(
      texts.some((text) => text.trim().length > 200),
      `${name} has no licence text`,
    );
  }
});

test("the crates in the Wasm and the icons are listed, and no tools", () => {
  const names = parts.map(({ name }) => name);
  for (const name of ["Rust standard library", "wasm-bindgen", "sha2", "toml", "game-icons.net"])
    assert.ok(names.includes(name), `${name} is missing`);
  for (const name of ["menagerie", "syn", "serde_derive", "wasm-bindgen-test", "prettier"])
    assert.ok(!names.includes(name), `${name} doesn't ship`);
});

test("the file has every name, and every text once", () => {
  const text = thirdPartyText(parts);
  for (const { name, version } of parts) assert.ok(text.includes(`| ${version} |`), name);
  assert.equal(text.match(/^Creative Commons Legal Code$/gm)?.length, 1);
  assert.match(text, /chess-king.* by Skoll/);
});

test("a work without a licence text is refused", () => {
  const [first] = parts;
  assert.ok(first);
  assert.throws(() => thirdPartyText([{ ...first, name: "bare", texts: [] }]), /bare/);
});
