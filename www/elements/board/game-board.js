// <game-board>: one board with its pieces, marks and input. It knows neither rules nor words: it shows the view it is
// given and reports what the player does.
//
// Properties (changes are drawn in the next animation frame)
//   game        GameInfo | null           a new game clears the selection, all messages and what is pointed at
//   view        View | null               animated if a few pieces moved; clears the selection without an event, except that
//                                         for a premove
//   words       BoardWords                required; see board-words.js
//   interactive boolean | Seat[]          players who can move pieces here on their turn; default true (all)
//   pieceSet    PieceSet                  default "figures"
//   theme       "light" | "dark" | null   null (default) follows prefers-color-scheme
//   boardColours  BoardColours            default "own"; see state/settings.js
//   animation   "off" | "fast" | "normal" default "normal"; reduced motion takes precedence
//   promotions  PromotionChoice[] | null  the answer to `promote` or `refuse`: opens the chooser; null closes it
//   order       Order | null              a drop in progress; excludes a selected piece
//   attacks     Attacks | null            what the opponent's piece of `examine` or `glance` attacks
//   notes       SquareNotes               squares searched for a hidden crown
//   secrets     Secret[] | null           painted on the canvas and nowhere else
//   arrows      Arrow[]                   annotations
//   drawingTool DrawingTool | null        draw arrows by the right button, or instead of moving; null (default): never
//   premovingSeat  Seat | null            whose pieces can be selected for a premove
//   premove     Squares | null            drawn; the next press on the board cancels it
//   hintLine    string[] | null           moves; the first is drawn if it is in `view.actions`, with its secret choice
//
// Events (CustomEvent, bubbling, not composed: they don't leave a shadow tree around the board)
//   choose    { square: Square | null }     a piece was selected or deselected
//   examine   { square: Square | null }     an opponent's piece was selected or deselected; answer by setting `attacks`
//   premove   { premove: Squares | null }  chosen or cancelled; answer by setting `premove`
//   glance    { square: Square }            the mouse rests on an opponent's piece; answer by setting `attacks`
//   play      { text: string }              a legal action
//   promote   { from: Square, to: Square }  a promotion must be chosen; answer by setting `promotions`
//   order     { order: null }               the drop was cancelled
//   refuse    { from: Square, to: Square }  no such action; ask `whyNot`, then call `showMessage`
//   inspect   { square: Square }            show the piece's rules: it can't be moved now, or was right-clicked or long-pressed
//   mark      { square: Square }            the same on an empty square, or M on any square
//   turn      { yaw: number }               the tower was rotated
//   ask       { about: Asking, square: Square }  a key asked about the square; answer by `showMessage`
//   write     {}                            a key asked for the field for moves
//   draw      Arrow                         an arrow or a ring; answer by setting `arrows`
//   erase     {}                            a press or key acted on the board while there were arrows
//   sketch    { from: Square | null }       a key began an arrow, or cancelled it
//   cellhover { square: Square | null }     the square under the pointer or with the keyboard focus
//
// Methods
//   showMessage(text, square?)  shows the text in a bubble at the square (default: the last refusal's) and announces it, until
//                        Escape or the next action
//   announce(text), show(text, square)   only one of both
//   dwell()              emphasizes what the last action revealed
//   replay(views)        animates the moves between these views, then shows `view` again; any action on the board ends it
//   attempt(from, to)    as if the player had moved the piece there
//   leave()              the selected piece leaves the board
//   focusSquare(square), focus()         the latter returns to the last square
//   lookAs(change)       changes the view settings: see board-view-settings.js
//   deselect()
//   isResting            whether nothing is pressed, selected or animated
//   settled()            Promise that resolves when no animation runs and the last change is painted
//
// The attribute `busy` is set while a move is animated.
//
// Size: the board fills its container's width and sets its own `aspect-ratio`. On the host, `max-width: min(100%,
// calc(100vh - …))` keeps it within the window. The layout doesn't shift once `game` is set.
//
// CSS custom properties read from the host (all optional, defaults in draw/palette.js):
//   --board-target  --board-chosen  --board-last  --board-check  --board-forbidden  --board-hint
//   --board-frame  --board-coordinate  --board-title  --board-focus
//   --board-bubble  --board-bubble-ink  --board-surface  --board-ink  (bubble and chooser)
//   --board-touch   what a finger on a board without levels does, except on pieces that can be moved: touch-action, default none
//   --board-aspect  aspect ratio, which decides whether two boards are beside each other or stacked
//
// With more than two players the frame has the colour of the player to move. Levels that would be too small to tap are
// shown as one large level and small ones, which a click or the focus enlarges.
//
// Shadow tree: a role="grid" with `aria-selected`, `data-cell="c1"` and `data-marks="capture …"` on each gridcell.
// A slot shows children over the board. Choosers are dialogs; unavailable promotions are aria-disabled and give the reason.

import { aspectRatio } from "../../draw/layout.js";
import { keptChoice } from "../../state/premove.js";
import { actionsOff } from "../../state/view-actions.js";
import { AccessibleGrid } from "./accessible-grid.js";
import { BoardAttempts } from "./board-attempts.js";
import { BoardChoice } from "./board-choice.js";
import { SelectionCache } from "./selection-cache.js";
import { BoardDrag } from "./board-drag.js";
import { BoardGlance } from "./board-glance.js";
import { BoardAnnotation } from "./board-annotation.js";
import { BoardPicture } from "./board-picture.js";
import { BoardSelection } from "./board-selection.js";
import { BoardViewModel } from "./board-view-model.js";
import { BOARD_STYLE, CHOOSER_STYLE } from "./board-style.js";
import { BoardAnnouncer } from "./board-announcer.js";

/** @import { Square, PromotionChoice, Reason, Seat, Secret, View } from "../../engine/protocol.js" */
/** @import { Attacks } from "../../state/attacks.js" */
/** @import { Squares } from "../../state/premove.js" */
/** @import { Animation, BoardColours, PieceSet } from "../../state/settings.js" */
/** @import { SquareNotes } from "../../state/page-state.js" */
/** @import { Arrow } from "../../draw/arrow-shapes.js" */
/** @import { Layout } from "../../draw/board-layout.js" */
/** @import { BoardWords } from "../../i18n/board-words.js" */
/** @import { DrawingTool } from "./board-annotation.js" */
/** @import { FollowedSettings } from "./board-view-settings.js" */
/** @import { Sitter } from "../../draw/portrait.js" */

export class GameBoard extends HTMLElement {
  #choice = new BoardChoice();
  #annotation = new BoardAnnotation((arrow) => this.#emit("draw", arrow));
  #model = new BoardViewModel(this.#choice, this.#annotation);
  #selectionCache = new SelectionCache((square) => this.#model.precompute(square));
  #grid = new AccessibleGrid({
    activate: (square) => this.#selection.activate(square),
    escape: () => this.#escape(),
    focus: (square) => {
      this.#model.focused = square;
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
    () => this.#model.shown(this.#drag, this.#picture.viewSettings),
    (layout) => this.#laidOut(layout),
  );
  #drag = new BoardDrag(this.#grid, this.#choice, this.#picture, {
    press: () => this.#act(),
    sketch: () => {
      this.#begin();
      this.#cancelPremove();
    },
    choose: (square) => this.#selection.choose(square),
    activate: (square) => this.#selection.activate(square),
    attempt: (from, to) => this.#attempts.move(from, to),
    hover: (square) => {
      this.#glance.pointAt(square);
      this.#pointAt(square);
    },
    inspect: (square) => this.#cancelPremove() || this.#selection.inspect(square),
    turn: (degrees) => this.#turnBy(degrees),
    annotation: this.#annotation,
  });
  #glance = new BoardGlance(this.#choice, {
    ask: (square) => this.#emit("glance", { square }),
    end: () => this.#update(),
  });
  #announcer = new BoardAnnouncer(() => this.#picture.layout);
  #attempts = new BoardAttempts(this.#choice, {
    setting: (at) => this.#model.settingAt(at, this.#picture),
    flipped: () => this.#picture.flipped,
    play: (text) => this.#play(text),
    premove: (from, to) => this.#choosePremove({ from, to }),
    promote: (from, to) => this.#emit("promote", { from, to }),
    refuse: (from, to, at) => this.#refuse(from, to, at),
    putBack: () => this.#drag.putBack(),
    deselect: () => this.#selection.choose(null),
  });
  #selection = new BoardSelection(
    {
      choice: this.#choice,
      attempts: this.#attempts,
      picture: this.#picture,
      annotation: this.#annotation,
    },
    {
      begin: () => this.#act(),
      forget: () => this.#forget(),
      update: () => this.#update(),
      explain: (reason, at) => this.#explain(reason, at),
      emit: (name, detail) => this.#emit(name, detail),
    },
  );

  constructor() {
    super();
    const root = this.attachShadow({ mode: "open" });
    root.adoptedStyleSheets = [BOARD_STYLE, CHOOSER_STYLE];
    root.append(
      ...this.#picture.elements,
      this.#grid.element,
      ...this.#announcer.elements,
      ...this.#attempts.elements,
      document.createElement("slot"),
    );
  }

  connectedCallback() {
    this.#picture.connect();
  }

  disconnectedCallback() {
    this.#picture.disconnect();
    this.#glance.pointAt(null);
    this.#announcer.hush();
  }

  get game() {
    return this.#model.game;
  }

  set game(game) {
    if (game === this.#model.game) return;
    this.#model.game = game;
    this.#reset();
    this.#picture.restyle();
    this.#picture.relayout();
    this.#reshape();
  }

  /** Nothing that players did to one game's board may survive into the next: its squares may not exist there. */
  #reset() {
    this.#choice.view = null;
    this.#drag.reset();
    this.#annotation.giveUp();
    this.#forget();
    this.#announcer.forget();
    this.#grid.forget();
    this.#picture.reset();
    this.#model.focused = null;
  }

  get view() {
    return this.#choice.view;
  }

  set view(view) {
    if (view === this.#choice.view) return;
    const before = this.#choice.view;
    const dropped = this.#drag.dragged ? this.#choice.attempt : null;
    const [kept, { dragged }] = [keptChoice(before, view, this.#choice.chosen), this.#drag];
    this.#choice.view = view;
    this.#forget();
    if (kept !== null) {
      this.#choice.chosen = kept;
      this.#drag.dragged = dragged;
    }
    if (before && view) this.#picture.move(before, view, dropped);
    this.#update();
  }

  /** @param {BoardWords | null} words */
  set words(words) {
    this.#model.words = words;
    this.#update();
  }

  /** @param {boolean | Seat[]} seats */
  set interactive(seats) {
    if (String(seats) === String(this.#choice.interactive)) return;
    this.#choice.interactive = seats;
    this.#grid.setMovable(this.#choice.movable());
  }

  /** @param {FollowedSettings} change  how the board is viewed */
  lookAs(change) {
    if (this.#picture.stand(change)) this.#announcer.hush();
    this.#reshape();
  }

  /** @param {PieceSet} pieceSet */
  set pieceSet(pieceSet) {
    if (pieceSet === this.#model.pieceSet) return;
    this.#model.pieceSet = pieceSet;
    this.#picture.pieceSet = pieceSet;
  }

  get theme() {
    return this.#picture.theme;
  }

  set theme(theme) {
    if (theme === this.#picture.theme) return;
    this.#picture.theme = theme;
    this.#picture.restyle();
  }

  /**
   * How the board looks, for pictures of it.
   * @returns {Sitter | null}
   */
  get sitter() {
    const { game, pieceSet } = this.#model;
    if (game === null) return null;
    const { arrows } = this.#annotation;
    const look = this.#picture.look(game);
    return { game, pieceSet, arrows, titles: this.#model.titles(game), ...look };
  }

  /** @param {BoardColours} colours */
  set boardColours(colours) {
    if (colours === this.#picture.colours) return;
    this.#picture.colours = colours;
    this.#picture.restyle();
  }

  /** @param {Animation} animation */
  set animation(animation) {
    this.#picture.animation = animation;
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

  /** @param {Seat | null} seat */
  set premovingSeat(seat) {
    if (seat === this.#choice.premovingSeat) return;
    this.#choice.premovingSeat = seat;
    this.#grid.setMovable(this.#choice.movable());
    const { chosen } = this.#choice;
    if (chosen !== null && !this.#choice.isMovable(chosen)) this.#selection.choose(null);
  }

  /** @param {Squares | null} premove */
  set premove(premove) {
    if (premove === this.#choice.premove) return;
    this.#choice.premove = premove;
    this.#update();
  }

  /** @param {Attacks | null} attacks */
  set attacks(attacks) {
    if (attacks?.from !== this.#choice.examined) return;
    this.#choice.attacks = attacks;
    this.#update();
  }

  /** @param {SquareNotes} notes */
  set notes(notes) {
    if (JSON.stringify(notes) === JSON.stringify(this.#model.notes)) return;
    this.#model.notes = notes;
    this.#update();
  }

  /** @param {Secret[] | null} secrets */
  set secrets(secrets) {
    if (secrets === this.#model.secrets) return;
    this.#model.secrets = secrets;
    this.#picture.redraw();
  }

  /** @param {Arrow[]} arrows */
  set arrows(arrows) {
    if (JSON.stringify(arrows) === JSON.stringify(this.#annotation.arrows)) return;
    this.#annotation.arrows = arrows;
    this.#picture.redraw();
  }

  /** @param {DrawingTool | null} drawingTool */
  set drawingTool(drawingTool) {
    this.#annotation.held = drawingTool;
    // Elsewhere the page scrolls from empty squares.
    this.#grid.element.style.touchAction = drawingTool?.always ? "none" : "";
    if (!drawingTool?.always) this.#annotation.giveUp();
    else if (this.#choice.chosen !== null || this.#choice.opponent !== null)
      this.#selection.choose(null);
    this.#picture.redraw();
  }

  get hintLine() {
    return this.#model.hintLine;
  }

  set hintLine(line) {
    if (line?.join() === this.#model.hintLine?.join()) return;
    this.#model.hintLine = line;
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
  showMessage(text, square = this.#choice.attempt?.at ?? this.#choice.chosen ?? 0) {
    this.#announcer.announce(text);
    this.#announcer.show(text, square);
  }

  /**
   * @param {string} text
   * @param {Square} square
   */
  show(text, square) {
    this.#announcer.show(text, square);
  }

  /** @param {string} text */
  announce(text) {
    this.#announcer.announce(text);
  }

  /** @param {View[]} views */
  replay(views) {
    this.#begin();
    this.#picture.replay(views);
  }

  dwell() {
    this.#picture.dwell();
  }

  /**
   * @param {Square} from
   * @param {Square} to
   */
  attempt(from, to) {
    this.#selection.choose(from);
    this.#attempts.move(from, to);
  }

  leave() {
    const { view, chosen } = this.#choice;
    if (view && chosen !== null) this.#attempts.settle(actionsOff(view, chosen), chosen);
  }

  /** Messages and the place of the focus belong to one player and are removed for the next. */
  forgetViewer() {
    this.#announcer.forget();
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

  /**
   * Whether a square is in the lower half of the picture.
   * @param {Square} square
   */
  isLow(square) {
    const { layout } = this.#picture;
    const box = layout?.boxes[square];
    return layout != null && box !== undefined && box.y + box.size / 2 > layout.height / 2;
  }

  deselect() {
    this.#selection.deselect();
  }

  settled() {
    return this.#picture.settled();
  }

  get isResting() {
    const { chosen, order } = this.#choice;
    const selects = chosen !== null || order !== null;
    return !selects && !this.#drag.isPressed && !this.hasAttribute("busy");
  }

  /**
   * Why a piece can't pass to the square pointed at. Screen readers get it with the square's name.
   * @param {Square | null} square
   */
  #warn(square) {
    const reason = this.#choice.warningOn(this.game, square);
    this.#announcer.warn(this.#model.sentence(reason), square);
  }

  /** @param {Square | null} square */
  #pointAt(square) {
    this.#emit("cellhover", { square });
    if (this.#annotation.from !== null) this.#annotation.lead(square);
    if (square !== null) this.#picture.lookAt(square);
    this.#warn(square);
    this.#picture.redraw();
  }

  /** @param {number} degrees */
  #turnBy(degrees) {
    if (this.#picture.turnBy(degrees)) this.#emit("turn", { yaw: this.#picture.viewSettings.yaw });
  }

  #reshape() {
    if (!this.game) return;
    const ratio = aspectRatio(this.game.board, "wide", this.#picture.viewSettings.arrangement);
    this.style.aspectRatio = `var(--board-aspect, ${ratio})`;
  }

  #begin() {
    this.#picture.finish();
    this.#announcer.hush();
  }

  #act() {
    this.#begin();
    if (this.#annotation.arrows.length > 0 && !this.#annotation.always) this.#emit("erase", {});
    return this.#cancelPremove();
  }

  /** @param {Squares} premove */
  #choosePremove(premove) {
    this.#selection.choose(null);
    this.#emit("premove", { premove });
  }

  /** @returns {boolean}  whether there was one */
  #cancelPremove() {
    if (this.#choice.premove === null) return false;
    this.premove = null;
    this.#emit("premove", { premove: null });
    return true;
  }

  #escape() {
    this.#begin();
    this.#drag.putBack();
    if (this.#annotation.giveUp()) this.#emit("sketch", { from: null });
    else if (!this.#cancelPremove()) this.#selection.deselect();
  }

  /**
   * @param {Reason} reason
   * @param {Square} at
   */
  #explain(reason, at) {
    this.#picture.refuse(at, at);
    const sentence = this.#model.sentence(reason);
    if (sentence) this.showMessage(sentence, at);
  }

  /** @param {string} text */
  #play(text) {
    if (this.#choice.order?.kind === "hide") this.#grid.forget();
    // The attempt stays: the next animation starts where the piece was dropped.
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
    this.#announcer.warn(null, null);
    this.#drag.dragged = null;
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
    // The focused square may be elsewhere now.
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
    const texts = this.#model.texts(all);
    const { game, words } = this.#model;
    if (texts === null || game === null) return;
    if (texts.context) this.#grid.setBoardNames((layer) => words?.board(game, layer) ?? "");
    // The words of a mere selection may be a moment late. Changes of the view apply at once, as they may remove
    // secrets.
    this.#grid.setTexts(texts.squares, !texts.context);
    if (!texts.context) return;
    this.#grid.setMovable(this.#choice.movable());
    this.#selectionCache.begin(this.#choice.movable());
  }
}
