// What a player may do besides moving.

import {
  humanToAct,
  isStopped,
  leavingSeat,
  mayResign,
  plyOfNextHumanTurn,
  resigningSeat,
} from "../../state/players.js";
import { hasSeveralSeats } from "../../state/standings.js";
import { words } from "../../i18n/strings.js";
import { icon } from "../controls/icons.js";
import { make, setHidden } from "../controls/markup.js";
import { Part } from "../controls/part.js";

/** @typedef {import("../../state/state.js").State} State */
/** @typedef {import("../../state/state.js").PlayerAction} PlayerAction */

export class TableControls extends Part {
  #undo = this.#button("undo", words.controls.undo, { kind: "undo" });
  #redo = this.#button("redo", words.controls.redo, { kind: "redo" });
  #flip = this.#button("flip", words.controls.flip, { kind: "turn", quarters: 2 });
  #hint = this.#button("hint", words.controls.hint, { kind: "hint" });
  #stopClocks = this.#clocks("stopClocks", words.clocks.stop, { kind: "stop-clocks" });
  #startClocks = this.#clocks("startClocks", words.clocks.start, { kind: "start-clocks" });
  #resign = this.#button("resign", words.controls.resign, { kind: "dialog", dialog: "resign" });
  #leave = this.#button("leave", words.controls.leave, { kind: "dialog", dialog: "resign" });
  #fresh = this.#button("fresh", words.controls.newGame, { kind: "dialog", dialog: "new-game" });

  /** @override */
  build() {
    this.setAttribute("role", "toolbar");
    this.setAttribute("aria-label", words.controls.title);
    this.append(this.#undo, this.#redo, this.#flip, this.#hint);
    this.append(this.#stopClocks, this.#startClocks);
    this.append(this.#resign, this.#leave, this.#fresh);
  }

  /** @override @param {State} state */
  show(state) {
    this.#showClocks(state);
    this.#undo.disabled = !isStopped(state.view) && plyOfNextHumanTurn(state, -1) === null;
    this.#redo.disabled = plyOfNextHumanTurn(state, 1) === null;
    this.#hint.disabled = !humanToAct(state) || state.thinking !== null;
    this.#resign.disabled = resigningSeat(state) === null;
    this.#leave.disabled = leavingSeat(state) === null;
    setHidden(this.#resign, !mayResign(state));
    setHidden(this.#leave, mayResign(state));
    // Four seats are brought near by quarter turns, beside the board.
    setHidden(this.#flip, state.info !== null && hasSeveralSeats(state.info));
  }

  /** @param {State} state */
  #showClocks({ clock, view }) {
    const timed = clock !== null && view !== null && view.outcome === null;
    const focused = [this.#stopClocks, this.#startClocks].some(
      (one) => one === document.activeElement,
    );
    this.classList.toggle("timed", timed);
    setHidden(this.#stopClocks, !timed || clock.stopped);
    setHidden(this.#startClocks, !timed || !clock.stopped);
    // What was pressed gives way to the other: the focus stays where it was.
    if (focused && timed) (clock.stopped ? this.#startClocks : this.#stopClocks).focus();
  }

  /**
   * There is no room for what it does to them.
   * @param {import("../controls/icons.js").IconName} sign
   * @param {string} label
   * @param {PlayerAction} action
   */
  #clocks(sign, label, action) {
    const button = this.#button(sign, words.clocks.title, action);
    button.title = button.ariaLabel = label;
    return button;
  }

  /**
   * @param {import("../controls/icons.js").IconName} sign
   * @param {string} label
   * @param {PlayerAction} action
   */
  #button(sign, label, action) {
    const button = make("button", { type: "button" }, icon(sign), make("span", {}, label));
    button.onclick = () => this.send(action);
    return button;
  }
}

customElements.define("table-controls", TableControls);
