// Words about draws that are offered or claimed. They load with the first of these.

import { pick } from "./language.js";

export const drawWords = pick({
  en: {
    /** @param {string} by */
    offered: (by) => `${by} offers a draw.`,
    /** @param {string} by @param {string} to */
    asked: (by, to) => `${by} offers a draw. ${to}, do you accept?`,
    accept: "Accept",
    decline: "Decline",
    claim: "Claim draw",
    /** @param {string} reason @param {string} seat @param {number} plies */
    claimable: (reason, seat, plies) =>
      reason === "repetition"
        ? `The position has been repeated. ${seat} may claim a draw.`
        : `${Math.floor(plies / 2)} moves without progress. ${seat} may claim a draw.`,
  },
  de: {
    offered: (by) => `${by} bietet Remis an.`,
    asked: (by, to) => `${by} bietet Remis an. Nimmt ${to} an?`,
    accept: "Annehmen",
    decline: "Ablehnen",
    claim: "Remis reklamieren",
    claimable: (reason, seat, plies) =>
      reason === "repetition"
        ? `Die Stellung hat sich wiederholt. ${seat} kann Remis reklamieren.`
        : `${Math.floor(plies / 2)} Züge ohne Fortschritt. ${seat} kann Remis reklamieren.`,
  },
});
