import assert from "node:assert/strict";
import { test } from "node:test";
import { readOptions, readRoute, writeEditorRoute, writeRoute } from "../../www/state/routes.js";

test("an empty address is the gallery", () => {
  for (const hash of ["", "#", "#/"])
    assert.deepEqual(readRoute(hash), { screen: "gallery", part: null });
  assert.deepEqual(readRoute("#games"), { screen: "gallery", part: "games" });
});

const NOTHING = { position: null, record: null, line: 1, saved: null };
const CHESS = { screen: "table", game: "chess", ...NOTHING };

test("a game's address names the game, and perhaps a saved one", () => {
  assert.deepEqual(readRoute("#chess"), CHESS);
  assert.deepEqual(readRoute(writeRoute("chess", { saved: "a1" })), { ...CHESS, saved: "a1" });
});

test("all kinds of text survive an address", () => {
  for (const text of ["Q9/10 w - - 0 1", '[Game "x"]\n\n1. a2a4 é + % & = #', "a+b"]) {
    const position = readRoute(writeRoute("chess", { position: text }));
    assert.deepEqual(position, { ...CHESS, position: text });
    const record = readRoute(writeRoute("chess", { record: text }));
    assert.deepEqual(record, { ...CHESS, record: text });
  }
});

test("an address of the editor has the options that aren't usual", () => {
  const plain = { numbers: null, about: "", values: ["no", "yes"], labels: [], initial: "no" };
  const options = ["crown", "names"].map((name) => ({ ...plain, name }));
  const info = /** @type {any} */ ({ id: "chess", options, chosen: { crown: "yes", names: "no" } });
  const route = readRoute(writeEditorRoute(info, "8/8 w - +1+0"));
  assert.ok(route.screen === "page");
  assert.equal(route.name, "edit");
  assert.equal(route.parameters["position"], "8/8 w - +1+0");
  assert.deepEqual(readOptions(route.parameters), { crown: "yes" });
});

test("an unreadable address opens the error page", () => {
  for (const text of ["chess?position=%zz", "chess?format=2&record=x", "<script>", "Two words"]) {
    assert.deepEqual(readRoute(`#${text}`), { screen: "lost", found: text });
  }
});

test("of an absurdly long address only the beginning is shown", () => {
  const id = "a".repeat(100);
  assert.equal(readRoute(`#${id}`).screen, "table");
  assert.deepEqual(readRoute(`#${id.repeat(20_000)}`), { screen: "lost", found: `${id}…` });
});
