import { html } from "lit-html";
import { Part } from "../elements/controls/part.js";
import { words } from "../i18n/strings.js";
import { PAGES } from "./page-list.js";
import { styleSheet } from "../elements/controls/style-sheet.js";
import { inTime } from "../platform/in-time.js";

/** @import { PageName, PageRoute } from "../state/routes.js" */
/** @import { State } from "../state/page-state.js" */
/** @import { PageServices, Page } from "./page.js" */

export class PageHost extends Part {
  services = /** @type {PageServices} */ (/** @type {unknown} */ (null));
  /** @type {Map<PageName, Page>} */
  #pages = new Map();
  #waits = false;
  #failed = false;
  /** @type {PageRoute | null} */
  #route = null;
  /** @type {Page | null} */
  #entered = null;
  /** @type {State | null} */
  #state = null;

  /** @override */
  template() {
    const again = () => this.#route !== null && void this.#open(this.#route);
    return html`<p class="page-waiting quiet" role="status">${this.#waits ? words.loading : ""}</p>
      <section class="page-failed" ?hidden=${!this.#failed}>
        <h1 tabindex="-1">${words.pages.failed}</h1>
        <p role="alert">${words.pages.failedHint}</p>
        <button type="button" class="primary" @click=${again}>${words.pages.again}</button>
      </section>
      ${[...this.#pages.values()]}`;
  }

  /** @override @param {State} state */
  show(state) {
    this.#state = state;
    const route = state.engine === "ready" && state.screen === "page" ? state.page : null;
    this.toggleAttribute("hidden", route === null);
    super.show(state);
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
    this.#showStatus({ waits: known === undefined });
    try {
      const page = known ?? (await this.#make(route.name));
      if (this.#route !== route) return;
      this.#showStatus({});
      this.#enter(page, route);
    } catch {
      // Without network, and not cached yet.
      if (this.#route === route) this.#showStatus({ failed: true });
    }
  }

  /** @param {{waits?: boolean, failed?: boolean}} what */
  #showStatus({ waits = false, failed = false }) {
    this.#waits = waits;
    this.#failed = failed;
    if (this.#state !== null) super.show(this.#state);
  }

  /** @param {PageName} name */
  async #make(name) {
    const PageClass = await inTime(PAGES[name]());
    await inTime(Promise.all(PageClass.styles.map(styleSheet)));
    // Two visits may have requested it.
    const made = this.#pages.get(name);
    if (made !== undefined) return made;
    const page = new PageClass();
    page.services = this.services;
    page.hidden = true;
    this.#pages.set(name, page);
    return page;
  }

  /** @param {Page} page @param {PageRoute} route */
  #enter(page, route) {
    const arrived = this.#entered !== page;
    this.#entered = page;
    page.hidden = false;
    page.enter(route);
    if (this.#state !== null) page.show(this.#state);
    if (!arrived) return;
    page.querySelector("h1")?.focus({ preventScroll: true });
  }
}

customElements.define("page-host", PageHost);
