// <game-board>: one board with its pieces, marks and input. It knows neither rules nor words: it shows what it is given and
// reports what the player does. See board-props.d.ts.
//
// Size: the board fills its container's width and sets its own `aspect-ratio`. On the host, `max-width: min(100%,
// calc(100vh - …))` keeps it within the window. The layout doesn't shift once `game` is set.
//
// Shadow tree: a role="grid" with `aria-selected`, `data-cell="c1"` and `data-marks="capture …"` on each gridcell. A slot
// shows children over the board. The attribute `busy` is set while a move is animated.
//
// CSS custom properties read from the host (all optional, defaults in draw/palette.js):
//   --board-target  --board-chosen  --board-last  --board-check  --board-forbidden  --board-hint
//   --board-frame  --board-coordinate  --board-title  --board-focus
//   --board-bubble  --board-bubble-ink  --board-surface  --board-ink  (bubble and chooser)
//   --board-touch   what a finger on a board without levels does, except on pieces that can be moved: touch-action, default none
//   --board-aspect  aspect ratio, which decides whether two boards are beside each other or stacked

import { aspectRatio } from "../../draw/layout.js";
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
import { usualProps } from "./usual-props.js";

/** @import { PieceType, Square, PromotionChoice, Reason, View } from "../../engine/protocol.js" */
/** @import { Attacks } from "../../state/attacks.js" */
/** @import { Layout } from "../../draw/board-layout.js" */
/** @import { Sitter } from "../../draw/portrait.js" */
/** @import { BoardEvents, BoardProps, Emit } from "./board-props.js" */

const STYLES = [BOARD_STYLE, CHOOSER_STYLE];

/** Computed anew for each `set`, so they are compared by value. @type {(keyof BoardProps)[]} */
const COMPUTED = ["interactive", "notes", "secrets", "arrows", "settings"];

export class GameBoard extends HTMLElement {
  /** A piece in hand is dragged, so its selection needs no focus. */
  isCarrying = false;
  #props = usualProps();
  /** Not the element itself: the page around an embedded board must hear nothing. */
  #events = new EventTarget();
  /** @type {Emit} */
  #emit = (name, detail) => this.#events.dispatchEvent(new CustomEvent(name, { detail }));
  #choice = new BoardChoice(this.#props);
  #annotation = new BoardAnnotation(this.#props, (arrow) => this.#emit("draw", arrow));
  #model = new BoardViewModel(this.#props, this.#choice, this.#annotation);
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
    mark: (square) => this.#emit("mark", square),
    turn: (degrees) => this.#turnBy(degrees),
    ask: (about, square) => this.#emit("ask", { about, square }),
    write: () => this.#emit("write", null),
  });
  #picture = new BoardPicture(
    this,
    () => this.#model.shown(this.#drag, this.#picture.viewSettings),
    (layout) => this.#laidOut(layout),
  );
  #drag = new BoardDrag(this.#grid, this.#choice, this.#picture, {
    press: (square) => this.#act(square),
    sketch: () => {
      this.#begin();
      this.#cancelPremoves();
    },
    choose: (square) => this.#selection.choose(square),
    activate: (square) => this.#selection.activate(square),
    attempt: (from, to) => this.#attempts.move(from, to),
    hover: (square) => {
      this.#glance.pointAt(square);
      this.#pointAt(square);
    },
    inspect: (square) => this.#cancelPremoves() || this.#selection.inspect(square),
    turn: (degrees) => this.#turnBy(degrees),
    annotation: this.#annotation,
  });
  #glance = new BoardGlance(this.#choice, this.#emit, () => this.#update());
  #announcer = new BoardAnnouncer(() => this.#picture.layout);
  #attempts = new BoardAttempts(this.#choice, {
    setting: (at) => this.#model.settingAt(at, this.#picture),
    flipped: () => this.#picture.flipped,
    play: (text) => this.#play(text),
    refuse: (attempt) => this.#refuse(attempt),
    confirms: () => this.#props.settings.confirm,
    lay: (from, at) => this.#drag.lay(from, at),
    putBack: () => this.#drag.putBack(),
    emit: this.#emit,
  });
  #selection = new BoardSelection(
    {
      choice: this.#choice,
      attempts: this.#attempts,
      picture: this.#picture,
      annotation: this.#annotation,
    },
    {
      begin: (square) => this.#act(square),
      explain: (reason, at) => this.#explain(reason, at),
      emit: this.#emit,
    },
  );

  constructor() {
    super();
    const root = this.attachShadow({ mode: "open" });
    root.adoptedStyleSheets = STYLES;
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

  /** Browsers remove the style sheets of an element that moves into another document. */
  adoptedCallback() {
    if (this.ownerDocument === document && this.shadowRoot !== null)
      this.shadowRoot.adoptedStyleSheets = STYLES;
  }

  /**
   * @template {keyof BoardEvents} Name
   * @param {Name} name
   * @param {(detail: BoardEvents[Name]) => void} listener
   */
  on(name, listener) {
    this.#events.addEventListener(name, (event) =>
      listener(/** @type {CustomEvent<BoardEvents[Name]>} */ (event).detail),
    );
  }

  /** @returns {Readonly<BoardProps>} */
  get props() {
    return this.#props;
  }

  /** Changes are drawn in the next frame. @param {Partial<BoardProps>} news */
  set(news) {
    const [props, before] = [this.#props, { ...this.#props }];
    const names = changedNames(before, news);
    if (names.length === 0) return;
    for (const name of names) Object.assign(props, { [name]: news[name] });
    const changed = (/** @type {(keyof BoardProps)[]} */ ...some) =>
      some.some((name) => names.includes(name));
    if (changed("game")) this.#reset();
    else if (changed("view")) this.#follow(before.view);
    else if (changed("selection")) this.#forget();
    const { settings, turned } = props;
    this.#picture.setLook(settings);
    if (changed("settings", "turned") && this.#picture.stand({ ...settings, turned }))
      this.#announcer.hush();
    if (changed("game", "settings")) this.#reshape();
    if (changed("drawingTool")) this.#takeTool();
    if (changed("interactive", "premovingSeat")) this.#grid.setMovable(this.#choice.movable());
    this.#update();
    const { chosen } = this.#choice;
    if (chosen !== null && !this.#choice.isMovable(chosen)) this.#selection.choose(null);
  }

  /** Nothing that players did to one game's board may survive into the next: its squares may not exist there. */
  #reset() {
    this.#drag.reset();
    this.#annotation.giveUp();
    this.#forget();
    this.#announcer.forget();
    this.#grid.forget();
    this.#picture.reset();
    this.#picture.restyle();
    this.#picture.relayout();
    this.#model.focused = null;
  }

  /** @param {View | null} before */
  #follow(before) {
    const { attempt, chosen } = this.#choice;
    const { dragged, released } = this.#drag;
    this.#forget();
    // The piece selected for a premove can be dragged on.
    if (chosen !== null) this.#drag.dragged = dragged;
    const { view } = this.#props;
    if (before && view) this.#picture.move(before, view, dragged || released ? attempt : null);
  }

  #forget() {
    this.#choice.reset();
    this.#glance.wait();
    this.#announcer.warn(null, null);
    this.#drag.dragged = null;
    this.#drag.released = false;
    this.#attempts.close();
  }

  #takeTool() {
    // Elsewhere the page scrolls from empty squares.
    this.#grid.element.style.touchAction = this.#annotation.always ? "none" : "";
    if (!this.#annotation.always) this.#annotation.giveUp();
    else this.#selection.deselect();
  }

  /** How the board looks, for pictures of it. @returns {Sitter | null} */
  get sitter() {
    const { game, settings, arrows } = this.#props;
    if (game === null) return null;
    return {
      game,
      pieceSet: settings.pieceSet,
      arrows,
      titles: this.#model.titles(game),
      ...this.#picture.look(game),
    };
  }

  /**
   * The answer to `glance`, or what the piece of `selection.examined` attacks.
   * @param {Attacks} attacks
   */
  showAttacks(attacks) {
    if (attacks.from !== this.#choice.examined) return;
    this.#choice.attacks = attacks;
    this.#update();
  }

  /** Opens the chooser. @param {PromotionChoice[]} choices */
  offerPromotions(choices) {
    this.#attempts.offerPromotions(choices);
  }

  /** Opens the chooser for the last premove. @param {PromotionChoice[]} choices */
  offerPremovePromotions(choices) {
    const { lands } = this.#props.premoves.at(-1) ?? {};
    if (lands !== undefined) this.#attempts.offerPremovePromotions(lands, choices);
  }

  /** No promotion can be offered. */
  giveUp() {
    this.#attempts.giveUp();
  }

  /**
   * Shows the text in a bubble until Escape or the next action, and announces it.
   * @param {string} text
   * @param {Square} square
   */
  showMessage(text, square) {
    this.#announcer.announce(text);
    this.#announcer.show(text, square);
  }

  /** Only visually. @param {string} text @param {Square} square */
  show(text, square) {
    this.#announcer.show(text, square);
  }

  /** @param {string} text */
  announce(text) {
    this.#announcer.announce(text);
  }

  /**
   * Animates the moves between these views, then shows `view` again. Any action on the board ends it.
   * @param {View[]} views
   */
  replay(views) {
    this.#begin();
    this.#picture.replay(views);
  }

  /** Emphasizes what the last action revealed. */
  dwell() {
    this.#picture.dwell();
  }

  /** As if the player had moved the piece there. @param {Square} from @param {Square} to */
  attempt(from, to) {
    this.#selection.choose(from);
    this.#attempts.move(from, to);
  }

  /** Selects a piece in hand. @param {PieceType} piece */
  takeUp(piece) {
    this.#begin();
    this.#emit("select", { order: { kind: "drop", piece } });
  }

  /** It is dragged from the hand, which shows it. @param {PieceType} piece */
  carry(piece) {
    this.isCarrying = true;
    this.takeUp(piece);
  }

  /** @param {MouseEvent} event */
  carryOver(event) {
    this.#drag.over(event);
  }

  /** It was released there; null: the drag was cancelled. @param {MouseEvent | null} event */
  endCarrying(event) {
    this.isCarrying = false;
    const square = event && this.#drag.over(event);
    if (square === null) return void this.#selection.deselect();
    this.#drag.released = this.#choice.isTarget(square);
    this.put(square);
  }

  /** As if the player had pressed the square. @param {Square} square */
  put(square) {
    this.#selection.activate(square);
  }

  /** The side of a square, in CSS pixels of the window. */
  get squareSize() {
    const { layout, windowMap } = this.#picture;
    return (layout?.boxes[0]?.size ?? 0) * windowMap.scale;
  }

  /** The selected piece leaves the board. */
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

  /** Returns to the last square. @override */
  focus() {
    this.#grid.focusCurrent();
  }

  /** Resolves when no animation runs and the last change is painted. */
  settled() {
    return this.#picture.settled();
  }

  /** Nothing is pressed, selected or animated. */
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
    const reason = this.#choice.warningOn(this.#props.game, square);
    this.#announcer.warn(this.#model.sentence(reason), square);
  }

  /** @param {Square | null} square */
  #pointAt(square) {
    if (this.#annotation.from !== null) this.#annotation.lead(square);
    if (square !== null) this.#picture.lookAt(square);
    this.#warn(square);
    this.#picture.redraw();
  }

  /** @param {number} degrees */
  #turnBy(degrees) {
    if (this.#picture.turnBy(degrees)) this.#emit("turn", this.#picture.viewSettings.yaw);
  }

  #reshape() {
    const { game, settings } = this.#props;
    if (!game) return;
    const ratio = aspectRatio(game.board, "wide", settings.arrangement);
    this.style.aspectRatio = `var(--board-aspect, ${ratio})`;
  }

  /** @returns {boolean}  whether that ends a message */
  #begin() {
    this.#picture.finish();
    return this.#announcer.hush();
  }

  /**
   * @param {Square} square
   * @returns {boolean}  whether that cancels premoves, which choosing another one doesn't
   */
  #act(square) {
    this.#begin();
    if (this.#props.arrows.length > 0 && !this.#annotation.always) this.#emit("erase", null);
    const choice = this.#choice;
    const another = (choice.chosen ?? choice.order) !== null || choice.isMovable(square);
    return !(choice.isPremoving && another) && this.#cancelPremoves();
  }

  /** @returns {boolean}  whether there were any */
  #cancelPremoves() {
    if (this.#props.premoves.length === 0) return false;
    this.#emit("premove", null);
    return true;
  }

  /** @returns {boolean}  whether there was anything to end */
  #escape() {
    const hushed = this.#begin();
    this.#drag.putBack();
    const drew = this.#annotation.giveUp();
    if (drew) this.#emit("sketch", null);
    return drew || this.#cancelPremoves() || this.#selection.deselect() || hushed;
  }

  /** @param {Reason} reason @param {Square} at */
  #explain(reason, at) {
    this.#picture.refuse(at, at);
    const sentence = this.#model.sentence(reason);
    if (sentence) this.showMessage(sentence, at);
  }

  /** @param {string} text */
  #play(text) {
    if (this.#choice.order?.kind === "hide") this.#grid.forget();
    this.#choice.isPlayed = true;
    this.#update();
    this.#emit("play", text);
  }

  /** @param {BoardEvents["refuse"]} attempt */
  #refuse(attempt) {
    this.#picture.refuse(attempt.from, attempt.at);
    this.#emit("refuse", attempt);
  }

  /** @param {Layout} layout */
  #laidOut(layout) {
    const { game } = this.#props;
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
    const { game, words } = this.#props;
    if (texts === null || game === null) return;
    if (texts.context)
      this.#grid.setBoardNames(words?.whole ?? "", (layer) => words?.board(game, layer) ?? "");
    // The words of a mere selection may be a moment late. Changes of the view apply at once, as they may remove
    // secrets.
    this.#grid.setTexts(texts.squares, !texts.context);
    if (!texts.context) return;
    this.#grid.setMovable(this.#choice.movable());
    this.#selectionCache.begin(this.#choice.movable());
  }
}

/** @param {BoardProps} before @param {Partial<BoardProps>} news */
function changedNames(before, news) {
  const names = /** @type {(keyof BoardProps)[]} */ (Object.keys(news));
  return names.filter((name) => {
    if (before[name] === news[name]) return false;
    return !COMPUTED.includes(name) || JSON.stringify(before[name]) !== JSON.stringify(news[name]);
  });
}
