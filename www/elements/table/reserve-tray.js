// A player's pieces in hand, with their counts. Those that can be dropped now are buttons: press one, then an empty
// square. With many types, each has its place.

import { html } from "lit-html";
import { repeat } from "lit-html/directives/repeat.js";
import { soleActions } from "../../state/sole-actions.js";
import { handOf, hasHands } from "../../state/drops.js";
import { droppable } from "../../state/turn-drops.js";
import { pieceTurns } from "../../state/hand-rows.js";
import { boardTurns } from "../../state/players.js";
import { words } from "../../i18n/strings.js";
import { heldPiece } from "../controls/held-piece.js";
import { Part } from "../controls/part.js";
import { styleSheet } from "../controls/style-sheet.js";
import { DROP_KEYS } from "./table-keys.js";

/** @import { State } from "../../state/page-state.js" */

export class ReserveTray extends Part {
  get seat() {
    return Number(this.dataset["seat"] ?? 0);
  }

  set seat(seat) {
    this.dataset["seat"] = `${seat}`;
  }

  /** @override */
  build() {
    this.setAttribute("role", "group");
    void styleSheet("styles/table/hands.css");
  }

  /** @override @param {State} state */
  template(state) {
    const { info, view } = state;
    if (info === null || view === null) return null;
    this.setAttribute("aria-label", words.reserve.title(info.seats[this.seat]?.name ?? ""));
    const places = handOf(state, this.seat).map((one, at) => ({ ...one, key: DROP_KEYS[at] }));
    const all = hasHands(info);
    const shown = all ? places : places.filter(({ count }) => count > 0);
    this.toggleAttribute("hidden", shown.length === 0);
    this.style.setProperty("--types", `${shown.length}`);
    const turns = pieceTurns(info, this.seat, boardTurns(state));
    this.style.setProperty("--turns", `${turns}`);
    const may = droppable(state, this.seat);
    const sole = soleActions(state).includes("drop");
    const { order } = state.selection;
    const dropped = order?.kind === "drop" && may.size > 0 ? order.piece : null;
    return html`${repeat(
      shown,
      ({ kind }) => kind,
      ({ kind, count, key }) =>
        heldPiece({
          info,
          seat: this.seat,
          kind,
          count,
          pieceSet: state.settings.pieceSet,
          look: sole && may.has(kind) ? "reserved primary" : "reserved",
          may: may.has(kind),
          pressed: kind === dropped,
          sign: all ? "" : "×",
          shortcuts: all && may.has(kind) ? key : undefined,
          choose: (order) => this.send({ kind: "select", selection: { order } }),
        }),
    )}`;
  }
}

customElements.define("reserve-tray", ReserveTray);
