// A progress bar on standard error with the time left; without a terminal, an occasional line.

const WIDTH = 24;

/** The interval of lines without a terminal, in milliseconds. */
const PAUSE_MS = 20_000;

export class Progress {
  #rounds;
  /** The measurements of a round with the last duration of each, in milliseconds. @type {Map<string, number | null>} */
  #spent;
  #out;
  #now;
  #toldAt = -Infinity;

  /**
   * @param {number} rounds
   * @param {string[]} names  what each round measures
   * @param {{ write: (text: string) => unknown, isTTY?: boolean }} out
   * @param {() => number} now  milliseconds
   */
  constructor(rounds, names, out = process.stderr, now = () => performance.now()) {
    this.#rounds = rounds;
    this.#spent = new Map(names.map((name) => [name, null]));
    this.#out = out;
    this.#now = now;
  }

  /**
   * Reports and times a measurement.
   * @template T
   * @param {number} round  the first is 0
   * @param {string} name
   * @param {() => Promise<T>} work
   */
  async during(round, name, work) {
    this.#tell(round, name);
    const start = this.#now();
    const value = await work();
    this.#spent.set(name, this.#now() - start);
    return value;
  }

  /** Erases the bar. */
  end() {
    if (this.#out.isTTY) this.#out.write("\r\x1b[K");
  }

  /** @param {number} round @param {string} name */
  #tell(round, name) {
    const soon = this.#now() - this.#toldAt < PAUSE_MS;
    if (!this.#out.isTTY && soon) return;
    this.#toldAt = this.#now();
    const names = [...this.#spent.keys()];
    const done = round * names.length + names.indexOf(name);
    const part = done / (this.#rounds * names.length);
    const full = Math.floor(part * WIDTH);
    const bar = "#".repeat(full) + ".".repeat(WIDTH - full);
    const line = `[${bar}] round ${round + 1} of ${this.#rounds}, ${name}${this.#left(round, name)}`;
    this.#out.write(this.#out.isTTY ? `\r\x1b[K${line}` : `${line}\n`);
  }

  /**
   * Each is assumed to take as long as before, or as long as the others.
   * @param {number} round
   * @param {string} name
   */
  #left(round, name) {
    const known = [...this.#spent.values()].filter((ms) => ms !== null);
    if (known.length === 0) return "";
    const usual = known.reduce((sum, ms) => sum + ms, 0) / known.length;
    const each = [...this.#spent.values()].map((ms) => ms ?? usual);
    const whole = each.reduce((sum, ms) => sum + ms, 0);
    const rest = each.slice([...this.#spent.keys()].indexOf(name)).reduce((sum, ms) => sum + ms, 0);
    const ms = rest + whole * (this.#rounds - round - 1);
    return `, about ${ms < 90_000 ? `${Math.ceil(ms / 1000)} s` : `${Math.ceil(ms / 60_000)} min`} left`;
  }
}
