// Starts the engine's worker, wherever the page's modules come from.

import { SERVED, siteUrl } from "../platform/site.js";
import { PROTOCOL } from "./messages.js";

/** The name carries the protocol, so that a stale worker can refuse. */
const NAME = `menagerie ${PROTOCOL}`;

/** @returns {Worker} */
export function startWorker() {
  const url = new URL(siteUrl("engine/worker.js"));
  // Not the address's: in a sandbox a page has an origin of its own.
  return url.origin === self.origin ? startHere(url.href) : startFromElsewhere(url.href);
}

/** @param {string} url */
function startHere(url) {
  // A page that is a file on a disk may start classic workers alone.
  return new Worker(url, { type: SERVED ? "module" : "classic", name: NAME });
}

/**
 * Browsers start workers of the page's own origin alone. A worker of one line belongs to it, and may import what its
 * server offers to all.
 * @param {string} url
 */
function startFromElsewhere(url) {
  const line = new Blob([`import ${JSON.stringify(url)};`], { type: "text/javascript" });
  const start = URL.createObjectURL(line);
  const worker = startHere(start);
  worker.addEventListener("message", () => URL.revokeObjectURL(start), { once: true });
  return worker;
}
