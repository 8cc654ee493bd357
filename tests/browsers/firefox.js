// Firefox, driven by geckodriver. `cargo xtask test firefox` says where both are.

import { Builder } from "selenium-webdriver";
import LogInspector from "selenium-webdriver/bidi/logInspector.js";
import firefox from "selenium-webdriver/firefox.js";

/** @import { Started } from "./browser.js" */
/** @import { WebDriver } from "selenium-webdriver" */

/**
 * @param {string} downloads  a folder
 * @param {{sitesMayStore?: boolean}} options
 * @returns {Promise<Started>}
 */
export async function startFirefox(downloads, { sitesMayStore = true }) {
  const options = new firefox.Options()
    .addArguments("-headless", "--width=1280", "--height=900")
    .setBinary(process.env.FIREFOX ?? "firefox")
    .setPreference("ui.prefersReducedMotion", 1)
    // Downloads go into a chosen folder, which is number 2.
    .setPreference("browser.download.folderList", 2)
    .setPreference("browser.download.dir", downloads);
  if (!sitesMayStore) options.setPreference("network.cookie.cookieBehavior", 2);
  options.set("webSocketUrl", true);
  const driver = await new Builder()
    .forBrowser("firefox")
    .setFirefoxOptions(options)
    .setFirefoxService(new firefox.ServiceBuilder(process.env.GECKODRIVER ?? "geckodriver"))
    .build();
  const faults = await watch(driver);
  return { driver, takeFaults: async () => faults.splice(0), stop: () => driver.quit() };
}

/** @param {WebDriver} driver */
async function watch(driver) {
  /** @type {string[]} */
  const faults = [];
  const inspector = await LogInspector(driver);
  await inspector.onJavascriptException((/** @type {{text: string}} */ { text }) =>
    faults.push(text),
  );
  await inspector.onConsoleEntry((/** @type {{level: string, text: string}} */ entry) => {
    if (entry.level === "error") faults.push(entry.text);
  });
  return faults;
}
