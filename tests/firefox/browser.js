// Firefox, driven by geckodriver. `cargo xtask test firefox` says where both are.

import { mkdtemp, readFile, readdir, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Builder, By, Key, logging, until } from "selenium-webdriver";
import LogInspector from "selenium-webdriver/bidi/logInspector.js";
import firefox from "selenium-webdriver/firefox.js";

/** @typedef {import("selenium-webdriver").WebElement} WebElement */

/** Long, for a machine that compiles meanwhile. */
const PATIENCE_MS = 30_000;

/** The first matching element, also in shadow trees; passed to the page as text. */
const FIND_DEEP = `const [css, within] = arguments;
const find = (root) => root.querySelector(css) ?? [...root.querySelectorAll("*")]
  .reduce((found, { shadowRoot }) => found ?? (shadowRoot && find(shadowRoot)), null);
const start = document.querySelector(within);
return start && (find(start) ?? (start.shadowRoot && find(start.shadowRoot)));`;

export class Browser {
  /** @type {string[]} */
  #faults = [];
  #driver;
  #downloads;

  /**
   * @param {import("selenium-webdriver").WebDriver} driver
   * @param {string} downloads  a folder
   */
  constructor(driver, downloads) {
    this.#driver = driver;
    this.#downloads = downloads;
  }

  /** @param {Record<string, number>} [preferences] */
  static async start(preferences = {}) {
    const downloads = await mkdtemp(join(tmpdir(), "menagerie-firefox-"));
    const options = new firefox.Options()
      .addArguments("-headless", "--width=1280", "--height=900")
      .setBinary(process.env.FIREFOX ?? "firefox")
      .setPreference("ui.prefersReducedMotion", 1)
      // Downloads go into a chosen folder, which is number 2.
      .setPreference("browser.download.folderList", 2)
      .setPreference("browser.download.dir", downloads);
    for (const [name, value] of Object.entries(preferences)) options.setPreference(name, value);
    options.set("webSocketUrl", true);
    const driver = await new Builder()
      .forBrowser("firefox")
      .setFirefoxOptions(options)
      .setFirefoxService(new firefox.ServiceBuilder(process.env.GECKODRIVER ?? "geckodriver"))
      .build();
    const browser = new Browser(driver, downloads);
    const inspector = await LogInspector(driver);
    await inspector.onJavascriptException((/** @type {{text: string}} */ { text }) =>
      browser.#faults.push(text),
    );
    await inspector.onConsoleEntry((/** @type {{level: string, text: string}} */ entry) => {
      if (entry.level === "error") browser.#faults.push(entry.text);
    });
    return browser;
  }

  async stop() {
    await this.#driver.quit();
    await rm(this.#downloads, { recursive: true });
  }

  takeFaults() {
    return this.#faults.splice(0);
  }

  /**
   * Loads a page again even if only the part of the address after `#` differs.
   * @param {string} address
   */
  async open(address) {
    await this.#driver.get("about:blank");
    await this.#driver.get(address);
  }

  /**
   * Clears everything stored.
   * @param {string} address  of the bundle
   */
  async forget(address) {
    // Leaving a page while it loads cuts off its requests, which the console reports as errors.
    await this.#driver.get(`${address}shield.svg`);
    await this.run(`localStorage.clear();
      await new Promise((done) => (indexedDB.deleteDatabase("menagerie").onsuccess = done));`);
  }

  /** WebDriver's reload would bypass the service worker. */
  async reload() {
    await this.run("document.body.dataset.old = ''; setTimeout(() => location.reload())");
    // Between two pages there is none to ask.
    const isNew = () => this.run("return !('old' in document.body.dataset)").catch(() => false);
    await this.#driver.wait(isNew, PATIENCE_MS, "a reload");
  }

  /**
   * @template Result
   * @param {string} script  of a function
   * @returns {Promise<Result>}
   */
  async run(script) {
    const { value, error } = await this.#driver.executeAsyncScript(
      `const done = arguments[arguments.length - 1];
(async () => { ${script} })().then((value) => done({ value }), (error) => done({ error: String(error) }));`,
    );
    if (error !== undefined) throw new Error(`${error}\n${script}`);
    return value;
  }

  /** @param {string} script  of a function */
  async runUntil(script) {
    await this.#driver.wait(async () => (await this.run(script)) === true, PATIENCE_MS, script);
  }

  /**
   * Waits until it is visible.
   * @param {string} css
   */
  async find(css) {
    const element = await this.#driver.wait(until.elementLocated(By.css(css)), PATIENCE_MS, css);
    await this.#driver.wait(until.elementIsVisible(element), PATIENCE_MS, css);
    return element;
  }

  /** @param {string} words  on a button or beside a radio button */
  async press(words) {
    const path = `//*[self::button or self::label][contains(normalize-space(.), "${words}")]`;
    const shown = async () => {
      for (const each of await this.#driver.findElements(By.xpath(path)))
        if (await each.isDisplayed()) return each;
      return null;
    };
    const button = await this.#driver.wait(shown, PATIENCE_MS, words);
    await /** @type {WebElement} */ (button).click();
  }

  /**
   * @param {string} css  of a list to choose from
   * @param {string} value
   */
  async choose(css, value) {
    await (await this.find(`${css} option[value="${value}"]`)).click();
  }

  /**
   * @param {string} name  "e4"
   * @param {string} board  what holds it
   */
  async square(name, board = "game-board") {
    const css = `[data-cell="${name}"]`;
    const within = () => this.#driver.executeScript(FIND_DEEP, css, board);
    return /** @type {WebElement} */ (await this.#driver.wait(within, PATIENCE_MS, name));
  }

  /** @param {string[]} names  of squares */
  async click(...names) {
    for (const name of names) await (await this.square(name)).click();
  }

  /** @param {string[]} keys */
  async keys(...keys) {
    await this.#driver
      .actions()
      .sendKeys(...keys)
      .perform();
  }

  /** @param {string[]} moves  into the table's field */
  async type(...moves) {
    for (const move of moves) {
      const field = await this.find("move-entry input");
      await field.sendKeys(move, Key.ENTER);
      const taken = async () => (await field.getAttribute("value")) === "";
      await this.#driver.wait(taken, PATIENCE_MS, move);
    }
  }

  /**
   * @param {string} css  of a file field, which may be hidden
   * @param {string} path
   */
  async upload(css, path) {
    const field = await this.#driver.wait(until.elementLocated(By.css(css)), PATIENCE_MS, css);
    await field.sendKeys(path);
  }

  /** The text of the only downloaded file. */
  async download() {
    const saved = async () => {
      const names = await readdir(this.#downloads);
      // An unfinished one has a second file beside it.
      return names.length === 1 && join(this.#downloads, names[0] ?? "");
    };
    const path = String(await this.#driver.wait(saved, PATIENCE_MS, "a file"));
    return { path, text: await readFile(path, "utf8") };
  }

  /**
   * Further commands apply to a frame.
   * @param {string} css
   */
  async enterFrame(css) {
    await this.#driver.switchTo().frame(await this.find(css));
  }

  async leaveFrame() {
    await this.#driver.switchTo().defaultContent();
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
   * @param {string} square
   * @param {RegExp} label
   * @param {string} [board]
   */
  async expectSquare(square, label, board) {
    const told = async () =>
      label.test((await (await this.square(square, board)).getAttribute("aria-label")) ?? "");
    await this.#driver.wait(told, PATIENCE_MS, `${square} ${label}`);
  }

  /** @param {number} count */
  async expectMoves(count) {
    const listed = async () =>
      (await this.#driver.findElements(By.css("move-list button.move"))).length === count;
    await this.#driver.wait(listed, PATIENCE_MS, `${count} moves`);
  }
}

logging.getLogger().setLevel(logging.Level.SEVERE);
