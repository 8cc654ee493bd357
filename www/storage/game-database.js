// The browser's database of saved games, or a table in memory if the browser has none.

import { openDB } from "idb";

/** @import { IDBPDatabase, IDBPTransaction } from "idb" */
/** @import { Change, Database, Entry, Schema, StoreName, Stored } from "./database.js" */

const NAME = "menagerie";
const VERSION = 2;
/** Each with the property that identifies its entries. */
const STORES = /** @satisfies {Record<StoreName, string>} */ ({
  games: "id",
  taken: "text",
  keys: "name",
  revealed: "hash",
});
const STORE_NAMES = /** @type {StoreName[]} */ (Object.keys(STORES));

/** The browser takes a moment to delete its data, and closes connections meanwhile. */
const PAUSE_MS = 200;

/**
 * @template {StoreName} Name
 * @template {IDBTransactionMode} Mode
 * @typedef {IDBPTransaction<Schema, Name[], Mode>} Transaction
 */

/** @implements {Database} */
export class GameDatabase {
  /** Called when the browser has deleted the database while it was open. */
  onCleared = () => {};
  /** @type {Entry[]} */
  initial = [];
  /** @type {Promise<IDBPDatabase<Schema>> | null} */
  #opening = null;

  /** @template {StoreName} Name @param {Name} store @returns {Promise<Stored<Name>[]>} */
  all(store) {
    return this.#read(store, (transaction) => transaction.objectStore(store).getAll());
  }

  /** @template {StoreName} Name @param {Name} store @param {string} key */
  get(store, key) {
    return this.#read(store, (transaction) => transaction.objectStore(store).get(key));
  }

  /** @template {StoreName} Name @param {Name} store @param {Stored<Name>} value */
  put(store, value) {
    return this.#send([store], (transaction) => transaction.objectStore(store).put(value));
  }

  /** @param {Entry[]} entries */
  putAll(entries) {
    const stores = entries.map(([store]) => store);
    return this.#send(stores, (transaction) =>
      Promise.all(entries.map(([store, value]) => transaction.objectStore(store).put(value))),
    );
  }

  /** @param {StoreName} store @param {string} key */
  remove(store, key) {
    return this.#send([store], (transaction) => transaction.objectStore(store).delete(key));
  }

  /** @template {StoreName} Name @param {Name} store @param {string} key @param {Change<Stored<Name>>} change */
  revise(store, key, change) {
    return this.#transact([store], "readwrite", async (transaction) => {
      const entries = transaction.objectStore(store);
      const after = change(await entries.get(key));
      if (after !== undefined) await entries.put(after);
    });
  }

  /**
   * Tries twice. Writing again later could replace what was written since.
   * @template {StoreName} Name
   * @template Result
   * @param {Name} store
   * @param {(transaction: Transaction<Name, "readonly">) => Promise<Result>} read
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
   * @template {StoreName} Name
   * @param {Name[]} stores
   * @param {(transaction: Transaction<Name, "readwrite">) => Promise<unknown>} change
   */
  #send(stores, change) {
    return this.#transact(stores, "readwrite", async (transaction) => {
      const changed = change(transaction);
      transaction.commit();
      await changed;
    });
  }

  /**
   * @template {StoreName} Name
   * @template {IDBTransactionMode} Mode
   * @template Result
   * @param {Name[]} stores
   * @param {Mode} mode
   * @param {(transaction: Transaction<Name, Mode>) => Promise<Result>} work
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
   * @param {(database: IDBPDatabase<Schema>) => Promise<Result>} work
   */
  async #run(work) {
    try {
      return await work(await this.#open());
    } catch (error) {
      // The connection was closed, which isn't always announced.
      if (!(error instanceof Error && error.name === "InvalidStateError")) throw error;
      this.#opening = null;
      return work(await this.#open());
    }
  }

  #open() {
    if (this.#opening === null) {
      this.#opening = openDB(NAME, VERSION, {
        upgrade: (database, _old, _new, transaction) => {
          for (const store of STORE_NAMES)
            if (!database.objectStoreNames.contains(store))
              database.createObjectStore(store, { keyPath: STORES[store] });
          for (const [store, value] of this.initial) transaction.objectStore(store).put(value);
        },
        // A later edition in another tab, or a deletion: it must not wait for this tab.
        blocking: (_old, _new, { target }) => {
          if (target instanceof IDBDatabase) target.close();
        },
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
  /** @type {Entry[]} */
  initial = [];
  /** @type {{ [Name in StoreName]: Map<string, Stored<Name>> }} */
  #stores = { games: new Map(), taken: new Map(), keys: new Map(), revealed: new Map() };

  /** @template {StoreName} Name @param {Name} store */
  async all(store) {
    return [...this.#stores[store].values()];
  }

  /** @template {StoreName} Name @param {Name} store @param {string} key */
  async get(store, key) {
    return this.#stores[store].get(key);
  }

  /** @template {StoreName} Name @param {Name} store @param {Stored<Name>} value */
  async put(store, value) {
    /** @type {Record<string, unknown>} */
    const fields = { ...value };
    this.#stores[store].set(String(fields[STORES[store]]), value);
  }

  /** @param {Entry[]} entries */
  async putAll(entries) {
    for (const [store, value] of entries) await this.put(store, value);
  }

  /** @param {StoreName} store @param {string} key */
  async remove(store, key) {
    this.#stores[store].delete(key);
  }

  /** @template {StoreName} Name @param {Name} store @param {string} key @param {Change<Stored<Name>>} change */
  async revise(store, key, change) {
    const after = change(this.#stores[store].get(key));
    if (after !== undefined) await this.put(store, after);
  }
}
