// A host that can publish new editions and go down: for tests of the service worker and of hosting.

import { execFile } from "node:child_process";
import { cp, mkdir, mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import { writeWorker } from "../../tools/precache.mjs";
import { serve } from "../../tools/static-server.mjs";

/** @import { ServerResponse } from "node:http" */

const run = promisify(execFile);

const DIST = fileURLToPath(new URL("../../dist", import.meta.url));
const FIRST_EDITION = fileURLToPath(
  new URL("../fixtures/first-edition/dist.tar.xz", import.meta.url),
);

/**
 * Resolves to this machine, as all names under `localhost`, but isn't one of those at which the network comes first.
 */
const NAME = "menagerie.localhost";

/**
 * `missing`: 404; `error`: 500; `start page`: index.html in its place, as some hosts answer for missing files; `cut off`:
 * the rest doesn't come; `silent`: no answer.
 * @typedef {"missing" | "error" | "start page" | "cut off" | "silent"} Fault
 */

/** @type {Record<Fault, (response: ServerResponse) => void>} */
const FAULTS = {
  missing: (response) => response.writeHead(404, { "content-type": "text/plain" }).end("not found"),
  error: (response) => response.writeHead(500, { "content-type": "text/plain" }).end("error"),
  "start page": (response) =>
    response.writeHead(200, { "content-type": "text/html" }).end("<!doctype html><title>Start"),
  "cut off": (response) => {
    response.writeHead(200, { "content-length": 1000 }).write("import ");
    setTimeout(() => response.destroy(), 20);
  },
  silent: () => {},
};

export class Host {
  /** @type {{files: RegExp, fault: Fault} | null} */
  #broken = null;
  /** @type {{address: string, close: () => Promise<void>} | null} */
  #server = null;
  #root;
  #folder;
  #port = 0;
  /** Sent with every answer. @type {Record<string, string>} */
  headers = {};

  /**
   * @param {string} root
   * @param {string} folder  of the bundle in it, "" or "some/folder/"
   */
  constructor(root, folder) {
    this.#root = root;
    this.#folder = folder;
  }

  get address() {
    // As a browser writes it, with percent-encoding.
    return new URL(this.#folder, `http://${NAME}:${this.#port}/`).href;
  }

  get addressHere() {
    return new URL(this.#folder, `http://127.0.0.1:${this.#port}/`).href;
  }

  /** @param {string} [folder] */
  static async open(folder = "") {
    const host = new Host(await mkdtemp(join(tmpdir(), "menagerie-host-")), folder);
    await host.restore();
    await host.start();
    return host;
  }

  async close() {
    await this.stop();
    await rm(this.#root, { recursive: true });
  }

  async start() {
    this.#server = await serve(this.#root, this.#port, this.headers, {
      fail: (url, response) => this.#fail(url, response),
    });
    this.#port = Number(new URL(this.#server.address).port);
  }

  /** Answers requests for these files wrongly, until it is mended. @param {RegExp} files @param {Fault} fault */
  break(files, fault) {
    this.#broken = { files, fault };
  }

  mend() {
    this.#broken = null;
  }

  /** @param {string} url @param {ServerResponse} response */
  #fail(url, response) {
    if (!this.#broken?.files.test(url)) return false;
    FAULTS[this.#broken.fault](response);
    return true;
  }

  async stop() {
    await this.#server?.close();
    this.#server = null;
  }

  async restore() {
    this.mend();
    await this.#replace((bundle) => cp(DIST, bundle, { recursive: true }));
    await writeWorker(join(this.#root, this.#folder));
  }

  /** Publishes the first edition as it was built then, with its own service worker. */
  async publishFirstEdition() {
    await this.#replace(async (bundle) => {
      await mkdir(bundle, { recursive: true });
      await run("tar", ["-xJf", FIRST_EDITION, "--strip-components=1", "-C", bundle]);
    });
  }

  /** @param {(bundle: string) => Promise<void>} write */
  async #replace(write) {
    const bundle = join(this.#root, this.#folder);
    await rm(bundle, { recursive: true, force: true });
    await write(bundle);
  }

  /**
   * Publishes another edition, with this text appended to a file, which may be new.
   * @param {string} path
   * @param {string} text
   */
  async publish(path, text) {
    const bundle = join(this.#root, this.#folder);
    const file = join(bundle, path);
    await writeFile(file, (await readFile(file, "utf8").catch(() => "")) + text);
    await writeWorker(bundle);
  }

  /** A half-uploaded edition. @param {string} path @param {string} text */
  async overwrite(path, text) {
    await writeFile(join(this.#root, this.#folder, path), text);
  }

  /** @param {string} path */
  async lose(path) {
    await rm(join(this.#root, this.#folder, path));
  }
}
