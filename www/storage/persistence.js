// Asks the browser for persistent storage once a game is worth keeping.

/** @typedef {import("../state/state.js").State} State */

/** A shorter game is quickly replayed; the browser's question would only puzzle. */
const WORTH_KEEPING_PLIES = 10;

export class PersistentStorage {
  #storage;
  #told;
  #asked = false;

  /**
   * @param {Pick<StorageManager, "persist" | "persisted"> | undefined} storage  absent on insecure pages
   * @param {(persisted: boolean) => void} told
   */
  constructor(storage, told) {
    this.#storage = storage;
    this.#told = told;
  }

  async start() {
    await this.#tell(() => this.#storage?.persisted?.());
  }

  /** @param {State} state */
  async show({ screen, view }) {
    const worth = screen === "table" && view !== null && view.played.length >= WORTH_KEEPING_PLIES;
    if (this.#asked || !worth) return;
    this.#asked = true;
    await this.#tell(
      async () => (await this.#storage?.persisted?.()) || this.#storage?.persist?.(),
    );
  }

  /** @param {() => Promise<boolean | undefined> | undefined} ask */
  async #tell(ask) {
    try {
      const persisted = await ask();
      if (persisted !== undefined) this.#told(persisted);
    } catch {
      this.#told(false);
    }
  }
}
