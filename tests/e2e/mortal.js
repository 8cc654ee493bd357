/** @import { Page } from "@playwright/test" */

const MORTAL_ENGINE = `
  import init, { Engine } from "./menagerie.js?real";
  Engine.prototype.whyNot = () => {
    throw new WebAssembly.RuntimeError("unreachable");
  };
  export { init as default, Engine };`;

/** @param {Page} page @param {{ expectFault: (fault: RegExp) => void }} gate */
export async function mortalEngine(page, gate) {
  gate.expectFault(/unreachable/);
  await page.route("**/menagerie.js", (route) =>
    route.fulfill({ contentType: "text/javascript", body: MORTAL_ENGINE }),
  );
}
