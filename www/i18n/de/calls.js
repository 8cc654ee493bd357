import { and } from "./grammar.js";

/** @satisfies {typeof import("../en/calls.js").calls} */
export const calls = {
  title: "Vor dem Zug",
  one: (seat, victim) => `${seat} setzt ${victim} matt`,
  choose: (seat, victim) => `${seat} setzt ${victim} matt: mit welcher Figur?`,
  deliverer: (kind, square) => `${kind} auf ${square}`,
  checkmates: (victim, gains) => `setzt ${victim} matt${gains === "" ? "" : " und"}`,
  becomes: (kind) => `wird zu: ${kind}`,
  wins: "gewinnt sofort",
  meaning: (victim, seat, rise) =>
    `Die Figuren von ${victim} verlassen das Brett${rise === "" ? "" : `, ${rise}`}, und dann zieht ${seat}.`,
  rise: (seat, royal, into) => `aus ${royal} (${seat}) wird ${into}`,
  name: (deliverer, victim, gains) => and([`${deliverer} setzt ${victim} matt`, ...gains]),
  pass: "Passen",
  answered: (seat) => `${seat} hat gepasst. Noch einmal passen beendet die Partie.`,
  noMove: (seat) => `${seat} hat keinen erlaubten Zug und passt.`,
  noMoveInCheck: (seat) =>
    `${seat} steht im Schach, hat keinen erlaubten Zug und passt. Andere können das Schach noch aufheben.`,
  checkmated: (seat) =>
    `${seat} steht im Schach, hat keinen erlaubten Zug und passt. Das Matt kann angesagt werden.`,
};
