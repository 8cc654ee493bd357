// The text in the field for moves. It stays while others move and is cleared when it has been played. As it may be a
// secret drop, it neither stays for the next viewer nor after an own action that was made otherwise.

import { handoverKey } from "../../state/viewer.js";

/** @import { State } from "../../state/page-state.js" */
/** @import { View } from "../../engine/protocol.js" */
/** @typedef {{text: string, mark: symbol, refusal: State["refusal"]}} Sent */

export class EntryDraft {
  /** Identifies the field's element: another player gets a new one, without the editing history of the last. */
  element = Symbol("field");
  #holder = "";
  #owner = "";
  /** @type {State["info"]} */
  #game = null;
  /** The text sent last and the refusal shown then, until the answer arrives. @type {Sent | null} */
  #sent = null;
  /** @type {string | null} */
  #refused = null;

  /**
   * @param {string} text
   * @param {State} state
   * @returns {symbol}  identifies it: an earlier entry may be refused later
   */
  send(text, { refusal }) {
    const mark = Symbol("typed");
    this.#sent = { text, mark, refusal };
    return mark;
  }

  /**
   * @param {string} text   in the field
   * @param {State} state  the new one
   * @returns {string}  the text that stays
   */
  keep(text, state) {
    const holder = handoverKey(state);
    if (holder !== this.#holder || state.info !== this.#game) this.element = Symbol("field");
    this.#holder = holder;
    if (this.#changesHands(state)) {
      this.#sent = this.#refused = null;
      return "";
    }
    const sent = this.#sent;
    if (sent === null || state.settled !== sent.mark) return text;
    const isRefused = state.refusal !== null && state.refusal !== sent.refusal;
    this.#sent = null;
    this.#refused = isRefused ? sent.text : null;
    // The player has typed something else meanwhile.
    return !isRefused && text === sent.text ? "" : text;
  }

  /** @param {string} text @param {State} state */
  isWrong(text, { refusal }) {
    return refusal !== null && text !== "" && text === this.#refused;
  }

  /** Without secrets everybody sees the same. @param {State} state */
  #changesHands({ info, view, cover }) {
    const owner = info?.secretive === true ? secretOwner(view) : "";
    const changes = owner !== this.#owner || info !== this.#game || cover !== null;
    this.#owner = owner;
    this.#game = info;
    return changes;
  }
}

/** The viewer, and how many actions it has made. @param {View | null} view */
function secretOwner(view) {
  if (view === null) return "";
  const { viewer, played, ply } = view;
  const own = played.slice(0, ply).filter(({ seat }) => seat === viewer);
  return `${viewer} ${own.length}`;
}
