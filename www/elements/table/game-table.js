// The table: the board, and beside or below it the seats, how the game stands, and the panels.

import { ClaimBar } from "./claim-bar.js";
import { ClockAnnouncer } from "./clock-announcer.js";
import { ConsentDialog } from "../dialogs/consent-dialog.js";
import { EdgeControls } from "./edge-controls.js";
import { GameBoard } from "../board/game-board.js";
import { LessonOffer } from "./lesson-offer.js";
import { MoveEntry } from "./move-entry.js";
import { MoveList } from "./move-list.js";
import { MoveAnnouncer } from "./move-announcer.js";
import { NewGameDialog } from "../dialogs/new-game-dialog.js";
import { DropBar } from "./drop-bar.js";
import { PanelTabs } from "./panel-tabs.js";
import { Part } from "../controls/part.js";
import { PieceLegend } from "./piece-legend.js";
import { ResignDialog } from "../dialogs/resign-dialog.js";
import { PageLinks } from "./page-links.js";
import { PlayerPanel } from "./player-panel.js";
import { SecretButton } from "./secret-button.js";
import { SecretDialog } from "../dialogs/secret-dialog.js";
import { SharePanel } from "./share-panel.js";
import { SpeakDialog } from "../dialogs/speak-dialog.js";
import { TableControls } from "./table-controls.js";
import { TurnChip } from "./turn-chip.js";
import { TurnStatus } from "./turn-status.js";
import { ViewBar } from "./view-bar.js";
import { BeliefDialog } from "../dialogs/belief-dialog.js";
import { BoardShape } from "../board/board-shape.js";
import { icon } from "../controls/icons.js";
import { make, setHidden, setText } from "../controls/markup.js";
import { boardTurns, turnsTo } from "../../state/players.js";
import { hasSeveralSeats } from "../../state/standings.js";
import { words } from "../../i18n/strings.js";

/** @typedef {import("../../engine/protocol.js").GameInfo} GameInfo */
/** @typedef {import("../../state/state.js").State} State */

/** Where the panels of four seats lie in their square, by quarter turns to the right from the near left corner. */
const CORNERS = [3, 4, 2, 1];

/** Where the arrow keys have a meaning of their own. */
const OWN_ARROWS = "game-board, piece-preview, input, textarea, select, [role=tablist], dialog";

export class GameTable extends Part {
  board = new GameBoard();
  offer = new LessonOffer();
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
  /** @type {PlayerPanel[]} */
  #seatPanels = [];
  /** @type {EdgeControls[]} */
  #edges = [];
  #area = make("section", { class: "board-area", "aria-label": words.table.board });
  #entry = new MoveEntry();
  #shape = new BoardShape(this);
  #viewBar = new ViewBar();
  #orders = new DropBar(() => this.board.leave());
  /** The field for moves waits until its panel is shown. */
  #writing = false;
  /** @type {State | null} */
  #state = null;

  /** @override */
  build() {
    const tabs = new PanelTabs();
    tabs.fill("moves", new MoveList(), this.#entry);
    tabs.fill("pieces", new PieceLegend());
    tabs.fill("share", new SharePanel());
    const chip = new TurnChip();
    const calls = new ClaimBar();
    const status = new TurnStatus();
    const controls = new TableControls();
    const dialogs = [
      new NewGameDialog(),
      new ResignDialog(),
      new SecretDialog(),
      new SpeakDialog(),
      new ConsentDialog(),
      new BeliefDialog(),
    ];
    const rooms = new PageLinks();
    const voice = new MoveAnnouncer();
    const clockVoice = new ClockAnnouncer();
    this.parts.push(
      this.offer,
      rooms,
      voice,
      clockVoice,
      chip,
      this.#viewBar,
      calls,
      this.#orders,
      status,
      controls,
      tabs,
      ...dialogs,
    );
    this.#dialogs = dialogs;
    this.#area.append(chip, this.board, this.#viewBar);
    this.append(
      this.#head(),
      this.#area,
      make(
        "aside",
        { class: "side", "aria-label": words.controls.title },
        this.#seats,
        calls,
        this.#orders,
        status,
        controls,
        this.offer,
        tabs,
        rooms,
      ),
      voice,
      clockVoice,
      ...dialogs,
    );
    this.board.addEventListener("write", () => this.#write());
    this.#entry.addEventListener("leave", () => this.board.focus());
    document.addEventListener("keydown", (event) => this.#browse(event));
  }

  /** @override @param {State} state */
  show(state) {
    const { info } = state;
    const uncovered = this.#state?.cover != null && state.cover === null;
    this.#state = state;
    const away = state.engine !== "ready" || state.screen !== "table" || info === null;
    // A covered table is brought in step all the same, so that nothing lingers in it of what the last looker saw.
    const hidden = away || state.cover !== null;
    setHidden(this, hidden);
    this.toggleAttribute("inert", hidden);
    if (away) {
      for (const dialog of this.#dialogs) dialog.show(state);
      return;
    }
    const { arrangement } = state.settings;
    setText(this.#title, info.name);
    this.#source.href = info.source;
    setHidden(this.#source, info.source === "");
    this.#shape.tell(info.board, arrangement);
    this.#seat(info, boardTurns(state));
    this.#setClasses(info, state);
    for (const panel of [...this.#seatPanels, ...this.#edges]) panel.show(state);
    super.show(state);
    // Told by classes: a style that asks what lies within is asked anew with every element that comes or goes there.
    this.classList.toggle("viewed", !this.#viewBar.hidden);
    this.classList.toggle("ordered", !this.#orders.hidden);
    this.classList.toggle("answered", state.answer !== null);
    if (this.#writing) this.#entry.write();
    this.#writing = false;
    // The button that uncovered the table is gone, and the focus with it.
    if (uncovered) this.#title.focus({ preventScroll: true });
  }

  /** At once if the field is seen: what is typed on shall not miss it. */
  #write() {
    if (this.#entry.checkVisibility()) {
      this.#entry.write();
      return;
    }
    this.#writing = true;
    this.send({ kind: "tab", tab: "moves" });
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
   * One panel a seat, in the order in which the seats lie around the board: the nearest last, or four in a square.
   * @param {GameInfo} info
   * @param {number} turns
   */
  #seat(info, turns) {
    const count = info.seats.length;
    if (this.#seatPanels.length !== count) this.#setPlaces(count);
    this.#seatPanels.forEach((panel, seat) => {
      const beside = (turnsTo(info, seat) + 4 - turns) % 4;
      const facing = turns === 2 ? seat + 1 : count - seat;
      panel.style.setProperty("--place", String(count === 4 ? CORNERS[beside] : facing));
    });
  }

  /** @param {number} count */
  #setPlaces(count) {
    for (const edge of this.#edges) edge.remove();
    const seats = Array.from({ length: count }, (_, seat) => seat);
    this.#seatPanels = seats.map((seat) => Object.assign(new PlayerPanel(), { seat }));
    this.#edges = count < 3 ? [] : seats.map((seat) => Object.assign(new EdgeControls(), { seat }));
    this.#seats.replaceChildren(...this.#seatPanels);
    this.#area.after(...this.#edges);
  }

  /**
   * What the style sheet has to know of the game and of how it is looked at.
   * @param {GameInfo} info
   * @param {State} state
   */
  #setClasses(info, { around, settings: { arrangement } }) {
    const several = hasSeveralSeats(info);
    this.classList.toggle("several", several);
    this.classList.toggle("around", several && around);
    this.classList.toggle("stacked", info.board.shape === "levels" && arrangement === "stacked");
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

// Not where they are made: a page that embeds a board keeps these names for itself.
customElements.define("game-board", GameBoard);
customElements.define("consent-dialog", ConsentDialog);
customElements.define("secret-button", SecretButton);
customElements.define("secret-dialog", SecretDialog);
customElements.define("speak-dialog", SpeakDialog);
customElements.define("move-entry", MoveEntry);
customElements.define("game-table", GameTable);
