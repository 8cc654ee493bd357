// The table: the board, and beside or below it the seats, how the game stands, and the panels.

import { ConsentDialog } from "./consent-dialog.js";
import { GameBoard } from "./game-board.js";
import { MoveEntry } from "./move-entry.js";
import { MoveList } from "./move-list.js";
import { NewGameDialog } from "./new-game-dialog.js";
import { OrderBar } from "./order-bar.js";
import { PanelTabs } from "./panel-tabs.js";
import { Part } from "./part.js";
import { PieceLegend } from "./piece-legend.js";
import { ResignDialog } from "./resign-dialog.js";
import { SeatPanel } from "./seat-panel.js";
import { SecretDialog } from "./secret-dialog.js";
import { SharePanel } from "./share-panel.js";
import { SpeakDialog } from "./speak-dialog.js";
import { TableControls } from "./table-controls.js";
import { TurnStatus } from "./turn-status.js";
import { BeliefDialog } from "./belief-dialog.js";
import { aspectRatio } from "../draw/layout.js";
import { icon } from "./icons.js";
import { make, setText } from "./markup.js";
import { words } from "../strings.js";

/** @typedef {import("../state.js").State} State */

/** Where the arrow keys have a meaning of their own. */
const OWN_ARROWS = "game-board, piece-preview, input, textarea, select, [role=tablist], dialog";

export class GameTable extends Part {
  board = new GameBoard();
  #title = make("h1", { tabIndex: -1 });
  #source = make(
    "a",
    { class: "quiet", rel: "noopener external", target: "_blank" },
    words.table.source,
    make("span", { class: "wide" }, words.table.sourceEnd),
  );
  #seats = make("div", { class: "seats" });
  /** @type {Part[]} */
  #dialogs = [];
  /** @type {SeatPanel[]} */
  #seatPanels = [];
  /** @type {State | null} */
  #state = null;

  /** @override */
  build() {
    const tabs = new PanelTabs();
    tabs.fill("moves", new MoveList(), new MoveEntry());
    tabs.fill("pieces", new PieceLegend());
    tabs.fill("share", new SharePanel());
    const status = new TurnStatus();
    const controls = new TableControls();
    const orders = new OrderBar(() => this.board.leave());
    const dialogs = [
      new NewGameDialog(),
      new ResignDialog(),
      new SecretDialog(),
      new SpeakDialog(),
      new ConsentDialog(),
      new BeliefDialog(),
    ];
    this.parts.push(orders, status, controls, tabs, ...dialogs);
    this.#dialogs = dialogs;
    this.append(
      this.#head(),
      make("section", { class: "board-area", "aria-label": words.table.board }, this.board),
      make(
        "aside",
        { class: "side", "aria-label": words.controls.title },
        this.#seats,
        orders,
        status,
        controls,
        tabs,
      ),
      ...dialogs,
    );
    document.addEventListener("keydown", (event) => this.#browse(event));
  }

  /** @override @param {State} state */
  show(state) {
    const { info } = state;
    const uncovered = this.#state?.cover != null && state.cover === null;
    this.#state = state;
    const away = state.engine !== "ready" || state.page !== "table" || info === null;
    // A covered table is brought in step all the same, so that nothing lingers in it of what the last looker saw.
    this.hidden = away || state.cover !== null;
    this.inert = this.hidden;
    if (away) {
      for (const dialog of this.#dialogs) dialog.show(state);
      return;
    }
    setText(this.#title, info.name);
    this.#source.href = info.source;
    this.#source.hidden = info.source === "";
    this.style.setProperty("--board-aspect-wide", String(aspectRatio(info.board, "wide")));
    this.style.setProperty("--board-aspect-tall", String(aspectRatio(info.board, "tall")));
    this.#seat(info.seats.length, state.flipped);
    for (const panel of this.#seatPanels) panel.show(state);
    super.show(state);
    // The button that uncovered the table is gone, and the focus with it.
    if (uncovered) this.#title.focus({ preventScroll: true });
  }

  #head() {
    const back = make(
      "a",
      { class: "back", href: "#", "aria-label": words.table.toGallery },
      icon("back"),
    );
    return make("header", { class: "table-head" }, back, this.#title, this.#source);
  }

  /**
   * One panel a seat, in the order in which the seats lie around the board: the nearest last.
   * @param {number} count
   * @param {boolean} flipped
   */
  #seat(count, flipped) {
    if (this.#seatPanels.length !== count) {
      this.#seatPanels = Array.from({ length: count }, (_, seat) =>
        Object.assign(new SeatPanel(), { seat }),
      );
      this.#seats.replaceChildren(...this.#seatPanels);
    }
    this.classList.toggle("flipped", flipped);
    this.#seatPanels.forEach((panel, seat) => {
      panel.style.setProperty("--place", String(flipped ? seat + 1 : count - seat));
    });
  }

  /**
   * Arrow keys walk through the game wherever they have nothing else to do.
   * @param {KeyboardEvent} event
   */
  #browse(event) {
    const view = this.#state?.view;
    if (this.hidden || !view || event.altKey || event.ctrlKey || event.metaKey || event.shiftKey)
      return;
    if (event.target instanceof Element && event.target.closest(OWN_ARROWS)) return;
    const ply = { ArrowLeft: view.ply - 1, ArrowRight: view.ply + 1 }[event.key];
    if (ply === undefined || ply < 0 || ply > view.played.length) return;
    event.preventDefault();
    this.send({ kind: "jump", ply });
  }
}

customElements.define("game-table", GameTable);
