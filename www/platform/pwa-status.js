import { isThisMachine } from "../offline/cache-rules.js";
import { PersistentStorage } from "../storage/persistence.js";
import { Updater } from "../offline/update.js";
import { CountedParts } from "../state/progress.js";

/** @import { Action, State } from "../state/page-state.js" */

/** Even to ask for them throws in a sandboxed frame. */
export function serviceWorkers() {
  try {
    return navigator.serviceWorker;
  } catch {
    return undefined;
  }
}

export class PwaMonitor {
  /** @type {CountedParts | null} */
  #keeping = null;
  #updater;
  #persistentStorage;

  /** @param {(action: Action) => void} dispatch */
  constructor(dispatch) {
    const place = {
      container: serviceWorkers(),
      reload: () => location.reload(),
      now: () => Date.now(),
    };
    this.#updater = new Updater(place, {
      keeping: (bytes) => dispatch({ kind: "pwa-status", change: { keeping: this.#kept(bytes) } }),
      offline: (offline) => dispatch({ kind: "pwa-status", change: { offline } }),
      update: (update) => {
        // On the developer's machine the page is always up to date: see `freshFirst`.
        if (!isThisMachine(location.hostname)) dispatch({ kind: "pwa-status", change: { update } });
      },
    });
    this.#persistentStorage = new PersistentStorage(navigator.storage, (persisted) =>
      dispatch({ kind: "pwa-status", change: { persisted } }),
    );
  }

  /** @param {{kept: number, all: number} | null} bytes */
  #kept(bytes) {
    this.#keeping =
      bytes && (this.#keeping ?? new CountedParts(() => performance.now(), bytes.all));
    return bytes && this.#keeping && this.#keeping.after(bytes.kept);
  }

  stopKeeping() {
    this.#updater.stopKeeping();
  }

  /** Call when the page is ready, so that caching doesn't delay it. */
  start() {
    void this.#updater.start();
    void this.#persistentStorage.start();
  }

  /** @param {State} state */
  follow(state) {
    void this.#persistentStorage.follow(state);
  }

  look() {
    this.#updater.look();
  }

  update() {
    this.#updater.apply();
  }
}
