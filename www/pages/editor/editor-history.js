/** @import { Setup } from "../../engine/protocol.js" */

const MOST_STEPS = 100;

/** @typedef {{ past: Setup[], present: Setup, future: Setup[] }} Steps */

export class EditorHistory {
  /** @type {Steps} */
  #steps;
  /** The last edit was typed, so the next letter extends it. */
  #typing = false;

  /** @param {Setup | Steps} start */
  constructor(start) {
    this.#steps = "present" in start ? start : { past: [], present: start, future: [] };
  }

  get present() {
    return this.#steps.present;
  }

  get mayUndo() {
    return this.#steps.past.length > 0;
  }

  get mayRedo() {
    return this.#steps.future.length > 0;
  }

  /** @returns {Steps} */
  get steps() {
    return this.#steps;
  }

  /**
   * @param {Setup} setup
   * @param {"hand" | "text"} [by]  a run of typing is one edit
   * @returns {boolean}  whether something has changed
   */
  enter(setup, by = "hand") {
    const { past, present } = this.#steps;
    if (JSON.stringify(setup) === JSON.stringify(present)) return false;
    const goesOn = by === "text" && this.#typing;
    const before = goesOn ? past : [...past, present].slice(-MOST_STEPS);
    this.#steps = { past: before, present: setup, future: [] };
    this.#typing = by === "text";
    return true;
  }

  /**
   * Merges a consequence into the last edit.
   * @param {Setup} setup
   */
  amend(setup) {
    this.#steps = { ...this.#steps, present: setup };
  }

  /** Further typing is a new edit. */
  endTyping() {
    this.#typing = false;
  }

  undo() {
    const { past, present, future } = this.#steps;
    const before = past.at(-1);
    if (before === undefined) return;
    this.#typing = false;
    this.#steps = { past: past.slice(0, -1), present: before, future: [present, ...future] };
  }

  redo() {
    const { past, present, future } = this.#steps;
    const [after, ...rest] = future;
    if (after === undefined) return;
    this.#typing = false;
    this.#steps = { past: [...past, present], present: after, future: rest };
  }
}
