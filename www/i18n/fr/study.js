import { plural, number } from "./grammar.js";

/** @satisfies {typeof import("../en/study.js").study} */
export const study = {
  title: (game) => `Étude : ${game}`,
  untitled: "Étude sans titre",
  back: (game) => `Retour à ${game}`,
  opening: "Ouverture de l’étude…",
  board: "Échiquier et dessin",
  tabs: { label: "Étude", moves: "Coups", studies: "Études", text: "Texte" },
  tree: {
    label: "Coups et variantes",
    none: "Pas encore de coups. Jouez un coup sur l’échiquier. Un autre coup depuis la même position commence une variante.",
    start: "Début",
    move: (number, seat, move) => `${number}. ${seat} : ${move}`,
    check: ", échec",
    clock: (time) => `, pendule ${time}`,
    comment: (comment) => `. ${comment}`,
    alternatives: (move) => `Au lieu de ${move}`,
    arrows: (count) => `, ${plural(count, { one: `${count} flèche`, other: `${count} flèches` })}`,
    hint: "Flèches du clavier : gauche et droite parcourent les coups, haut et bas changent de variante. Suppr efface le coup et tout ce qui suit.",
  },
  steps: {
    label: "Navigation",
    start: "Au début",
    back: "Coup précédent",
    on: "Coup suivant",
    end: "À la fin",
  },
  glyphs: {
    label: "Annotation",
    names: {
      "!": "bon coup",
      "?": "erreur",
      "!!": "coup brillant",
      "??": "gaffe",
      "!?": "coup intéressant",
      "?!": "coup douteux",
    },
  },
  note: {
    label: "Commentaire sur ce coup",
    labelBefore: "Commentaire avant ce coup",
    labelStart: "Commentaire sur le début",
    placeholder: "Ajouter un commentaire…",
  },
  variation: {
    moveUp: "Monter",
    movedUp: "Variante montée.",
    promote: "Promouvoir la variante",
    remove: "Supprimer à partir d’ici",
    promoted: "Variante promue.",
    removed: (count) =>
      plural(count, { one: `${count} coup supprimé.`, other: `${count} coups supprimés.` }),
    undo: "Annuler",
    undone: "Annulé.",
  },
  annotation: {
    label: "Flèches",
    drawHint: () =>
      "Dessiner des flèches au lieu de jouer : choisissez deux cases pour une flèche, ou deux fois la même pour un cercle. Le bouton droit de la souris dessine toujours.",
    colour: "Couleur des flèches",
    colours: { green: "vert", red: "rouge", blue: "bleu", yellow: "jaune" },
    list: "Flèches dans cette position",
    remove: (colour, from, to) =>
      from === to
        ? `Supprimer le cercle en ${from} (${colour})`
        : `Supprimer la flèche de ${from} à ${to} (${colour})`,
    clear: "Tout supprimer",
    begun: (from) => `Flèche depuis ${from} : choisissez où elle finit.`,
    givenUp: "Aucune flèche dessinée.",
    drawn: (colour, from, to) =>
      from === to ? `Cercle en ${from} (${colour}).` : `Flèche de ${from} à ${to} (${colour}).`,
    gone: (from, to) =>
      from === to ? `Cercle en ${from} supprimé.` : `Flèche de ${from} à ${to} supprimée.`,
    turn: "Retourner l’échiquier",
  },
  analysis: {
    label: "Analyse",
    turnOn: "Analyser",
    lines: "Variantes",
    lineCount: (count) => plural(count, { one: `${count} variante`, other: `${count} variantes` }),
    waiting: "Analyse…",
    none: "Il n’y a rien à analyser : aucun coup n’est possible.",
    depth: (depth) => `Profondeur ${depth}`,
    depthDone: (depth) => `Profondeur ${depth}, terminé`,
    bar: "Évaluation",
    barNone: "inconnue",
    forSeat: (score, seat) => `${score} (${seat})`,
    mate: (seat, moves) => `${seat} : mat en ${moves}`,
    list: "Variantes du moteur",
    play: (move) => `Jouer ${move}`,
    insert: (line) => `Insérer la variante : ${line}`,
    inserted: "Variante insérée.",
  },
  studies: {
    label: "Études dans ce navigateur",
    titleField: "Titre",
    players: "Joueurs",
    fresh: "Nouvelle étude",
    copy: "Dupliquer",
    delete: "Supprimer l’étude",
    deleted: (title) => `Étude « ${title} » supprimée.`,
    none: "Pas encore d’étude de ce jeu.",
    changed: (date) => `modifiée : ${date}`,
    unreadable: (id) => `L’étude ${id} est illisible. Elle reste inchangée.`,
    moves: (count) => plural(count, { one: `${count} coup`, other: `${count} coups` }),
  },
  keeping: {
    kept: "Enregistrée dans ce navigateur.",
    draft: "Sera enregistrée à votre première modification.",
    keep: "Enregistrer",
    full: "Le stockage de ce navigateur est plein : cette modification n’est pas enregistrée. Enregistrez l’étude dans un fichier.",
    absent: "Ce navigateur n’enregistre rien. Enregistrez l’étude dans un fichier avant de partir.",
    left: "L’étude que vous avez quittée n’a pas pu être enregistrée.",
    restoreLeft: "Restaurer",
    elsewhere:
      "Un autre onglet a modifié cette étude. Votre version a été enregistrée comme nouvelle étude.",
  },
  text: {
    label: "L’étude en texte",
    copy: "Copier le texte",
    download: "Télécharger en .txt",
    link: "Copier le lien",
    print: "Imprimer",
    copied: "Texte copié.",
    positionCopied: "Position copiée.",
    linkCopied: "Lien copié.",
    tooLong: (letters, most) =>
      `Ce lien a ${number(letters)} caractères. Certaines applications coupent les liens après ${number(most)}. Envoyez plutôt le fichier.`,
    open: "Ouvrir une étude",
    openExplain:
      "Collez ici une étude, une partie ou une position, ou déposez un fichier sur cette page.",
    openField: "Texte à ouvrir",
    openIt: "Ouvrir",
    file: "Ouvrir un fichier",
    inLine: (line) => `Ligne ${line}`,
    drop: "Déposez le fichier pour l’ouvrir",
  },
  faults: {
    link: "Impossible d’ouvrir ce lien.",
    text: "Impossible d’ouvrir ce texte.",
    partly: "Une partie de ce texte est illisible.",
    kept: "Impossible d’ouvrir cette étude. Elle reste inchangée.",
    missing: "Cette étude n’est plus dans ce navigateur.",
    handed:
      "La partie n’est plus ouverte. Retournez à l’échiquier et choisissez à nouveau « Étude ».",
    file: "Ce fichier est illisible.",
    close: "Fermer",
    otherEdition:
      "Les règles de ce jeu ont changé depuis la création de cette étude. Tous ses coups restent légaux.",
    packed: {
      "packed-broken":
        "Il en manque un bout, ou il a été modifié. Il a peut-être été coupé à l’envoi.",
      "packed-long": "Il est trop long pour une étude.",
      "packed-unknown": "Ce navigateur ne peut pas le décompresser. Demandez le texte lui-même.",
    },
  },
};
