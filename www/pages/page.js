// The base of all pages. A page is created when it is first opened and kept, so that returning users find it unchanged.

import { Part } from "../elements/controls/part.js";

/** @typedef {import("../engine/client.js").EngineClient} EngineClient */
/** @typedef {import("../storage/custom-variants.js").CustomVariants} CustomVariants */
/** @typedef {import("../state/routes.js").PageRoute} PageRoute */
/** @typedef {import("../state/state.js").PlayerAction} PlayerAction */

/**
 * What a page may use of the application.
 * @typedef {object} PageServices
 * @property {() => EngineClient} engine  a new session in the shared worker; `end()` it after use
 * @property {import("../state/state.js").GameStore} store
 * @property {(action: PlayerAction) => void} perform
 * @property {(hash: string) => void} go       opens another address
 * @property {(hash: string) => void} replace  changes the address without opening it
 * @property {(hash: string) => string} address  as a complete link
 * @property {import("../controllers/clipboard.js").Clipboard["copy"]} copy
 * @property {(name: string, text: string) => void} download
 * @property {Pick<import("../controllers/export-controller.js").ExportSource, "load" | "newEngine" | "download">} exports
 * @property {Storage | null} storage
 * @property {CustomVariants} own
 */

/** Its template shows the application's state and its own fields. */
export class Page extends Part {
  /** The page's own style sheets, loaded before it is shown. @type {readonly string[]} */
  static styles = [];

  services = /** @type {PageServices} */ (/** @type {unknown} */ (null));

  redraw() {
    this.show(this.services.store.state);
  }

  /**
   * Called for each address of this page.
   * @param {PageRoute} _route
   */
  enter(_route) {}

  /** Another page is opened: ends searches and engine sessions. */
  leave() {}
}
