// A browser, driven by its WebDriver. The environment variable MENAGERIE_BROWSER chooses it: `firefox` or `webkit`.

import { mkdtemp, readFile, readdir, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { By, Key, Origin, logging, until } from "selenium-webdriver";
import { startFirefox } from "./firefox.js";
import { startWebKit } from "./webkit.js";

/** @import { WebElement, WebDriver } from "selenium-webdriver" */

/** Long, for a machine that compiles meanwhile. */
const PATIENCE_MS = 30_000;

const FIND_VISIBLE = `const [css] = arguments;
return [...document.querySelectorAll(css)].find((each) => each.checkVisibility());`;

/** The button, or the label of a radio button, that contains the words. */
const FIND_BUTTON = `const [words] = arguments;
return [...document.querySelectorAll("button, label")].find((each) =>
  each.checkVisibility() && each.textContent.replace(/\\s+/g, " ").includes(words));`;

/** Whether a visible element has such a text. WebDriver's own text lacks parts in WebKit. */
const HAS_TEXT = `const [css, source, flags] = arguments;
return [...document.querySelectorAll(css)].some((each) =>
  each.checkVisibility() && new RegExp(source, flags).test(each.innerText));`;

/** Shows an element, and waits until it doesn't move between two frames. */
const SETTLE = `const [element, done] = arguments;
element.scrollIntoView({ block: "nearest", behavior: "instant" });
let before = "";
requestAnimationFrame(function compare() {
  const place = JSON.stringify(element.getBoundingClientRect());
  if (place === before) return done();
  before = place;
  requestAnimationFrame(compare);
});`;

/** The first matching element, also in shadow trees; passed to the page as text. */
const FOUND_DEEP = `const [css, within] = arguments;
const find = (root) => root.querySelector(css) ?? [...root.querySelectorAll("*")]
  .reduce((found, { shadowRoot }) => found ?? (shadowRoot && find(shadowRoot)), null);
const start = document.querySelector(within);
const found = start && (find(start) ?? (start.shadowRoot && find(start.shadowRoot)));`;
const FIND_DEEP = `${FOUND_DEEP} return found;`;
/** Read at once, since the page may replace the element or itself at any moment. */
const LABEL_DEEP = `${FOUND_DEEP} return found?.ariaLabel;`;

export const BROWSER = process.env.MENAGERIE_BROWSER ?? "firefox";

/**
 * What differs between browsers.
 * @typedef {object} Started
 * @property {WebDriver} driver
 * @property {() => Promise<unknown>} [watch]  begins to collect errors of a page that has loaded
 * @property {() => Promise<string[]>} takeFaults  errors since the last call
 * @property {() => Promise<void>} stop
 */

/** @typedef {{x: number, y: number}} Place  in the viewport, of a frame if it was entered */

export class Browser {
  /** Of pages that were left. @type {string[]} */
  #faults = [];
  #started;
  #driver;
  #downloads;

  /**
   * @param {Started} started
   * @param {string} downloads  a folder
   */
  constructor(started, downloads) {
    this.#started = started;
    this.#driver = started.driver;
    this.#downloads = downloads;
  }

  /** @param {{sitesMayStore?: boolean}} [options]  for Firefox only */
  static async start(options = {}) {
    const downloads = await mkdtemp(join(tmpdir(), "menagerie-downloads-"));
    const start = BROWSER === "webkit" ? startWebKit : startFirefox;
    try {
      return new Browser(await start(downloads, options), downloads);
    } catch (error) {
      await rm(downloads, { recursive: true });
      throw error;
    }
  }

  async stop() {
    await this.#started.stop();
    await rm(this.#downloads, { recursive: true });
  }

  async takeFaults() {
    await this.#keepFaults();
    return this.#faults.splice(0);
  }

  async #keepFaults() {
    this.#faults.push(...(await this.#started.takeFaults()));
  }

  /**
   * Loads a page again even if only the part of the address after `#` differs.
   * @param {string} address
   */
  async open(address) {
    await this.#leaveFor("about:blank");
    await this.#driver.get(address);
    await this.#started.watch?.();
  }

  /**
   * Clears everything stored.
   * @param {string} address  of the bundle
   */
  async forget(address) {
    // Leaving a page while it loads cuts off its requests, which the console reports as errors.
    await this.#leaveFor(`${address}shield.svg`);
    await this.run(`localStorage.clear();
      await new Promise((done) => (indexedDB.deleteDatabase("menagerie").onsuccess = done));`);
  }

  /**
   * Waits for the new page: in WebKit a change of history by the old one, as after a move, ends the command too early.
   * @param {string} address
   */
  async #leaveFor(address) {
    await this.#keepFaults();
    await this.#driver.get(address);
    // Between two pages there is none to ask.
    const isThere = () =>
      this.run("return location.href").then(
        (at) => at === address,
        () => false,
      );
    await this.#driver.wait(isThere, PATIENCE_MS, address);
  }

  /** WebDriver's reload would bypass the service worker. */
  async reload() {
    await this.#keepFaults();
    await this.run("document.body.dataset.old = ''; setTimeout(() => location.reload())");
    // Between two pages there is none to ask.
    const isNew = () => this.run("return !('old' in document.body.dataset)").catch(() => false);
    await this.#driver.wait(isNew, PATIENCE_MS, "a reload");
    await this.#started.watch?.();
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
   * The first that is visible. WebDriver's own test of visibility fails in WebKit within `display: contents`.
   * @param {string} css
   */
  async find(css) {
    const visible = () => this.#driver.executeScript(FIND_VISIBLE, css);
    return /** @type {WebElement} */ (await this.#driver.wait(visible, PATIENCE_MS, css));
  }

  /** @param {string} css */
  async clickOn(css) {
    await this.#clickFound(() => this.find(css));
  }

  /** @param {string} words  on a button or beside a radio button */
  async press(words) {
    const found = () => this.#driver.executeScript(FIND_BUTTON, words);
    await this.#clickFound(async () => {
      const button = await this.#driver.wait(found, PATIENCE_MS, words);
      return /** @type {WebElement} */ (button);
    });
  }

  /** @param {() => Promise<WebElement>} find */
  async #clickFound(find) {
    await this.#patiently(async () => {
      const element = await find();
      await this.#driver.executeAsyncScript(SETTLE, element);
      await element.click();
    });
  }

  /**
   * Tries again while a closing dialog is in the way, and after a page or an element was replaced.
   * @param {() => Promise<void>} work
   */
  async #patiently(work) {
    const done = () =>
      work().then(
        () => true,
        (/** @type {Error} */ error) => {
          if (/NotInteractable|Intercepted|StaleElement/.test(error.name)) return false;
          throw error;
        },
      );
    await this.#driver.wait(done, PATIENCE_MS, "an element that can be used");
  }

  /**
   * @param {string} css  of a list to choose from
   * @param {string} value
   */
  async choose(css, value) {
    await this.#patiently(async () => {
      const list = await this.find(css);
      // In WebKit options are never visible.
      await (await list.findElement(By.css(`option[value="${value}"]`))).click();
    });
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
    await this.clickIn("game-board", ...names);
  }

  /**
   * @param {string} board  what holds it
   * @param {string[]} names  of squares
   */
  async clickIn(board, ...names) {
    for (const name of names) {
      await this.#clickFound(() => this.square(name, board));
    }
  }

  /** By the mouse, whatever is there. @param {Place} place */
  async clickAt(place) {
    await this.#driver
      .actions()
      .move({ ...place, origin: Origin.VIEWPORT })
      .click()
      .perform();
  }

  /** By the mouse. @param {Place} from @param {Place} to */
  async drag(from, to) {
    await this.#driver
      .actions()
      .move({ ...from, origin: Origin.VIEWPORT })
      .press()
      .move({ ...to, origin: Origin.VIEWPORT })
      .release()
      .perform();
  }

  /** @param {string[]} keys */
  async keys(...keys) {
    await this.#driver
      .actions()
      .sendKeys(...keys)
      .perform();
  }

  /** The text in the clipboard, as a field gets it. */
  async paste() {
    await this.run(`const field = document.createElement("textarea");
      document.body.append(Object.assign(field, { id: "pasted" }));
      field.focus();`);
    await this.#driver.actions().keyDown(Key.CONTROL).sendKeys("v").keyUp(Key.CONTROL).perform();
    return String(
      await this.run(`const field = document.querySelector("#pasted");
      field.remove();
      return field.value;`),
    );
  }

  /** @param {string[]} moves  into the table's field */
  async type(...moves) {
    for (const move of moves) {
      await this.#patiently(async () => {
        await (await this.find("move-entry input")).sendKeys(move, Key.ENTER);
      });
      await this.runUntil(`return document.querySelector("move-entry input")?.value === ""`);
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

  /** Further commands apply to a frame. @param {string} css */
  async enterFrame(css) {
    await this.#driver.switchTo().frame(await this.find(css));
  }

  async leaveFrame() {
    await this.#driver.switchTo().defaultContent();
  }

  /** @param {string} css @param {RegExp} words */
  async expectText(css, words) {
    const told = () => this.#driver.executeScript(HAS_TEXT, css, words.source, words.flags);
    await this.#driver.wait(told, PATIENCE_MS, `${css} ${words}`);
  }

  /** @param {string} square @param {RegExp} label @param {string} [board] */
  async expectSquare(square, label, board = "game-board") {
    const css = `[data-cell="${square}"]`;
    const shown = async () =>
      label.test(String(await this.#driver.executeScript(LABEL_DEEP, css, board)));
    await this.#driver.wait(shown, PATIENCE_MS, `${square} ${label}`);
  }

  /** @param {number} count */
  async expectMoves(count) {
    const listed = async () =>
      (await this.#driver.findElements(By.css("move-list button.move"))).length === count;
    await this.#driver.wait(listed, PATIENCE_MS, `${count} moves`);
  }
}

logging.getLogger().setLevel(logging.Level.SEVERE);
