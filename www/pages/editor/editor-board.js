// <editor-board>: a board of any shape for putting, moving and removing pieces freely. It knows no rules; it draws the setup
// with its errors and dispatches what the player does.

import { boardWords } from "../../i18n/board-words.js";
import { piecesShapes, scene } from "../../draw/scene.js";
import { AccessibleGrid } from "../../elements/board/accessible-grid.js";
import { BoardPicture } from "../../elements/board/board-picture.js";
import { BoardPointer } from "../../elements/board/board-pointer.js";
import { BOARD_STYLE } from "../../elements/board/board-style.js";
import { SquareTexts } from "../../elements/board/square-texts.js";
import { faultShapes } from "./fault-shapes.js";
import { pieceOn } from "./setup-editing.js";

/** @import { Square, Fault, GameInfo, Setup, View } from "../../engine/protocol.js" */
/** @import { Layout } from "../../draw/board-layout.js" */
/** @import { SceneState } from "../../draw/scene-state.js" */
/** @import { Shape } from "../../draw/shapes.js" */
/** @import { SquareText } from "../../elements/board/accessible-grid.js" */
/** @import { Live, Shown } from "../../elements/board/board-picture.js" */
/** @import { Settings } from "../../state/settings.js" */
/** @import { EditorAction, Target, Tool } from "./editor.js" */
/** @import { SquareNotes } from "../../state/page-state.js" */

/**
 * @typedef {object} BoardContent
 * @property {GameInfo} game
 * @property {Setup} setup
 * @property {Square | null} taken    of the piece taken up
 * @property {Tool} tool
 * @property {Fault[]} faults
 * @property {(faults: Fault[]) => string} say  the errors on a square
 * @property {Settings} settings
 * @property {number} turned  quarter turns
 */

const HALF_TURN = 180;

const GHOST_ALPHA = 0.5;

/** @type {SquareNotes} */
const NO_NOTES = { searched: [], missed: [] };

export class EditorBoard extends HTMLElement {
  /** @type {(action: EditorAction) => void} */
  perform = () => {};
  /** Where a piece goes that is released off the squares. @type {(pointer: MouseEvent) => Target} */
  targetUnder = () => null;
  /** @type {BoardContent | null} */
  #content = null;
  /** @type {SceneState["dragged"]} */
  #dragged = null;
  /** @type {Square | null} */
  #hovered = null;
  /** @type {Square | null} */
  #focused = null;
  /** @type {Square | null} */
  #aimed = null;
  #grid = new AccessibleGrid(
    {
      activate: (square) => this.perform({ kind: "press", square }),
      escape: () => {
        this.perform({ kind: "tool", tool: "hand" });
        return true;
      },
      focus: (square) => this.#focusedOn(square),
      inspect: (square) => this.perform({ kind: "pick", square }),
      mark: () => {},
      turn: (degrees) => this.perform({ kind: "turn-tower", degrees }),
      ask: () => {},
      write: () => this.perform({ kind: "write" }),
    },
    { browsed: false },
  );
  #picture = new BoardPicture(
    this,
    () => this.#shown(),
    (layout) => this.#laidOut(layout),
  );

  constructor() {
    super();
    this.#picture.viewSettings.large = 0;
    const root = this.attachShadow({ mode: "open" });
    root.adoptedStyleSheets = [BOARD_STYLE];
    root.append(...this.#picture.elements, this.#grid.element);
    const surface = this.#grid.element;
    new BoardPointer(surface, {
      squareOf: (event) => this.#grid.squareOf(event),
      locate: (event) => this.#picture.windowMap.toElement(event),
      squareAt: (x, y) => this.#picture.squareAt(x, y),
      turnable: () => this.#picture.layout?.stacked ?? false,
      turn: (across) =>
        this.perform({ kind: "turn-tower", degrees: (across / surface.clientWidth) * HALF_TURN }),
      draws: () => false,
      sketch: () => {},
      lead: () => {},
      drawn: () => {},
      press: (square) => this.#mayCarry(square),
      drag: (from, { x, y }) => this.#drag({ from, x, y, height: 1 }),
      click: (square) => this.perform({ kind: "press", square }),
      drop: (from, to, event) => this.#drop(from, to ?? this.targetUnder(event)),
      cancel: () => this.#drag(null),
      hover: (square) => this.#hover(square),
      inspect: (square) => this.perform({ kind: "pick", square }),
    });
    surface.addEventListener("keydown", (event) => this.#key(event));
  }

  connectedCallback() {
    this.#picture.connect();
  }

  disconnectedCallback() {
    this.#picture.disconnect();
  }

  /** @param {BoardContent} content */
  show(content) {
    const before = this.#content;
    this.#content = content;
    if (before?.setup !== content.setup) this.#aimed = null;
    if (before?.game !== content.game) {
      this.#picture.restyle();
      this.#picture.relayout();
    }
    this.#picture.setLook(content.settings);
    this.#picture.stand({ ...content.settings, turned: content.turned, faded: false });
    if (this.#picture.layout) this.#describe();
    this.#picture.redraw();
  }

  /**
   * Focus rings appear only after keys, so the square is framed until the next interaction.
   * @param {Square} square
   */
  focusSquare(square) {
    this.#grid.focus(square);
    this.#aimed = square;
    this.scrollIntoView({ block: "nearest" });
    this.#picture.bringNear(square);
    this.#picture.redraw();
  }

  /** @override */
  focus() {
    this.#grid.focusCurrent();
  }

  /** @param {number} clientX @param {number} clientY */
  squareUnder(clientX, clientY) {
    const { x, y } = this.#picture.windowMap.toElement({ clientX, clientY });
    return this.#picture.squareAt(x, y);
  }

  settled() {
    return this.#picture.settled();
  }

  /** @param {Square | null} square */
  #focusedOn(square) {
    this.#focused = square;
    this.#aimed = null;
    if (square !== null) {
      this.#picture.bringNear(square);
      this.#picture.lookAt(square);
    }
    this.#picture.redraw();
  }

  /** @param {KeyboardEvent} event */
  #key(event) {
    if (event.altKey || event.ctrlKey || event.metaKey) return;
    if (event.key !== "Delete" && event.key !== "Backspace") return;
    const { cell: name } = /** @type {HTMLElement} */ (event.target).dataset;
    const square = this.#content?.game.board.squares.findIndex((each) => each.name === name) ?? -1;
    if (square < 0) return;
    event.preventDefault();
    this.perform({ kind: "take-off", square });
  }

  /** @param {Square} square */
  #mayCarry(square) {
    // A square that is too small is enlarged instead.
    if (this.#picture.bringNear(square) || this.#content === null) return false;
    const { tool, setup } = this.#content;
    return tool !== "eraser" && tool !== "wall" && pieceOn(setup, square) !== null;
  }

  /** @param {SceneState["dragged"]} dragged */
  #drag(dragged) {
    this.#dragged = dragged;
    this.#picture.redraw();
  }

  /** @param {Square} from @param {Target} to */
  #drop(from, to) {
    this.#drag(null);
    if (to !== from) this.perform({ kind: "carry", from, to });
  }

  /** @param {Square | null} square */
  #hover(square) {
    const content = this.#content;
    const piece = square === null || content === null ? null : pieceOn(content.setup, square);
    const grabs = piece !== null && content?.tool === "hand";
    this.#grid.element.style.cursor = grabs ? "grab" : square === null ? "default" : "pointer";
    if (square === this.#hovered) return;
    this.#hovered = square;
    if (square !== null) this.#picture.lookAt(square);
    this.#picture.redraw();
  }

  /** @returns {Shown | null} */
  #shown() {
    const content = this.#content;
    if (content === null) return null;
    return {
      game: content.game,
      pieces: content.setup.pieces,
      shapes: (live) => this.#shapes(content, live),
    };
  }

  /** @param {BoardContent} content @param {Live} live @returns {Shape[]} */
  #shapes(content, { layout, ...live }) {
    const { game, settings, faults } = content;
    const pointed = this.#hovered ?? this.#focused;
    const { palette } = live;
    const shapes = scene(
      {
        game,
        view: viewOf(content),
        titles: titlesOf(game),
        pieceSet: settings.pieceSet,
        chosen: content.taken,
        reach: null,
        pointed,
        hint: null,
        dragged: this.#dragged,
        turnColour: game.seats.length > 2 ? (game.seats[content.setup.turn]?.colour ?? null) : null,
        lit: null,
        ...live,
      },
      layout,
    );
    const faulty = new Set(faults.flatMap(({ squares }) => squares));
    return [
      ...shapes,
      ...faultShapes(faulty, this.#aimed, palette, layout),
      ...this.#ghost(content, live, layout),
    ];
  }

  /**
   * @param {BoardContent} content
   * @param {Pick<Live, "palette">} live
   * @param {Layout} layout
   * @returns {Shape[]}
   */
  #ghost({ game, tool, settings, setup }, { palette }, layout) {
    const square = this.#hovered ?? this.#focused;
    if (square === null || this.#dragged || typeof tool === "string") return [];
    if (pieceOn(setup, square) !== null) return [];
    const shapes = piecesShapes(game, palette, settings.pieceSet, [{ ...tool, square }], layout);
    return [{ kind: "group", transform: null, alpha: GHOST_ALPHA, shapes }];
  }

  /** @param {Layout} layout */
  #laidOut(layout) {
    const game = this.#content?.game;
    if (!game) return;
    const names = game.board.squares.map(({ name }) => name);
    this.#grid.fit(layout, `${game.id} ${game.contentHash}`, names);
    this.#grid.reveal();
    this.#describe();
  }

  #describe() {
    const content = this.#content;
    if (content === null) return;
    this.#grid.setBoardNames(boardWords.whole, (layer) => boardWords.board(content.game, layer));
    this.#grid.setTexts(textsOf(content));
  }
}

/** @param {BoardContent} content @returns {Map<Square, SquareText>} */
function textsOf(content) {
  const { game, taken, faults, say } = content;
  const view = viewOf(content);
  const nothing = { order: null, notes: NO_NOTES, attacks: null, premoves: [], serves: false };
  const ground = { game, view, words: boardWords, ...nothing };
  const chosen = taken === null ? null : { square: taken, reach: null };
  const { squares } = new SquareTexts().changes(ground, chosen);
  for (const [square, text] of squares) {
    const here = faults.filter(({ squares }) => squares.includes(square));
    if (here.length === 0) continue;
    const label = `${text.label}, ${say(here)}`;
    squares.set(square, { ...text, label, marks: `${text.marks} fault`.trim() });
  }
  return squares;
}

/** @param {GameInfo} game */
function titlesOf(game) {
  const { layers } = game.board;
  return Array.from({ length: layers }, (_, layer) => boardWords.plane(game, layer));
}

/**
 * A view of the setup, in which no player can act.
 * @param {BoardContent} content
 * @returns {View}
 */
function viewOf({ game, setup }) {
  return {
    viewer: null,
    revealed: false,
    pending: [],
    keepers: [],
    searched: [],
    position: "",
    pieces: setup.pieces,
    walls: setup.walls,
    movesLeft: null,
    reserves: setup.reserves,
    turn: setup.turn,
    actions: [],
    reaches: [],
    checks: [],
    checksGiven: [],
    places: game.seats.map(() => 0),
    outcome: null,
    claimableDraw: null,
    played: [],
    ply: 0,
    reviewable: false,
    consentNeeded: false,
    learnt: [],
    revealedElsewhere: false,
    exposed: [],
    remarks: [],
    commitments: [],
    clockPlies: setup.clockPlies,
    clockLimitPlies: 0,
    counting: null,
  };
}

customElements.define("editor-board", EditorBoard);
