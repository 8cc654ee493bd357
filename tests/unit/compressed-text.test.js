import assert from "node:assert/strict";
import { afterEach, test } from "node:test";
import { LONGEST_LINK, pack, unpack } from "../../www/storage/compressed-text.js";

const { CompressionStream, DecompressionStream } = globalThis;

afterEach(() => Object.assign(globalThis, { CompressionStream, DecompressionStream }));

/** @param {string[]} names */
function without(...names) {
  for (const name of names) Reflect.deleteProperty(globalThis, name);
}

const RECORD = '[Format "1"]\n[Game "chess"]\n\n1. e2e4 {Zug „eins“ ♔} e7e5 *\n';

test("a text survives packing and unpacking", async () => {
  for (const text of ["", "a", RECORD, "\u0000😀ß\n".repeat(5000)])
    assert.equal(await unpack(await pack(text)), text);
});

test("packed text contains only letters that are safe in links", async () => {
  assert.match(await pack(RECORD.repeat(50)), /^[\w-]+$/);
});

test("a long packed record fits into a link", async () => {
  const moves = Array.from({ length: 300 }, (_, at) => `${at + 1}. e2e4 e7e5`).join(" ");
  const packed = await pack(moves);
  assert.ok(packed.length < moves.length / 2);
  assert.ok(packed.length < LONGEST_LINK);
});

test("a browser without deflate packs plainly, and every browser reads that", async () => {
  without("CompressionStream");
  const packed = await pack(RECORD);
  assert.ok(packed.startsWith("t"));
  without("DecompressionStream");
  assert.equal(await unpack(packed), RECORD);
});

test("an unsupported encoding differs from a broken text", async () => {
  const packed = await pack(RECORD);
  without("DecompressionStream");
  await assert.rejects(unpack(packed), { code: "packed-unknown" });
  await assert.rejects(unpack("qabc"), { code: "packed-unknown" });
});

test("a broken text is reported", async () => {
  const packed = await pack(RECORD);
  for (const broken of ["z!", packed.slice(0, -6), `${packed.slice(0, 20)}AAAA${packed.slice(24)}`])
    await assert.rejects(unpack(broken), { code: "packed-broken" }, broken);
  await assert.rejects(unpack("t_w"), { code: "packed-broken" });
});

test("a text that would expand beyond the limit is refused", async () => {
  const packed = await pack("a".repeat(3 << 20));
  assert.ok(packed.length < LONGEST_LINK);
  await assert.rejects(unpack(packed), { code: "packed-long" });
  // Not decoded at all.
  await assert.rejects(unpack("z" + "A".repeat(3 << 20)), { code: "packed-long" });
});
