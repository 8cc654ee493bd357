import assert from "node:assert/strict";
import { test } from "node:test";
import { openStorage, SettingsStorage } from "../../www/storage/settings-storage.js";
import { readSettings } from "../../www/state/settings.js";
import { fakeStorage } from "./fakes/storage.js";

test("without browser storage there is none", () => {
  assert.equal(openStorage(), null);
});

test("settings survive in the format of the first edition", () => {
  const storage = fakeStorage();
  const saved = new SettingsStorage(storage);
  const seen = { dragged: true, faded: true, follows: true };
  const boardView = { arrangement: "stacked", spread: 0.75, yaw: 30, ...seen };
  const stored = { format: 3, pieceSet: "letters", theme: "dark", sound: true, boardView };
  storage.setItem("menagerie.preferences", JSON.stringify(stored));
  const settings = saved.read();
  const { boardView: _, format: __, ...flat } = stored;
  const { sound: _sound, ...kept } = flat;
  assert.deepEqual(settings, { ...readSettings(), ...kept, volume: 1, ...boardView });
  saved.write({ ...settings, theme: "light" });
  const text = storage.getItem("menagerie.preferences") ?? "";
  const { theme, coordinates, sound } = JSON.parse(text);
  assert.deepEqual([theme, coordinates, sound], ["light", "outside", 1]);
  assert.deepEqual(JSON.parse(text).boardView, boardView);
});

test("an invalid setting takes its default, and the others stay", () => {
  const storage = fakeStorage();
  const saved = new SettingsStorage(storage);
  for (const text of ["", "nonsense", "[]", "null", '{"theme":"pink","boardView":7}']) {
    storage.setItem("menagerie.preferences", text);
    assert.deepEqual(saved.read(), readSettings(), text);
  }
  const boardView = { arrangement: "round", spread: 1.5, yaw: "3", faded: 1, follows: true };
  storage.setItem("menagerie.preferences", JSON.stringify({ sound: "loud", boardView }));
  assert.deepEqual(saved.read(), { ...readSettings(), follows: true });
});

test("a full storage does no harm, nor a missing one", () => {
  const storage = fakeStorage();
  storage.full = true;
  new SettingsStorage(storage).write(readSettings());
  assert.equal(storage.length, 0);
  assert.deepEqual(new SettingsStorage(null).read(), readSettings());
});
