// A machine that gives the browser only part of its time, because it is busy or has a quota. A browser's own throttling
// doesn't slow its workers, so all its processes are stopped and continued again and again.

import { chromium } from "@playwright/test";
import { fileURLToPath } from "node:url";
import { serve } from "../../tools/static-server.mjs";
import { chromiumPath, startArguments } from "./chromium.js";

/** Running and stopped: a twentieth of the time is left. */
const [RUNS_MS, STOPS_MS] = [10, 190];

/** The strongest level, whose search uses all its time: five seconds. */
const LEVEL = "level-20";

/** The computer's first move in each game, with its time. @param {string[]} games */
export async function answersWhenSlowed(games) {
  const server = await serve(fileURLToPath(new URL("../../dist", import.meta.url)));
  // A process group, which can be stopped as a whole.
  const running = await chromium.launchServer({
    executablePath: chromiumPath(),
    args: startArguments(),
  });
  const browser = await chromium.connect(running.wsEndpoint());
  const slow = slowDown(running.process().pid ?? 0);
  try {
    const page = await browser.newPage();
    // Same origin, but without the app: only the worker is timed.
    await page.goto(`${server.address}generated/classic-pieces.json`);
    const answers = [];
    for (const game of games) {
      slow.begin();
      answers.push({
        game,
        ...(await page.evaluate(think, { game, level: LEVEL, ...(await named()) })),
      });
      slow.end();
    }
    return answers;
  } finally {
    slow.end();
    await browser.close();
    await running.close();
    await server.close();
  }
}

/** The worker's hashed name. */
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
 * Runs in the page: the move of a level in the start position, and its time in milliseconds.
 * @param {{ game: string, level: string, name: string }} how
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
