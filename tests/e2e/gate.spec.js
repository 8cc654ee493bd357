import { Gate, expect, test } from "./fixtures.js";

/** Errors in a page, and what the gate must report. */
const FAULTS = /** @type {const} */ ([
  ["a console error", 'console.error("lost a man")', /console error: lost a man/],
  [
    "an uncaught error",
    'setTimeout(() => { throw new Error("no king") })',
    /page error: .*no king/,
  ],
  ["a missing file", 'fetch("missing.json")', /status 404: .*missing\.json/],
  [
    "a request to another origin",
    'fetch("http://127.0.0.1:9/").catch(() => 0)',
    /another origin: http:\/\/127/,
  ],
  ["an error in a worker", 'new Worker("data:text/javascript,throw new Error(`lost`)")', /lost/],
  [
    "a worker's console error",
    'new Worker("data:text/javascript,console.error(`lost`)")',
    /console error: lost/,
  ],
]);

for (const [name, script, complaint] of FAULTS) {
  test(`${name} does not pass the gate`, async ({ gate, open, page, server }) => {
    gate.expectFault(/./);
    const watched = new Gate(page, server.address);
    await open();
    await page.evaluate((text) => void window.eval(text), script);
    await expect.poll(() => watched.faults.join("\n")).toMatch(complaint);
  });
}

for (const time of ["first", "second"])
  test(`storage contains nothing of other tests, the ${time} time`, async ({ page, open }) => {
    await open();
    const found = await page.evaluate(() => {
      const before = [localStorage.getItem("left"), sessionStorage.getItem("left")];
      localStorage.setItem("left", "over");
      sessionStorage.setItem("left", "over");
      return before;
    });
    expect(found).toEqual([null, null]);
    await page.reload();
    expect(await page.evaluate(() => sessionStorage.getItem("left"))).toBe("over");
  });
