import assert from "node:assert/strict";
import { test } from "node:test";
import { hasAddress, CustomVariants } from "../../www/storage/custom-variants.js";
import { Drafts, nameOf } from "../../www/pages/author/drafts.js";
import { fakeStorage } from "./fakes/storage.js";

function full() {
  return Object.assign(fakeStorage(), { full: true });
}

test("custom variants are stored and can be removed", () => {
  const shared = fakeStorage();
  shared.setItem("menagerie.game.chess", "another kind of thing");
  const own = new CustomVariants(shared);
  assert.equal(own.write("b", "B"), true);
  assert.equal(own.write("a", "A"), true);
  assert.deepEqual(new CustomVariants(shared).list(), [
    { id: "a", text: "A" },
    { id: "b", text: "B" },
  ]);
  own.remove("a");
  assert.equal(own.has("a"), false);
  assert.deepEqual(own.texts(), ["B"]);
});

test("without storage they last until the page is closed", () => {
  for (const nothing of [null, full()]) {
    const own = new CustomVariants(nothing);
    assert.equal(own.write("a", "A"), false);
    assert.equal(own.read("a"), "A");
    assert.deepEqual(new CustomVariants(nothing).list(), []);
  }
});

test("a game can't have another page's address or an unreadable one", () => {
  assert.deepEqual(
    ["my-game", "study", "4x4", "author", "records", "-x", "", "Go"].filter(hasAddress),
    ["my-game", "study", "4x4"],
  );
});

test("replaced drafts are kept, each text once", () => {
  const shared = fakeStorage();
  const drafts = new Drafts(shared);
  assert.equal(drafts.replace("one"), "nothing", "nothing was there");
  assert.equal(drafts.replace("two"), "kept");
  assert.equal(drafts.replace("two"), "nothing", "the same again");
  assert.equal(drafts.replace("three"), "kept");
  assert.equal(drafts.replace("one"), "kept");
  assert.equal(new Drafts(shared).present, "one");
  assert.deepEqual(new Drafts(shared).earlier, ["three", "two"]);
  drafts.write("  ");
  assert.equal(drafts.replace("four"), "nothing", "blanks aren't worth keeping");
});

test("a full storage keeps its drafts, and the author is warned", () => {
  const storage = fakeStorage();
  const drafts = new Drafts(storage);
  for (const text of ["one", "two", "three"]) drafts.replace(text);
  assert.equal(drafts.kept, true);
  storage.full = true;
  assert.equal(drafts.replace("four"), "passing");
  assert.equal(drafts.kept, false);
  assert.equal(drafts.present, "four");
  assert.deepEqual(drafts.earlier, ["three", "two", "one"]);
  assert.deepEqual(new Drafts(storage).earlier, ["two", "one"], "after a reload");
  storage.full = false;
  drafts.write("four!");
  assert.equal(drafts.kept, false, "an earlier one isn't kept yet");
  assert.equal(drafts.replace("five"), "kept");
  assert.equal(drafts.kept, true);
  assert.deepEqual(new Drafts(storage).earlier, ["four!", "three", "two", "one"]);
});

test("without storage drafts last until the page is closed", () => {
  const drafts = new Drafts(null);
  assert.equal(drafts.kept, false);
  drafts.write("one");
  assert.equal(drafts.replace("two"), "passing");
  assert.deepEqual([drafts.present, drafts.earlier], ["two", ["one"]]);
});

test("if storage is full, text survives until the page is left", () => {
  const storage = fakeStorage();
  const drafts = new Drafts(storage);
  drafts.write("older");
  storage.full = true;
  drafts.write("newer");
  assert.equal(drafts.present, "newer");
  assert.equal(new Drafts(storage).present, "", "an older text isn't taken for it");
  storage.full = false;
  drafts.write("newest");
  assert.equal(new Drafts(storage).present, "newest");
  assert.equal(drafts.kept, true);
});

test("the number of drafts is limited, and a broken list counts as empty", () => {
  const shared = fakeStorage();
  const drafts = new Drafts(shared);
  for (let at = 0; at < 40; at += 1) drafts.replace(`text ${at}`);
  assert.equal(drafts.earlier.length, 20);
  assert.equal(drafts.earlier[0], "text 38");
  shared.setItem("menagerie.author.earlier", "{");
  assert.deepEqual(drafts.earlier, []);
  const crowded = new Drafts(full());
  assert.equal(crowded.write("text"), false);
  assert.equal(crowded.present, "text");
});

test("a draft has the name of its game, with or without faults", () => {
  assert.equal(nameOf('id = "x"\nname = { text = "My Game", de = "Mein Spiel" }\n'), "My Game");
  assert.equal(nameOf('name = "Plain"\n[[piece]]\nname = { text = "King" }\n'), "Plain");
  assert.equal(nameOf("nothing of the kind"), "");
});
