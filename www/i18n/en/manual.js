// The manual is English.

/** @type {Record<string, string>} */
export const manual = {};
