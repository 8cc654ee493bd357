import { plural, number } from "./grammar.js";

/** @satisfies {typeof import("../en/about.js").about} */
export const about = {
  learn: "Apprendre en cinq minutes",
  problems: "Résoudre des problèmes",
  play: "Jouer à ce jeu",
  loading: "Chargement…",
  failed: "Impossible d’afficher cette page",
  again: "Réessayer",
  contents: "Sur cette page",
  history: "Histoire",
  array: "Position initiale",
  pieces: "Les pièces",
  rules: "Les règles",
  example: "Exemple de partie",
  facts: "Finales",
  sources: "Sources",
  ours: "Notre décision",
  oursHint:
    "Là où la source laisse une question ouverte, nous avons dû trancher. Ces règles sont signalées.",
  source: "Page officielle",
  byline: (author, year) => `${author}, ${year}`,
  arrayOf: (game) => `Position initiale : ${game}`,
  side: "Camp",
  royal: "pièce royale",
  moveIt: "Cliquez sur un petit échiquier ou utilisez les flèches pour déplacer la pièce.",
  movement: "Notation XBetza",
  notes: "Commentaires",
  noNote: "Parcourez la partie. Les commentaires s’affichent ici.",
  exampleFailed: "Impossible de rejouer cette partie.",
  factsFailed: "Impossible de charger les finales.",
  verdicts: { true: "vrai", false: "faux", partly: "vrai en partie", open: "non résolu" },
  looked: (positions) =>
    plural(positions, {
      one: `${positions} position examinée`,
      other: `${number(positions)} positions examinées`,
    }),
  longest: (plies) =>
    `gain le plus long : ${plural(Math.ceil(plies / 2), { one: `${Math.ceil(plies / 2)} coup`, other: `${Math.ceil(plies / 2)} coups` })}`,
  proved: "Comment est-ce prouvé ?",
  look: "Voir une position",
};
