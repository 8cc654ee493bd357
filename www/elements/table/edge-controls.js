// The controls at each player's edge of a tablet: turn, undo and required claims.

import { html } from "lit-html";
import { isBrowsing } from "../../state/browsing.js";
import { askedHuman } from "../../state/draw-offers.js";
import { boardTurns, plyOfNextHumanTurn, turnsTo } from "../../state/players.js";
import { figurehead, isInCheck, isOut, placeOf } from "../../state/standings.js";
import { words } from "../../i18n/strings.js";
import { iconButton } from "../controls/buttons.js";
import { Part } from "../controls/part.js";
import { pieceTemplate } from "../controls/piece-figure.js";
import "./claim-bar.js";
import "./player-clock.js";

/** @import { State } from "../../state/page-state.js" */
/** @import { GameInfo, View } from "../../engine/protocol.js" */
/** @import { Look } from "../controls/buttons.js" */

/** By quarter turns to the right from the first player's edge. */
const EDGES = ["bottom", "right", "top", "left"];

export class EdgeControls extends Part {
  seat = 0;

  /** @override */
  build() {
    this.setAttribute("role", "group");
  }

  /** @override @param {State} state */
  template(state) {
    const { info, view, clock, settings, elsewhere } = state;
    const at = this.seat;
    const seat = info?.seats[at];
    if (info === null || view === null || seat === undefined) return null;
    const toMove = view.outcome === null && view.turn === at;
    this.dataset["edge"] = EDGES[(turnsTo(info, at) + 4 - boardTurns(state)) % 4];
    this.dataset["colour"] = seat.colour;
    this.classList.toggle("to-move", toMove);
    this.classList.toggle("out", isOut(view, at));
    this.classList.toggle("timed", clock !== null);
    this.setAttribute("aria-label", words.around.title(seat.name));
    const emblem = pieceTemplate(info, figurehead(info, view, at), at, settings.pieceSet);
    // Only the player to move has anything to claim.
    const toAnswer = askedHuman(state) === at ? state : { ...state, drawOffer: null };
    const nothing = { ...view, actions: [], claimableDraw: null };
    const asked = toMove ? toAnswer : { ...toAnswer, view: nothing };
    return html`<div class="edge-inner">
      <span class="turn-emblem">${emblem}</span>
      <span class="edge-words"
        ><span><strong class="turn-name">${seat.name}</strong> ${seat.army}</span>
        <span class="turn-does">${turnActionWords(info, view, at)}</span></span
      >
      <player-clock .seat=${at} .state=${state}></player-clock>
      <claim-bar .state=${asked}></claim-bar>
      ${this.#clocksButton(clock?.stopped === true, {
        hidden: clock === null || view.outcome !== null,
        disabled: elsewhere,
      })}
      ${iconButton("undo", words.controls.undo, () => this.send({ kind: "undo" }), {
        disabled: elsewhere || isBrowsing(state) || plyOfNextHumanTurn(state, -1) === null,
      })}
      ${iconButton("close", words.around.end, () => this.send({ kind: "around", around: false }))}
    </div>`;
  }

  /** @param {boolean} stopped @param {Look} look */
  #clocksButton(stopped, look) {
    const label = stopped ? words.clocks.start : words.clocks.stop;
    const press = () => this.send({ kind: stopped ? "start-clocks" : "stop-clocks" });
    return iconButton(stopped ? "startClocks" : "stopClocks", label, press, look);
  }
}

/** @param {GameInfo} info @param {View} view @param {number} seat */
function turnActionWords(info, view, seat) {
  const place = placeOf(view, seat);
  if (view.outcome !== null) return words.seat.place(place);
  if (place > 0) return words.seat.out(place);
  if (view.turn !== seat) return words.around.turnOf(info.seats[view.turn]?.name ?? "");
  return isInCheck(view, seat) ? words.around.inCheck : words.around.yourTurn;
}

customElements.define("edge-controls", EdgeControls);
