// The worker's own key, for pages that store nothing. It outlives a crash: the dead worker hands it to the next one.

import { makeKey } from "../storage/sealing.js";

/** A worker that hangs hands over nothing. */
const PATIENCE_MS = 1_000;

export class WorkerKey {
  /** @type {Promise<CryptoKey> | null} */
  #key = null;

  /** @returns {Promise<CryptoKey>} */
  get() {
    return (this.#key ??= makeKey());
  }

  /** @param {MessagePort} port  to the next worker */
  async pass(port) {
    port.postMessage(await this.#key);
  }

  /** @param {MessagePort} port  to the worker before */
  take(port) {
    this.#key = new Promise((resolve) => {
      const decide = (/** @type {CryptoKey | null} */ key) => resolve(key ?? makeKey());
      port.onmessage = ({ data }) => decide(data);
      setTimeout(() => decide(null), PATIENCE_MS);
    });
  }
}

export const workerKey = new WorkerKey();
