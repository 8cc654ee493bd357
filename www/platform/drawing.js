/**
 * Draws the state of a store at the next frame after each change. Hidden tabs have no frames.
 * @template State
 */
export class Drawing {
  #store;
  #draw;
  #frame = 0;
  /** @type {((state: State) => void)[]} */
  #listeners = [];
  #ended = false;

  /**
   * @param {{state: State, subscribe: (listener: () => void) => void}} store
   * @param {(state: State) => void} draw
   */
  constructor(store, draw) {
    this.#store = store;
    this.#draw = draw;
    store.subscribe(() => this.soon());
  }

  /**
   * For what needs the new layout, such as the focus and the scroll position.
   * @param {(state: State) => void} listener  called after each drawing
   */
  subscribe(listener) {
    this.#listeners.push(listener);
  }

  soon() {
    if (!this.#ended) this.#frame ||= requestAnimationFrame(() => this.now());
  }

  now() {
    this.#cancel();
    const { state } = this.#store;
    this.#draw(state);
    for (const listener of this.#listeners) listener(state);
  }

  end() {
    this.#ended = true;
    this.#cancel();
  }

  #cancel() {
    cancelAnimationFrame(this.#frame);
    this.#frame = 0;
  }
}
