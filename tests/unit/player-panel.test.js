import assert from "node:assert/strict";
import { test } from "node:test";
import { fakeDocument } from "./fakes/dom.js";
import { tableAt } from "./fakes/table.js";

fakeDocument();
const { PlayerPanel } = await import("../../www/elements/table/player-panel.js");

test("the side with more material shows by how much", async () => {
  const state = (await tableAt("#chess")).state();
  const { view, pieceValues } = state;
  assert.ok(view !== null && pieceValues.length > 0);
  const lost = view.pieces.find(({ seat }) => seat === 1);
  const worse = { ...view, pieces: view.pieces.filter((piece) => piece !== lost) };
  const panels = [0, 1].map((seat) => Object.assign(new PlayerPanel(), { seat }));
  const leads = panels.map((panel) => {
    panel.show({ ...state, view: worse });
    return [...panel.querySelectorAll(".seat-missing [title]")].map((item) =>
      item.getAttribute("title"),
    );
  });
  assert.deepEqual(
    leads.map((titles) => titles.includes("Material advantage: 3")),
    [true, false],
  );
});

test("checks are shown in games that count them", async () => {
  const state = (await tableAt("#chess")).state();
  const { info, view } = state;
  assert.ok(info !== null && view !== null);
  const told = (/** @type {typeof state} */ shown) => {
    const panel = Object.assign(new PlayerPanel(), { seat: 1 });
    panel.show(shown);
    return panel.querySelector(".seat-checks")?.textContent;
  };
  const counted = { info: { ...info, checkLimit: 3 }, view: { ...view, checksGiven: [0, 2] } };
  assert.equal(told({ ...state, ...counted }), "2/3 checks");
  assert.equal(told(state), undefined);
});
