// What a mark is. Each has its own file in this folder, an entry in the lists of `marks.js`, and its words in
// `i18n/english.js` and `german.js` under its name.

import type { Square, GameInfo, Reach, View } from "../../engine/protocol.js";
import type { Attacks } from "../../state/attacks.js";
import type { Premove } from "../../state/premove.js";
import type { SquareNotes, Order } from "../../state/page-state.js";
import type { Box } from "../box.js";
import type { Layout } from "../board-layout.js";
import type { Palette } from "../palette.js";
import type { SceneState } from "../scene-state.js";
import type { Shape } from "../shapes.js";

/** What marks depend on regardless of the selected piece. */
export interface Known {
  game: GameInfo;
  view: View;
  order: Order | null;
  notes: SquareNotes;
  attacks: Attacks | null; // those of an opponent's selected piece
  premoves: Premove[];
  serves: boolean; // the player to act plays on this board
}

export interface Selection {
  game: GameInfo;
  view: View;
  chosen: Square;
  reach: Reach | null;
}

export interface Place {
  state: SceneState;
  layout: Layout;
  square: Square;
  occupied: boolean;
}

/**
 * In a tower, `ground` and `trail` are below the highlighted squares of targets and `floor` is above them; all three
 * are below the pieces, and `over` is above them.
 */
export type MarkLayer = "ground" | "trail" | "floor" | "over";

export interface Mark {
  name: string; // its name in `data-marks`, and the key of its words
  standing?: (known: Known) => Iterable<Square>; // marked squares that don't depend on a selected piece
  standingArgument?: (known: Known, square: Square) => string; // of its words, if they are a function
  selected?: (selection: Selection) => Iterable<Square>; // marked squares for the selected piece
  argument?: (selection: Selection, square: Square) => string; // of its words, if they are a function
  isSilent?: (marks: SquareMarks) => boolean; // another mark of the square implies it
  layer?: MarkLayer; // missing: it is only in the legend
  shapes: (box: Box, palette: Palette, place: Place | null) => Shape[]; // `place` is null in the legend
  legend?: MarkLegend; // missing: the legend doesn't explain it
}

export interface MarkLegend {
  picture?: (box: Box, palette: Palette, game: MarkedGame) => Shape[]; // missing: that of `shapes`
  /** missing: in every game */
  occurs?: (game: MarkedGame) => boolean;
}

export type MarkedGame = Pick<
  GameInfo,
  "board" | "seats" | "secretive" | "goalSquares" | "mustCapture" | "walls"
>;

/** The marks of one square: by name, the argument of its words, which is mostly empty. */
export type SquareMarks = ReadonlyMap<string, string>;
