// A star on pieces that have promoted and, when captured, are again what they were. Their code ends with a tilde, as in
// position texts.

const PROMOTED = /~$/;

/** In a square of `SIGN_SIDE`. */
export const STAR = "M50 4 61 36 95 37 68 57 78 90 50 71 22 90 32 57 5 37 39 36z";

/** @param {string} code */
export function isPromoted(code) {
  return PROMOTED.test(code);
}

/** The letters of its type. @param {string} code */
export function plainCode(code) {
  return code.replace(PROMOTED, "");
}
