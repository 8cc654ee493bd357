import assert from "node:assert/strict";
import { test } from "node:test";
import {
  cachedFirst,
  cacheName,
  dropOtherEditions,
  fileFor,
  freshFirst,
  isThisMachine,
  keepEdition,
} from "../../www/offline/cache-rules.js";
import { fakeCaches } from "./fakes/caches.js";

const SCOPE = "https://host.example/games/";
const EDITION = {
  version: "one",
  files: ["index.html", "app.js", "embed.html", "draw/scene.js"].map((path) => ({
    path,
    integrity: "",
    bytes: 10,
  })),
};
const NAME = cacheName(SCOPE, EDITION);
const FOLLOWER = { onProgress: () => {}, signal: new AbortController().signal };
const APP = `${SCOPE}app.js`;

/** A network that answers each request with its path, with exceptions. */
function network(/** @type {Record<string, () => Response>} */ otherwise = {}) {
  const asked = /** @type {Request[]} */ ([]);
  const fetch = async (/** @type {Request} */ request) => {
    asked.push(request);
    const path = request.url.slice(SCOPE.length);
    return otherwise[path]?.() ?? new Response(path);
  };
  return { asked, fetch };
}

const noNetwork = async () => {
  throw new TypeError("Failed to fetch");
};

test("an edition is cached with every file, each revalidated", async () => {
  const caches = fakeCaches();
  const { asked, fetch } = network();
  await keepEdition(caches, SCOPE, EDITION, fetch, FOLLOWER);
  assert.deepEqual(
    [...(caches.contents.get(NAME)?.keys() ?? [])].sort(),
    EDITION.files.map(({ path }) => SCOPE + path).sort(),
  );
  assert.ok(asked.every(({ cache }) => cache === "no-cache"));
});

test("a file must match the build", async () => {
  const integrity = "sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU=";
  const { asked, fetch } = network();
  const files = [{ path: "app.js", integrity, bytes: 0 }];
  await keepEdition(fakeCaches(), SCOPE, { version: "one", files }, fetch, FOLLOWER);
  assert.equal(asked[0]?.integrity, integrity);
});

test("an edition with a missing file isn't cached at all", async () => {
  const caches = fakeCaches();
  const missing = () => new Response("gone", { status: 404 });
  const { fetch } = network({ "app.js": missing });
  await assert.rejects(keepEdition(caches, SCOPE, EDITION, fetch, FOLLOWER), /app\.js: status 404/);
  assert.equal(caches.contents.size, 0);
});

test("an edition without enough room isn't cached at all", async () => {
  const caches = fakeCaches();
  const full = async () => {
    throw new DOMException("full", "QuotaExceededError");
  };
  const { open } = caches;
  caches.open = async (name) => ({ ...(await open(name)), put: full });
  await assert.rejects(keepEdition(caches, SCOPE, EDITION, network().fetch, FOLLOWER), {
    name: "QuotaExceededError",
  });
  assert.equal(caches.contents.size, 0);
});

test("progress is reported, and cancelling leaves nothing cached", async () => {
  const caches = fakeCaches();
  const stop = new AbortController();
  const told = /** @type {[number, number][]} */ ([]);
  const onProgress = (/** @type {number} */ bytes, /** @type {number} */ all) => {
    told.push([bytes, all]);
    if (told.length === 2) stop.abort();
  };
  const follower = { onProgress, signal: stop.signal };
  await assert.rejects(keepEdition(caches, SCOPE, EDITION, network().fetch, follower), {
    name: "AbortError",
  });
  assert.deepEqual(told, [
    [10, 40],
    [20, 40],
  ]);
  assert.equal(caches.contents.size, 0);
  const again = { onProgress, signal: new AbortController().signal };
  await keepEdition(caches, SCOPE, EDITION, network().fetch, again);
  assert.deepEqual(told.at(-1), [40, 40]);
  assert.equal(caches.contents.get(NAME)?.size, EDITION.files.length);
});

test("reinstalling the edition in use keeps it, even after a failure", async () => {
  const caches = fakeCaches();
  await keepEdition(caches, SCOPE, EDITION, network().fetch, FOLLOWER);
  await assert.rejects(keepEdition(caches, SCOPE, EDITION, noNetwork, FOLLOWER));
  assert.equal(caches.contents.get(NAME)?.size, EDITION.files.length);
});

test("a redirected response is cached without its redirect", async () => {
  const caches = fakeCaches();
  const redirected = () => {
    const response = new Response("page", { headers: { "content-type": "text/html" } });
    return Object.defineProperty(response, "redirected", { value: true });
  };
  await keepEdition(caches, SCOPE, EDITION, network({ "embed.html": redirected }).fetch, FOLLOWER);
  const cached = await caches.match(`${SCOPE}embed.html`, { cacheName: NAME });
  assert.equal(cached?.redirected, false);
  assert.equal(cached?.headers.get("content-type"), "text/html");
  assert.equal(await cached?.text(), "page");
});

test("only other editions of this folder are dropped", async () => {
  const caches = fakeCaches();
  const older = cacheName(SCOPE, { ...EDITION, version: "zero" });
  const elsewhere = cacheName("https://host.example/more/", EDITION);
  for (const name of [older, NAME, elsewhere, "somebody’s"]) await caches.open(name);
  await dropOtherEditions(caches, SCOPE, EDITION);
  assert.deepEqual(await caches.keys(), [NAME, elsewhere, "somebody’s"]);
});

test("an address maps to its file, ignoring query and fragment", () => {
  const cases = [
    ["", "index.html"],
    ["?utm=1#chess", "index.html"],
    ["index.html", "index.html"],
    ["app.js?2", "app.js"],
    ["draw/scene.js", "draw/scene.js"],
    ["draw%2Fscene.js", "draw/scene.js"],
    ["embed.html?game=chess", "embed.html"],
    ["embed?game=chess", "embed.html"],
  ];
  for (const [path, file] of cases) {
    const request = { method: "GET", url: `${SCOPE}${path}` };
    assert.equal(fileFor(request, SCOPE, EDITION), `${SCOPE}${file}`, path);
  }
});

test("requests for other files go to the network", () => {
  const others = [
    `${SCOPE}my-game.toml`,
    `${SCOPE}%`,
    "https://host.example/",
    "https://else.example/app.js",
  ];
  for (const url of others)
    assert.equal(fileFor({ method: "GET", url }, SCOPE, EDITION), null, url);
  assert.equal(fileFor({ method: "POST", url: APP }, SCOPE, EDITION), null);
});

test("cached files are served without the network", async () => {
  const caches = fakeCaches();
  await keepEdition(caches, SCOPE, EDITION, network().fetch, FOLLOWER);
  const answer = await cachedFirst(caches, NAME, APP, new Request(APP), noNetwork);
  assert.equal(await answer.text(), "app.js");
});

test("missing or unreadable cache entries come from the network", async () => {
  const { fetch } = network();
  const missing = await cachedFirst(fakeCaches(), NAME, APP, new Request(APP), fetch);
  assert.equal(await missing.text(), "app.js");
  const broken = fakeCaches();
  broken.match = async () => {
    throw new DOMException("broken", "UnknownError");
  };
  const read = await cachedFirst(broken, NAME, APP, new Request(APP), fetch);
  assert.equal(await read.text(), "app.js");
});

test("network-first uses the cache only when offline", async () => {
  const caches = fakeCaches();
  await keepEdition(caches, SCOPE, EDITION, network().fetch, FOLLOWER);
  const { fetch } = network({ "app.js": () => new Response("newer") });
  const fresh = await freshFirst(caches, NAME, APP, new Request(APP), fetch);
  assert.equal(await fresh.text(), "newer");
  const cached = await freshFirst(caches, NAME, APP, new Request(APP), noNetwork);
  assert.equal(await cached.text(), "app.js");
  await assert.rejects(freshFirst(fakeCaches(), NAME, APP, new Request(APP), noNetwork), /fetch/);
});

test("only names of the local machine count as this machine", () => {
  assert.ok(["localhost", "127.0.0.1", "[::1]"].every(isThisMachine));
  assert.ok(!isThisMachine("menagerie.localhost") && !isThisMachine("localhost.example"));
});
