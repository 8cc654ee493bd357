// A game to step through, with comments on some of its moves.

import { html, render } from "lit-html";
import { USUAL_LEVEL } from "../../state/levels.js";
import { MoveList } from "../../elements/table/move-list.js";
import { Workbench } from "../workbench.js";
import { words } from "./about-words.js";

/** @import { Player, State } from "../../state/page-state.js" */
/** @import { PageServices } from "../page.js" */
/** @import { Learning } from "../learning.js" */

/** @type {Player} */
const COMPUTER = { player: "computer", level: USUAL_LEVEL };

export class ExampleGame {
  #bench;
  #moves = new MoveList();
  #side = document.createElement("div");
  /** @type {Learning["words"]["example"]} */
  #words = { title: "", about: "", notes: {} };

  /** @param {PageServices} services */
  constructor(services) {
    this.#bench = new Workbench(services);
    this.#bench.subscribe((after) => this.#follow(after));
    this.#side.className = "example-side";
    this.element.append(this.#side);
    this.element.classList.add("example-game");
  }

  get element() {
    return this.#bench.element;
  }

  get engine() {
    return this.#bench.engine;
  }

  /** @param {Learning} learning */
  async open({ file, words: said }) {
    this.#words = said.example;
    this.#follow(this.#bench.state);
    await this.#bench.open({ record: file.example.record });
    // Only for viewing: no human can move.
    const { players } = this.#bench.state;
    this.#bench.dispatch({ kind: "seated", players: players.map(() => COMPUTER) });
    this.#bench.dispatch({ kind: "pause" });
    await this.#bench.perform({ kind: "jump", ply: 0 });
  }

  /** @param {State} state */
  #follow(state) {
    const { title, about, notes } = this.#words;
    const ply = state.view?.ply ?? 0;
    const note = notes[String(ply)] ?? (ply === 0 ? words.noNote : "");
    render(
      html`<div class="example-words">
          <h3>${title}</h3>
          <p>${about}</p>
        </div>
        <p class="example-note" role="status">${note}</p>
        ${this.#moves}`,
      this.#side,
    );
    this.#moves.show(state);
  }

  /** @param {State} state  of the page */
  show(state) {
    this.#bench.show(state);
  }

  end() {
    this.#bench.end();
  }
}
