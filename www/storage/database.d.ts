// What the browser's database contains, and how the page uses it.

import type { DBSchema, StoreNames, StoreValue } from "idb";
import type { Taken } from "./old-saves.js";
import type { Revealed } from "./revealed-secrets.js";
import type { StoredGame } from "./stored-game.js";

export interface Schema extends DBSchema {
  games: { key: string; value: StoredGame };
  taken: { key: string; value: Taken };
  keys: { key: string; value: { name: string; key: CryptoKey } };
  revealed: { key: string; value: Revealed };
}

export type StoreName = StoreNames<Schema>;

export type Stored<Name extends StoreName> = StoreValue<Schema, Name>;

export type Entry = { [Name in StoreName]: [store: Name, value: Stored<Name>] }[StoreName];

/** Undefined: leaves the value unchanged. */
export type Change<Value> = (now: Value | undefined) => Value | undefined;

export interface Database {
  initial: Entry[]; // written when the database is created anew, as after the browser has deleted it
  all<Name extends StoreName>(store: Name): Promise<Stored<Name>[]>;
  get<Name extends StoreName>(store: Name, key: string): Promise<Stored<Name> | undefined>;
  put<Name extends StoreName>(store: Name, value: Stored<Name>): Promise<void>;
  putAll(entries: Entry[]): Promise<void>; // in one transaction: all or none
  remove(store: StoreName, key: string): Promise<void>;
  /** In one transaction. */
  revise<Name extends StoreName>(
    store: Name,
    key: string,
    change: Change<Stored<Name>>,
  ): Promise<void>;
}
