import { grammarOf } from "../grammar.js";

const grammar = grammarOf("en");

export const { and, or, plural, number, compact } = grammar;

/** @param {number} place */
export const ordinal = (place) =>
  grammar.ordinal(place, { one: "st", two: "nd", few: "rd", other: "th" });

/**
 * In names of pieces, U is mostly pronounced as in "Unicorn".
 * @param {string} name
 */
export const withArticle = (name) => `${/^[AEIO]/.test(name) ? "an" : "a"} ${name}`;
