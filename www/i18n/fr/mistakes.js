// Learning from the mistakes of a reviewed game.

/** @satisfies {typeof import("../en/mistakes.js").mistakes} */
export const mistakes = {
  title: (game) => `Apprendre de vos erreurs : ${game}`,
  back: "Retour à la partie",
  none: "Analysez d’abord une partie terminée.",
  side: "Camp",
  task: (seat, move) => `${seat} a joué ${move}. Trouvez un meilleur coup.`,
  place: (at, all) => `Erreur ${at} sur ${all}`,
  judging: "L’ordinateur examine votre coup…",
  best: (move) => `${move} est le meilleur coup.`,
  right: (move) => `${move} est un bon coup.`,
  wrong: (move) => `Il y a mieux que ${move}.`,
  solution: (line) => `Mieux : ${line}`,
  end: (found, all) => `Vous avez trouvé ${found} sur ${all}.`,
  over: "Terminé",
  again: "Réessayer",
  show: "Voir la solution",
  next: "Suivant",
  restart: "Recommencer",
};
