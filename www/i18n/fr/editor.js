import { capitalised } from "../grammar.js";
import { and, plural } from "./grammar.js";

/** @import { PositionFaultWords } from "../words.js" */

/** @type {Record<string, string>} */
const fields = {
  crown: "Couronne portée par",
  mine: "Minée",
  hidden: "Couronne cachée en",
  half: "Moitié couronnée",
  drops: "Parachutages dans ce tour",
  moves: "Coups restants dans ce tour",
  wall: "Placer un mur",
  passes: "Tours passés de suite",
  count: "Demi-coups comptés",
  "count-limit": "Demi-coups comptés permis",
  winner: "A déjà gagné",
  checks: "Échecs donnés",
};

/** @satisfies {PositionFaultWords} */
const faultWords = {
  "royal-count": ({ seat, squares, royals }) =>
    squares.length === 0
      ? `${seat} : il manque la pièce royale (${royals}) ; il en faut exactement une.`
      : `${seat} : ${squares.length} pièces royales (${squares.join(", ")}) ; il en faut exactement une (${royals}).`,
  "no-men": ({ seat }) => `${seat} : au trait, mais sans aucune pièce.`,
  "counterpart-occupied": ({ squares }) =>
    `${and(squares)} sont la même case sur les deux échiquiers ; une seule peut être occupée.`,
  "must-have-promoted": ({ squares, piece }) =>
    `${piece} en ${squares[0]} : la promotion aurait déjà dû avoir lieu.`,
  "too-many-men": ({ seat, squares, piece, arg }) =>
    `${seat} : ${arg("found")} × ${piece || arg("at")}${inBrackets(squares)}, plus qu’il ne peut y en avoir.`,
  "too-many-pieces": ({ arg }) =>
    `Il y a ${arg("found")} pièces sur l’échiquier et en réserve ; au plus ${arg("allowed")} sont possibles.`,
  "no-reserve": ({ seat, arg }) =>
    `${seat} : « ${arg("at")} » ne peut pas être en réserve dans ce jeu.`,
  "castling-without-men": ({ seat, squares, arg }) =>
    `${seat} : roque impossible (${arg("found")}), car les pièces qui roquent ne sont pas en ${and(squares)}.`,
  "impossible-en-passant": ({ squares }) =>
    `Aucune prise en passant n’est possible en ${squares[0]} : aucun double pas ne vient d’y passer.`,
  "other-side-in-check": ({ seat, squares: [royal, ...attackers] }) =>
    `${seat} : pas au trait, mais en échec en ${royal} (par ${attackers.join(", ")}).`,
  monarchs: ({ seat }) =>
    `${seat} : il faut un ou deux monarques différents, une ou deux moitiés différentes, ou rien de cela tant que la couronne est cachée.`,
  "impossible-secret": ({ seat, arg }) =>
    `${seat} : « ${fields[arg("at")] ?? arg("at")} » ne correspond ni aux pièces de l’échiquier ni à celles en réserve.`,
  "impossible-drops": ({ seat, arg }) =>
    `${seat} : ${arg("found")} parachutages dans ce tour sont impossibles, car il y a trop peu de ces pièces sur l’échiquier.`,
  "impossible-moves": ({ seat, arg }) =>
    `${seat} : il ne peut pas rester ${arg("found")} coups dans ce tour.`,
  "impossible-winner": ({ seat }) =>
    `${seat} : victoire impossible. Le gagnant et un autre camp doivent être en jeu, et un troisième éliminé.`,
  "impossible-checks": ({ seat, arg }) =>
    `${seat} : échecs donnés impossibles (${arg("found")}). La partie serait déjà finie.`,
};

/** @satisfies {typeof import("../en/editor.js").editor} */
export const editor = {
  title: "Composer une position",
  back: (game) => `Retour à ${game}`,
  board: "Échiquier",
  palette: "Pièces et outils",
  army: "Camp",
  hand: "Main : déplacer des pièces",
  wall: (name) => `${capitalised(name)} : placer ou retirer`,
  eraser: "Gomme : retirer des pièces",
  piece: (seat, kind) => `${kind} (${seat})`,
  how: "Choisissez une pièce et touchez l’échiquier, ou faites-la glisser dessus. La main déplace les pièces ; glissez-les hors de l’échiquier pour les retirer. Touches : flèches, Entrée, Suppr, Échap.",
  howHands:
    "Les réserves se remplissent de la même façon. Les flèches haut et bas changent un nombre.",
  start: "Position initiale",
  clear: "Vider",
  undo: "Annuler",
  redo: "Rétablir",
  turnBoard: "Retourner",
  playable: "Cette position est légale.",
  unreadable:
    "Le texte de la position contient une erreur. L’échiquier montre la dernière position lisible.",
  faults: (count) =>
    plural(count, {
      one: `${count} erreur : cette position n’est pas encore jouable.`,
      other: `${count} erreurs : cette position n’est pas encore jouable.`,
    }),
  faultList: "Erreurs",
  faulty: (faults) => `erreur : ${faults}`,
  unknownFault: "Quelque chose ne va pas dans cette position.",
  faultWords,
  text: "Texte de la position",
  textHint: "Saisissez ou collez une position ici.",
  copyText: "Copier le texte",
  copyLink: "Copier le lien",
  copied: "Copié.",
  replaced: "« Annuler » ramène à la position que vous modifiiez avant.",
  secretNote: "Cette position contient des secrets. Quiconque a le texte ou le lien peut les lire.",
  play: "Jouer d’ici",
  study: "Étudier d’ici",
  rules: "Règles",
  details: "Trait, roque et compteurs",
  toMove: "Trait",
  castling: "Droits de roque",
  right: (seat, squares, letter) => `${seat} : ${squares.join("–")} (${letter})`,
  enPassant: "En passant",
  passed: (square, piece) => (piece === "" ? square : `${square} (${piece})`),
  clock: "Demi-coups vers la nulle",
  number: "Numéro du coup",
  fields,
  nothing: "–",
  unknown: "inconnu",
  inHand: "en réserve",
  now: "possible maintenant",
  noGame: "Ce jeu n’existe pas.",
  gallery: "Tous les jeux",
  failed: "Impossible de lancer l’éditeur.",
};

/**
 * Empty if all pieces are in hand.
 * @param {string[]} squares
 */
function inBrackets(squares) {
  return squares.length === 0 ? "" : ` (${squares.join(", ")})`;
}
