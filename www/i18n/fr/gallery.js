import { boardSize } from "../board-size.js";
import { plural } from "./grammar.js";

/** @satisfies {typeof import("../en/gallery.js").gallery} */
export const gallery = {
  file: "Modifier la variante",
  author: "Créer une variante",
  authorHint:
    "Une variante est un fichier texte. Modifiez une pièce, regardez-la se déplacer et jouez aussitôt.",
  wayTo: (way, game) => `${way} : ${game}`,
  title: "Choisissez un jeu",
  more: "Autres jeux",
  moreHint: "Les variantes les plus connues, comme Antichess, Horde et Makruk.",
  own: "Vos variantes",
  version: (game) => `Version : ${game}`,
  filters: {
    title: "Filtrer les jeux",
    board: (shape) =>
      ({
        other: "Autres formes",
        plane: "Échiquier plat",
        "two-boards": "Deux échiquiers",
        levels: "Échiquier 3D",
      })[shape] ?? shape,
    players: (count) => `${count} joueurs`,
    hidden: () => "Information cachée",
    count: (games) => `${games} ${plural(games, { one: "jeu", other: "jeux" })}`,
    none: "Aucun jeu ne correspond à ces filtres.",
    noneCalled: (query) => `Aucun jeu ici ne s’appelle « ${query} ».`,
    search: "Chercher un jeu",
    import: "Importer une variante",
    clear: "Afficher tous les jeux",
  },
  play: "Jouer",
  resume: "Continuer",
  saved: (moves) => `Enregistrée au coup ${moves}`,
  byline: (author, year) => (author === "" ? `${year}` : `${author}, ${year}`),
  facts: (board, kinds) =>
    `${boardSize(board, { boards: "échiquiers de", squares: "cases" })} · ${kinds} ${plural(kinds, { one: "type de pièce", other: "types de pièces" })}`,
  marks: {
    lesson: (done, all) => (done < all ? `Leçon : ${done} sur ${all}` : "Leçon terminée"),
    problems: (solved, all) => `Problèmes : ${solved} sur ${all}`,
    played: {
      today: "Joué aujourd’hui",
      yesterday: "Joué hier",
      on: (date) => `Joué le ${date}`,
    },
  },
  openGame: (doing, game) => `${doing} : ${game}`,
  arrayOf: (game) => `Position initiale : ${game}`,
};
