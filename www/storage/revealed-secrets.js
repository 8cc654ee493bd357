// Which secret choices have been revealed in this browser, in whatever copy of a game, even if that copy was deleted: the
// hashes of their commitments. Another copy may go on only with the same choices revealed.

/** @typedef {Pick<import("./game-database.js").Database, "get" | "putAll">} Database */
/** @typedef {import("./saved-games.js").Channel} Channel */

export class RevealedSecrets {
  #database;
  #channel;
  /** The database may fail. @type {Set<string>} */
  #known = new Set();

  /**
   * @param {Database} database
   * @param {Channel | null} channel  to the other tabs
   */
  constructor(database, channel) {
    this.#database = database;
    this.#channel = channel;
  }

  /** @param {string[]} hashes */
  async add(hashes) {
    const news = hashes.filter((hash) => !this.#known.has(hash));
    if (news.length === 0) return;
    this.learn(news);
    await this.#database.putAll(news.map((hash) => ["revealed", { hash }])).catch(() => {});
    this.#channel?.postMessage(news);
  }

  /** Another tab has revealed them. @param {string[]} hashes */
  learn(hashes) {
    for (const hash of hashes) this.#known.add(hash);
  }

  /**
   * Those that have been revealed.
   * @param {string[]} hashes
   * @returns {Promise<string[]>}
   */
  async among(hashes) {
    const stored = await Promise.all(hashes.map((hash) => this.#isStored(hash)));
    return hashes.filter((hash, at) => stored[at] || this.#known.has(hash));
  }

  /** @param {string} hash */
  async #isStored(hash) {
    return (await this.#database.get("revealed", hash).catch(() => undefined)) !== undefined;
  }
}
