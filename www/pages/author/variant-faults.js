// What is wrong with the file, or that nothing is. Each fault leads to its line.

import { make, setText } from "../../elements/controls/markup.js";
import { words } from "./author-words.js";

/** @typedef {import("../../engine/protocol.js").FileFault} FileFault */

export class FaultList {
  #goTo;
  #verdict = make("p", { class: "author-verdict", id: "author-verdict", role: "status" });
  #list = make("ol", { class: "author-faults" });
  element = make("div", {}, this.#verdict, this.#list);

  /** @param {(line: number) => void} goTo */
  constructor(goTo) {
    this.#goTo = goTo;
  }

  /** @param {string} text  instead of a verdict */
  say(text) {
    this.#dispatch(text, "", []);
  }

  /** @param {string} name  of a game without a fault */
  accept(name) {
    this.#dispatch(words.fine(name), "fine", []);
  }

  /** @param {string} text  why a game without a fault can't be played all the same, in place of that it can */
  object(text) {
    this.#dispatch(text, "faulty", []);
    this.#verdict.scrollIntoView({ block: "nearest" });
  }

  /**
   * @param {FileFault[]} faults
   * @param {boolean} stale  an older edition is still to be seen
   */
  refuse(faults, stale) {
    const said = [words.faults(faults.length), stale ? ` – ${words.stale}` : ""].join("");
    this.#dispatch(said, "faulty", faults);
  }

  /**
   * @param {string} text
   * @param {"" | "fine" | "faulty"} tone
   * @param {FileFault[]} faults
   */
  #dispatch(text, tone, faults) {
    setText(this.#verdict, text);
    this.#verdict.dataset["tone"] = tone;
    this.#list.replaceChildren(...faults.map((fault) => this.#fault(fault)));
  }

  /** @param {FileFault} fault */
  #fault({ line, key, found, message }) {
    const button = make("button", { type: "button" }, words.fault(line, key, found, message));
    button.onclick = () => this.#goTo(line);
    return make("li", {}, button);
  }
}
