// WebKitGTK's MiniBrowser, driven by its WebKitWebDriver, on a screen of its own. `cargo xtask test webkit` says where both
// programs are.
//
// The driver has no BiDi, so a script in the page collects errors. It doesn't see those of workers, those before the page
// has loaded, and what the browser itself reports, such as failed requests.

import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Builder } from "selenium-webdriver";
// @ts-expect-error: the types are for `selenium-webdriver/remote`, which node can't import.
import { DriverService } from "selenium-webdriver/remote/index.js";

/** @import { Started } from "./browser.js" */
/** @import { Readable } from "node:stream" */

/** Adds a fault's words to the list that `takeFaults` empties. */
const WATCH = `if (globalThis.faultsOfTest === undefined) {
  const faults = (globalThis.faultsOfTest = []);
  addEventListener("error", ({ message }) => faults.push(message));
  addEventListener("unhandledrejection", ({ reason }) => faults.push(String(reason)));
  console.error = (...words) => faults.push(words.join(" "));
}`;

/**
 * @param {string} downloads  a folder
 * @returns {Promise<Started>}
 */
export async function startWebKit(downloads) {
  const home = await homeWith(downloads);
  const screen = await startScreen();
  const service = new DriverService.Builder(process.env.WEBKITDRIVER ?? "WebKitWebDriver")
    .setLoopback(true)
    .setEnvironment({ ...environment(home), DISPLAY: screen.name })
    .build();
  const stopAll = async () => {
    await service.kill();
    screen.stop();
    // The browser may still write there.
    await rm(home, { recursive: true, maxRetries: 20 });
  };
  try {
    const driver = await new Builder()
      .forBrowser("MiniBrowser")
      .usingServer(await service.start())
      .build();
    await driver.manage().window().setRect({ width: 1280, height: 900 });
    return {
      driver,
      watch: () => driver.executeScript(WATCH),
      takeFaults: () => driver.executeScript("return globalThis.faultsOfTest?.splice(0) ?? []"),
      stop: () => driver.quit().finally(stopAll),
    };
  } catch (error) {
    await stopAll();
    throw error;
  }
}

/** A home folder with the browser's settings. @param {string} downloads */
async function homeWith(downloads) {
  const home = await mkdtemp(join(tmpdir(), "menagerie-webkit-"));
  await writeFile(join(home, "user-dirs.dirs"), `XDG_DOWNLOAD_DIR="${downloads}"\n`);
  await mkdir(join(home, "gtk-3.0"));
  // Reduced motion.
  await writeFile(join(home, "gtk-3.0/settings.ini"), "[Settings]\ngtk-enable-animations=0\n");
  return home;
}

/** @param {string} home */
function environment(home) {
  const variables = ["HOME", "XDG_CONFIG_HOME", "XDG_CACHE_HOME", "XDG_DATA_HOME"];
  const places = Object.fromEntries(variables.map((name) => [name, home]));
  // On a desktop with Wayland the window would appear there.
  return /** @type {Record<string, string>} */ ({ ...process.env, ...places, GDK_BACKEND: "x11" });
}

/** Xvfb writes the number of a free screen to the file 3. */
async function startScreen() {
  const screen = spawn(
    "Xvfb",
    ["-displayfd", "3", "-screen", "0", "1400x1000x24", "-nolisten", "tcp"],
    { stdio: ["ignore", "ignore", "ignore", "pipe"] },
  );
  const stop = () => screen.kill();
  process.once("exit", stop);
  const output = /** @type {Readable} */ (screen.stdio[3]);
  const ended = once(screen, "exit").then(() => Promise.reject(new Error("Xvfb has ended")));
  const [number] = await Promise.race([once(output, "data"), ended]);
  return { name: `:${String(number).trim()}`, stop };
}
