import type { Square } from "../engine/protocol.js";
import type { Coordinates } from "../state/settings.js";
import type { Matrix } from "./matrix.js";
import type { Point } from "./move-path.js";
import type { Box } from "./box.js";
import type { Label } from "./labels.js";
import type { Contour } from "./outline.js";
import type { Area, Repeat } from "./plane-squares.js";
import type { Rows } from "./rotated-rows.js";

export interface Plane {
  layer: number;
  x: number; // of the squares; in the plane's own coordinates, as all of these but the title
  y: number;
  width: number;
  height: number;
  margin: number; // width of the frame around the squares; 0 for none
  square: number; // side of a square
  small: boolean; // too small to play on: a click enlarges it
  transform: Matrix | null; // from the plane's own coordinates to the element's; null if they are the same
  thickness: number; // of its visible sides
  rows: Rows; // from the top left, as seen
  squares: Square[]; // those of the rows
  outline: Contour[]; // around the squares and repeats, without the frame
  area: Area; // of the squares and repeats
  joined: { across: number; down: number }; // after which length the board repeats itself; 0 unless edges are joined
  repeats: Repeat[]; // beside joined edges
  /** left end, middle and height of the type of its name; null if it needs none */
  title: { x: number; y: number; size: number } | null;
}

/** Planes that are painted together, before those above them. */
export interface PlaneGroup {
  planes: Plane[];
  squares: Square[];
}

/** Lengths are CSS pixels from the element's top left corner. */
export interface Layout {
  width: number;
  height: number;
  margin: number; // width of the frame around the squares; 0 on a small board
  turned: number; // quarter turns clockwise
  stacked: boolean; // the levels form a tower with upright pieces
  planes: Plane[]; // one for each board that is shown
  planeGroups: PlaneGroup[]; // from the lowest
  boxes: Box[]; // by square: the box of its piece; none on a board that isn't shown
  floors: Box[]; // by square: its area, in its plane's own coordinates
  anchors: Point[]; // by square: its centre
  levels: number[]; // by square: its level in a tower, otherwise 0
  counterparts: (Square | null)[]; // by square: the same place on the other of two boards
  columns: Square[][]; // by square: the same place on every other board
  labels: Label[]; // coordinates
  pixel: number; // a device pixel in CSS pixels, for hairlines
  squareAt: (x: number, y: number, aim?: Aim) => Square | null;
}

/** Decides which of several squares behind one another is meant. */
export interface Aim {
  layer: number | null; // the level in focus
  pieces: Iterable<Square>; // squares with pieces
}

export interface ViewSettings {
  turned: number; // quarter turns clockwise, 0 to 3: the first seat's corner, the next one's, … is at the lower left
  arrangement: "flat" | "stacked"; // of levels: beside each other, or as a tower
  yaw: number; // further rotation of the tower in degrees, clockwise
  spread: number; // how far its levels are apart, 0 to 1
  coordinates: Coordinates; // inside if there is no margin; a tower never has them inside
  only: number | null; // the only layer that is shown; null shows all
  large: number | null; // the enlarged level if there is no room for all; null shows all alike
}

/**
 * How several boards are arranged: side by side, stacked, or one alone. In a low room small levels are beside a large
 * one.
 */
export type Room = "wide" | "tall" | "low" | "one";

export interface Placed {
  planes: Plane[];
  labels: Label[];
  boxes: Box[];
  floors: Box[];
  anchors: Point[];
  squareAt: Layout["squareAt"];
}
