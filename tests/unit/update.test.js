import assert from "node:assert/strict";
import { test } from "node:test";
import { Updater } from "../../www/offline/update.js";

/** A worker whose state the test can change. */
class FakeWorker extends EventTarget {
  state = "installing";
  /** @type {unknown[]} */
  heard = [];

  /** @param {string} state */
  becomes(state) {
    this.state = state;
    this.dispatchEvent(new Event("statechange"));
  }

  /** @param {unknown} message */
  postMessage(message) {
    this.heard.push(message);
  }
}

class FakeRegistration extends EventTarget {
  /** @type {FakeWorker | null} */
  installing = null;
  /** @type {FakeWorker | null} */
  waiting = null;
  /** @type {FakeWorker | null} */
  active = null;
  updates = 0;

  finds() {
    this.installing = new FakeWorker();
    this.dispatchEvent(new Event("updatefound"));
    return this.installing;
  }

  /** @param {FakeWorker} worker */
  installed(worker) {
    this.installing = null;
    this.waiting = worker;
    worker.becomes("installed");
  }

  /** @param {FakeWorker} worker */
  activated(worker) {
    this.waiting = null;
    this.active = worker;
    worker.becomes("activated");
  }

  async update() {
    this.updates += 1;
    throw new TypeError("no network");
  }
}

class FakeContainer extends EventTarget {
  heard = 0;

  startMessages() {
    this.heard += 1;
  }

  /** @param {unknown} data */
  hears(data) {
    this.dispatchEvent(new MessageEvent("message", { data }));
  }

  /** @type {FakeWorker | null} */
  controller = null;
  registration = new FakeRegistration();
  /** @type {unknown[]} */
  asked = [];

  /** @param {unknown[]} asked */
  async register(...asked) {
    this.asked = asked;
    return this.registration;
  }

  /** @param {FakeWorker} worker */
  takenOverBy(worker) {
    this.controller = worker;
    this.dispatchEvent(new Event("controllerchange"));
  }
}

/** @param {FakeContainer | undefined} container */
function page(container) {
  const told = {
    offline: /** @type {boolean[]} */ ([]),
    update: /** @type {string[]} */ ([]),
    keeping: /** @type {unknown[]} */ ([]),
    reloads: 0,
    now: 0,
  };
  const place = {
    container: /** @type {any} */ (container),
    reload: () => void (told.reloads += 1),
    now: () => told.now,
  };
  const updater = new Updater(place, {
    offline: (works) => void told.offline.push(works),
    update: (update) => void told.update.push(update),
    keeping: (bytes) => void told.keeping.push(bytes),
  });
  return { told, updater };
}

/** A page served by an older edition. */
async function servedPage() {
  const container = new FakeContainer();
  const old = new FakeWorker();
  container.controller = old;
  container.registration.active = old;
  const { told, updater } = page(container);
  await updater.start();
  return { container, registration: container.registration, told, updater };
}

test("the first visit makes the page work offline and reports no update", async () => {
  const container = new FakeContainer();
  const { told, updater } = page(container);
  await updater.start();
  assert.deepEqual(container.asked, ["./service-worker.js", { updateViaCache: "none" }]);
  const worker = container.registration.finds();
  container.registration.installed(worker);
  container.registration.activated(worker);
  container.takenOverBy(worker);
  const { keeping, ...others } = told;
  assert.deepEqual(others, { offline: [true], update: [], reloads: 0, now: 0 });
  assert.ok(keeping.every((bytes) => bytes === null));
});

test("caching reports progress and can be stopped", async () => {
  const container = new FakeContainer();
  const { told, updater } = page(container);
  updater.stopKeeping();
  await updater.start();
  const worker = container.registration.finds();
  assert.equal(container.heard, 1);
  container.hears({ kind: "keeping", bytes: 5, all: 20 });
  container.hears("something else");
  updater.stopKeeping();
  assert.deepEqual(worker.heard, ["stop-keeping"]);
  container.registration.installing = null;
  worker.becomes("redundant");
  container.hears({ kind: "keeping", bytes: 10, all: 20 });
  assert.deepEqual(told.keeping, [{ kept: 5, all: 20 }, null]);
  assert.deepEqual(told.offline, [false]);
});

test("without service workers the page says that it needs the network", async () => {
  const { told, updater } = page(undefined);
  await updater.start();
  assert.deepEqual(told.offline, [false]);
});

test("a forbidden service worker is no error", async () => {
  const container = new FakeContainer();
  container.register = async () => {
    throw new DOMException("insecure", "SecurityError");
  };
  const { told, updater } = page(container);
  await updater.start();
  updater.look();
  assert.deepEqual(told.offline, [false]);
});

test("if the first edition can't be cached, the network is used", async () => {
  const container = new FakeContainer();
  const { told, updater } = page(container);
  await updater.start();
  container.registration.finds().becomes("redundant");
  assert.deepEqual(told.offline, [false]);
});

test("an update waits for the player, then the page reloads", async () => {
  const { container, registration, told, updater } = await servedPage();
  const newer = registration.finds();
  registration.installed(newer);
  assert.deepEqual([told.update, told.reloads], [["ready"], 0]);
  updater.apply();
  assert.deepEqual([newer.heard, told.reloads], [["take-over"], 0]);
  registration.activated(newer);
  container.takenOverBy(newer);
  assert.equal(told.reloads, 1);
});

test("an update waiting since the last visit is reported", async () => {
  const container = new FakeContainer();
  container.registration.active = new FakeWorker();
  container.registration.waiting = new FakeWorker();
  const { told, updater } = page(container);
  await updater.start();
  assert.deepEqual([told.offline, told.update], [[true], ["ready"]]);
});

test("an update that can't be cached leaves the active edition alone", async () => {
  const { registration, told } = await servedPage();
  registration.finds().becomes("redundant");
  assert.deepEqual([told.offline, told.update], [[true], []]);
});

test("an update by another tab is reported and never reloads this one", async () => {
  const { container, told, updater } = await servedPage();
  container.takenOverBy(new FakeWorker());
  assert.deepEqual([told.update, told.reloads], [["taken"], 0]);
  updater.apply();
  assert.equal(told.reloads, 1);
});

test("an open page looks for updates, but not often", async () => {
  const { registration, told, updater } = await servedPage();
  updater.look();
  assert.equal(registration.updates, 0);
  told.now = 3_600_000;
  updater.look();
  updater.look();
  assert.equal(registration.updates, 1);
});
