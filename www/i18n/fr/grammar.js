import { grammarOf } from "../grammar.js";

export const { and, or, plural, number, compact, ordinal } = grammarOf("fr");
