/** @satisfies {typeof import("../en/files.js").files} */
export const files = {
  keeping: {
    title: "Vos parties",
    adding: "Ajout des parties du fichier…",
    save: "Enregistrer toutes les parties dans un fichier",
    add: "Ajouter des parties depuis un fichier…",
    records: "Ouvrir des parties PGN…",
    list: "Parties enregistrées",
    game: (name, moves) => `${name}, au coup ${moves}`,
    variant: (name) => `La variante ${name}`,
    atMove: (moves) => `Coup ${moves}`,
    unreadable: "Cette partie est illisible.",
    open: "Ouvrir",
    showAll: (count) => `Afficher les ${count} parties`,
    running: "Vos parties en cours",
    all: "Toutes vos parties",
    remove: "Supprimer…",
    removeName: (game) => `Supprimer ${game}…`,
    reallyRemove: "Oui, supprimer",
    keep: "Conserver",
    cancel: "Annuler",
    results: {
      added: (game) => `${game} : partie ajoutée.`,
      present: (game) => `${game} : vous l’avez déjà.`,
      refused: (game, why) => `${game} : partie non ajoutée. ${why}`,
      locked: (game) =>
        `${game} : partie ignorée, car ses secrets exigent le mot de passe du fichier.`,
      "no-room": (game) => `${game} : partie non ajoutée. Le stockage du navigateur est plein.`,
      stopped: (game) => `${game} : partie non ajoutée. Vous avez interrompu l’ajout.`,
    },
  },
  passphrase: {
    label: "Mot de passe",
    chooseLabel: "Mot de passe, au moins 8 caractères",
    show: "Afficher",
    short: "Utilisez au moins 8 caractères.",
    missing: "Saisissez le mot de passe.",
    wrong: "Ce mot de passe n’ouvre pas le fichier.",
    saveTitle: "Chiffrer les parties à secrets",
    saveExplain: (games) =>
      `Ces parties ont des secrets : ${games}. Elles sont chiffrées dans le fichier. Quiconque connaît le mot de passe peut lire tous leurs secrets ; sans lui, personne ne peut les ouvrir, pas même vous.`,
    save: "Tout enregistrer",
    skip: "Ignorer ces parties",
    openTitle: "Saisir le mot de passe",
    openExplain:
      "Certaines parties de ce fichier sont chiffrées. Leur mot de passe a été choisi à l’enregistrement.",
    open: "Ouvrir",
  },
  elsewhere: {
    explain:
      "Cette partie est ouverte dans un autre onglet. Ici, vous pouvez seulement la regarder.",
    takeOver: "Reprendre ici",
  },
  variations: {
    explain: "Cette partie a des variantes, que seule l’étude affiche.",
    study: "Ouvrir l’étude",
  },
  share: {
    title: "Partager",
    what: {
      pgn: "la partie en PGN",
      png: "l’image",
      svg: "l’image en SVG",
      "element-code": "le code de l’élément",
      "frame-code": "le code du cadre",
      record: "la partie",
      position: "la position",
      "short-record": "la partie en notation courte",
      "game-link": "un lien vers cette partie",
      "position-link": "un lien vers cette position",
    },
  },
};
