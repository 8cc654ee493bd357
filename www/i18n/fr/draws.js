/** @satisfies {typeof import("../en/draws.js").draws} */
export const draws = {
  offered: (by) => `${by} : proposition de nulle.`,
  asked: (by, to) => `${by} : proposition de nulle. ${to}, acceptez-vous ?`,
  accept: "Accepter",
  decline: "Refuser",
  claim: "Réclamer la nulle",
  claimable: (reason, seat, plies) =>
    reason === "repetition"
      ? `La position s’est répétée. ${seat} : vous pouvez réclamer la nulle.`
      : `${Math.floor(plies / 2)} coups sans progrès. ${seat} : vous pouvez réclamer la nulle.`,
};
