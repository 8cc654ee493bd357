// Pieces that have promoted and, when captured, are again what they were. Their code ends with a tilde, as in position texts.

const PROMOTED = /~$/;

/** @param {string} code */
export function isPromoted(code) {
  return PROMOTED.test(code);
}

/** The letters of its type. @param {string} code */
export function plainCode(code) {
  return code.replace(PROMOTED, "");
}
