import { plural, number } from "./grammar.js";

/** @satisfies {typeof import("../en/records.js").records} */
export const records = {
  title: "Parties d’autres programmes",
  back: "Tous les jeux",
  intro:
    "Ouvrez des fichiers PGN de lichess, chess.com, PyChess, Cute Chess et d’autres programmes, ou des parties enregistrées ici en texte. Rien ne quitte cet appareil.",
  open: "Ouvrir un fichier…",
  drop: "Ou déposez un fichier sur cette page.",
  text: "Ou collez des parties",
  read: "Voir les parties",
  listing: "Lecture des parties",
  shown: (count, all) =>
    count === all
      ? plural(all, { one: `${number(all)} partie`, other: `${number(all)} parties` })
      : `${number(count)} sur ${plural(all, { one: `${number(all)} partie`, other: `${number(all)} parties` })}`,
  stopped: "Arrêté. Le reste du fichier n’est pas affiché.",
  none: "Il n’y a aucune partie dans ce texte.",
  filter: "Chercher noms, tournois, années",
  list: "Parties",
  more: "Voir plus",
  game: (number) => `Partie ${number}`,
  line: (line) => `Ligne ${number(line)}`,
  play: "Rejouer",
  study: "Étude",
  doing: (doing, game) => `${doing} : ${game}`,
  unknown: (variant) => `« ${variant} » n’est pas un jeu de cette collection.`,
  import: "Importez-le d’abord",
  unknownPlayer: "Inconnu",
  large: "Ce fichier dépasse 64 Mo.",
  unreadable: "Ce fichier est illisible.",
};
