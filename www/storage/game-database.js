// The browser's database of saved games, or a table in memory if the browser has none.

import { openDB } from "idb";

/** @import { IDBPDatabase } from "idb" */

const NAME = "menagerie";
const VERSION = 2;
/** Each with the property that identifies its entries. */
const STORES = { games: "id", taken: "text", keys: "name", revealed: "hash" };

/** The browser takes a moment to delete its data, and closes connections meanwhile. */
const PAUSE_MS = 200;

/** @typedef {keyof typeof STORES} StoreName */

/**
 * @typedef {object} Database
 * @property {[StoreName, any][]} initial  written when the database is created anew, as after the browser has deleted it
 * @property {(store: StoreName) => Promise<any[]>} all
 * @property {(store: StoreName, key: string) => Promise<any>} get  undefined if it isn't there
 * @property {(store: StoreName, value: any) => Promise<void>} put
 * @property {(values: [StoreName, any][]) => Promise<void>} putAll  in one transaction: all or none
 * @property {(store: StoreName, key: string) => Promise<void>} remove
 * @property {(store: StoreName, key: string, change: (value: any) => any) => Promise<void>} revise  in one transaction;
 *   undefined: leaves it unchanged
 */

/** @implements {Database} */
export class GameDatabase {
  /** Called when the browser has deleted the database while it was open. */
  onCleared = () => {};
  /** @type {[StoreName, any][]} */
  initial = [];
  /** @type {Promise<IDBPDatabase> | null} */
  #opening = null;

  /** @param {StoreName} store @returns {Promise<any[]>} */
  all(store) {
    return this.#read(store, ({ store: entries }) => entries.getAll());
  }

  /** @param {StoreName} store @param {string} key @returns {Promise<any>} */
  get(store, key) {
    return this.#read(store, ({ store: entries }) => entries.get(key));
  }

  /** @param {StoreName} store @param {any} value */
  put(store, value) {
    return this.putAll([[store, value]]);
  }

  /** @param {[StoreName, any][]} values */
  putAll(values) {
    const stores = values.map(([store]) => store);
    return this.#send(stores, (transaction) =>
      Promise.all(values.map(([store, value]) => transaction.objectStore(store).put(value))),
    );
  }

  /** @param {StoreName} store @param {string} key */
  remove(store, key) {
    return this.#send([store], ({ store: entries }) => entries.delete(key));
  }

  /**
   * @param {StoreName} store
   * @param {string} key
   * @param {(value: any) => any} change
   */
  revise(store, key, change) {
    return this.#transact([store], "readwrite", async ({ store: entries }) => {
      const after = change(await entries.get(key));
      if (after !== undefined) await entries.put(after);
    });
  }

  /**
   * Tries twice. Writing again later could replace what was written since.
   * @param {StoreName} store
   * @param {(transaction: any) => Promise<any>} read
   */
  async #read(store, read) {
    try {
      return await this.#transact([store], "readonly", read);
    } catch {
      await new Promise((resolve) => setTimeout(resolve, PAUSE_MS));
      return this.#transact([store], "readonly", read);
    }
  }

  /**
   * The transaction is committed in the same task: what has been sent to the browser survives the end of this tab.
   * @param {StoreName[]} stores
   * @param {(transaction: any) => Promise<unknown>} change
   */
  #send(stores, change) {
    return this.#transact(stores, "readwrite", async (transaction) => {
      const changed = change(transaction);
      transaction.commit();
      await changed;
    });
  }

  /**
   * @param {StoreName[]} stores
   * @param {IDBTransactionMode} mode
   * @param {(transaction: any) => Promise<any>} work
   */
  #transact(stores, mode, work) {
    return this.#run(async (database) => {
      const transaction = database.transaction(stores, mode, { durability: "strict" });
      // Either may fail first, and each failure must be caught.
      const [result] = await Promise.all([work(transaction), transaction.done]);
      return result;
    });
  }

  /**
   * @template Result
   * @param {(database: IDBPDatabase) => Promise<Result>} work
   */
  async #run(work) {
    try {
      return await work(await this.#open());
    } catch (error) {
      // The connection was closed, which isn't always announced.
      if (/** @type {Error} */ (error).name !== "InvalidStateError") throw error;
      this.#opening = null;
      return work(await this.#open());
    }
  }

  #open() {
    if (this.#opening === null) {
      this.#opening = openDB(NAME, VERSION, {
        upgrade: (database, _old, _new, transaction) => {
          for (const [store, keyPath] of Object.entries(STORES))
            if (!database.objectStoreNames.contains(store))
              database.createObjectStore(store, { keyPath });
          for (const [store, value] of this.initial) transaction.objectStore(store).put(value);
        },
        // A later edition in another tab, or a deletion: it must not wait for this tab.
        blocking: (_old, _new, event) => /** @type {any} */ (event.target).close(),
        terminated: () => {
          this.#opening = null;
          this.onCleared();
        },
      });
      this.#opening.catch(() => (this.#opening = null));
    }
    return this.#opening;
  }
}

/** @implements {Database} */
export class MemoryDatabase {
  /** @type {[StoreName, any][]} */
  initial = [];
  /** @type {Record<StoreName, Map<string, any>>} */
  #stores = { games: new Map(), taken: new Map(), keys: new Map(), revealed: new Map() };

  /** @param {StoreName} store */
  async all(store) {
    return [...this.#stores[store].values()];
  }

  /** @param {StoreName} store @param {string} key */
  async get(store, key) {
    return this.#stores[store].get(key);
  }

  /** @param {StoreName} store @param {any} value */
  async put(store, value) {
    this.#stores[store].set(value[STORES[store]], value);
  }

  /** @param {[StoreName, any][]} values */
  async putAll(values) {
    for (const [store, value] of values) await this.put(store, value);
  }

  /** @param {StoreName} store @param {string} key */
  async remove(store, key) {
    this.#stores[store].delete(key);
  }

  /**
   * @param {StoreName} store
   * @param {string} key
   * @param {(value: any) => any} change
   */
  async revise(store, key, change) {
    const after = change(this.#stores[store].get(key));
    if (after !== undefined) await this.put(store, after);
  }
}
