import assert from "node:assert/strict";
import { test } from "node:test";
import { soundOf } from "../../www/platform/sound/heard.js";
import { SoundPlayer } from "../../www/platform/sound/player.js";
import { SOUNDS, lengthOf } from "../../www/platform/sound/sounds.js";
import { tableAt } from "./fakes/table.js";

/** @import { PlayerAction } from "../../www/state/actions.js" */

/** Collects the sounds of actions. */
async function listening() {
  const table = await tableAt("#caissa-britannia");
  const humans = [0, 1].map(() => ({ player: /** @type {const} */ ("human"), level: "1" }));
  await table.perform({ kind: "new-game", players: humans, model: null, options: {} });
  return async (/** @type {PlayerAction} */ action) => {
    const before = table.state();
    await table.perform(action);
    return soundOf(before, table.state());
  };
}

test("a move sounds when it is played, not when it is viewed", async () => {
  const heard = await listening();
  assert.equal(await heard({ kind: "play", action: "e3e5" }), "move");
  assert.equal(await heard({ kind: "undo" }), null);
  assert.equal(await heard({ kind: "redo" }), null);
});

test("a refusal and the end of the game have sounds", async () => {
  const heard = await listening();
  assert.equal(await heard({ kind: "type-move", text: "a1a9" }), "refused");
  assert.equal(await heard({ kind: "play", action: "e3e5" }), "move");
  assert.equal(await heard({ kind: "resign" }), "end");
});

test("every sound is short and within the volume limit", () => {
  for (const [name, tones] of Object.entries(SOUNDS)) {
    assert.ok(lengthOf(/** @type {keyof typeof SOUNDS} */ (name)) <= 1.5, name);
    const loudest = tones.reduce((sum, { loud }) => sum + loud, 0);
    assert.ok(loudest <= 1.2, `${name}: ${loudest}`);
  }
});

test("without audio there is silence", async () => {
  const none = new SoundPlayer(() => {
    throw new Error("no audio");
  });
  assert.doesNotThrow(() => none.play("move", 1));
  const blocked = { state: "suspended", resume: () => Promise.reject(new Error("not allowed")) };
  const silent = new SoundPlayer(() => /** @type {any} */ (blocked));
  assert.doesNotThrow(() => silent.play("move", 1));
  await new Promise((resolve) => setTimeout(resolve, 0));
});
