// Firefox, steered by geckodriver, on the built page. `cargo xtask test firefox` says where both are.

import { fileURLToPath } from "node:url";
import { Builder, By, logging, until } from "selenium-webdriver";
import LogInspector from "selenium-webdriver/bidi/logInspector.js";
import firefox from "selenium-webdriver/firefox.js";
import { serve } from "../../tools/static-server.mjs";

/** Long, for a machine that compiles meanwhile. */
const PATIENCE_MS = 30_000;

export class Browser {
  /** What went wrong in the page. @type {string[]} */
  faults = [];
  #driver;
  #server;

  /**
   * @param {import("selenium-webdriver").WebDriver} driver
   * @param {Awaited<ReturnType<typeof serve>>} server
   */
  constructor(driver, server) {
    this.#driver = driver;
    this.#server = server;
  }

  static async start() {
    const server = await serve(fileURLToPath(new URL("../../dist", import.meta.url)));
    const options = new firefox.Options()
      .addArguments("-headless", "--width=1280", "--height=900")
      .setBinary(process.env.FIREFOX ?? "firefox")
      .setPreference("ui.prefersReducedMotion", 1);
    options.set("webSocketUrl", true);
    const driver = await new Builder()
      .forBrowser("firefox")
      .setFirefoxOptions(options)
      .setFirefoxService(new firefox.ServiceBuilder(process.env.GECKODRIVER ?? "geckodriver"))
      .build();
    const browser = new Browser(driver, server);
    const inspector = await LogInspector(driver);
    await inspector.onJavascriptException((/** @type {{text: string}} */ { text }) =>
      browser.faults.push(text),
    );
    return browser;
  }

  async stop() {
    await this.#driver.quit();
    await this.#server.close();
  }

  /**
   * A game as nobody has left it.
   * @param {string} hash
   */
  async open(hash) {
    await this.#driver.get("about:blank");
    await this.#driver.get(this.#server.address + hash);
  }

  async forget() {
    await this.#driver.get(this.#server.address);
    await this.run("localStorage.clear()");
  }

  async reload() {
    await this.#driver.navigate().refresh();
  }

  /**
   * @template Result
   * @param {string} script  of a function
   * @returns {Promise<Result>}
   */
  run(script) {
    return this.#driver.executeAsyncScript(
      `const done = arguments[arguments.length - 1]; (async () => { ${script} })().then(done, (error) => done(String(error)));`,
    );
  }

  /**
   * Waits until it can be seen.
   * @param {string} css
   */
  async find(css) {
    const element = await this.#driver.wait(until.elementLocated(By.css(css)), PATIENCE_MS, css);
    await this.#driver.wait(until.elementIsVisible(element), PATIENCE_MS, css);
    return element;
  }

  /** @param {string} words  on a button or beside a radio button */
  async press(words) {
    const path = `//*[self::button or self::label][not(ancestor::*[@hidden]) and contains(normalize-space(.), "${words}")]`;
    const button = await this.#driver.wait(
      until.elementLocated(By.xpath(path)),
      PATIENCE_MS,
      words,
    );
    await this.#driver.wait(until.elementIsVisible(button), PATIENCE_MS, words);
    await button.click();
  }

  /** @param {string} name  "e4" */
  async cell(name) {
    const board = await this.find("game-board");
    const css = `[data-cell="${name}"]`;
    const within = async () => {
      const root = await board.getShadowRoot();
      return (await root.findElements(By.css(css)))[0] ?? null;
    };
    return /** @type {import("selenium-webdriver").WebElement} */ (
      await this.#driver.wait(within, PATIENCE_MS, name)
    );
  }

  /** @param {string[]} names  of cells */
  async click(...names) {
    for (const name of names) await (await this.cell(name)).click();
  }

  /** @param {string[]} keys */
  async keys(...keys) {
    await this.#driver
      .actions()
      .sendKeys(...keys)
      .perform();
  }

  /**
   * @param {string} css
   * @param {RegExp} words
   */
  async expectText(css, words) {
    const element = await this.find(css);
    await this.#driver.wait(
      until.elementTextMatches(element, words),
      PATIENCE_MS,
      `${css} ${words}`,
    );
  }

  /**
   * @param {string} cell
   * @param {RegExp} label
   */
  async expectCell(cell, label) {
    const told = async () =>
      label.test((await (await this.cell(cell)).getAttribute("aria-label")) ?? "");
    await this.#driver.wait(told, PATIENCE_MS, `${cell} ${label}`);
  }
}

/** Quiet but for what goes wrong. */
logging.getLogger().setLevel(logging.Level.SEVERE);
