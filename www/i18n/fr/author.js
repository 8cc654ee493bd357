import { plural } from "./grammar.js";

/** @satisfies {typeof import("../en/author.js").author} */
export const author = {
  title: "Variante personnelle",
  back: "Tous les jeux",
  intro:
    "Une variante est un simple fichier texte. Partez d’un jeu que vous connaissez, modifiez-le et voyez aussitôt le résultat.",
  manual:
    "Chaque jeu de ce site est un tel fichier : les jeux intégrés montrent par l’exemple l’effet de chaque réglage. La référence les explique tous.",
  renamed: (name) => `Votre copie s’appelle « ${name} ».`,
  start: "Partir de",
  choose: "Choisir un jeu…",
  shipped: "Jeux intégrés",
  own: "Vos variantes",
  earlier: "Anciens brouillons",
  draft: (name) => (name === "" ? "Sans nom" : name),
  open: "Ouvrir un fichier…",
  file: "Fichier de variante",
  text: "Texte du fichier de variante",
  empty: "Choisissez un jeu de départ, ouvrez un fichier ou déposez-en un ici.",
  fine: (name) => `${name} : prêt à jouer.`,
  faults: (count) => plural(count, { one: `${count} erreur`, other: `${count} erreurs` }),
  fault: (line, what) => `Ligne ${line}${what}.`,
  warnings: (count) =>
    plural(count, { one: `${count} avertissement :`, other: `${count} avertissements :` }),
  stale: "L’échiquier montre la dernière version sans erreur.",
  play: "Jouer",
  save: "Enregistrer le fichier",
  link: "Copier le lien",
  linkCopied: "Lien copié. Quiconque l’ouvre obtient ce fichier.",
  linkLong: "Ce fichier est trop long pour un lien. Enregistrez-le et envoyez le fichier.",
  linkBroken: "Le fichier contenu dans ce lien est illisible.",
  remove: "Supprimer…",
  reallyRemove: "Oui, supprimer",
  keep: "Conserver",
  removed: (name) =>
    `${name} : variante supprimée. Son texte est encore ici ; « Jouer » la rétablit.`,
  preview: "Aperçu",
  pieces: "Pièces",
  again: "Réinitialiser",
  notKept:
    "Ce navigateur n’enregistre pas les brouillons. Enregistrez votre fichier avant de partir.",
  setAside: {
    nothing: "",
    kept: "Votre texte précédent est dans les anciens brouillons.",
    passing:
      "Votre texte précédent est dans les anciens brouillons, mais seulement jusqu’à ce que vous fermiez ou rechargiez cette page : le stockage du navigateur est plein.",
  },
  idTaken: (id) =>
    `L’identifiant « ${id} » est réservé. Choisissez-en un autre, fait de minuscules, de chiffres et de traits d’union, sans trait d’union au début.`,
  tooLong: (name) => `« ${name} » dépasse 1 Mio : ce n’est pas un fichier de variante.`,
  unreadable: (name) => `Impossible de lire « ${name} ».`,
  emptyFile: (name) => `« ${name} » est vide.`,
  notText: (name) => `« ${name} » n’est pas un fichier texte.`,
  tooMany: (names, most) =>
    `Non ouverts, car on peut ouvrir au plus ${most} fichiers à la fois : ${names.join(", ")}.`,
  opened: (count, name) =>
    `${count} fichiers ouverts. « ${name} » est ici, les autres sont dans les anciens brouillons.`,
  unchanged: "Votre texte est inchangé.",
  offers: {
    ini: "C’est une section d’un fichier variants.ini de Fairy-Stockfish. L’importer ?",
    diagram: "C’est un diagramme interactif (Interactive Diagram). L’importer ?",
  },
  keepText: "Garder comme texte",
  reference: "Référence",
  movement: "Déplacement (XBetza)",
  board: "Échiquier",
  emptyBoard: "Échiquier vide",
  withPieces: "Avec des pièces",
  insertMovement: "Insérer",
  insert: (text) => `Insérer ${text}`,
  draw: (moves) => `Montrer ${moves}`,
  example: "Exemple",
  searchManual: "Chercher dans la référence",
  manualLanguage: "À part les déplacements, la référence est en anglais.",
  manualMissing:
    "Impossible de charger la référence. Vérifiez la connexion, puis ouvrez-la à nouveau.",
  notFound: "Aucun résultat.",
  import: "Importer une variante",
  importExplain:
    "Collez des sections d’un fichier variants.ini de Fairy-Stockfish, ou un diagramme interactif (ou toute la page qui le contient).",
  importText: "Texte à importer",
  importIt: "Importer",
  importFile: "Importer un fichier…",
  nothing: "Collez d’abord un texte.",
  taken: (name) => `${name} : importation réussie.`,
  notTaken: (name) => `${name} : trop peu d’éléments importés pour un jeu jouable.`,
  use: "Modifier",
  useName: (name) => `Modifier ${name}`,
  whole: "Importation complète.",
  untuned:
    "L’ordinateur respecte les règles des jeux importés, mais n’en connaît pas la stratégie. Il peut mal jouer quand le but est très différent de celui des échecs.",
  losses: (count) =>
    plural(count, { one: "Non importé :", other: `${count} éléments non importés :` }),
};
