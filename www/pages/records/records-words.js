import { pageWords } from "../../i18n/page-words.js";

/** Written by programs for an unknown name or date. */
const UNKNOWN = /^[?.]*$/;

/** @param {string | undefined} value */
const known = (value) => (value === undefined || UNKNOWN.test(value) ? "" : value);

/** @param {string | undefined} value  as PGN writes it */
const result = (value = "") => (value === "1/2-1/2" ? "½–½" : value.replace("-", "–"));

const { records } = await pageWords();

export const words = { ...records, known, result };
