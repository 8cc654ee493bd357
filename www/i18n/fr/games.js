// The two players that variant files needn’t name. The sentences of shipped games are still in English.

/** @import { Texts } from "../words.js" */

/** @type {Texts} */
export const games = { White: "Blancs", Black: "Noirs" };
