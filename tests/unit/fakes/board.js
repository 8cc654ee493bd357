import { usualProps } from "../../../www/elements/board/usual-props.js";

/** @import { BoardEvents, BoardProps } from "../../../www/elements/board/board-props.js" */

/** A board that records what its owner asks of it. */
export class FakeBoard {
  props = usualProps();
  /** The arguments of each call, by method. @type {Record<string, unknown[][]>} */
  calls = {
    announce: [],
    showMessage: [],
    attempt: [],
    offerPromotions: [],
    showAttacks: [],
    giveUp: [],
  };
  #events = new EventTarget();

  /** @param {Partial<BoardProps>} news */
  set(news) {
    Object.assign(this.props, news);
  }

  /** @param {string} name @param {(detail: any) => void} listener */
  on(name, listener) {
    this.#events.addEventListener(name, (event) =>
      listener(/** @type {CustomEvent} */ (event).detail),
    );
  }

  /**
   * As if a player had done it.
   * @template {keyof BoardEvents} Name
   * @param {Name} name
   * @param {BoardEvents[Name]} detail
   */
  emit(name, detail) {
    this.#events.dispatchEvent(new CustomEvent(name, { detail }));
  }

  announce = this.#recorded("announce");
  showMessage = this.#recorded("showMessage");
  attempt = this.#recorded("attempt");
  offerPromotions = this.#recorded("offerPromotions");
  showAttacks = this.#recorded("showAttacks");
  giveUp = this.#recorded("giveUp");

  forgetViewer() {}

  /** @param {string} name */
  #recorded(name) {
    return (/** @type {unknown[]} */ ...args) => void this.calls[name]?.push(args);
  }
}
