// The place where pages are shown, one at a time.

import { make, setHidden } from "../elements/controls/markup.js";
import { Part } from "../elements/controls/part.js";
import { words } from "../i18n/strings.js";
import { PAGES } from "./page-list.js";
import { styleSheet } from "./style-sheet.js";

/** @typedef {import("../state/routes.js").PageName} PageName */
/** @typedef {import("../state/routes.js").PageRoute} PageRoute */
/** @typedef {import("../state/state.js").State} State */
/** @typedef {import("./page.js").PageServices} PageServices */
/** @typedef {import("./page.js").Page} Page */

export class PageHost extends Part {
  /** Set by the page before the first page is entered. */
  services = /** @type {PageServices} */ (/** @type {unknown} */ (null));
  /** @type {Map<PageName, Page>} */
  #pages = new Map();
  #waiting = make("p", { class: "page-waiting quiet", role: "status" });
  #failed = make("section", { class: "page-failed" });
  /** Where the page is. @type {PageRoute | null} */
  #route = null;
  /** @type {Page | null} */
  #entered = null;
  /** @type {State | null} */
  #state = null;

  /** @override */
  build() {
    const again = make("button", { type: "button", class: "primary" }, words.pages.again);
    again.onclick = () => this.#route !== null && void this.#open(this.#route);
    const title = make("h1", { tabIndex: -1 }, words.pages.failed);
    this.#failed.append(title, make("p", { role: "alert" }, words.pages.failedHint), again);
    this.#failed.hidden = true;
    this.append(this.#waiting, this.#failed);
  }

  /** @override @param {State} state */
  show(state) {
    this.#state = state;
    const route = state.engine === "ready" && state.screen === "page" ? state.page : null;
    setHidden(this, route === null);
    if (route !== this.#route) {
      this.#route = route;
      if (route === null || route.name !== this.#nameOf(this.#entered)) this.#leave();
      if (route !== null) void this.#open(route);
    }
    this.#entered?.show(state);
  }

  /** @param {Page | null} page */
  #nameOf(page) {
    return [...this.#pages].find(([, each]) => each === page)?.[0];
  }

  #leave() {
    const left = this.#entered;
    this.#entered = null;
    if (left === null) return;
    left.hidden = true;
    left.leave();
  }

  /** @param {PageRoute} route */
  async #open(route) {
    const known = this.#pages.get(route.name);
    this.#failed.hidden = true;
    this.#waiting.textContent = known === undefined ? words.loading : "";
    try {
      const page = known ?? (await this.#make(route.name));
      if (this.#route === route) this.#enter(page, route);
    } catch {
      // Without its network a browser tab that isn't kept offline yet can't fetch a page.
      if (this.#route === route) this.#failed.hidden = false;
    } finally {
      if (this.#route === route) this.#waiting.textContent = "";
    }
  }

  /** @param {PageName} name */
  async #make(name) {
    const load = PAGES[name];
    if (load === undefined) throw new Error(`no page ${name}`);
    const PageClass = await load();
    await Promise.all(PageClass.styles.map(styleSheet));
    // Two visits may have asked for it.
    const made = this.#pages.get(name);
    if (made !== undefined) return made;
    const page = new PageClass();
    page.services = this.services;
    page.hidden = true;
    this.#pages.set(name, page);
    this.append(page);
    return page;
  }

  /**
   * @param {Page} page
   * @param {PageRoute} route
   */
  #enter(page, route) {
    const arrived = this.#entered !== page;
    this.#entered = page;
    page.hidden = false;
    page.enter(route);
    if (this.#state !== null) page.show(this.#state);
    if (!arrived) return;
    scrollTo({ top: 0 });
    page.querySelector("h1")?.focus({ preventScroll: true });
  }
}

customElements.define("page-host", PageHost);
