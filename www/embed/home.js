// Where the full page lies beside these modules. The package has none, and puts another module in this one's place.

/** @type {string | null} */
export const HOME = new URL("../index.html", import.meta.url).href;
