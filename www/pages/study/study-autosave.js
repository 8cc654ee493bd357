// Saves the study while it changes, and knows what could not be saved.

/** @import { StudyStorage } from "./study-storage.js" */

/** @typedef {{text: string, place: number}} SavedPoint */
/** @typedef {"draft" | "kept" | "full" | "absent"} SaveStatus */

/** @type {SavedPoint} */
const NOTHING = { text: "", place: 0 };

export class StudyAutosave {
  /** @type {number | null} */
  kept = null;
  /** @type {SaveStatus} */
  keeping = "draft";
  /** A study that could not be saved when another one replaced it. @type {SavedPoint | null} */
  left = null;
  #shelf;
  #now = NOTHING;
  /** The text that is saved, or needn't be. */
  #safe = NOTHING;

  /** @param {StudyStorage} shelf */
  constructor(shelf) {
    this.#shelf = shelf;
  }

  /** @param {string} game */
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

  /** A study that would be lost by leaving the page. */
  get unsaved() {
    const isLost = this.keeping === "full" || this.keeping === "absent";
    return isLost && this.#safe.text !== this.#now.text ? this.#now : null;
  }

  /**
   * A new study, which isn't saved before it changes.
   * @param {SavedPoint} study
   */
  begin(study) {
    this.left = this.unsaved ?? this.left;
    this.kept = null;
    this.keeping = this.#shelf.works ? "draft" : "absent";
    this.#now = this.#safe = study;
  }

  /** @param {number} id */
  continueSaved(id) {
    this.kept = id;
    this.keeping = "kept";
  }

  /** Saves under a new id from now on. */
  beginCopy() {
    this.kept = null;
    this.#safe = NOTHING;
  }

  /**
   * Saves changes. If another tab has changed the saved study, this one gets a new id.
   * @param {string} game
   * @param {string} title
   * @param {SavedPoint} study
   * @returns {boolean}  whether something was written
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
    this.continueSaved(id);
    return true;
  }

  /** @param {string} game */
  remove(game) {
    if (this.kept !== null) this.#shelf.remove(game, this.kept);
  }
}
