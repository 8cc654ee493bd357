// The page's side of the service worker: registers it, tells what has come of it, and changes to a new edition when asked.
// It never reloads the page by itself.

import { SERVED } from "../platform/site.js";

/** What becomes of an update: `ready` waits for a word, `taken` was let in by another tab. @typedef {"none" | "ready" | "taken"} Update */

/**
 * @typedef {object} Told
 * @property {(works: boolean) => void} offline  whether the page would start without a network
 * @property {(update: Update) => void} update
 * @property {(bytes: {kept: number, all: number} | null) => void} keeping  an edition is being kept; null: not any more
 */

/**
 * @typedef {object} Place
 * @property {ServiceWorkerContainer | undefined} container  absent on insecure pages, and where the browser forbids it
 * @property {() => void} reload
 * @property {() => number} now  milliseconds
 */

const SCRIPT = "./service-worker.js";

/** An installed page may lie open for weeks. */
const LOOK_AGAIN_AFTER_MS = 3_600_000;

export class Updater {
  #place;
  #told;
  /** @type {ServiceWorkerRegistration | null} */
  #registration = null;
  /** The first worker that takes a page over is no update. */
  #wasControlled;
  #asked = false;
  #lookedAt;

  /**
   * @param {Place} place
   * @param {Told} told
   */
  constructor(place, told) {
    this.#place = place;
    this.#told = told;
    this.#wasControlled = place.container?.controller != null;
    this.#lookedAt = place.now();
    place.container?.addEventListener("controllerchange", () => this.#takenOver());
    place.container?.addEventListener("message", ({ data }) => this.#hear(data));
    // Before a page is read to its end nothing is heard otherwise.
    place.container?.startMessages();
  }

  /** Registers the worker. Where there is none, or it can't keep everything, the page goes on with the network alone. */
  async start() {
    if (!SERVED) {
      this.#told.offline(true);
      return;
    }
    try {
      await this.#register();
    } catch {
      this.#told.offline(false);
    }
  }

  async #register() {
    const { container } = this.#place;
    // What a browser keeps of the script itself could be older than its edition.
    const registration = await container?.register(SCRIPT, { updateViaCache: "none" });
    if (registration === undefined) {
      this.#told.offline(false);
      return;
    }
    this.#registration = registration;
    if (registration.active !== null) this.#told.offline(true);
    if (registration.waiting !== null) this.#waits();
    this.#follow(registration.installing);
    registration.addEventListener("updatefound", () => this.#follow(registration.installing));
  }

  /** @param {ServiceWorker | null} worker  one that is being installed */
  #follow(worker) {
    worker?.addEventListener("statechange", () => {
      this.#told.keeping(null);
      const active = this.#registration?.active != null;
      if (worker.state === "installed" && active) this.#waits();
      if (worker.state === "activated") this.#told.offline(true);
      // Another edition that couldn't be kept does no harm to the one that works.
      if (worker.state === "redundant" && !active) this.#told.offline(false);
    });
  }

  /**
   * What a worker tells of the edition it keeps. Words that come late are of no use.
   * @param {any} data
   */
  #hear(data) {
    if (data?.kind !== "keeping" || this.#registration?.installing == null) return;
    this.#told.keeping({ kept: Number(data.bytes), all: Number(data.all) });
  }

  /** The player's word: nothing is to be kept this time. */
  stopKeeping() {
    this.#registration?.installing?.postMessage("stop-keeping");
  }

  #waits() {
    this.#told.update("ready");
  }

  /** The player's word: a new edition that waits takes over, and the page is loaded again. */
  apply() {
    const waiting = this.#registration?.waiting ?? null;
    if (waiting === null) {
      this.#place.reload();
      return;
    }
    this.#asked = true;
    waiting.postMessage("take-over");
  }

  #takenOver() {
    if (this.#asked) this.#place.reload();
    else if (this.#wasControlled) this.#told.update("taken");
    this.#wasControlled = true;
  }

  /** To be called when somebody comes back to the page. */
  look() {
    const { now } = this.#place;
    if (now() - this.#lookedAt < LOOK_AGAIN_AFTER_MS) return;
    this.#lookedAt = now();
    // Without a network there is nothing new.
    this.#registration?.update().catch(() => {});
  }
}
