import { ordinal, plural } from "./grammar.js";

/** @satisfies {typeof import("../en/problems.js").problems} */
export const problems = {
  title: (game) => `Problèmes : ${game}`,
  back: "Vers l’échiquier",
  loading: "Chargement des problèmes…",
  failed: "Impossible d’afficher les problèmes",
  again: "Réessayer",
  none: "Il n’y a pas encore de problèmes pour ce jeu.",
  list: "Tous les problèmes",
  count: (solved, all) =>
    `${plural(solved, { one: `${solved} résolu`, other: `${solved} résolus` })} sur ${all}`,
  solved: "résolu",
  mate: (moves) => `Mat en ${moves}`,
  claim: (turns) => `Annoncer le mat au ${ordinal(turns, { one: "er", other: "e" })} tour`,
  win: (moves) => `Gain en ${moves}`,
  levels: ["facile", "moyen", "difficile"],
  task: (seat, goal) => `Trait : ${seat}. ${goal}.`,
  left: (left) => plural(left, { one: `Encore ${left} coup.`, other: `Encore ${left} coups.` }),
  thinking: "Recherche de la meilleure réponse…",
  answered: (reply, left) => `Correct jusqu’ici. La réponse est ${reply}. ${left}`,
  refuted: (move, reply, moves) =>
    `${move} laisse échapper le gain : après ${reply}, il n’y a plus de gain forcé en ${plural(moves, { one: `${moves} coup`, other: `${moves} coups` })}.`,
  tooSlow: (move, reply) => `${move} est trop lent : ${reply} défend encore.`,
  drawn: (move) => `${move} termine la partie, mais sans la gagner.`,
  unproved: (reply) =>
    `La réponse est ${reply}. Impossible de prouver si vous gagnez encore à temps.`,
  won: "Résolu !",
  wonAfterHelp: "C’est gagné. Recommencez sans aide pour que le problème compte comme résolu.",
  hint: "Indice",
  hintPiece: (kind, square) => `Regardez cette pièce : ${kind} en ${square}.`,
  hintOther: "Cherchez autre chose qu’un déplacement de pièce.",
  hintMove: (move) => `${move} gagne.`,
  unprovedHint: "Arrêt avant d’avoir trouvé un gain. Réessayez ou annulez un coup.",
  noHint: "D’ici, vous ne pouvez plus gagner à temps. Annulez un coup.",
  undo: "Annuler le coup",
  restart: "Recommencer",
  engineAgain: "Le moteur a redémarré. Le problème recommence.",
  show: "Voir la solution",
  solution: (line) => `Solution : ${line}`,
  next: "Problème suivant",
  notKept:
    "Ce navigateur n’enregistre pas votre progression. Elle sera perdue quand vous quitterez cette page.",
};
