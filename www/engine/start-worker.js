import { SERVED, siteUrl } from "../platform/site.js";
import { PROTOCOL } from "./messages.js";

/** The name carries the protocol, so that a stale worker can refuse. */
const NAME = `menagerie ${PROTOCOL}`;

/** @type {{ createScriptURL: (url: string) => string } | undefined} */
let policy;

/**
 * What pages with `require-trusted-types-for` demand instead of an address.
 * @param {string} url
 */
function trusted(url) {
  const { trustedTypes } = /** @type {any} */ (globalThis);
  policy ??= trustedTypes?.createPolicy("menagerie", {
    createScriptURL: (/** @type {string} */ own) => own,
  });
  return policy?.createScriptURL(url) ?? url;
}

/** @returns {Worker} */
export function startWorker() {
  const url = new URL(siteUrl("engine/worker.js"));
  // Not `location.origin`: a sandboxed page has an opaque origin.
  // Pages opened from a file can only start classic workers.
  return url.origin === self.origin
    ? new Worker(trusted(url.href), { type: SERVED ? "module" : "classic", name: NAME })
    : startFromElsewhere(url.href);
}

/**
 * Workers must have the page's origin. A small worker with that origin imports the real script, which its server must
 * allow (CORS). It is a classic one, as Chromium starts no others in a sandboxed frame, so it keeps what it is sent
 * meanwhile.
 * @param {string} url
 */
function startFromElsewhere(url) {
  const script = `const early = [];
onmessage = (event) => early.push(event);
import(${JSON.stringify(url)}).then(() => early.forEach((event) => onmessage(event)), reportError);`;
  const start = URL.createObjectURL(new Blob([script], { type: "text/javascript" }));
  const worker = new Worker(trusted(start), { name: NAME });
  worker.addEventListener("message", () => URL.revokeObjectURL(start), { once: true });
  return worker;
}
