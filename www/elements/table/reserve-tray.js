// The men a seat has in reserve, each kind with its count. Those that may be dropped now are buttons: press one, then an
// empty cell.

import { droppable } from "../../state/drops.js";
import { words } from "../../i18n/strings.js";
import { make, setHidden } from "../controls/markup.js";
import { Part } from "../controls/part.js";
import { pieceFigure } from "../controls/piece-figure.js";

/** @typedef {import("../../state/settings.js").PieceSet} PieceSet */
/** @typedef {import("../../state/state.js").State} State */
/** @typedef {import("../../engine/protocol.js").GameInfo} GameInfo */
/** @typedef {import("../../engine/protocol.js").Kind} Kind */

export class ReserveTray extends Part {
  /** Set before the first `show`. */
  seat = 0;
  #drawn = "";
  /** @type {Map<Kind, HTMLButtonElement>} */
  #buttons = new Map();

  /** @override */
  build() {
    this.setAttribute("role", "group");
  }

  /** @override @param {State} state */
  show(state) {
    const { info, view, order } = state;
    if (info === null || view === null) return;
    const counts = view.reserves[this.seat] ?? [];
    const held = counts.flatMap((count, kind) => (count > 0 ? { kind, count } : []));
    setHidden(this, held.length === 0);
    this.#draw(info, held, state.settings.pieceSet);
    const may = droppable(state, this.seat);
    for (const [kind, button] of this.#buttons) {
      button.disabled = !may.has(kind);
      const pressed = order?.kind === "drop" && order.man === kind && view.turn === this.seat;
      button.setAttribute("aria-pressed", String(pressed));
      const name = info.kinds[kind]?.name ?? "";
      const say = may.has(kind) ? words.reserve.drop : words.reserve.held;
      const label = say(name, counts[kind] ?? 0);
      if (button.title !== label) button.title = label;
      button.setAttribute("aria-label", label);
    }
  }

  /**
   * Made anew only when the men in it change, so that the focus isn't lost.
   * @param {GameInfo} info
   * @param {{kind: Kind, count: number}[]} held
   * @param {PieceSet} pieceSet
   */
  #draw(info, held, pieceSet) {
    const drawn = JSON.stringify([info.variantHash, pieceSet, held]);
    if (drawn === this.#drawn) return;
    this.#drawn = drawn;
    this.setAttribute("aria-label", words.reserve.title(info.seats[this.seat]?.name ?? ""));
    const focused = [...this.#buttons].find(([, button]) => button.matches(":focus"))?.[0];
    this.#buttons = new Map(
      held.map(({ kind, count }) => [kind, this.#button(info, kind, count, pieceSet)]),
    );
    this.replaceChildren(...this.#buttons.values());
    if (focused !== undefined) this.#buttons.get(focused)?.focus();
  }

  /**
   * @param {GameInfo} info
   * @param {Kind} kind
   * @param {number} count
   * @param {PieceSet} pieceSet
   */
  #button(info, kind, count, pieceSet) {
    const button = make(
      "button",
      { type: "button", class: "reserved" },
      pieceFigure(info, kind, this.seat, pieceSet),
      count > 1 ? make("span", { class: "count", "aria-hidden": "true" }, `×${count}`) : null,
    );
    button.onclick = () => {
      const pressed = button.getAttribute("aria-pressed") === "true";
      this.send({ kind: "order", order: pressed ? null : { kind: "drop", man: kind } });
    };
    return button;
  }
}

customElements.define("reserve-tray", ReserveTray);
