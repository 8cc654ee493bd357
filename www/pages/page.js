// The base of all pages. A page is created when it is first opened and kept, so that returning users find it unchanged.

import { Part } from "../elements/controls/part.js";

/** @import { EngineClient } from "../engine/client.js" */
/** @import { CustomVariants } from "../storage/custom-variants.js" */
/** @import { PageRoute } from "../state/routes.js" */
/** @import { PlayerAction } from "../state/actions.js" */
/** @import { GameStore } from "../state/page-state.js" */
/** @import { Clipboard } from "../controllers/clipboard.js" */
/** @import { ExportSource } from "../controllers/export-controller.js" */

/**
 * What a page may use of the application.
 * @typedef {object} PageServices
 * @property {() => EngineClient} engine  a new session in the shared worker; `end()` it after use
 * @property {GameStore} store
 * @property {(action: PlayerAction) => void} perform
 * @property {(hash: string) => void} go       opens another address
 * @property {(hash: string) => void} replace  changes the address without opening it
 * @property {(hash: string) => string} address  as a complete link
 * @property {Clipboard["copy"]} copy
 * @property {(name: string, text: string) => void} download
 * @property {Pick<ExportSource, "load" | "newEngine" | "download">} exports
 * @property {Storage | null} storage
 * @property {CustomVariants} own
 */

/** Its template shows the application's state and its own fields. */
export class Page extends Part {
  /** The page's own style sheets, loaded before it is shown. @type {readonly string[]} */
  static styles = [];

  services = /** @type {PageServices} */ (/** @type {unknown} */ (null));

  /** @param {string} selector */
  focusOn(selector) {
    const found = this.querySelector(selector);
    if (found instanceof HTMLElement) found.focus();
  }

  redraw() {
    this.show(this.services.store.state);
  }

  /** Called for each address of this page. @param {PageRoute} _route */
  enter(_route) {}

  /** Another page is opened: ends searches and engine sessions. */
  leave() {}
}
