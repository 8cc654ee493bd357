// The board on which better moves are tried. It has the game as a study, in which a played move drops nothing.

import { ClaimBar } from "../../elements/table/claim-bar.js";
import { DropBar } from "../../elements/table/drop-bar.js";
import { turnsTo } from "../../state/players.js";
import { StudyTree } from "../study/study-tree.js";
import { Workbench } from "../workbench.js";

/** @import { Seat, StudyNode, View } from "../../engine/protocol.js" */
/** @import { State } from "../../state/page-state.js" */
/** @import { PageServices } from "../page.js" */

export class MistakesBoard {
  /** @type {(action: string) => void} */
  onPlay = () => {};
  #bench;
  /** The positions of the game. @type {StudyNode[]} */
  #line = [];

  /** @param {PageServices} services */
  constructor(services) {
    const bench = (this.#bench = new Workbench(services));
    const bars = [new ClaimBar(), new DropBar(() => bench.board.leave())];
    bench.element.append(...bars);
    bench.subscribe((after, _, action) => {
      for (const bar of bars) bar.show(after);
      const last = after.view?.played[after.view.ply - 1];
      if (action.kind === "played" && last !== undefined) this.onPlay(last.text);
    });
  }

  get element() {
    return this.#bench.element;
  }

  get state() {
    return this.#bench.state;
  }

  /** The moves of the game. */
  get played() {
    return this.#line.flatMap(({ played }) => played ?? []);
  }

  /** The move that led to the position on the board. */
  get lastMove() {
    const { view } = this.state;
    return view?.played[view.ply - 1] ?? null;
  }

  /** @param {() => void} restart */
  set onRestart(restart) {
    this.#bench.onRestart = restart;
  }

  /** @param {string} record */
  async open(record) {
    const { info, view, study } = await this.#bench.engine.call("studyLoad", { text: record });
    this.#line = new StudyTree(study).mainNodes;
    this.#bench.put({ info, view });
    return info;
  }

  /** @param {Seat} seat  at the lower edge */
  turnTo(seat) {
    const { info, turned } = this.state;
    if (info === null) return;
    this.#bench.hands.seat = seat;
    this.#bench.dispatch({ kind: "turned", quarters: turnsTo(info, seat) - turned });
  }

  /** @param {number} ply  of the game */
  async goTo(ply) {
    const { engine } = this.#bench;
    await this.#show(await engine.call("studyGo", { node: this.#line[ply]?.id ?? 0 }));
  }

  /** @param {string} action */
  async play(action) {
    await this.#show(await this.#bench.engine.call("play", { action }));
  }

  /** @param {View} view */
  async #show(view) {
    const isOpen = view.revealed && this.state.info?.secretive;
    const secrets = isOpen ? await this.#bench.engine.call("secrets", {}) : null;
    this.#bench.dispatch({ kind: "moved-in-record", view, secrets });
  }

  /** @param {boolean} inert */
  set inert(inert) {
    this.element.inert = inert;
  }

  /** @param {State} state */
  show(state) {
    this.#bench.show(state);
  }

  end() {
    this.#bench.end();
  }
}
