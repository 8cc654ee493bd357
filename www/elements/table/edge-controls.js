// What one player needs at its own edge of a tablet that lies between all: whose turn it is, undo, what must be claimed.

import { boardTurns, plyOfNextHumanTurn, turnsTo } from "../../state/players.js";
import { figurehead, isInCheck, isOut, placeOf } from "../../state/standings.js";
import { words } from "../../i18n/strings.js";
import { ClaimBar } from "./claim-bar.js";
import { icon } from "../controls/icons.js";
import { make, setHidden, setText } from "../controls/markup.js";
import { Part } from "../controls/part.js";
import { PlayerClock } from "./player-clock.js";
import { pieceFigure } from "../controls/piece-figure.js";

/** @typedef {import("../../state/settings.js").PieceSet} PieceSet */
/** @typedef {import("../../state/state.js").State} State */
/** @typedef {import("../../engine/protocol.js").GameInfo} GameInfo */
/** @typedef {import("../../engine/protocol.js").View} View */

/** By quarter turns to the right from the first seat's edge. */
const EDGES = ["bottom", "right", "top", "left"];

export class EdgeControls extends Part {
  /** Set before the first `show`. */
  seat = 0;
  #drawn = "";
  /** The clocks. */
  #stands = false;
  #emblem = make("span", { class: "turn-emblem" });
  #name = make("strong", { class: "turn-name" });
  #does = make("span", { class: "turn-does" });
  #calls = new ClaimBar();
  #clock = new PlayerClock();
  #stop = make("button", { type: "button" });
  #undo = make(
    "button",
    { type: "button", "aria-label": words.controls.undo, title: words.controls.undo },
    icon("undo"),
  );
  #end = make(
    "button",
    { type: "button", "aria-label": words.around.end, title: words.around.end },
    icon("close"),
  );

  /** @override */
  build() {
    this.#undo.onclick = () => this.send({ kind: "undo" });
    this.#clock.seat = this.seat;
    this.#stop.onclick = () => this.send({ kind: this.#stands ? "start-clocks" : "stop-clocks" });
    this.#end.onclick = () => this.send({ kind: "around", around: false });
    const inner = make(
      "div",
      { class: "edge-inner" },
      this.#emblem,
      make("span", { class: "edge-words" }, this.#name, " ", this.#does),
      this.#clock,
      this.#calls,
      this.#stop,
      this.#undo,
      this.#end,
    );
    this.setAttribute("role", "group");
    this.append(inner);
  }

  /** @override @param {State} state */
  show(state) {
    const { info, view } = state;
    const seat = info?.seats[this.seat];
    if (info === null || view === null || seat === undefined) return;
    const edge = (turnsTo(info, this.seat) + 4 - boardTurns(state)) % 4;
    const toMove = view.outcome === null && view.turn === this.seat;
    this.dataset["edge"] = EDGES[edge];
    this.dataset["colour"] = seat.colour;
    this.classList.toggle("to-move", toMove);
    this.classList.toggle("out", isOut(view, this.seat));
    this.classList.toggle("timed", state.clock !== null);
    this.setAttribute("aria-label", words.around.title(seat.name));
    setText(this.#name, seat.name);
    setText(this.#does, doingWords(info, view, this.seat));
    this.#undo.disabled = plyOfNextHumanTurn(state, -1) === null;
    this.#showEmblem(info, view, state.settings.pieceSet);
    this.#clock.show(state);
    setHidden(this.#stop, state.clock === null || view.outcome !== null);
    this.#showStop(state.clock?.stopped === true);
    // Only who is to act is asked.
    this.#calls.show(toMove ? state : { ...state, view: { ...view, actions: [] } });
  }

  /** @param {boolean} stands */
  #showStop(stands) {
    const label = stands ? words.clocks.start : words.clocks.stop;
    if (this.#stop.title === label) return;
    this.#stands = stands;
    this.#stop.title = this.#stop.ariaLabel = label;
    this.#stop.replaceChildren(icon(stands ? "startClocks" : "stopClocks"));
  }

  /**
   * @param {GameInfo} info
   * @param {View} view
   * @param {PieceSet} pieceSet
   */
  #showEmblem(info, view, pieceSet) {
    const kind = figurehead(info, view, this.seat);
    const drawn = JSON.stringify([info.variantHash, pieceSet, this.seat, kind]);
    if (drawn === this.#drawn) return;
    this.#drawn = drawn;
    this.#emblem.replaceChildren(pieceFigure(info, kind, this.seat, pieceSet));
  }
}

/**
 * @param {GameInfo} info
 * @param {View} view
 * @param {number} seat
 */
function doingWords(info, view, seat) {
  const place = placeOf(view, seat);
  if (view.outcome !== null) return words.seat.place(place);
  if (place > 0) return words.seat.out(place);
  if (view.turn !== seat) return words.around.turnOf(info.seats[view.turn]?.name ?? "");
  return isInCheck(view, seat) ? words.around.inCheck : words.around.yourTurn;
}

customElements.define("edge-controls", EdgeControls);
