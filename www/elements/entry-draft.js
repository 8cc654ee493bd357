// What stands in the field for moves. It stays while others move, so that nobody is disturbed in writing; it goes when it
// has had its effect, and with the player who wrote it: a secret drop must not stand there for the next one.

/** @typedef {import("../state.js").State} State */

export class EntryDraft {
  #owner = "";
  /** @type {State["info"]} */
  #game = null;
  /** What was sent, and how the table was then, until it is known what became of it. @type {{text: string, state: State} | null} */
  #sent = null;
  /** What was refused. @type {string | null} */
  #refused = null;

  /**
   * @param {string} text
   * @param {State} state
   */
  send(text, state) {
    this.#sent = { text, state };
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
    if (sent === null) return text;
    const isRefused = state.refusal !== null && state.refusal !== sent.state.refusal;
    const isAnswered = state.answer !== null && state.answer !== sent.state.answer;
    const isPlayed = state.view !== sent.state.view;
    if (!isRefused && !isAnswered && !isPlayed) return text;
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
    const owner = info?.secretive === true ? String(view?.looker) : "";
    const changes = owner !== this.#owner || info !== this.#game || cover !== null;
    this.#owner = owner;
    this.#game = info;
    return changes;
  }
}
