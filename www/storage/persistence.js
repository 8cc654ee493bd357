// Asks the browser for persistent storage once a game is worth keeping.

/** @import { State } from "../state/page-state.js" */

/** A shorter game is quickly replayed; the browser's question would only puzzle. */
const WORTH_KEEPING_PLIES = 10;

export class PersistentStorage {
  #storage;
  #report;
  #requested = false;

  /**
   * @param {Pick<StorageManager, "persist" | "persisted"> | undefined} storage  absent on insecure pages
   * @param {(persisted: boolean) => void} report
   */
  constructor(storage, report) {
    this.#storage = storage;
    this.#report = report;
  }

  async start() {
    await this.#reportAnswer(() => this.#storage?.persisted?.());
  }

  /** @param {State} state */
  async follow({ screen, view }) {
    const worth = screen === "table" && view !== null && view.played.length >= WORTH_KEEPING_PLIES;
    if (this.#requested || !worth) return;
    this.#requested = true;
    await this.#reportAnswer(
      async () => (await this.#storage?.persisted?.()) || this.#storage?.persist?.(),
    );
  }

  /** @param {() => Promise<boolean | undefined> | undefined} ask */
  async #reportAnswer(ask) {
    try {
      const persisted = await ask();
      if (persisted !== undefined) this.#report(persisted);
    } catch {
      this.#report(false);
    }
  }
}
