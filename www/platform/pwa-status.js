// What the browser promises of this page: to start it without a network, to keep its games, to have a newer edition.

import { isThisMachine } from "../offline/cache-rules.js";
import { StorageKeeper } from "../storage/persistence.js";
import { Updater } from "../offline/update.js";
import { Pieces } from "../state/progress.js";

/** @typedef {import("../state/state.js").Intent} Intent */
/** @typedef {import("../state/state.js").State} State */

export class Device {
  /** What is kept is counted in bytes. @type {Pieces | null} */
  #keeping = null;
  #updater;
  #storageKeeper;

  /** @param {(intent: Intent) => void} tell */
  constructor(tell) {
    const place = {
      container: navigator.serviceWorker,
      reload: () => location.reload(),
      now: () => Date.now(),
    };
    this.#updater = new Updater(place, {
      keeping: (bytes) => tell({ kind: "device", change: { keeping: this.#kept(bytes) } }),
      offline: (offline) => tell({ kind: "device", change: { offline } }),
      update: (update) => {
        // There the page has the new edition already: see the worker's way with the network.
        if (!isThisMachine(location.hostname)) tell({ kind: "device", change: { update } });
      },
    });
    this.#storageKeeper = new StorageKeeper(navigator.storage, (persisted) =>
      tell({ kind: "device", change: { persisted } }),
    );
  }

  /** @param {{kept: number, all: number} | null} bytes */
  #kept(bytes) {
    this.#keeping = bytes && (this.#keeping ?? new Pieces(() => performance.now(), bytes.all));
    return bytes && this.#keeping && this.#keeping.after(bytes.kept);
  }

  /** A player wants nothing to be kept this time. */
  stopKeeping() {
    this.#updater.stopKeeping();
  }

  /** To be called when the page is ready, so that what is kept for later doesn't delay it. */
  start() {
    void this.#updater.start();
    void this.#storageKeeper.start();
  }

  /** @param {State} state */
  show(state) {
    void this.#storageKeeper.show(state);
  }

  /** To be called when somebody comes back to the page. */
  look() {
    this.#updater.look();
  }

  /** A player wants the newer edition. */
  update() {
    this.#updater.apply();
  }
}
