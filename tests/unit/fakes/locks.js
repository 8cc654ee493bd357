// The browser's locks, shared by tabs, as far as the page uses them.

export class FakeLocks {
  /** @type {Map<string, {lost: (error: Error) => void}>} */
  #held = new Map();

  /** @param {string} name @param {any} options @param {any} [callback] @returns {Promise<any>} */
  async request(name, options, callback) {
    if (this.#held.has(name) && options.ifAvailable) return callback(null);
    if (this.#held.has(name) && !options.steal) throw new DOMException("held", "TimeoutError");
    this.#held.get(name)?.lost(new DOMException("stolen", "AbortError"));
    const lost = new Promise((_, reject) => this.#held.set(name, { lost: reject }));
    const mine = this.#held.get(name);
    await Promise.race([callback({ name }), lost]);
    if (this.#held.get(name) === mine) this.#held.delete(name);
  }
}
