// What is wrong with the position: each fault a button that leads to where it is.

import { make, setText } from "../../elements/controls/markup.js";
import { manOn } from "./setup-editing.js";
import { faultSentence, words } from "./editor-words.js";

/** @import { Fault, GameInfo, Setup } from "../../engine/protocol.js" */

export class FaultList {
  #told = make("p", { class: "edit-told", role: "status" });
  #list = make("ul", { class: "edit-faults", "aria-label": words.faultList });
  element = make("section", { class: "edit-verdict" }, this.#told, this.#list);
  #go;

  /** @param {(fault: Fault) => void} go */
  constructor(go) {
    this.#go = go;
  }

  /**
   * @param {GameInfo} game
   * @param {Setup} setup
   * @param {Fault[]} faults
   */
  show(game, setup, faults) {
    setText(this.#told, faults.length === 0 ? words.playable : words.faults(faults.length));
    this.element.classList.toggle("wrong", faults.length > 0);
    const sentences = faults.map((fault) => sentenceOf(fault, game, setup));
    if (sentences.join("\n") === this.#text()) return this.#lead(faults);
    this.#list.hidden = faults.length === 0;
    this.#list.replaceChildren(
      ...sentences.map((sentence) => make("li", {}, make("button", { type: "button" }, sentence))),
    );
    this.#lead(faults);
  }

  #text() {
    return [...this.#list.children].map(({ textContent }) => textContent).join("\n");
  }

  /** @param {Fault[]} faults */
  #lead(faults) {
    this.#list.querySelectorAll("button").forEach((button, index) => {
      const fault = faults[index];
      button.onclick = () => fault !== undefined && this.#go(fault);
    });
  }
}

/**
 * @param {Fault} fault
 * @param {GameInfo} game
 * @param {Setup} setup
 */
export function sentenceOf(fault, game, setup) {
  return faultSentence(fault, game, (cell) => manOn(setup, cell)?.kind ?? null);
}
