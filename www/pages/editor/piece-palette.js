// What the hand does on the board: it carries men, takes them away, or puts down more of one type. One of the buttons is
// pressed; with the arrow keys one goes from one to the next. A man may be dragged from here to the board, too.

import { icon } from "../../elements/controls/icons.js";
import { drawing, make } from "../../elements/controls/markup.js";
import { pieceFigure } from "../../elements/controls/piece-figure.js";
import { Segments } from "../../elements/controls/segments.js";
import { words } from "./editor-words.js";

/** @import { GameInfo, Kind, Seat } from "../../engine/protocol.js" */
/** @import { PieceSet } from "../../state/state.js" */

/** @typedef {"hand" | "eraser" | { kind: Kind, seat: Seat }} Tool */

/**
 * A man on his way from the palette: where the pointer is in the window.
 * @typedef {{ kind: Kind, seat: Seat, x: number, y: number, done: boolean }} Delivery
 */

/** A press that stays within this distance only chooses. */
const SLACK_PX = 6;

/** The men of more seats don't find room beside each other. */
const MOST_ROWS = 2;

/** A hand that is open, in a square of 24. */
const HAND =
  "M8 13V5.500a1.500 1.500 0 0 1 3 0V11M11 11V4.500a1.500 1.500 0 0 1 3 0V11M14 11V6a1.500 1.500 0 0 1 3 0v8a6 6 0 0 1-6 6h-1c-2 0-3.500-1-4.500-2.500L3 13.500a1.400 1.400 0 0 1 2.300-1.600L8 14";

const STEPS = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 };

export class PiecePalette {
  #tools = make("div", { class: "edit-tools" });
  #rows = make("div", { class: "edit-rows" });
  #army = new Segments(words.army, (seat) => this.#turnTo(seat));
  element = make(
    "div",
    { class: "edit-palette", role: "toolbar", "aria-label": words.palette },
    this.#tools,
    this.#army.element,
    this.#rows,
  );
  #choose;
  #deliver;
  /** @type {Map<string, HTMLButtonElement>} */
  #buttons = new Map();
  #built = "";
  /** Of more than two armies the one that is shown. @type {Seat} */
  #seat = 0;
  /** @type {GameInfo | null} */
  #game = null;
  /** @type {Tool} */
  #tool = "hand";
  /** @type {PieceSet} */
  #pieceSet = "figures";

  /**
   * @param {(tool: Tool) => void} choose
   * @param {(delivery: Delivery) => void} deliver
   */
  constructor(choose, deliver) {
    this.#choose = choose;
    this.#deliver = deliver;
    this.element.addEventListener("keydown", (event) => this.#key(event));
  }

  /**
   * @param {GameInfo} game
   * @param {Tool} tool
   * @param {PieceSet} pieceSet
   */
  show(game, tool, pieceSet) {
    this.#game = game;
    this.#pieceSet = pieceSet;
    if (typeof tool !== "string" && toolKey(tool) !== toolKey(this.#tool)) this.#seat = tool.seat;
    this.#tool = tool;
    const built = `${game.variantHash} ${pieceSet}`;
    if (built !== this.#built) this.#build(game, pieceSet);
    this.#built = built;
    const several = game.seats.length > MOST_ROWS;
    this.#army.element.hidden = !several;
    if (several)
      this.#army.show(
        game.seats.map(({ name }) => name),
        this.#seat,
      );
    [...this.#rows.children].forEach((row, seat) => {
      /** @type {HTMLElement} */ (row).hidden = several && seat !== this.#seat;
    });
    const pressed = toolKey(tool);
    for (const [key, button] of this.#buttons) {
      button.setAttribute("aria-pressed", String(key === pressed));
      button.tabIndex = key === pressed ? 0 : -1;
    }
    // The pressed one may belong to an army that isn't shown.
    if (this.#buttons.get(pressed)?.closest("[hidden]")) this.#first().tabIndex = 0;
  }

  /** @param {Seat} seat */
  #turnTo(seat) {
    this.#seat = seat;
    const tool = this.#tool;
    // The same type of the other army, which most likely is wanted.
    if (typeof tool !== "string") this.#choose({ ...tool, seat });
    else if (this.#game !== null) this.show(this.#game, tool, this.#pieceSet);
  }

  /**
   * @param {GameInfo} game
   * @param {PieceSet} pieceSet
   */
  #build(game, pieceSet) {
    this.#buttons.clear();
    this.#seat = 0;
    this.#tools.replaceChildren(
      this.#button("hand", words.hand, drawing(HAND, 24, "icon")),
      this.#button("eraser", words.eraser, icon("close")),
    );
    const rows = game.seats.map((_, seat) =>
      make(
        "div",
        { class: "edit-men" },
        ...game.kinds.map(({ name }, kind) => {
          const label = words.man(game.seats[seat]?.name ?? "", name);
          const figure = pieceFigure(game, kind, seat, pieceSet);
          const button = this.#button({ kind, seat }, label, figure);
          this.#dragFrom(button, kind, seat);
          return button;
        }),
      ),
    );
    this.#rows.replaceChildren(...rows);
  }

  /**
   * @param {Tool} tool
   * @param {string} label
   * @param {Element} picture
   */
  #button(tool, label, picture) {
    const button = make("button", { type: "button", title: label, "aria-label": label }, picture);
    button.onclick = () => this.#choose(toolKey(tool) === toolKey(this.#tool) ? "hand" : tool);
    this.#buttons.set(toolKey(tool), button);
    return button;
  }

  /**
   * @param {HTMLButtonElement} button
   * @param {Kind} kind
   * @param {Seat} seat
   */
  #dragFrom(button, kind, seat) {
    /** @type {{ x: number, y: number } | null} */
    let start = null;
    let carries = false;
    button.addEventListener("pointerdown", (event) => {
      if (event.button !== 0 || !event.isPrimary) return;
      start = { x: event.clientX, y: event.clientY };
      button.setPointerCapture(event.pointerId);
    });
    button.addEventListener("pointermove", ({ clientX: x, clientY: y }) => {
      if (start === null) return;
      carries ||= Math.hypot(x - start.x, y - start.y) > SLACK_PX;
      if (carries) this.#deliver({ kind, seat, x, y, done: false });
    });
    /** @param {{ clientX: number, clientY: number }} event */
    const end = ({ clientX: x, clientY: y }) => {
      if (carries) this.#deliver({ kind, seat, x, y, done: true });
      start = null;
    };
    button.addEventListener("pointerup", end);
    button.addEventListener("pointercancel", () => end({ clientX: -1, clientY: -1 }));
    // What was dragged wasn't chosen.
    button.addEventListener(
      "click",
      (event) => {
        if (carries) event.stopImmediatePropagation();
        carries = false;
      },
      { capture: true },
    );
  }

  /** @param {KeyboardEvent} event */
  #key(event) {
    const shown = [...this.#buttons.values()].filter((button) => !button.closest("[hidden]"));
    const at = shown.indexOf(/** @type {HTMLButtonElement} */ (event.target));
    const step = STEPS[/** @type {keyof typeof STEPS} */ (event.key)];
    const edge = event.key === "Home" ? 0 : event.key === "End" ? shown.length - 1 : null;
    if (at < 0 || (step === undefined && edge === null)) return;
    event.preventDefault();
    shown[edge ?? (at + (step ?? 0) + shown.length) % shown.length]?.focus();
  }

  #first() {
    return /** @type {HTMLButtonElement} */ (this.#buttons.get("hand"));
  }
}

/** @param {Tool} tool */
function toolKey(tool) {
  return typeof tool === "string" ? tool : `${tool.seat} ${tool.kind}`;
}
