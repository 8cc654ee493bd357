import { SERVED, siteUrl } from "../platform/site.js";
import { PROTOCOL } from "./messages.js";

/** The name carries the protocol, so that a stale worker can refuse. */
const NAME = `menagerie ${PROTOCOL}`;

/** @returns {Worker} */
export function startWorker() {
  const url = new URL(siteUrl("engine/worker.js"));
  // Not `location.origin`: a sandboxed page has an opaque origin.
  return url.origin === self.origin ? startHere(url.href) : startFromElsewhere(url.href);
}

/** @param {string} url */
function startHere(url) {
  // Pages opened from a file can only start classic workers.
  return new Worker(url, { type: SERVED ? "module" : "classic", name: NAME });
}

/**
 * Workers must have the page's origin. A one-line worker with that origin imports the real script, which its server must
 * allow (CORS).
 * @param {string} url
 */
function startFromElsewhere(url) {
  const line = new Blob([`import ${JSON.stringify(url)};`], { type: "text/javascript" });
  const start = URL.createObjectURL(line);
  const worker = startHere(start);
  worker.addEventListener("message", () => URL.revokeObjectURL(start), { once: true });
  return worker;
}
