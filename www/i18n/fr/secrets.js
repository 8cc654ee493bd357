/** @satisfies {typeof import("../en/secrets.js").secrets} */
export const secrets = {
  secrets: {
    sentences: {
      crown: (seat, kind) => `Couronne (${seat}) : ${kind}`,
      half: (seat, kind) => `Couronne (${seat}) : ${kind}`,
      mine: (seat, _, square) =>
        square === "" ? `Mine (${seat}) : en réserve` : `Mine (${seat}) : en ${square}`,
      hidden: (seat, _, square) => `Couronne (${seat}) : cachée en ${square}`,
    },
    choose: {
      crown: "Lequel de vos monarques porte la couronne ?",
      half: "Quelle moitié porte la couronne ?",
      mine: "Quelle Pierre est minée ?",
      hidden: "Où est cachée votre couronne ?",
    },
    chooser: (seat) => `Seulement pour : ${seat}`,
    meaning: {
      crown:
        "Votre adversaire gagne en le prenant, mais n’apprend lequel c’est qu’à la prise de l’un des deux. Ce choix est définitif.",
      half: "Votre adversaire gagne en prenant la moitié qui porte la couronne. Ce choix est définitif.",
      mine: "Une pièce qui prend la Pierre minée est perdue aussi.",
      hidden: "Vous perdez si une pièce va sur sa case, même l’une des vôtres.",
    },
    first: (seat, next) => `Premier choix : ${seat}. Deuxième choix, puis premier coup : ${next}.`,
    missing: "Faites d’abord votre choix.",
    confirm: "Confirmer",
    others: "Autres joueurs ou règles…",
    chance: "Choix au hasard",
    chanceExplain: "Personne ne voit ce choix. Pour le connaître, maintenez « Voir mon secret ».",
    show: "Voir mon secret",
    showShort: "Secret",
    showHint: "maintenir appuyé",
    holdIt: "Maintenez appuyé pour voir votre secret.",
    showShared: "L’échiquier est d’abord masqué",
    none: "Vous n’avez pas de secret en ce moment.",
    speakTitle: "Lire le secret à voix haute ?",
    speakExplain:
      "Un lecteur d’écran lira votre secret à voix haute. D’autres pourraient l’entendre. Pour le voir seulement sur l’échiquier, maintenez la touche.",
    speak: "Lire maintenant",
    dontSpeak: "Annuler",
    choosing: "Choix des secrets",
  },
  handover: {
    title: (seat) => `Passez l’appareil : ${seat}`,
    explain: "L’échiquier est masqué pour que personne ne voie les secrets de l’autre joueur.",
    choice: (seat, next) =>
      next === ""
        ? `${seat} : choix d’un secret.`
        : `Premier choix d’un secret : ${seat}. Deuxième choix, puis premier coup : ${next}.`,
    takenBack: "Des coups ont été annulés.",
    last: "Derniers coups",
    moved: (seat, kind, move) => `${kind} (${seat}) : ${move}`,
    did: (seat, doing) => `${seat} : ${doing}`,
    went: (seat, way) => `${seat} : ${way}`,
    captures: ", avec prise",
    capturesToo: " et à l’arrivée",
    check: ", échec",
    show: (seat) => `C’est moi (${seat}) : voir mon échiquier`,
    toChoice: (seat) => `C’est moi (${seat}) : choisir`,
    passOn: "Passer l’appareil",
    passOnHint: (seat) => `Trait : ${seat}. Passez l’appareil pour continuer.`,
  },
  pin: {
    label: (seat) => `Code PIN : ${seat}`,
    wrong: "Ce n’est pas le bon code PIN.",
    choose: "Code PIN, 4 à 8 chiffres",
    optional: "Facultatif : ce que protège un code PIN",
    chooseExplain:
      "Le code PIN protège vos secrets de l’autre joueur sur cet appareil, y compris dans la partie enregistrée. Il n’arrête pas quelqu’un qui utilise ici des outils de développement ou d’autres programmes pendant que la partie est ouverte, ou qui connaît le mot de passe d’un fichier contenant cette partie.",
    checking: "Vérification…",
    keeping: "Enregistrement…",
    missing: "Entrez votre code PIN.",
    malformed: "Un code PIN compte 4 à 8 chiffres.",
    forgotten: "Code PIN oublié ?",
    giveUpTitle: "Terminer cette partie ?",
    giveUpExplain: (seat) =>
      `${seat} : partie perdue sans le code PIN. Les secrets restent cachés jusqu’à ce que tous les joueurs donnent leur accord avec leur code PIN.`,
    giveUp: "Terminer la partie",
    cancel: "Réessayer",
    hidden: "Les secrets restent cachés jusqu’à l’accord de tous les joueurs.",
  },
  consent: {
    "take-back": {
      title: "Annuler malgré un secret dévoilé ?",
      explain:
        "Depuis, un secret a été en partie dévoilé. Pour reprendre d’une position antérieure, tous doivent être d’accord. Un secret révélé reste révélé, et la partie enregistrée l’indique.",
      confirm: "Annuler les coups",
    },
    elsewhere: {
      title: "Continuer avec un secret révélé ?",
      explain:
        "Un secret de cette partie a été révélé dans une autre copie, peut-être supprimée. Pour continuer, tous doivent être d’accord. Le secret est alors révélé ici aussi, et la partie enregistrée l’indique.",
      confirm: "Révéler et continuer",
    },
    reveal: {
      title: "Révéler les secrets ?",
      explain: "La partie est terminée. Tous les joueurs doivent être d’accord.",
      confirm: "Révéler les secrets",
    },
    agrees: (seat) => `${seat} : d’accord`,
    cancel: "Renoncer",
    ask: "Reprendre d’ici",
  },
  reveals: {
    sentences: {
      "crown-captured": ({ seat, kind }) => `${kind} (${seat}) portait la couronne.`,
      "no-crown": ({ seat, kind, other }) =>
        `${kind} (${seat}) ne portait pas la couronne : elle est sur l’autre${other === "" ? "" : ` (${other})`}.`,
      mine: ({ seat, square }) =>
        `La Pierre en ${square} (${seat}) était minée : la pièce qui l’a prise est perdue.`,
      "no-mine": ({ seat, square }) => `La Pierre en ${square} (${seat}) n’était pas minée.`,
      "crown-found": ({ seat, square }) =>
        `La couronne (${seat}) était cachée en ${square} et a été trouvée.`,
      "own-crown": ({ seat, square }) =>
        `Une pièce (${seat}) s’est arrêtée en ${square}, sur la couronne cachée de son propre camp.`,
    },
  },
  remarks: {
    filed: "Enregistrée dans un fichier : des secrets peuvent être connus ailleurs.",
    codes: {
      "taken-back-revealed": "Coups annulés après une révélation.",
      "taken-back-searched": "Coups annulés après une fouille.",
      "revealed-elsewhere": "Révélation dans une autre copie.",
      "searched-elsewhere": "Fouille dans une autre copie.",
    },
  },
  beliefs: {
    button: (seat) => `Hypothèses : ${seat}`,
    title: (seat) => `Hypothèses de l’ordinateur (${seat})`,
    none: "Il n’y avait rien à deviner dans cette partie.",
    close: "Fermer",
    ply: "Demi-coup",
    move: "Coup",
    start: "Début",
    wears: (seat, kind) => `${kind} (${seat}) porte la couronne`,
    hidden: (seat) => `Où est cachée la couronne (${seat})`,
    mine: (seat) => `Quelle Pierre est minée (${seat})`,
    truth:
      "Trait plein : probabilité accordée à la vérité. Pointillés : part des possibilités restantes.",
    probability: "Probabilité",
    possible: "Encore possible",
    numbers: "En tableau",
  },
};
