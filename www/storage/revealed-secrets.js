// What has been revealed of secrets in this browser, in whatever copy of a game, even if that copy was deleted. Choices are
// named by the hashes of their commitments. Another copy may go on only with the same knowledge.

/** @import { Commitment, Square } from "../engine/protocol.js" */
/** @import { Channel } from "./saved-games.js" */
/** @import { Database as FullDatabase } from "./database.js" */
/** @typedef {Pick<FullDatabase, "get" | "revise">} Database */

/**
 * @typedef {object} Revealed
 * @property {string} hash
 * @property {boolean} known       the choice is known
 * @property {Square[]} searched   where a hidden crown isn't
 */

export class RevealedSecrets {
  #database;
  #channel;
  /** The database may fail. @type {Map<string, Revealed>} */
  #here = new Map();

  /**
   * @param {Database} database
   * @param {Channel | null} channel  to the other tabs
   */
  constructor(database, channel) {
    this.#database = database;
    this.#channel = channel;
  }

  /** Notes what a game has revealed. @param {Commitment[]} commitments */
  async note(commitments) {
    const noted = await Promise.all(commitments.map((commitment) => this.#noteOne(commitment)));
    const news = noted.filter((one) => one !== null);
    if (news.length > 0) this.#channel?.postMessage(news);
  }

  /**
   * @param {Commitment} commitment
   * @returns {Promise<Revealed | null>}  null: it was known
   */
  async #noteOne(commitment) {
    const { hash } = commitment;
    const before = this.#here.get(hash) ?? nothing(hash);
    if (!isMore(commitment, before)) return null;
    this.learn([joined(before, commitment)]);
    const write = (/** @type {Revealed} */ stored = nothing(hash)) =>
      isMore(commitment, stored) ? joined(stored, commitment) : undefined;
    // Other tabs add to it, too. Without a database it is known until the page is closed.
    await this.#database.revise("revealed", hash, write).catch(() => {});
    return joined(before, commitment);
  }

  /** Another tab has revealed them. @param {Revealed[]} revealed */
  learn(revealed) {
    for (const one of revealed)
      this.#here.set(one.hash, joined(this.#here.get(one.hash) ?? nothing(one.hash), one));
  }

  /**
   * What is known of these choices beyond what their game shows.
   * @param {Commitment[]} commitments
   * @returns {Promise<Revealed[]>}
   */
  async beyond(commitments) {
    const revealed = await Promise.all(commitments.map(({ hash }) => this.#get(hash)));
    return revealed.filter((one, at) => {
      const commitment = commitments[at];
      return commitment !== undefined && !commitment.known && isMore(one, commitment);
    });
  }

  /** @param {string} hash @returns {Promise<Revealed>} */
  async #get(hash) {
    const stored = await this.#database.get("revealed", hash).catch(() => undefined);
    return joined(this.#here.get(hash) ?? nothing(hash), stored ?? nothing(hash));
  }
}

/** @param {string} hash @returns {Revealed} */
function nothing(hash) {
  return { hash, known: false, searched: [] };
}

/** @param {Revealed} one @param {Omit<Revealed, "hash">} other @returns {Revealed} */
function joined({ hash, known, searched }, other) {
  const squares = [...new Set([...searched, ...other.searched])];
  return { hash, known: known || other.known, searched: squares };
}

/** @param {Omit<Revealed, "hash">} one @param {Omit<Revealed, "hash">} other */
function isMore(one, other) {
  if (one.known && !other.known) return true;
  return one.searched.some((square) => !other.searched.includes(square));
}
