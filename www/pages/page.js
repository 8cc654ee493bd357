// What all pages share. A page is made when it is first opened and kept, so that returning users find it unchanged.

import { Part } from "../elements/controls/part.js";

/** @typedef {import("../engine/client.js").EngineClient} EngineClient */
/** @typedef {import("../storage/custom-variants.js").CustomVariants} CustomVariants */
/** @typedef {import("../state/routes.js").PageRoute} PageRoute */
/** @typedef {import("../storage/saved-games.js").SavedGames} SavedGames */
/** @typedef {import("../state/state.js").PlayerAction} PlayerAction */

/**
 * What a page may use of the application around it.
 * @typedef {object} PageServices
 * @property {() => EngineClient} engine  a session of its own in the page's one worker; `end()` it when it isn't used any more
 * @property {import("../state/state.js").GameStore} store
 * @property {(action: PlayerAction) => void} perform
 * @property {(hash: string) => void} go       to another place of the page
 * @property {(hash: string) => void} replace  the address of this place
 * @property {(hash: string) => string} address  the whole link
 * @property {(text: string) => Promise<void>} copy
 * @property {(name: string, text: string) => void} download
 * @property {Storage | null} storage
 * @property {SavedGames} saved
 * @property {CustomVariants} own
 */

/** Its template shows the state of the whole application, and what its own fields hold. */
export class Page extends Part {
  /** Style sheets of this page alone, linked before it is shown. @type {readonly string[]} */
  static styles = [];

  /** Set before it is connected. */
  services = /** @type {PageServices} */ (/** @type {unknown} */ (null));

  /** Shows what has changed in its own fields. */
  redraw() {
    this.show(this.services.store.state);
  }

  /**
   * The address leads here, perhaps once more.
   * @param {PageRoute} _route
   */
  enter(_route) {}

  /** Another place of the page is shown: searches end, engines are given back. */
  leave() {}
}
