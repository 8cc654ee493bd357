import { capitalised } from "../grammar.js";
import { ordinal } from "./grammar.js";

/** Sans article, pour que tous les noms conviennent. @param {string} winner */
const wins = (winner) => `Victoire : ${winner}.`;

/** @satisfies {typeof import("../en/result.js").result} */
export const result = {
  result: {
    again: "Revanche",
    close: "Fermer",
    title: "Résultat",
    scores: ["1–0", "0–1"],
    drawn: "½–½",
    rank: (place, seats) =>
      `${ordinal(place, { one: "er", other: "e" })}${seats.length > 1 ? " ex æquo" : ""} : ${seats.join(", ")}`,
  },
  review: {
    title: "Analyse",
    about: "L’ordinateur examine chaque coup et signale les erreurs.",
    start: "Analyser la partie",
    resume: "Continuer",
    running: "Analyse",
    secrets: "Tous les secrets des deux joueurs sont connus.",
    graph: "Chances de gain coup par coup",
    share: (seat, percent) => `${seat} ${percent}`,
    previous: "Erreur précédente",
    next: "Erreur suivante",
    names: { inaccuracy: "Imprécision", mistake: "Erreur", blunder: "Gaffe" },
    plurals: { inaccuracy: "Imprécisions", mistake: "Erreurs", blunder: "Gaffes" },
    best: "Meilleur coup",
    better: "Mieux :",
    play: "Jouer sur l’échiquier",
    player: "Joueur",
    chances: "Chances",
    accuracy: "Précision",
  },
  outcomes: {
    checkmate: (winner) =>
      winner === "" ? "Nulle par échec et mat." : `Échec et mat. ${wins(winner)}`,
    extinction: (winner) =>
      winner === ""
        ? "Nulle : il reste trop peu de pièces."
        : `Pièces décisives perdues. ${wins(winner)}`,
    "last-alive": (winner) => `Dernier joueur en lice. ${wins(winner)}`,
    castled: (winner) => `Le roque décide de la partie. ${wins(winner)}`,
    "castling-lost": (winner) => `Le droit de roquer est perdu. ${wins(winner)}`,
    "claim-wins": (winner) => `Échec et mat décisif. ${wins(winner)}`,
    bare: (winner) =>
      winner === ""
        ? "Nulle : il ne reste que des pièces royales."
        : `Roi dépouillé. ${wins(winner)}`,
    resignation: (winner) => `Victoire par abandon : ${winner}.`,
    agreement: () => "Nulle par accord mutuel.",
    adjudication: (winner) =>
      winner === "" ? "Nulle par arbitrage." : `Victoire par arbitrage : ${winner}.`,
    abandoned: (winner) => `Le code PIN a été oublié. ${wins(winner)}`,
    time: (winner) =>
      winner === ""
        ? "Nulle : temps écoulé, mais l’adversaire n’a pas assez de matériel."
        : `Temps écoulé. ${wins(winner)}`,
    stalemate: (winner) => (winner === "" ? "Nulle par pat." : `Pat. ${wins(winner)}`),
    "crown-captured": (winner) => `La couronne a été prise. ${wins(winner)}`,
    "crown-found": (winner) => `La couronne cachée a été trouvée. ${wins(winner)}`,
    "own-crown": (winner) =>
      `Une pièce s’est arrêtée sur la couronne cachée de son propre camp. ${wins(winner)}`,
    "army-lost": (winner) => `Une armée entière a été prise. ${wins(winner)}`,
    "walled-in": () => "Nulle : un monarque est emmuré par des Pierres.",
    region: (winner) =>
      winner === "" ? "Nulle : les deux camps ont atteint le but." : `But atteint. ${wins(winner)}`,
    checks: (winner) => `Nombre d’échecs atteint. ${wins(winner)}`,
    repetition: (winner) =>
      winner === "" ? "Nulle par répétition." : `Position répétée. ${wins(winner)}`,
    "perpetual-check": (winner) => `L’échec perpétuel perd. ${wins(winner)}`,
    "perpetual-chase": (winner) => `La poursuite perpétuelle perd. ${wins(winner)}`,
    "back-and-forth": (winner) => `Les allers-retours d’une pièce perdent. ${wins(winner)}`,
    counting: () => "Nulle : le décompte est terminé.",
    passes: () => "Nulle : tous les joueurs ont passé.",
    facing: () => "Nulle : les pièces royales se font face.",
    "move-count": () => "Nulle : trop de coups sans prise ni progrès.",
    material: () => "Nulle par matériel insuffisant.",
  },
  onPoints: (draw, winner) =>
    `${capitalised(draw.replace(/^Nulle(\s:| par)\s/u, ""))} Victoire aux points : ${winner}.`,
  unknownOutcome: (code, winner) =>
    winner === "" ? `Nulle (${code}).` : `Victoire (${code}) : ${winner}.`,
};
