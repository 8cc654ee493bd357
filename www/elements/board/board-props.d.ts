import type { Arrow, ArrowColour } from "../../draw/arrow-shapes.js";
import type { GameInfo, PieceType, Secret, Seat, Square, View } from "../../engine/protocol.js";
import type { BoardWords } from "../../i18n/board-words.js";
import type { DropSquare, Premove, Squares } from "../../state/premove.js";
import type { Settings } from "../../state/settings.js";
import type { Selection, SquareNotes } from "../../state/page-state.js";
import type { Asking } from "./board-keys.js";

/** What a board shows. Only its owner changes it. */
export interface BoardProps {
  /** Another game ends all messages and whatever is pressed or pointed at. */
  game: GameInfo | null;
  /** Animated if a few pieces moved. Another view closes an open chooser. */
  view: View | null;
  /** Required. */
  words: BoardWords | null;
  /** The players who can move pieces here on their turn; true: all. */
  interactive: boolean | Seat[];
  selection: Selection;
  /** Whose pieces can be selected for a premove. */
  premovingSeat: Seat | null;
  /** `view` shows them as played. A press on an empty square cancels them. */
  premoves: Premove[];
  /** The text of an action in `view.actions`, with its secret choice. */
  hint: string | null;
  /** Squares searched for a hidden crown. */
  notes: SquareNotes;
  /** Painted on the canvas and nowhere else. */
  secrets: Secret[] | null;
  arrows: Arrow[];
  /** Draws arrows by the right button, or instead of moving; null: never. */
  drawingTool: DrawingTool | null;
  settings: Settings;
  /** Quarter turns. */
  turned: number;
}

export interface DrawingTool {
  colour: ArrowColour;
  /** A press draws instead of moving. */
  always: boolean;
}

/** What a player does on a board. */
export interface BoardEvents {
  /** Set `selection` at once: the next press may come before the next frame. */
  select: Partial<Selection>;
  /** One more, or all are cancelled. Set `premoves` and `view` at once; if it may promote, answer with `offerPremovePromotions`. */
  premove: Squares | DropSquare | null;
  /** What the last premove promotes to. */
  promotePremove: PieceType;
  /** The mouse rests on an opponent's piece. Answer with `showAttacks`. */
  glance: Square;
  /** The text of a legal action. */
  play: string;
  /** A promotion must be chosen. Answer with `offerPromotions`. */
  promote: Squares;
  /** There is no such action. `at` is the square pointed at, perhaps on another board. Answer with `showMessage`. */
  refuse: Squares & { at: Square };
  /** The piece in hand can't be dropped there. Answer with `showMessage`. */
  refuseDrop: { piece: PieceType; to: Square };
  /** The rules of the piece: it can't be moved now, or was right-clicked or long-pressed. */
  inspect: Square;
  /** The same on an empty square, or M on any square. */
  mark: Square;
  /** A tower was rotated, to this angle in degrees. */
  turn: number;
  /** A key asked about the square. Answer with `showMessage`. */
  ask: { about: Asking; square: Square };
  /** A key asked for the field for moves. */
  write: null;
  /** An arrow or a ring. */
  draw: Arrow;
  /** A press or key acted on the board while there were arrows. */
  erase: null;
  /** A key began an arrow here; null: cancelled it. */
  sketch: Square | null;
}

export type Emit = <Name extends keyof BoardEvents>(name: Name, detail: BoardEvents[Name]) => void;
