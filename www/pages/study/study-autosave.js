// Keeps the study on the bench in the browser while it changes, and knows what could not be kept.

/** @typedef {import("./study-storage.js").StudyStorage} StudyStorage */

/** Where a study stands. @typedef {{text: string, place: number}} Stand */
/** @typedef {"draft" | "kept" | "full" | "absent"} Keeping */

/** @type {Stand} */
const NOTHING = { text: "", place: 0 };

export class StudyAutosave {
  /** Its number among those that the browser keeps. @type {number | null} */
  kept = null;
  /** @type {Keeping} */
  keeping = "draft";
  /** What could not be kept when another study took its place. @type {Stand | null} */
  left = null;
  #shelf;
  #now = NOTHING;
  /** As it is kept, or needn't be. */
  #safe = NOTHING;

  /** @param {StudyStorage} shelf */
  constructor(shelf) {
    this.#shelf = shelf;
  }

  /**
   * All that is kept of a game, the last one first.
   * @param {string} game
   */
  entries(game) {
    return this.#shelf.list(game);
  }

  /**
   * @param {string} game
   * @param {number} id
   */
  read(game, id) {
    return this.#shelf.read(game, id);
  }

  /** A study that would be lost if the page were left. */
  get unkept() {
    const isLost = this.keeping === "full" || this.keeping === "absent";
    return isLost && this.#safe.text !== this.#now.text ? this.#now : null;
  }

  /**
   * Another study is on the bench. What is only looked at needn't be kept.
   * @param {Stand} study
   */
  begin(study) {
    this.left = this.unkept ?? this.left;
    this.kept = null;
    this.keeping = this.#shelf.works ? "draft" : "absent";
    this.#now = this.#safe = study;
  }

  /**
   * The study was read from what is kept.
   * @param {number} id
   */
  goOn(id) {
    this.kept = id;
    this.keeping = "kept";
  }

  /** Whatever it was, it is to be kept as one of its own. */
  beginCopy() {
    this.kept = null;
    this.#safe = NOTHING;
  }

  /**
   * Keeps what has changed. What another tab has changed is kept beside it, with another number.
   * @param {string} game
   * @param {string} title
   * @param {Stand} study
   * @returns {boolean}  something was written
   */
  keep(game, title, study) {
    this.#now = study;
    const { kept } = this;
    const isMoved = kept !== null && study.place !== this.#safe.place;
    if (study.text === this.#safe.text && !isMoved) return false;
    this.keeping = "absent";
    if (!this.#shelf.works) return false;
    const titled = { title, ...study };
    const id =
      kept === null ? this.#shelf.add(game, titled) : this.#shelf.write(game, kept, titled);
    this.keeping = "full";
    if (id === null) return false;
    this.#safe = study;
    this.goOn(id);
    return true;
  }

  /** @param {string} game */
  remove(game) {
    if (this.kept !== null) this.#shelf.remove(game, this.kept);
  }
}
