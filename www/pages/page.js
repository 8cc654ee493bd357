// What all pages share. A page is made when it is first opened and kept, so that returning users find it unchanged.

/** @typedef {import("../engine/client.js").EngineClient} EngineClient */
/** @typedef {import("../storage/custom-variants.js").CustomVariants} CustomVariants */
/** @typedef {import("../state/routes.js").PageRoute} PageRoute */
/** @typedef {import("../storage/saved-games.js").SavedGames} SavedGames */
/** @typedef {import("../state/state.js").State} State */
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

export class Page extends HTMLElement {
  /** Style sheets of this page alone, linked before it is shown. @type {readonly string[]} */
  static styles = [];

  /** Set before it is connected. */
  services = /** @type {PageServices} */ (/** @type {unknown} */ (null));
  #built = false;

  connectedCallback() {
    if (this.#built) return;
    this.#built = true;
    this.build();
  }

  /** Makes the lasting children. */
  build() {}

  /**
   * The address leads here, perhaps once more.
   * @param {PageRoute} _route
   */
  enter(_route) {}

  /**
   * After every change of the page's state.
   * @param {State} _state
   */
  show(_state) {}

  /** Another place of the page is shown: searches end, engines are given back. */
  leave() {}
}
