// The first fault of a stored value, with its place.

/** @typedef {{at: string, found: string, allowed: string}} Fault */

/** @typedef {{field: string, allowed: string, fits: (value: any) => boolean}} Rule */

/** @param {any} value */
export const isText = (value) => typeof value === "string";
/** @param {any} value */
export const isCount = (value) => Number.isInteger(value) && value >= 0;

/**
 * @param {any[]} list
 * @param {string} name
 * @param {(item: any, at: string) => Fault | null} fault
 */
export function firstFault(list, name, fault) {
  return list.map((item, at) => fault(item, `${name}[${at}]`)).find((one) => one !== null) ?? null;
}

/** @param {any} value @param {Rule[]} rules @param {string} [at] @returns {Fault | null} */
export function faultOf(value, rules, at = "") {
  const broken = rules.find(({ field, fits }) => !fits(value?.[field]));
  if (broken === undefined) return null;
  const place = at === "" ? broken.field : `${at}.${broken.field}`;
  return { at: place, found: foundText(value?.[broken.field]), allowed: broken.allowed };
}

/** A value shortened for a message. @param {unknown} value */
export function foundText(value) {
  return (JSON.stringify(value) ?? "nothing").slice(0, 40);
}
