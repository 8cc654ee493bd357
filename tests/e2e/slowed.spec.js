// A machine that gives the whole browser a part of its time, as a busy one or one with a quota does. A browser's own
// throttle slows the page alone, and not its workers: so all its processes are stopped and let go on, again and again.

import { chromium, expect, test } from "@playwright/test";
import { fileURLToPath } from "node:url";
import { serve } from "../../tools/static-server.mjs";
import { chromiumPath, startArguments } from "./chromium.js";

/** So long it runs, and so long it doesn't: a twentieth of its time is left. */
const [RUNS_MS, STOPS_MS] = [10, 190];

/** Of the strongest level, whose search doesn't end by itself before. */
const LEVEL = 8;
const CAP_MS = 5_000;

/**
 * What the answer may be late. The worker begins no slice that would take longer than two fifths of what is left, if the
 * machine stays as slow as it was with the slice before. What comes on top is a pause of ours, and the turns that
 * other processes have meanwhile: a second is plenty even where ten of them share a core. A search that looked at its clock
 * after a fixed number of positions, enough for a quick machine, would be later than that.
 */
const TOLERANCE_MS = STOPS_MS + 1_000;

test("the computer answers within its time, though all processes are stopped nearly all of it", async () => {
  test.setTimeout(120_000);
  const server = await serve(fileURLToPath(new URL("../../dist", import.meta.url)));
  // A group of processes of its own, which can be stopped as a whole.
  const running = await chromium.launchServer({
    executablePath: chromiumPath(),
    args: startArguments(),
  });
  const browser = await chromium.connect(running.wsEndpoint());
  const slow = slowDown(running.process().pid ?? 0);
  try {
    const page = await browser.newPage();
    // Of our origin, but without the app: the worker alone is timed.
    await page.goto(`${server.address}generated/pieces.json`);
    for (const game of ["caissa-britannia", "armies-of-faith-4"]) {
      slow.begin();
      const { thoughtMs, best } = await page.evaluate(think, {
        game,
        level: LEVEL,
        ...(await named()),
      });
      slow.end();
      expect(best, game).not.toBe("");
      expect(thoughtMs, game).toBeLessThan(CAP_MS + TOLERANCE_MS);
    }
  } finally {
    slow.end();
    await browser.close();
    await running.close();
    await server.close();
  }
});

/** What a worker must be called to be answered. */
async function named() {
  const { PROTOCOL } = await import("../../www/engine/messages.js");
  return { name: `menagerie ${PROTOCOL}` };
}

/** @param {number} group  of processes */
function slowDown(group) {
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  let timer;
  const stop = () => {
    process.kill(-group, "SIGSTOP");
    timer = setTimeout(go, STOPS_MS);
  };
  const go = () => {
    process.kill(-group, "SIGCONT");
    timer = setTimeout(stop, RUNS_MS);
  };
  return {
    begin: go,
    end: () => {
      clearTimeout(timer);
      process.kill(-group, "SIGCONT");
    },
  };
}

/**
 * Runs in the page: what a level finds at the array of a game, and in how many milliseconds.
 * @param {{ game: string, level: number, name: string }} how
 */
async function think({ game, level, name }) {
  const worker = new Worker("../engine/worker.js", { type: "module", name });
  /** @type {(id: number, call: string, ask: object) => Promise<any>} */
  const ask = (id, call, ask) =>
    new Promise((resolve, reject) => {
      worker.onmessage = ({ data }) => {
        if (data.kind === "answer" && data.id === id) resolve(data.answer);
        if (data.kind === "error" || data.kind === "broken") reject(new Error(data.error.code));
      };
      worker.postMessage({ id, call, ask });
    });
  await ask(1, "open", { game });
  const begin = performance.now();
  const { best } = await ask(2, "think", { level });
  const thoughtMs = performance.now() - begin;
  worker.terminate();
  return { thoughtMs, best };
}
