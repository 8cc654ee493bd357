// What a language does with numbers and lists.

/** @typedef {Partial<Record<Intl.LDMLPluralRule, string>> & {other: string}} Forms */

/** @param {string} language  as in `lang` attributes */
export function grammarOf(language) {
  const plurals = new Intl.PluralRules(language);
  const ordinals = new Intl.PluralRules(language, { type: "ordinal" });
  const all = new Intl.ListFormat(language, { type: "conjunction" });
  const any = new Intl.ListFormat(language, { type: "disjunction" });
  const numbers = new Intl.NumberFormat(language);
  const roundly = new Intl.NumberFormat(language, {
    notation: "compact",
    maximumFractionDigits: 1,
  });
  return {
    /**
     * `plural(n, { one: "1 move", other: `${n} moves` })`
     * @param {number} count
     * @param {Forms} forms
     */
    plural: (count, forms) => forms[plurals.select(count)] ?? forms.other,
    /**
     * `ordinal(n, { one: "st", two: "nd", few: "rd", other: "th" })`
     * @param {number} place
     * @param {Forms} endings
     */
    ordinal: (place, endings) => `${place}${endings[ordinals.select(place)] ?? endings.other}`,
    /** "a, b and c" @param {string[]} list */
    and: (list) => all.format(list),
    /** "a, b or c" @param {string[]} list */
    or: (list) => any.format(list),
    /** "12,000" @param {number} count */
    number: (count) => numbers.format(count),
    /** "12K" @param {number} count */
    compact: (count) => roundly.format(count),
  };
}

/** @param {string} text */
export function capitalised(text) {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
