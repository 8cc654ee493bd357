// The page's side of the service worker: registers it, reports its status and applies an update on request. It never
// reloads the page unasked.

import { SERVED } from "../platform/site.js";

/**
 * `ready`: an update is waiting. `taken`: it was accepted in another tab.
 * @typedef {"none" | "ready" | "taken"} Update
 */

/**
 * @typedef {object} UpdateListener
 * @property {(works: boolean) => void} offline  whether the page works offline
 * @property {(update: Update) => void} update
 * @property {(bytes: {kept: number, all: number} | null) => void} keeping  progress of caching an edition; null: done
 */

/**
 * @typedef {object} Place
 * @property {ServiceWorkerContainer | undefined} container  absent on insecure pages or if the browser forbids it
 * @property {() => void} reload
 * @property {() => number} now  milliseconds
 */

const SCRIPT = "./service-worker.js";

/** An installed page may stay open for weeks. */
const LOOK_AGAIN_AFTER_MS = 3_600_000;

export class Updater {
  #place;
  #listener;
  /** @type {ServiceWorkerRegistration | null} */
  #registration = null;
  /** The first worker that takes over a page isn't an update. */
  #wasControlled;
  #accepted = false;
  #lookedAt;

  /** @param {Place} place @param {UpdateListener} listener */
  constructor(place, listener) {
    this.#place = place;
    this.#listener = listener;
    this.#wasControlled = place.container?.controller != null;
    this.#lookedAt = place.now();
    place.container?.addEventListener("controllerchange", () => this.#takenOver());
    place.container?.addEventListener("message", ({ data }) => this.#hear(data));
    // Otherwise messages are held back until the page has loaded.
    place.container?.startMessages();
  }

  /** Registers the worker. Without one, or if caching fails, the page works from the network. */
  async start() {
    if (!SERVED) {
      this.#listener.offline(true);
      return;
    }
    try {
      await this.#register();
    } catch {
      this.#listener.offline(false);
    }
  }

  async #register() {
    const { container } = this.#place;
    // The HTTP cache could hold a script older than its edition.
    const registration = await container?.register(SCRIPT, { updateViaCache: "none" });
    if (registration === undefined) {
      this.#listener.offline(false);
      return;
    }
    this.#registration = registration;
    if (registration.active !== null) this.#listener.offline(true);
    if (registration.waiting !== null) this.#waits();
    this.#follow(registration.installing);
    registration.addEventListener("updatefound", () => this.#follow(registration.installing));
  }

  /** @param {ServiceWorker | null} worker  one that is being installed */
  #follow(worker) {
    worker?.addEventListener("statechange", () => {
      this.#listener.keeping(null);
      const active = this.#registration?.active != null;
      if (worker.state === "installed" && active) this.#waits();
      if (worker.state === "activated") this.#listener.offline(true);
      // If caching another edition fails, the active one still works.
      if (worker.state === "redundant" && !active) this.#listener.offline(false);
    });
  }

  /** Handles progress messages of the worker; late ones are ignored. @param {any} data */
  #hear(data) {
    if (data?.kind !== "keeping" || this.#registration?.installing == null) return;
    this.#listener.keeping({ kept: Number(data.bytes), all: Number(data.all) });
  }

  stopKeeping() {
    this.#registration?.installing?.postMessage("stop-keeping");
  }

  #waits() {
    this.#listener.update("ready");
  }

  apply() {
    const waiting = this.#registration?.waiting ?? null;
    if (waiting === null) {
      this.#place.reload();
      return;
    }
    this.#accepted = true;
    waiting.postMessage("take-over");
  }

  #takenOver() {
    if (this.#accepted) this.#place.reload();
    else if (this.#wasControlled) this.#listener.update("taken");
    this.#wasControlled = true;
  }

  look() {
    const { now } = this.#place;
    if (now() - this.#lookedAt < LOOK_AGAIN_AFTER_MS) return;
    this.#lookedAt = now();
    this.#registration?.update().catch(() => {});
  }
}
