const TURN_MS = 420;

export class BoardTurning {
  /** In degrees. */
  #behind = 0;
  /** @type {number | null} */
  #startMs = null;

  get lasts() {
    return this.#behind !== 0;
  }

  /**
   * @param {number} from  degrees
   * @param {number} to
   */
  start(from, to) {
    // The shorter way round.
    this.#behind = ((((from - to + 180) % 360) + 360) % 360) - 180;
    this.#startMs = null;
  }

  finish() {
    this.#behind = 0;
  }

  /**
   * @param {number} nowMs
   * @returns {number}  degrees that are still to be turned
   */
  left(nowMs) {
    this.#startMs ??= nowMs;
    const progress = (nowMs - this.#startMs) / TURN_MS;
    if (progress >= 1) this.finish();
    return this.#behind * (1 - progress) ** 2 * (1 + 2 * progress);
  }
}
