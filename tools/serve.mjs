// `node tools/serve.mjs [PORT]`: serves dist/ until interrupted.

import { fileURLToPath } from "node:url";
import { serve } from "./static-server.mjs";

const DEFAULT_PORT = 8064;

const port = process.argv[2] === undefined ? DEFAULT_PORT : Number(process.argv[2]);
if (!Number.isInteger(port) || port < 0 || port > 65535) {
  console.error(`not a port: "${process.argv[2]}"; allowed: 0 to 65535`);
  process.exit(2);
}

const { address } = await serve(fileURLToPath(new URL("../dist", import.meta.url)), port);
console.log(`\nMenagerie is at ${address}\nCtrl+C ends it.`);

process.on("SIGINT", () => process.exit());
