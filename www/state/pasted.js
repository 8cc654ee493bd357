// What can be done with a text that was pasted.

/** @import { Pasted } from "./page-state.js" */

/** @typedef {"table" | "study" | "edit" | "list" | "author" | "link"} PastedWay */

/**
 * The first is the usual one. Empty for a text that can't be opened.
 * @type {Record<Pasted["kind"], (PastedWay | "play")[]>}
 */
export const WAYS = {
  game: ["table", "study"],
  study: ["study", "table"],
  games: ["list"],
  position: ["table", "edit", "study"],
  link: ["link"],
  move: ["play"],
  variant: ["author"],
  unknown: [],
  empty: [],
};
