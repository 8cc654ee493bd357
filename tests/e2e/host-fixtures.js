// For tests of the service worker and of hosting, on a host of their own.

import { test as base } from "./fixtures.js";
import { Host } from "./host.js";

/** @typedef {{host: Host}} HostFixtures */
/** @typedef {{server: Host}} HostWorkerFixtures */

/** The host is restored before each test. @param {string} [folder] */
export function testAt(folder = "") {
  return /** @type {typeof base.extend<HostFixtures, HostWorkerFixtures>} */ (base.extend)({
    server: [
      async ({}, use) => {
        const host = await Host.open(folder);
        await use(host);
        await host.close();
      },
      { scope: "worker" },
    ],
    host: [
      async ({ server }, use) => {
        await server.restore();
        await use(server);
        await server.stop();
        await server.start();
      },
      { auto: true },
    ],
  });
}
