import { html, noChange, nothing } from "lit-html";
import { keyed } from "lit-html/directives/keyed.js";
import { GameBoard } from "../board/game-board.js";
import { BoardFit } from "./board-fit.js";
import { LessonOffer } from "./lesson-offer.js";
import { MoveEntry } from "./move-entry.js";
import { isResultShown } from "./result-card.js";
import { Part } from "../controls/part.js";
import { SecretButton } from "./secret-button.js";
import { BoardShape } from "../board/board-shape.js";
import { stepByWheel } from "../board/wheel-steps.js";
import { button } from "../controls/buttons.js";
import { iconTemplate } from "../controls/icons.js";
import { styleSheet } from "../controls/style-sheet.js";
import { numberedName } from "../../state/numbered-options.js";
import { hasHands, mayNeedOrders, needsOrders } from "../../state/drops.js";
import { boardTurns, turnsTo } from "../../state/players.js";
import { browsedPly } from "../../state/browsing.js";
import { hasSeveralSeats, isFlatForTwo } from "../../state/standings.js";
import { words } from "../../i18n/strings.js";
import { inTime } from "../../platform/in-time.js";
import { lateModule } from "../../platform/late-module.js";
import "./claim-bar.js";
import "./clock-announcer.js";
import "./edge-controls.js";
import "./move-announcer.js";
import "./page-links.js";
import "./panel-tabs.js";
import "./player-panel.js";
import "./table-controls.js";
import "./turn-chip.js";
import "./turn-status.js";
import { browsingKey, CONTROL_KEYS, shortcutsOf } from "./table-keys.js";
import "./view-bar.js";

/** @import { GameInfo } from "../../engine/protocol.js" */
/** @import { State } from "../../state/page-state.js" */
/** @import { Browsing } from "../../state/browsing.js" */

/** Corners of the four players' panels, by quarter turns to the right from the near left corner. */
const CORNERS = [3, 4, 2, 1];

/** Longer names of games are smaller and may take two lines. */
const LONG_NAME = 20;

/** Where keys write or choose. */
const OWN_KEYS = "input, textarea, select, dialog";

/**
 * They load when they are needed, and are shown from then on. All elements with these tags are in the table already.
 * @type {{ tags: string[], isNeeded: (state: State, usesHandle: boolean) => boolean, load: () => Promise<unknown> }[]}
 */
const LATE_DIALOGS = [
  {
    tags: ["keys-dialog"],
    isNeeded: ({ dialog }) => dialog === "keys",
    load: () =>
      Promise.all([import("../dialogs/keys-dialog.js"), styleSheet("styles/table/keys.css")]),
  },
  {
    tags: ["new-game-dialog"],
    isNeeded: ({ dialog }) => dialog === "new-game",
    load: () => import("../dialogs/new-game-dialog.js"),
  },
  {
    tags: ["resign-dialog"],
    isNeeded: ({ dialog }) => dialog === "resign",
    load: () => import("../dialogs/resign-dialog.js"),
  },
  {
    tags: ["branch-dialog"],
    isNeeded: ({ dialog }) => dialog === "branch",
    load: () => import("../dialogs/branch-dialog.js"),
  },
  {
    tags: ["board-size"],
    isNeeded: (_, usesHandle) => usesHandle,
    load: () => import("./board-size.js"),
  },
  {
    tags: ["zen-button"],
    isNeeded: ({ settings }) => settings.zen,
    load: () => Promise.all([import("./zen-mode.js"), styleSheet("styles/table/zen.css")]),
  },
  {
    tags: ["drop-bar", "reserve-tray", "dragged-piece"],
    isNeeded: ({ info }) => info !== null && mayNeedOrders(info),
    load: () => import("./table-drops.js"),
  },
  {
    tags: ["secret-dialog", "speak-dialog", "consent-dialog", "belief-dialog"],
    isNeeded: ({ info }) => info?.secretive === true,
    load: () =>
      Promise.all([
        import("../dialogs/table-secret-dialogs.js"),
        styleSheet("styles/table/belief.css"),
      ]),
  },
];

export class GameTable extends Part {
  board = new GameBoard();
  offer = new LessonOffer();
  #shape = new BoardShape(this);
  #fit = new BoardFit(this);
  /** Dialogs that were asked for. One that didn't load is asked for again with another game or dialog. */
  #asked = new Set();
  /** The focus waits until the field is visible. */
  #writing = false;
  /** Its part loads when it is pointed at or has the focus. */
  #sizeHandle = sizeHandle();
  #usesHandle = false;
  /** @type {State | null} */
  #state = null;

  /** @override */
  build() {
    this.board.on("write", () => this.#write());
    stepByWheel(this.board, (way) => (this.#state?.settings.wheel ? this.#stepping(way) : null));
    this.board.append(this.#sizeHandle);
    for (const use of ["pointerover", "focus"])
      this.#sizeHandle.addEventListener(use, () => this.#useHandle(), { once: true });
    this.addEventListener("leave", () => this.board.focus());
    document.addEventListener("keydown", (event) => {
      this.#browse(event);
      this.#press(event);
    });
  }

  /** @override @param {State} state */
  show(state) {
    const { info, dialog } = state;
    const uncovered = this.#state?.cover != null && state.cover === null;
    if (info !== this.#state?.info || dialog !== this.#state.dialog) this.#asked.clear();
    this.#state = state;
    const away = isAway(state);
    // A covered table is updated too, so that nothing of the last viewer's view stays in it.
    const hidden = away || state.cover !== null;
    this.toggleAttribute("hidden", hidden);
    this.toggleAttribute("inert", hidden);
    // On phones the page's header shares a line with the table's.
    document.documentElement.classList.toggle("at-table", !hidden && !state.around);
    if (info !== null && !away) {
      this.#setClasses(info, state);
      this.#shape.update(info.board, state.settings.arrangement);
      this.#fit.update(info.board, state.settings.arrangement);
    }
    super.show(state);
    this.#showLateDialogs(state);
    if (away) return;
    // Classes are cheaper here than `:has()`, which is evaluated with every change of the document.
    this.classList.toggle("answered", state.answer !== null);
    if (this.#writing) this.#entry.write();
    this.#writing = false;
    // The button that uncovered the table is gone, and with it the focus.
    if (uncovered) this.querySelector("h1")?.focus({ preventScroll: true });
  }

  /** @override @param {State} state */
  template(state) {
    return html`${isAway(state) || state.info === null ? noChange : this.#game(state, state.info)}
      <new-game-dialog></new-game-dialog>
      <resign-dialog></resign-dialog>
      <branch-dialog></branch-dialog>
      <keys-dialog></keys-dialog>
      <secret-dialog></secret-dialog>
      <speak-dialog></speak-dialog>
      <consent-dialog></consent-dialog>
      <belief-dialog></belief-dialog>
      <dragged-piece hidden></dragged-piece>`;
  }

  /** @param {State} state @param {GameInfo} info */
  #game(state, info) {
    const edges = (/** @type {unknown} */ _, /** @type {number} */ seat) =>
      html`<edge-controls .seat=${seat} .state=${state}></edge-controls>`;
    this.offer.show(state);
    return html`
      ${this.#head(info)}
      <section class="board-area" aria-label=${words.table.board}>
        <turn-chip .state=${state}></turn-chip>
        ${this.board} ${this.#towerHint(state)}
        <view-bar .state=${state}></view-bar>
      </section>
      ${info.seats.length < 3 ? nothing : info.seats.map(edges)}
      <aside class="side" aria-label=${words.controls.title}>
        <div class="seats">${seatPanels(info, state)}</div>
        <claim-bar .state=${state}></claim-bar>
        <drop-bar ?hidden=${!needsOrders(state)} @off-board=${() => this.board.leave()}></drop-bar>
        <result-card .state=${state}></result-card>
        <turn-status .state=${state}></turn-status>
        <table-controls .state=${state}></table-controls>
        ${this.offer} ${keyed(info, html`<panel-tabs .state=${state}></panel-tabs>`)}
        <page-links .state=${state}></page-links>
      </aside>
      <move-announcer .state=${state}></move-announcer>
      <clock-announcer .state=${state}></clock-announcer>
    `;
  }

  /** @param {GameInfo} info */
  #head(info) {
    const name = numberedName(info);
    return html`<header class="table-head">
      <a class="back" href="#" aria-label=${words.table.toGallery}>${iconTemplate("back")}</a>
      <h1 class=${name.length > LONG_NAME ? "long" : ""} tabindex="-1" title=${name}>${name}</h1>
      ${button(words.share.title, () => this.#share(), { icon: "share", look: "head-share" })}
      <zen-button hidden></zen-button>
    </header>`;
  }

  /** The panel may be below the window's edge. */
  #share() {
    this.send({ kind: "tab", tab: "share" });
    this.querySelector("panel-tabs")?.scrollIntoView({ block: "nearest" });
  }

  /** @param {State} state */
  #showLateDialogs(state) {
    for (const late of LATE_DIALOGS) {
      const dialogs = late.tags.flatMap((tag) => [...this.querySelectorAll(tag)]);
      const loaded = dialogs.filter((dialog) => dialog instanceof Part);
      for (const dialog of loaded) dialog.show(state);
      if (loaded.length === 0 && late.isNeeded(state, this.#usesHandle)) void this.#load(late);
    }
  }

  /** @param {typeof LATE_DIALOGS[number]} late */
  async #load(late) {
    if (this.#asked.has(late)) return;
    this.#asked.add(late);
    try {
      await inTime(lateModule(late.load));
      this.update();
    } catch {
      // Without network, and not cached yet.
      this.send({ kind: "dialog", dialog: null });
      this.send({ kind: "complain", reason: { code: "part-missing", args: {} } });
    }
  }

  /** Until the player has dragged a tower, or closes it. @param {State} state */
  #towerHint(state) {
    const { info, settings } = state;
    const tower = info?.board.shape === "levels" && settings.arrangement === "stacked";
    if (!tower || settings.dragged || isResultShown(state)) return nothing;
    const { dragByMouse, dragByFinger, dragKnown } = words.boardView;
    const close = () => this.send({ kind: "settings", change: { dragged: true } });
    return html`<p class="tower-hint">
      <span class="by-mouse">${dragByMouse}</span><span class="by-finger">${dragByFinger}</span>
      ${button(dragKnown, close)}
    </p>`;
  }

  get #entry() {
    return /** @type {MoveEntry} */ (this.querySelector("move-entry"));
  }

  /** At once if the field is visible, so that it receives the next keys. */
  #write() {
    if (this.#entry.write()) return;
    this.#writing = true;
    this.send({ kind: "tab", tab: "moves" });
  }

  #useHandle() {
    this.#usesHandle = true;
    this.update();
  }

  /** @param {GameInfo} info @param {State} state */
  #setClasses(info, { around, settings: { arrangement, boardSize } }) {
    this.style.setProperty("--board-scale", `${boardSize}`);
    this.#sizeHandle.setAttribute("aria-valuenow", `${Math.round(boardSize * 100)}`);
    const several = hasSeveralSeats(info);
    this.classList.toggle("several", several);
    this.classList.toggle("viewed", !isFlatForTwo(info));
    const handed = hasHands(info);
    this.classList.toggle("handed", handed);
    this.classList.toggle("ordered", !handed && mayNeedOrders(info));
    this.classList.toggle("around", several && around);
    this.classList.toggle("stacked", info.board.shape === "levels" && arrangement === "stacked");
  }

  /**
   * Arrow keys step through the game wherever they have no other meaning.
   * @param {KeyboardEvent} event
   */
  #browse(event) {
    const way = browsingKey(event);
    const step = way && this.#stepping(way);
    if (step === null) return;
    event.preventDefault();
    step();
  }

  /** @param {Browsing} way @returns {(() => void) | null}  null: there is no such step */
  #stepping(way) {
    const state = this.#state;
    const leads = !this.hidden && state !== null && browsedPly(way, state) !== null;
    return leads ? () => this.send({ kind: "browse", way }) : null;
  }

  #switchZen() {
    this.send({ kind: "settings", change: { zen: this.#state?.settings.zen === false } });
  }

  /** Presses a control, if it can be pressed now. @param {KeyboardEvent} event */
  #press(event) {
    if (this.hidden || event.defaultPrevented || event.repeat) return;
    if (event.target instanceof Element && event.target.closest(OWN_KEYS)) return;
    const shortcuts = shortcutsOf(event, this.#state?.settings.singleKeys ?? false);
    if (shortcuts === null) return;
    if (shortcuts === CONTROL_KEYS.zen) return this.#switchZen();
    const button = this.querySelector(`button[aria-keyshortcuts="${shortcuts}"]:not([hidden])`);
    if (!(button instanceof HTMLButtonElement) || button.disabled) return;
    event.preventDefault();
    button.click();
  }
}

function sizeHandle() {
  const handle = document.createElement("board-size");
  const { size, sizeHint } = words.boardView;
  handle.tabIndex = 0;
  handle.title = sizeHint;
  handle.setAttribute("role", "slider");
  handle.setAttribute("aria-label", size);
  return handle;
}

/** @param {State} state */
function isAway({ engine, screen, info }) {
  return engine !== "ready" || screen !== "table" || info === null;
}

/**
 * One panel per player, in their order around the board: the nearest last, or four in a square.
 * @param {GameInfo} info
 * @param {State} state
 */
function seatPanels(info, state) {
  const turns = boardTurns(state);
  const count = info.seats.length;
  return info.seats.map((_, seat) => {
    const beside = (turnsTo(info, seat) + 4 - turns) % 4;
    const facing = turns === 2 ? seat + 1 : count - seat;
    const place = count === 4 ? CORNERS[beside] : facing;
    return html`<player-panel
      .seat=${seat}
      .style=${`--place: ${place}`}
      .state=${state}
    ></player-panel>`;
  });
}

// Not in their own modules: embedded boards use other names.
customElements.define("game-board", GameBoard);
customElements.define("secret-button", SecretButton);
customElements.define("move-entry", MoveEntry);
customElements.define("game-table", GameTable);
