// The page in French. Its words are chosen when its modules are loaded.

import assert from "node:assert/strict";
import { test } from "node:test";
import { speak } from "./fakes/dom.js";

speak("fr");
const { pageAt } = await import("./fakes/page.js");

test("moves are played, refused and typed with French letters", async (t) => {
  const page = await pageAt(t, "#chess");
  await page.fill("Joueur\u00a0: Noirs", "human");
  await page.squares("g1");
  await page.until(() =>
    assert.match(page.all(".status-piece")[0]?.textContent, /Cavalier\u00a0: /),
  );
  const enter = async (/** @type {string} */ text) => {
    await page.fill("Saisir un coup", text);
    const [form] = page.all("move-entry form");
    form.dispatchEvent(new Event("submit", { bubbles: true, cancelable: true }));
  };
  await enter("e2e4");
  await page.until(() => assert.match(page.label("e4"), /^Pion \(Blancs\), e4/));
  await enter("Cf6");
  await page.until(() => assert.deepEqual(page.moves, ["e4", "Nf6"]));
  await page.press("Partager", "panel-tabs");
  await page.until(() => assert.match(page.field("Partie en texte").value, /\[White "Humain"\]/));
});

test("a lesson without French words is in English", async (t) => {
  const page = await pageAt(t, "#chess/learn");
  await page.expect("lesson-page h1", /Échecs/);
  await page.expect("lesson-page", /King/);
});
