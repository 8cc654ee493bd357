// A game to be stepped through, with remarks on some of its moves.

import { make, setText } from "../../elements/controls/markup.js";
import { MoveList } from "../../elements/table/move-list.js";
import { Workbench } from "../workbench.js";
import { words } from "./about-words.js";

/** @typedef {import("../../state/state.js").State} State */
/** @typedef {import("../page.js").PageServices} PageServices */
/** @typedef {import("../learning.js").Learning} Learning */

export class ExampleGame {
  #bench;
  #moves = new MoveList();
  #note = make("p", { class: "example-note", role: "status" });
  /** @type {Record<string, string>} */
  #notes = {};
  #said = make("div", { class: "example-words" });
  element;

  /** @param {PageServices} services */
  constructor(services) {
    this.#bench = new Workbench(services);
    this.#bench.onChange = (after) => this.#follow(after);
    const side = make("div", { class: "example-side" }, this.#said, this.#note, this.#moves);
    this.#bench.element.append(side);
    this.element = this.#bench.element;
    this.element.classList.add("example-game");
  }

  get engine() {
    return this.#bench.engine;
  }

  /** @param {Learning} learning */
  async open({ file, words: said }) {
    const { title, about, notes } = said.example;
    this.#notes = notes;
    this.#said.replaceChildren(make("h3", {}, title), make("p", {}, about));
    await this.#bench.open({ record: file.example.record });
    const { info } = this.#bench.state;
    // It is to be looked at: nobody plays on.
    info?.seats.forEach((_, seat) => {
      this.#bench.dispatch({ kind: "seat", seat, player: { player: "computer", level: 1 } });
    });
    this.#bench.dispatch({ kind: "pause" });
    await this.#bench.perform({ kind: "jump", ply: 0 });
  }

  /** @param {State} state */
  #follow(state) {
    this.#moves.show(state);
    const ply = state.view?.ply ?? 0;
    const note = this.#notes[String(ply)];
    setText(this.#note, note ?? (ply === 0 ? words.noNote : ""));
  }

  /** @param {State} state  of the page */
  show(state) {
    this.#bench.show(state);
  }

  end() {
    this.#bench.end();
  }
}
