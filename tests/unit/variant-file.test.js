import assert from "node:assert/strict";
import { createServer } from "node:http";
import { test } from "node:test";
import { fetchVariant } from "../../www/embed/variant-file.js";

/** @import { RequestListener } from "node:http" */
/** @import { AddressInfo } from "node:net" */

/** @param {RequestListener} answer @param {(address: string) => Promise<void>} work */
async function served(answer, work) {
  const server = createServer(answer);
  await new Promise((done) => server.listen(0, "127.0.0.1", () => done(null)));
  const { port } = /** @type {AddressInfo} */ (server.address());
  try {
    await work(`http://127.0.0.1:${port}/`);
  } finally {
    server.closeAllConnections();
    server.close();
  }
}

const wanted = () => new AbortController().signal;

test("a file is decoded correctly wherever its bytes are cut", () =>
  served(
    async (_, response) => {
      const bytes = Buffer.from('name = "Décimale"');
      response.write(bytes.subarray(0, 10));
      await new Promise((done) => setImmediate(done));
      response.end(bytes.subarray(10));
    },
    async (address) =>
      assert.equal(await fetchVariant("a.toml", address, wanted()), 'name = "Décimale"'),
  ));

test("an endless file is refused early", () =>
  served(
    (_, response) => {
      const more = () => {
        while (!response.destroyed && response.write("# and so on\n"));
      };
      response.on("drain", more);
      more();
    },
    (address) =>
      assert.rejects(fetchVariant("a.toml", address, wanted()), { code: "src-too-long" }),
  ));

test("a cancelled download isn't awaited", () =>
  served(
    () => {},
    async (address) => {
      const unwanted = new AbortController();
      const asked = fetchVariant("a.toml", address, unwanted.signal);
      unwanted.abort();
      await assert.rejects(asked, { code: "src-unreachable" });
    },
  ));
