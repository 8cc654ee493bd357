// The engine's worker, started before the page's own script has come: the Wasm is fetched and compiled meanwhile.

import { startWorker } from "./start-worker.js";

/** One that nobody has taken yet; null if there is none, or none any more. */
let early = started();

/** Where no worker can be started, whoever wants one hears why. */
function started() {
  try {
    const worker = startWorker();
    // A death that nobody is there to hear: whoever comes then starts another, and hears of that one's.
    worker.onerror = () => (early = null);
    return worker;
  } catch {
    return null;
  }
}

/**
 * The early one for whoever asks first, and a new one for everybody else.
 * @returns {Worker}
 */
export function takeWorker() {
  const worker = early ?? startWorker();
  early = null;
  return worker;
}
