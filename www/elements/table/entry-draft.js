// What stands in the field for moves. It stays while others move, so that nobody is disturbed in writing; it goes when it
// has had its effect, and with the player who wrote it: a secret drop must not stand there for the next one.

/** @typedef {import("../../state/state.js").State} State */
/** @typedef {{text: string, mark: symbol, refusal: State["refusal"]}} Sent */

export class EntryDraft {
  #owner = "";
  /** @type {State["info"]} */
  #game = null;
  /** What was sent last, and what was refused before, until it is known what became of it. @type {Sent | null} */
  #sent = null;
  /** What was refused. @type {string | null} */
  #refused = null;

  /**
   * @param {string} text
   * @param {State} state
   * @returns {symbol}  its mark: what was sent before may be refused after this was sent
   */
  send(text, { refusal }) {
    const mark = Symbol("typed");
    this.#sent = { text, mark, refusal };
    return mark;
  }

  /**
   * @param {string} text   what stands there
   * @param {State} state  the new one
   * @returns {string}  what stays
   */
  keep(text, state) {
    if (this.#changesHands(state)) {
      this.#sent = this.#refused = null;
      return "";
    }
    const sent = this.#sent;
    if (sent === null || state.settled !== sent.mark) return text;
    const isRefused = state.refusal !== null && state.refusal !== sent.refusal;
    this.#sent = null;
    this.#refused = isRefused ? sent.text : null;
    // What has been written meanwhile is something else.
    return !isRefused && text === sent.text ? "" : text;
  }

  /**
   * Whether this is what was refused last.
   * @param {string} text
   * @param {State} state
   */
  isWrong(text, { refusal }) {
    return refusal !== null && text !== "" && text === this.#refused;
  }

  /**
   * Where nobody has secrets all look from everywhere.
   * @param {State} state
   */
  #changesHands({ info, view, cover }) {
    const owner = info?.secretive === true ? String(view?.viewer) : "";
    const changes = owner !== this.#owner || info !== this.#game || cover !== null;
    this.#owner = owner;
    this.#game = info;
    return changes;
  }
}
