// What `scene.js` draws.

import type { Square, GameInfo, PlacedPiece, Reach, Secret, View } from "../engine/protocol.js";
import type { Attacks } from "../state/attacks.js";
import type { Premove } from "../state/premove.js";
import type { SquareNotes, Order } from "../state/page-state.js";
import type { Arrow } from "./arrow-shapes.js";
import type { Area } from "./plane-squares.js";
import type { Palette } from "./palette.js";
import type { PieceSet } from "../state/settings.js";

export interface DrawnPiece {
  piece: PlacedPiece;
  x: number; // middle
  y: number;
  height: number; // above the board, 0 to 1
  aloft?: boolean; // moving above the board or between levels, over everything else
  alpha: number; // 0 to 1
  scale?: number; // of a ghost of the other board, or above a finger
  shrunk?: number; // while it passes to another board
  clip?: Area; // the part of the picture in which it is seen, while it crosses joined edges
}

export interface DrawnWall {
  from: Square; // on the same plane
  square: Square;
  way: number; // between the two, 0 to 1
  alpha: number; // 0 to 1
}

export interface SceneState {
  game: GameInfo;
  view: View;
  palette: Palette;
  pieceSet: PieceSet;
  titles: string[]; // of the boards by layer, where there are several
  chosen: Square | null;
  reach: Reach | null;
  pointed: Square | null; // under the pointer or the keyboard focus
  hint: string | null; // text of the action to be shown
  refused: { square: Square; from: Square; shake: number } | null; // the square flashes, the piece shakes by -1 to 1
  moving: DrawnPiece[] | null; // all pieces during an animation
  movingWalls?: DrawnWall[] | null; // all walls during an animation
  dragged: Dragged | null;
  order?: Order | null; // a drop in progress, without a selected piece
  notes?: SquareNotes;
  attacks?: Attacks | null; // of an opponent's selected piece
  premoves?: Premove[];
  serves?: boolean; // the player to act plays on this board
  secrets?: Secret[] | null; // the secrets that the viewer is looking at
  turnColour?: string | null; // of the seat to act, shown by the frame
  lit?: number[] | null; // the levels in focus, while the others are faded; null fades none
  arrows?: Arrow[]; // annotations
  sketch?: Arrow | null; // being drawn
  emphasis?: number | null; // progress of the emphasis of a reveal, 0 to 1; null without
}

export interface Dragged {
  from: Square;
  x: number;
  y: number;
  height: number;
  finger?: boolean; // a finger covers the place, so the piece is large and above it
}
