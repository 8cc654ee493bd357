import { and } from "./grammar.js";

/** @satisfies {typeof import("../en/calls.js").calls} */
export const calls = {
  title: "Avant le coup",
  one: (seat, victim) => `${seat} contre ${victim} : échec et mat`,
  choose: (seat, victim) => `${seat} contre ${victim} : échec et mat, avec quelle pièce ?`,
  deliverer: (kind, square) => `${kind} en ${square}`,
  checkmates: (victim, gains) => `mate ${victim}${gains === "" ? "" : " et"}`,
  becomes: (kind) => `devient ${kind}`,
  wins: "gagne aussitôt",
  meaning: (victim, seat, rise) =>
    `Pièces retirées de l’échiquier : ${victim}${rise === "" ? "" : ` ; ${rise}`}. Puis trait : ${seat}.`,
  rise: (seat, royal, into) => `${royal} (${seat}) devient ${into}`,
  name: (deliverer, victim, gains) => and([`${deliverer} mate ${victim}`, ...gains]),
  pass: "Passer",
  answered: (seat) => `${seat} : tour passé. Si l’adversaire passe aussi, la partie se termine.`,
  noMove: (seat) => `${seat} : aucun coup légal, tour passé.`,
  noMoveInCheck: (seat) =>
    `${seat} : en échec sans coup légal, tour passé. D’autres peuvent encore parer l’échec.`,
  checkmated: (seat) =>
    `${seat} : en échec sans coup légal, tour passé. L’échec et mat peut être annoncé.`,
};
