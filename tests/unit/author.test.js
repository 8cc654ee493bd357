import assert from "node:assert/strict";
import { test } from "node:test";
import { OwnGames } from "../../www/own-games.js";
import { Drafts, nameOf } from "../../www/rooms/author/drafts.js";
import { fakeStorage } from "./fakes/storage.js";

function full() {
  return Object.assign(fakeStorage(), { full: true });
}

test("games of one's own are found again, and given up", () => {
  const shared = fakeStorage();
  shared.setItem("menagerie.game.chess", "another kind of thing");
  const own = new OwnGames(shared);
  assert.equal(own.write("b", "B"), true);
  assert.equal(own.write("a", "A"), true);
  assert.deepEqual(new OwnGames(shared).list(), [
    { id: "a", text: "A" },
    { id: "b", text: "B" },
  ]);
  own.remove("a");
  assert.equal(own.has("a"), false);
  assert.deepEqual(own.texts(), ["B"]);
});

test("where nothing can be kept they last as long as the page", () => {
  for (const nothing of [null, full()]) {
    const own = new OwnGames(nothing);
    assert.equal(own.write("a", "A"), false);
    assert.equal(own.read("a"), "A");
    assert.deepEqual(new OwnGames(nothing).list(), []);
  }
});

test("what was written makes room without being lost, each text once", () => {
  const shared = fakeStorage();
  const drafts = new Drafts(shared);
  assert.equal(drafts.replace("one"), false, "nothing was there");
  assert.equal(drafts.replace("two"), true);
  assert.equal(drafts.replace("two"), false, "the same again");
  assert.equal(drafts.replace("three"), true);
  assert.equal(drafts.replace("one"), true);
  assert.equal(new Drafts(shared).present, "one");
  assert.deepEqual(new Drafts(shared).earlier, ["three", "two"]);
  drafts.write("  ");
  assert.equal(drafts.replace("four"), false, "blanks aren't worth keeping");
});

test("only so many drafts are kept, and a broken list is none", () => {
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

test("a draft is called as its game is, faulty or not", () => {
  assert.equal(nameOf('id = "x"\nname = { text = "My Game", de = "Mein Spiel" }\n'), "My Game");
  assert.equal(nameOf('name = "Plain"\n[[piece]]\nname = { text = "King" }\n'), "Plain");
  assert.equal(nameOf("nothing of the kind"), "");
});
