// What all rooms of the page share. A room is made when it is entered first, and stays: who comes back finds it as it was.

/** @typedef {import("../engine/client.js").EngineClient} EngineClient */
/** @typedef {import("../storage/custom-variants.js").OwnGames} OwnGames */
/** @typedef {import("../state/routes.js").RoomRoute} RoomRoute */
/** @typedef {import("../storage/saved-games.js").SavedGames} SavedGames */
/** @typedef {import("../state/state.js").Intent} Intent */
/** @typedef {import("../state/state.js").State} State */
/** @typedef {import("../state/state.js").Wish} Wish */

/**
 * What a room may do with the page around it.
 * @typedef {object} Doors
 * @property {() => EngineClient} engine  a table of its own on the page's one worker; `end()` it when it isn't used any more
 * @property {() => State} state
 * @property {(intent: Intent) => void} tell
 * @property {(wish: Wish) => void} wish
 * @property {(hash: string) => void} go       to another place of the page
 * @property {(hash: string) => void} replace  the address of this place
 * @property {(hash: string) => string} address  the whole link
 * @property {(text: string) => Promise<void>} copy
 * @property {(name: string, text: string) => void} download
 * @property {Storage | null} storage
 * @property {SavedGames} saved
 * @property {OwnGames} own
 */

export class RoomPart extends HTMLElement {
  /** Style sheets of this room alone; linked before it is shown. @type {readonly string[]} */
  static styles = [];

  /** Set before it is connected. */
  doors = /** @type {Doors} */ (/** @type {unknown} */ (null));
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
   * @param {RoomRoute} _route
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
