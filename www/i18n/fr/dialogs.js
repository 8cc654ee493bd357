import { capitalised } from "../grammar.js";
import { plural } from "./grammar.js";

/** @param {number} count */
const counted = (count) => ["aucun", "un", "deux", "trois", "quatre"][count] ?? String(count);

/** @satisfies {typeof import("../en/dialogs.js").dialogs} */
export const dialogs = {
  newGame: {
    title: (game) => `Nouvelle partie : ${game}`,
    explain: "La partie en cours reste dans « Vos parties ».",
    start: "Commencer",
    cancel: "Annuler",
    number: (name, last) => `${name}, de 0 à ${last}`,
    random: "Au hasard",
    randomNumber: "Numéro au hasard",
    side: "Votre camp",
    swap: "Échanger les camps",
    rotate: "Permuter les joueurs",
    presets: "Qui joue",
    hotSeat: (seats) =>
      `${capitalised(counted(seats))} ${plural(seats, { one: "joueur", other: "joueurs" })}, un écran`,
    alone: (others) =>
      `Un humain, ${counted(others)} ${plural(others, { one: "ordinateur", other: "ordinateurs" })}`,
    advanced: "Avancé",
    model: "Comment l’ordinateur voit ses adversaires",
    models: {
      usual: "Automatique",
      paranoid: "Tous sont contre lui (paranoid)",
      "max-n": "Chacun joue pour soi (max-n)",
      "best-reply": "Seule la meilleure réponse compte (best reply)",
    },
  },
  branch: {
    title: "Continuer d’ici ?",
    kept: "Les coups qui suivent cette position restent en copie dans « Vos parties ».",
    lost: "Les coups qui suivent cette position seront perdus, car ce navigateur n’enregistre pas la partie.",
    confirm: "Continuer",
    cancel: "Annuler",
  },
  resign: {
    title: "Abandonner cette partie ?",
    explain: (seat) => `${seat} : abandon. Vous pourrez encore l’annuler ensuite.`,
    explainSecrets: (seat) =>
      `${seat} : abandon, et tous les secrets sont révélés. Vous ne pourrez l’annuler que si tous sont d’accord.`,
    explainForGood: (seat) =>
      `${seat} : abandon, et tous les secrets sont révélés. Vous ne pourrez pas l’annuler.`,
    confirm: "Abandonner",
    cancel: "Continuer",
    explainSeveral: (seat) =>
      `${seat} : l’ordinateur prend la suite, pour que les autres puissent finir leur partie. Pour reprendre la main, choisissez « Humain » à côté du nom.`,
  },
};
