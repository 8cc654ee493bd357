// <game-board>: one board, its pieces and marks, and the input on it. It decides nothing about the rules and holds no
// words: it shows the view and promotions it is given and tells what the user wants.
//
// Properties (set them in any order; redraws are gathered into one animation frame)
//   game        GameInfo | null          setting another game forgets the choice and everything shown
//   view        View | null              a new view is reached by animation where one or a few pieces moved
//                                        and gives up the choice without an event
//   words       BoardWords               required before anything is said; see the type in board-words.js
//   interactive boolean | Seat[]         seats whose pieces may be moved by hand when they are to act; default true (all)
//   pieceSet    "figures" | "letters"    default "figures"
//   theme       "light" | "dark" | null  null (default) follows prefers-color-scheme
//   promotions  PromotionChoice[] | null the answer to `promote` (or to `refuse`, if nothing may be promoted to):
//                                        opens the chooser at the target square; null closes it
//   order       Order | null             what is to be put on a square; gives up the chosen piece, and is given up by a choice
//   attacks     Attacks | null           what an opponent's piece attacks; heeded as long as that one is selected
//   notes       SquareNotes                squares searched for a hidden crown
//   secrets     Secret[] | null          drawn on the canvas and nowhere else
//   arrows      Arrow[]                  drawn to show something
//   pencil      Pencil | null            arrows are drawn by the right button, or in place of moving; null (default): not at all
//   hintLine    string[] | null          move texts; the first is drawn as an arrow if it is one of `view.actions`
//
// Events (CustomEvent, bubbling, not composed: what a player does in a tree of its own is not for the page around)
//   choose    { square: Square | null }            a piece was chosen, or the choice was given up
//   play      { text: string }                 a legal action was made (also from the chooser)
//   promote   { from: Square, to: Square }         a promotion must be chosen; answer by setting `promotions`
//   order     { order: null }                  the order was given up
//   refuse    { from: Square, to: Square }         no such action; ask `whyNot`, then call `tell(words)`
//   inspect   { square: Square }                   a piece that can't be moved now was clicked, or any piece was asked about
//                                              by a right click or a long press: show its rules
//   mark      { square: Square }                   an empty square was asked about in that way, or M pressed on any
//   turn      { yaw: number }                  the tower was turned by hand or key
//   ask       { about: Asking, square: Square }    a key asked about that square; answer by `tell`
//   write     {}                               a key asked for the field where moves are typed
//   draw      { from: Square, to: Square }         an arrow was drawn, or a ring around one square; answer by setting `arrows`
//   sketch    { from: Square | null }            an arrow was begun by a key, or given up
//   cellhover { square: Square | null }            pointer or keyboard focus is on that square
//
// Methods
//   tell(text, square?)   shows the sentence in a bubble near the square (default: where the last move was refused) and says
//                       it to screen readers; it goes away by itself, by Escape, or by the next action
//   announce(text)      says it to screen readers only
//   show(text, square)    shows it only
//   dwell()             draws attention to what the last action brought to light
//   leave()             the chosen piece leaves the board
//   focusSquare(square)     moves the keyboard focus to a square
//   focus()             moves it to the square where it was last
//   lookAs(change)      from which side, flat or as a tower, with which coordinates: see board-view-settings.js
//   deselect()          gives up the choice
//   settled()           Promise that resolves when no animation runs and the last change is painted
//
// Attribute reflected for styling and tests: `busy` (while a move is animated).
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
// A board of more than two seats has the colour of the seat to act in its frame. Where levels that lie flat would be too
// small for a finger, one is shown large over the others, and a click on a small one brings it near; so does the focus.
//
// In the shadow tree: role="grid" of role="gridcell" elements, each named by `words.square`, `aria-selected` on the chosen,
// `data-square="c1"` and `data-marks="capture …"` on each. The chooser is role="dialog" with buttons named by
// `words.promotion`; those that are missing are aria-disabled and say why by `words.reason`. Among several actions that
// end on one square a like chooser asks, its buttons named by `words.choice`.

import { aspectRatio } from "../../draw/layout.js";
import { actionsOff } from "../../state/view-actions.js";
import { AccessibleGrid } from "./accessible-grid.js";
import { BoardAttempts } from "./board-attempts.js";
import { BoardChoice } from "./board-choice.js";
import { SelectionCache } from "./selection-cache.js";
import { BoardDrag } from "./board-drag.js";
import { BoardAnnotation } from "./board-annotation.js";
import { BoardPicture } from "./board-picture.js";
import { BoardSelection } from "./board-selection.js";
import { BoardViewModel } from "./board-view-model.js";
import { BOARD_STYLE, CHOOSER_STYLE } from "./board-style.js";
import { BoardAnnouncer } from "./board-announcer.js";

/** @import { Square, PromotionChoice, Reason, Seat, Secret } from "../../engine/protocol.js" */
/** @import { Attacks } from "../../state/attacks.js" */
/** @import { SquareNotes } from "../../state/state.js" */
/** @import { Arrow } from "../../draw/arrow-shapes.js" */
/** @import { Layout } from "../../draw/layout.js" */
/** @import { PieceSet } from "../../draw/scene.js" */
/** @import { BoardWords } from "../../i18n/board-words.js" */
/** @import { Pencil } from "./board-annotation.js" */
/** @import { BoardViewSettings } from "./board-view-settings.js" */

export class GameBoard extends HTMLElement {
  #choice = new BoardChoice();
  #pencil = new BoardAnnotation((from, to) => this.#emit("draw", { from, to }));
  #sight = new BoardViewModel(this.#choice, this.#pencil);
  #foresight = new SelectionCache((square) => this.#sight.foresee(square));
  #grid = new AccessibleGrid({
    activate: (square) => this.#selection.activate(square),
    escape: () => this.#escape(),
    focus: (square) => {
      this.#sight.focused = square;
      if (square !== null) this.#picture.bringNear(square);
      this.#pointAt(square);
    },
    inspect: (square) => this.#selection.inspect(square),
    mark: (square) => this.#emit("mark", { square }),
    turn: (degrees) => this.#turnBy(degrees),
    ask: (about, square) => this.#emit("ask", { about, square }),
    write: () => this.#emit("write", {}),
  });
  #picture = new BoardPicture(
    this,
    () => this.#sight.shown(this.#hand, this.#picture.stance),
    (layout) => this.#laidOut(layout),
  );
  #hand = new BoardDrag(this.#grid, this.#choice, this.#picture, {
    begin: () => this.#begin(),
    choose: (square) => this.#selection.choose(square),
    activate: (square) => this.#selection.activate(square),
    attempt: (from, to) => this.#attempts.move(from, to),
    hover: (square) => this.#pointAt(square),
    inspect: (square) => this.#selection.inspect(square),
    turn: (degrees) => this.#turnBy(degrees),
    pencil: this.#pencil,
  });
  #voice = new BoardAnnouncer(() => this.#picture.layout);
  #attempts = new BoardAttempts(this.#choice, {
    setting: (at) => this.#sight.settingAt(at, this.#picture),
    flipped: () => this.#picture.flipped,
    play: (text) => this.#play(text),
    promote: (from, to) => this.#emit("promote", { from, to }),
    refuse: (from, to, at) => this.#refuse(from, to, at),
    putBack: () => this.#hand.putBack(),
    deselect: () => this.#selection.choose(null),
  });
  #selection = new BoardSelection(
    {
      choice: this.#choice,
      attempts: this.#attempts,
      picture: this.#picture,
      pencil: this.#pencil,
    },
    {
      begin: () => this.#begin(),
      forget: () => this.#forget(),
      update: () => this.#update(),
      explain: (reason, at) => this.#explain(reason, at),
      emit: (name, detail) => this.#emit(name, detail),
    },
  );

  constructor() {
    super();
    this.#picture.stance.large = 0;
    const root = this.attachShadow({ mode: "open" });
    root.adoptedStyleSheets = [BOARD_STYLE, CHOOSER_STYLE];
    root.append(
      this.#picture.canvas,
      this.#grid.element,
      ...this.#voice.elements,
      ...this.#attempts.elements,
    );
  }

  connectedCallback() {
    this.#picture.connect();
  }

  disconnectedCallback() {
    this.#picture.disconnect();
    this.#voice.hush();
  }

  get game() {
    return this.#sight.game;
  }

  set game(game) {
    if (game === this.#sight.game) return;
    this.#sight.game = game;
    this.#choice.view = null;
    this.#forget();
    this.#picture.finish();
    this.#picture.restyle();
    this.#picture.relayout();
    this.#reshape();
  }

  get view() {
    return this.#choice.view;
  }

  set view(view) {
    if (view === this.#choice.view) return;
    const before = this.#choice.view;
    const dropped = this.#hand.dragged ? this.#choice.attempt : null;
    this.#choice.view = view;
    this.#forget();
    if (before && view) this.#picture.move(before, view, dropped);
    this.#update();
  }

  /** @param {BoardWords | null} words */
  set words(words) {
    this.#sight.words = words;
    this.#update();
  }

  /** @param {boolean | Seat[]} seats */
  set interactive(seats) {
    this.#choice.interactive = seats;
  }

  /** @param {Partial<BoardViewSettings>} change  how the board is looked at */
  lookAs(change) {
    if (this.#picture.stand(change)) this.#voice.hush();
    this.#reshape();
  }

  /** @param {PieceSet} pieceSet */
  set pieceSet(pieceSet) {
    if (pieceSet === this.#sight.pieceSet) return;
    this.#sight.pieceSet = pieceSet;
    this.#picture.redraw();
  }

  get theme() {
    return this.#picture.theme;
  }

  set theme(theme) {
    if (theme === this.#picture.theme) return;
    this.#picture.theme = theme;
    this.style.colorScheme = theme ?? "";
    this.#picture.restyle();
  }

  get order() {
    return this.#choice.order;
  }

  set order(order) {
    if (order === this.#choice.order) return;
    this.#forget();
    this.#choice.order = order;
    this.#update();
  }

  /** @param {Attacks | null} attacks */
  set attacks(attacks) {
    if (attacks?.from !== this.#choice.opponent) return;
    this.#choice.attacks = attacks;
    this.#update();
  }

  /** @param {SquareNotes} notes */
  set notes(notes) {
    if (JSON.stringify(notes) === JSON.stringify(this.#sight.notes)) return;
    this.#sight.notes = notes;
    this.#update();
  }

  /** @param {Secret[] | null} secrets */
  set secrets(secrets) {
    if (secrets === this.#sight.secrets) return;
    this.#sight.secrets = secrets;
    this.#picture.redraw();
  }

  /** @param {Arrow[]} arrows */
  set arrows(arrows) {
    if (JSON.stringify(arrows) === JSON.stringify(this.#pencil.arrows)) return;
    this.#pencil.arrows = arrows;
    this.#picture.redraw();
  }

  /** @param {Pencil | null} pencil */
  set pencil(pencil) {
    this.#pencil.held = pencil;
    // Elsewhere the page scrolls from empty squares.
    this.#grid.element.style.touchAction = pencil?.always ? "none" : "";
    if (!pencil?.always) this.#pencil.giveUp();
    else if (this.#choice.chosen !== null || this.#choice.opponent !== null)
      this.#selection.choose(null);
    this.#picture.redraw();
  }

  get hintLine() {
    return this.#sight.hintLine;
  }

  set hintLine(line) {
    if (line?.join() === this.#sight.hintLine?.join()) return;
    this.#sight.hintLine = line;
    this.#picture.redraw();
  }

  /** @param {PromotionChoice[] | null} choices */
  set promotions(choices) {
    this.#attempts.promotions = choices;
  }

  /**
   * @param {string} text
   * @param {Square} [square]
   */
  tell(text, square = this.#choice.attempt?.at ?? this.#choice.chosen ?? 0) {
    this.#voice.announce(text);
    this.#voice.show(text, square);
  }

  /**
   * @param {string} text
   * @param {Square} square
   */
  show(text, square) {
    this.#voice.show(text, square);
  }

  /** @param {string} text */
  announce(text) {
    this.#voice.announce(text);
  }

  dwell() {
    this.#picture.dwell();
  }

  leave() {
    const { view, chosen } = this.#choice;
    if (view && chosen !== null) this.#attempts.settle(actionsOff(view, chosen), chosen);
  }

  /** What one player was told, and where, is not for the next. */
  forgetViewer() {
    this.#voice.forget();
    this.#grid.forget();
  }

  /** @param {Square} square */
  focusSquare(square) {
    this.#grid.focus(square);
  }

  /** @override */
  focus() {
    this.#grid.focusCurrent();
  }

  deselect() {
    this.#selection.deselect();
  }

  settled() {
    return this.#picture.settled();
  }

  /**
   * Why the square pointed at can't be passed to. Screen readers hear it as the square's name.
   * @param {Square | null} square
   */
  #warn(square) {
    const reason = this.#choice.warningOn(this.game, square);
    this.#voice.warn(this.#sight.sentence(reason), square);
  }

  /** @param {Square | null} square */
  #pointAt(square) {
    this.#emit("cellhover", { square });
    if (this.#pencil.from !== null) this.#pencil.lead(square);
    if (square !== null) this.#picture.lookAt(square);
    this.#warn(square);
    this.#picture.redraw();
  }

  /** @param {number} degrees */
  #turnBy(degrees) {
    if (this.#picture.turnBy(degrees)) this.#emit("turn", { yaw: this.#picture.stance.yaw });
  }

  #reshape() {
    if (!this.game) return;
    const ratio = aspectRatio(this.game.board, "wide", this.#picture.stance.arrangement);
    this.style.aspectRatio = `var(--board-aspect, ${ratio})`;
  }

  #begin() {
    this.#picture.finish();
    this.#voice.hush();
  }

  #escape() {
    this.#voice.hush();
    this.#hand.putBack();
    if (this.#pencil.giveUp()) this.#emit("sketch", { from: null });
    else this.#selection.deselect();
  }

  /**
   * @param {Reason} reason
   * @param {Square} at
   */
  #explain(reason, at) {
    this.#picture.refuse(at, at);
    const sentence = this.#sight.sentence(reason);
    if (sentence) this.tell(sentence, at);
  }

  /** @param {string} text */
  #play(text) {
    if (this.#choice.order?.kind === "hide") this.#grid.forget();
    // The attempt stays: where the piece was dropped is told to the animation of the next view.
    this.#choice.chosen = null;
    this.#choice.order = null;
    this.#update();
    this.#emit("play", { text });
  }

  /**
   * @param {Square} from
   * @param {Square} to
   * @param {Square} at
   */
  #refuse(from, to, at) {
    this.#picture.refuse(from, at);
    this.#emit("refuse", { from, to });
  }

  #forget() {
    this.#choice.choose(null);
    this.#voice.warn(null, null);
    this.#hand.dragged = null;
    this.promotions = null;
  }

  /**
   * @param {string} name
   * @param {object} detail
   */
  #emit(name, detail) {
    this.dispatchEvent(new CustomEvent(name, { detail, bubbles: true }));
  }

  /** @param {Layout} layout */
  #laidOut(layout) {
    const { game } = this;
    if (!game) return;
    const names = game.board.squares.map(({ name }) => name);
    const anew = this.#grid.fit(layout, `${game.id} ${game.contentHash}`, names);
    // The square that has the focus may lie elsewhere now.
    this.#grid.reveal();
    this.#attempts.follow();
    this.#describe(anew);
  }

  #update() {
    if (this.#picture.layout) this.#describe(false);
    this.#picture.redraw();
  }

  /** @param {boolean} all */
  #describe(all) {
    const texts = this.#sight.texts(all);
    const { game, words } = this.#sight;
    if (texts === null || game === null) return;
    if (texts.ground) this.#grid.tellBoards((layer) => words?.board(game, layer) ?? "");
    // A choice alone is no secret, and its words may come a moment later; what one player may see is gone at once.
    this.#grid.tell(texts.squares, !texts.ground);
    if (texts.ground) this.#foresight.begin(this.#choice.movable());
  }
}
