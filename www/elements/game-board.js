// <game-board>: one board, its men and marks, and the input on it. It decides nothing about the rules and holds no
// words: it shows the view, reach and promotions it is given and tells what the user wants.
//
// Properties (set them in any order; redraws are gathered into one animation frame)
//   game        GameInfo | null          setting another game forgets the choice and everything shown
//   view        View | null              a new view is reached by animation where one or a few men moved
//                                        and gives up the choice without an event
//   words       BoardWords               required before anything is said; see the type in board-words.js
//   interactive boolean | Seat[]         seats whose men may be moved by hand when they are to act; default true (all)
//   flipped     boolean                  default false
//   pieceSet    "figures" | "letters"    default "figures"
//   theme       "light" | "dark" | null  null (default) follows prefers-color-scheme
//   reach       Reach | null             the answer to `choose`; ignored unless `reach.from` is the chosen cell
//   promotions  PromotionChoice[] | null the answer to `promote` (or to `refuse`, if nothing may be promoted to):
//                                        opens the chooser at the target cell; null closes it
//   hintLine    string[] | null          move texts; the first is drawn as an arrow if it is one of `view.actions`
//   chosen      Cell | null              read only: the chosen man's cell
//
// Events (CustomEvent, bubbling and composed)
//   choose    { cell: Cell | null }            a man was chosen, or the choice was given up; answer by setting `reach`
//   play      { text: string }                 a legal action was made (also from the chooser)
//   promote   { from: Cell, to: Cell }         a promotion must be chosen; answer by setting `promotions`
//   refuse    { from: Cell, to: Cell }         no such action; ask `whyNot`, then call `tell(words)`
//   inspect   { cell: Cell }                   a man that can't be moved now was clicked, or any man was asked about
//                                              by a right click or a long press: show its rules
//   cellhover { cell: Cell | null }            pointer or keyboard focus is on that cell
//
// Methods
//   tell(text, cell?)   shows the sentence in a bubble near the cell (default: where the last move was refused) and says
//                       it to screen readers; it goes away by itself, by Escape, or by the next action
//   announce(text)      says it to screen readers only
//   focusCell(cell)     moves the keyboard focus to a cell
//   deselect()          gives up the choice
//   settled()           Promise that resolves when no animation runs and the last change is painted
//
// Attributes reflected for styling and tests: `flipped`, `busy` (while a move is animated).
//
// Size: the board fills its container's width and keeps its own height (`aspect-ratio` set from the game), so give it a
// width; `max-width: min(100%, calc(100vh - …))` on the host keeps it within the window. No layout shift once `game` is set.
//
// CSS custom properties read from the host (all optional, defaults in draw/palette.js):
//   --board-target  --board-chosen  --board-last  --board-check  --board-forbidden  --board-hint
//   --board-frame  --board-coordinate  --board-title  --board-focus
//   --board-aspect  width through height; two boards lie beside each other in a wide room and are stacked in a tall one
//   --board-bubble  --board-bubble-ink  --board-surface  --board-ink  (bubble and chooser)
//
// In the shadow tree: role="grid" of role="gridcell" elements, each named by `words.cell`, `aria-selected` on the chosen,
// `data-cell="c1"` and `data-marks="capture …"` on each. The chooser is role="dialog" with buttons named by
// `words.promotion`; those that are missing are aria-disabled and described by `words.reason`.

import { aspectRatio, centre, counterparts } from "../draw/layout.js";
import { scene } from "../draw/scene.js";
import { AccessibleGrid } from "./accessible-grid.js";
import { BoardBubble } from "./board-bubble.js";
import { BoardChoice } from "./board-choice.js";
import { BoardPicture } from "./board-picture.js";
import { BoardPointer } from "./board-pointer.js";
import { BOARD_STYLE, CHOOSER_STYLE } from "./board-style.js";
import { cellTexts } from "./cell-texts.js";
import { PromotionChooser } from "./promotion-chooser.js";

/** @import { Cell, GameInfo, PromotionChoice, View } from "../engine/protocol.js" */
/** @import { Layout } from "../draw/layout.js" */
/** @import { Theme } from "../draw/palette.js" */
/** @import { PieceSet, SceneState } from "../draw/scene.js" */
/** @import { Point } from "../draw/way.js" */
/** @import { Attempt } from "./board-choice.js" */
/** @import { BoardWords } from "./board-words.js" */

export class GameBoard extends HTMLElement {
  /** @type {GameInfo | null} */
  #game = null;
  /** @type {BoardWords | null} */
  #words = null;
  /** @type {PieceSet} */
  #pieceSet = "figures";
  /** @type {string[] | null} */
  #hintLine = null;
  /** @type {PromotionChoice[] | null} */
  #promotions = null;
  /** The chosen man was chosen before the pointer came down on it. @type {boolean} */
  #chosenBefore = false;
  /** @type {Cell | null} */
  #hovered = null;
  /** @type {Cell | null} */
  #focused = null;
  /** A man in the hand, or put down and waiting for the next view. @type {SceneState["dragged"]} */
  #dragged = null;
  /** Which board the grid's elements were made for. */
  #built = "";
  /** The bubble says why the cell pointed at can't be passed to. */
  #warned = false;
  #choice = new BoardChoice();

  #grid = new AccessibleGrid({
    activate: (cell) => this.#activate(cell),
    escape: () => this.#escape(),
    focus: (cell) => this.#focusOn(cell),
    inspect: (cell) => this.#inspect(cell),
  });
  #picture = new BoardPicture(
    this,
    () => this.#shown(),
    (layout) => this.#laidOut(layout),
  );
  #bubble = new BoardBubble();
  #chooser = new PromotionChooser({
    choose: (text) => this.#choosePromotion(text),
    cancel: () => this.#cancelPromotion(),
  });
  #spoken = document.createElement("div");

  constructor() {
    super();
    const root = this.attachShadow({ mode: "open" });
    root.adoptedStyleSheets = [BOARD_STYLE, CHOOSER_STYLE];
    this.#spoken.className = "spoken";
    this.#spoken.setAttribute("role", "status");
    root.append(
      this.#picture.canvas,
      this.#grid.element,
      this.#bubble.element,
      this.#chooser.element,
      this.#spoken,
    );
    this.#listenToPointer();
  }

  connectedCallback() {
    this.#picture.connect();
  }

  disconnectedCallback() {
    this.#picture.disconnect();
    this.#bubble.hide();
  }

  get game() {
    return this.#game;
  }

  set game(game) {
    if (game === this.#game) return;
    this.#game = game;
    this.#choice.view = null;
    this.#forget();
    this.#picture.finish();
    this.#picture.restyle();
    this.#picture.relayout();
    if (game) this.style.aspectRatio = `var(--board-aspect, ${aspectRatio(game.board)})`;
  }

  get view() {
    return this.#choice.view;
  }

  set view(view) {
    if (view === this.#choice.view) return;
    const before = this.#choice.view;
    const dropped = this.#dragged ? this.#choice.attempt : null;
    this.#choice.view = view;
    this.#forget();
    if (before && view) this.#picture.move(before, view, dropped);
    this.#update();
  }

  get words() {
    return this.#words;
  }

  set words(words) {
    this.#words = words;
    this.#update();
  }

  get interactive() {
    return this.#choice.interactive;
  }

  set interactive(seats) {
    this.#choice.interactive = seats;
  }

  get flipped() {
    return this.#picture.flipped;
  }

  set flipped(flipped) {
    if (flipped === this.#picture.flipped) return;
    this.#picture.flipped = flipped;
    this.toggleAttribute("flipped", flipped);
    this.#bubble.hide();
    this.#picture.relayout();
  }

  get pieceSet() {
    return this.#pieceSet;
  }

  set pieceSet(pieceSet) {
    this.#pieceSet = pieceSet;
    this.#picture.redraw();
  }

  /** @returns {Theme | null} */
  get theme() {
    return this.#picture.theme;
  }

  set theme(theme) {
    if (theme === this.#picture.theme) return;
    this.#picture.theme = theme;
    this.style.colorScheme = theme ?? "";
    this.#picture.restyle();
  }

  get hintLine() {
    return this.#hintLine;
  }

  set hintLine(line) {
    this.#hintLine = line;
    this.#picture.redraw();
  }

  get reach() {
    return this.#choice.reach;
  }

  set reach(reach) {
    if (this.#choice.learn(reach)) this.#update();
  }

  get promotions() {
    return this.#promotions;
  }

  set promotions(choices) {
    this.#promotions = choices;
    if (choices && this.#choice.attempt) this.#openChooser(choices, this.#choice.attempt);
    else this.#chooser.close();
  }

  get chosen() {
    return this.#choice.chosen;
  }

  /**
   * @param {string} text
   * @param {Cell} [cell]
   */
  tell(text, cell = this.#choice.attempt?.at ?? this.#choice.chosen ?? 0) {
    this.announce(text);
    const { layout } = this.#picture;
    if (layout) this.#bubble.show(text, layout.boxes[cell], layout.width);
  }

  /**
   * @param {string} text
   */
  announce(text) {
    // The same sentence twice is no change, and would be said once only.
    this.#spoken.textContent = this.#spoken.textContent === text ? `${text}\u00a0` : text;
  }

  /**
   * @param {Cell} cell
   */
  focusCell(cell) {
    this.#grid.focus(cell);
  }

  deselect() {
    if (this.#choice.chosen !== null) this.#choose(null);
  }

  /** @returns {Promise<void>} */
  settled() {
    return this.#picture.settled();
  }

  #listenToPointer() {
    new BoardPointer(this.#grid.element, {
      cellAt: (x, y) => this.#picture.layout?.cellAt(x, y) ?? null,
      press: (cell) => this.#press(cell),
      drag: (from, at, over) => this.#drag(from, at, over),
      click: (cell) => this.#click(cell),
      drop: (from, to) => this.#drop(from, to),
      cancel: () => this.#putBack(),
      hover: (cell) => this.#hover(cell),
      inspect: (cell) => this.#inspect(cell),
    });
  }

  /**
   * @param {Cell} cell
   */
  #press(cell) {
    this.#picture.finish();
    this.#bubble.hide();
    this.#chosenBefore = cell === this.#choice.chosen;
    if (this.#choice.isTarget(cell) || !this.#choice.isMovable(cell)) return false;
    if (!this.#chosenBefore) this.#choose(cell);
    return true;
  }

  /**
   * @param {Cell} cell
   */
  #click(cell) {
    if (cell === this.#choice.chosen) {
      if (this.#chosenBefore) this.#choose(null);
    } else this.#activate(cell);
  }

  /**
   * @param {Cell} from
   * @param {Point} at
   * @param {Cell | null} over
   */
  #drag(from, { x, y }, over) {
    this.#dragged = { from, x, y, height: 1 };
    this.#grid.element.style.cursor = over === null ? "no-drop" : "grabbing";
    this.#picture.redraw();
  }

  /**
   * @param {Cell} from
   * @param {Cell | null} to
   */
  #drop(from, to) {
    const { layout } = this.#picture;
    if (to === null || to === from || from !== this.#choice.chosen || !layout)
      return this.#putBack();
    const lies = this.#choice.isTarget(to);
    this.#dragged = lies ? { from, ...centre(layout.boxes[to]), height: 0 } : null;
    this.#try(from, to);
    this.#hover(to);
  }

  #putBack() {
    this.#dragged = null;
    this.#picture.redraw();
  }

  /**
   * @param {Cell | null} cell
   */
  #hover(cell) {
    if (cell !== null) this.#grid.element.style.cursor = this.#cursorOn(cell);
    if (cell === this.#hovered) return;
    this.#hovered = cell;
    this.#emit("cellhover", { cell });
    this.#warn(cell);
    this.#picture.redraw();
  }

  /**
   * Why the cell pointed at can't be passed to. Screen readers hear it as the cell's name.
   * @param {Cell | null} cell
   */
  #warn(cell) {
    const { layout } = this.#picture;
    const [game, words, reason] = [
      this.#game,
      this.#words,
      this.#choice.warningOn(this.#game, cell),
    ];
    if (this.#warned) this.#bubble.hide();
    this.#warned = reason !== null;
    if (cell === null || !game || !words || !layout || !reason) return;
    this.#bubble.show(words.reason(game, reason), layout.boxes[cell], layout.width);
  }

  /**
   * @param {Cell} cell
   */
  #cursorOn(cell) {
    if (this.#choice.isTarget(cell)) return "pointer";
    return this.#choice.isMovable(cell) ? "grab" : "default";
  }

  /**
   * @param {Cell | null} cell
   */
  #focusOn(cell) {
    this.#focused = cell;
    this.#emit("cellhover", { cell });
    this.#warn(cell);
    this.#picture.redraw();
  }

  /**
   * @param {Cell} cell
   */
  #inspect(cell) {
    if (this.#choice.manOn(cell)) this.#emit("inspect", { cell });
  }

  #escape() {
    this.#bubble.hide();
    this.#putBack();
    this.deselect();
  }

  /**
   * @param {Cell} cell
   */
  #activate(cell) {
    this.#picture.finish();
    this.#bubble.hide();
    if (cell === this.#choice.chosen) this.#choose(null);
    else if (this.#choice.isTarget(cell))
      this.#try(/** @type {Cell} */ (this.#choice.chosen), cell);
    else if (this.#choice.isMovable(cell)) this.#choose(cell);
    else if (this.#choice.chosen !== null) this.#try(this.#choice.chosen, cell);
    else this.#inspect(cell);
  }

  /**
   * @param {Cell | null} cell
   */
  #choose(cell) {
    this.#forget();
    this.#choice.chosen = cell;
    this.#update();
    this.#emit("choose", { cell });
  }

  /**
   * @param {Cell} from
   * @param {Cell} at
   */
  #try(from, at) {
    const to = this.#onOwnBoard(from, at);
    if (to === from) return this.#putBack();
    this.#choice.attempt = { from, to, at };
    const actions = this.#choice.actionsTo(at);
    if (actions.length === 0) {
      this.#picture.refuse(from, at);
      this.#emit("refuse", { from, to });
    } else if (actions.some(({ promotion }) => promotion !== null))
      this.#emit("promote", { from, to });
    else this.#play(actions[0].text);
  }

  /**
   * A man moves on his own board; a cell of the other one is meant as where he lands.
   * @param {Cell} from
   * @param {Cell} at
   * @returns {Cell}
   */
  #onOwnBoard(from, at) {
    const { board } = /** @type {GameInfo} */ (this.#game);
    const same = board.cells[from].layer === board.cells[at].layer;
    return same ? at : (counterparts(board)[at] ?? at);
  }

  /**
   * @param {string} text
   */
  #play(text) {
    // The attempt stays: where the man was dropped is told to the animation of the next view.
    this.#choice.chosen = null;
    this.#choice.reach = null;
    this.#update();
    this.#emit("play", { text });
  }

  /**
   * @param {PromotionChoice[]} choices
   * @param {Attempt} attempt
   */
  #openChooser(choices, { from, at }) {
    const { layout, pictures } = this.#picture;
    const man = this.#choice.manOn(from);
    if (!this.#game || !this.#words || !layout || !man) return;
    this.#chooser.open({
      game: this.#game,
      seat: man.seat,
      choices,
      words: this.#words,
      palette: this.#picture.paletteFor(this.#game),
      pieceSet: this.#pieceSet,
      pictures,
      box: layout.boxes[at],
      width: layout.width,
      height: layout.height,
    });
  }

  /**
   * @param {string} text
   */
  #choosePromotion(text) {
    this.promotions = null;
    this.#play(text);
  }

  #cancelPromotion() {
    this.promotions = null;
    this.#choice.attempt = null;
    this.#putBack();
  }

  #forget() {
    this.#choice.choose(null);
    if (this.#warned) this.#bubble.hide();
    this.#warned = false;
    this.#dragged = null;
    if (this.#promotions) this.promotions = null;
  }

  /**
   * @param {string} name
   * @param {object} detail
   */
  #emit(name, detail) {
    this.dispatchEvent(new CustomEvent(name, { detail, bubbles: true, composed: true }));
  }

  /**
   * @param {Layout} layout
   */
  #laidOut(layout) {
    if (!this.#game) return;
    const built = `${this.#game.id} ${this.#game.variantHash} ${this.flipped}`;
    if (built !== this.#built)
      this.#grid.build(
        layout,
        this.#game.board.cells.map(({ name }) => name),
      );
    this.#built = built;
    this.#grid.place(layout);
    this.#describe();
  }

  #update() {
    if (this.#picture.layout) this.#describe();
    this.#picture.redraw();
  }

  #describe() {
    const [game, words] = [this.#game, this.#words];
    const { view, chosen, reach } = this.#choice;
    if (!game || !words || !view) return;
    this.#grid.tell(
      (layer) => words.board(game, layer),
      cellTexts(game, view, chosen, reach, words),
    );
  }

  /** @returns {import("./board-picture.js").Shown | null} */
  #shown() {
    const [game, view] = [this.#game, this.#choice.view];
    return (
      game &&
      view && {
        game,
        shapes: ({ layout, ...live }) => scene({ ...this.#state(game, view), ...live }, layout),
      }
    );
  }

  /**
   * @param {GameInfo} game
   * @param {View} view
   */
  #state(game, view) {
    return {
      game,
      view,
      titles: Array.from({ length: game.board.layers }, (_, at) => this.#words?.plane(at) ?? ""),
      pieceSet: this.#pieceSet,
      chosen: this.#choice.chosen,
      reach: this.#choice.reach,
      pointed: this.#hovered ?? this.#focused,
      hint: this.#hintLine?.[0] ?? null,
      dragged: this.#dragged,
    };
  }
}

customElements.define("game-board", GameBoard);
