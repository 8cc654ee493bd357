// Positions and openings that several specs start from.

/**
 * Armies of Faith 4. Red may claim the checkmate of Yellow in two ways, and soon after that of Green: a blue Knight
 * stands between Red's future rank and Green's King.
 */
export const DUEL = [
  "5,bN,1,gK/8/8/8/8/8/5,rN,2/rK,2,rR,3,yK",
  "8/8/8/8/8/8/8/8",
  "8/8/8/7,gN/8/8/8/8",
  "8/8/8/8/8/bK,7/6,yR,1/8",
].join("|");

/** Crown. The black King takes White's Queen, and a Pawn recaptures it if another move follows. */
export const QUEEN_FALLS = [
  "d2d4",
  "e7e5",
  "d1d2",
  "e8e7",
  "d2d3",
  "e7e6",
  "d3e4",
  "a7a5",
  "e4e5",
  "e6e5",
];
