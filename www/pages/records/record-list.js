// The games of a text, listed by the engine in slices, so that the page stays alive and the user may stop.

import { MOST_IDENTIFIED } from "../../controllers/pasted-text.js";
import { isRefusal } from "../../engine/engine-errors.js";
import { CountedParts } from "../../state/progress.js";

/** @import { EngineClient } from "../../engine/client.js" */
/** @import { ListedGame } from "../../engine/protocol.js" */
/** @import { Progress } from "../../state/progress.js" */

/** A few ms of work. */
const GAMES_PER_SLICE = 500;

export class RecordList {
  /** @type {ListedGame[]} */
  games = [];
  /** While games are being listed. @type {Progress | null} */
  progress = null;
  isStopped = false;
  #engine;
  #changed;
  #now;
  /** Counts texts: an older one isn't listed further. */
  #text = 0;

  /**
   * @param {Pick<EngineClient, "call">} engine
   * @param {() => void} changed
   * @param {() => number} now  the clock, in milliseconds
   */
  constructor(engine, changed, now = () => performance.now()) {
    this.#engine = engine;
    this.#changed = changed;
    this.#now = now;
  }

  /** @param {string} text */
  async read(text) {
    const own = ++this.#text;
    const parts = new CountedParts(this.#now, 1_000);
    this.games = [];
    this.isStopped = false;
    this.progress = parts.after(0);
    this.#changed();
    await this.#engine.call("listStart", { text });
    while (own === this.#text && this.progress !== null) {
      const slice = await this.#engine.call("listSlice", { games: GAMES_PER_SLICE });
      if (own !== this.#text || this.isStopped) return;
      this.games.push(...slice.games);
      if (slice.done && (await this.#isNoGame())) this.games = [];
      if (own !== this.#text) return;
      this.progress = slice.done ? null : parts.after(slice.permille);
      this.#changed();
    }
  }

  /** Any words without headers are listed as a game. */
  async #isNoGame() {
    const [only] = this.games;
    if (only === undefined || this.games.length > 1 || Object.keys(only.headers).length > 0)
      return false;
    const record = (await this.text(only)).slice(0, MOST_IDENTIFIED);
    return this.#engine.call("load", { record }).then(() => false, isRefusal);
  }

  /** Games listed so far stay. */
  stop() {
    this.isStopped = this.progress !== null;
    this.progress = null;
    this.#changed();
  }

  /** @param {ListedGame} game */
  text({ number }) {
    return this.#engine.call("listText", { number });
  }
}

/** The games whose headers contain all words. @param {ListedGame[]} games @param {string} words */
export function matching(games, words) {
  const wanted = words.toLowerCase().split(/\s+/).filter(Boolean);
  if (wanted.length === 0) return games;
  return games.filter(({ headers }) => {
    const text = Object.values(headers).join("\n").toLowerCase();
    return wanted.every((word) => text.includes(word));
  });
}
