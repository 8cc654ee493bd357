// Starts the engine's worker before the page's main script has loaded, so that the Wasm is fetched and compiled meanwhile.

import "./early-start.js";
import { startWorker } from "./start-worker.js";

let early = started();

/** If no worker can be started, the next attempt reports why. */
function started() {
  try {
    const worker = startWorker();
    // No client listens yet. The next one starts a new worker and receives its errors.
    worker.onerror = () => (early = null);
    return worker;
  } catch {
    return null;
  }
}

/** @returns {Worker} */
export function takeWorker() {
  const worker = early ?? startWorker();
  early = null;
  return worker;
}
