/** @satisfies {typeof import("../en/draws.js").draws} */
export const draws = {
  offered: (by) => `${by} bietet Remis an.`,
  asked: (by, to) => `${by} bietet Remis an. Nimmt ${to} an?`,
  accept: "Annehmen",
  decline: "Ablehnen",
  claim: "Remis reklamieren",
  claimable: (reason, seat, plies) =>
    reason === "repetition"
      ? `Die Stellung hat sich wiederholt. ${seat} kann Remis reklamieren.`
      : `${Math.floor(plies / 2)} Züge ohne Fortschritt. ${seat} kann Remis reklamieren.`,
};
