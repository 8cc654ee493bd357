/** The star of pieces that have promoted and revert when captured, in a square of `SIGN_SIDE`. */
export const STAR = "M50 4 61 36 95 37 68 57 78 90 50 71 22 90 32 57 5 37 39 36z";
