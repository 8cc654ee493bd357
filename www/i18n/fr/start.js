/** @satisfies {typeof import("../en/start.js").start} */
export const start = {
  product: "Menagerie",
  tagline: "Les échecs, avec d’autres bêtes",
  intro: "Jouez à des variantes d’échecs contre l’ordinateur, ou à deux sur un écran.",
  loading: "Mise en place des échiquiers…",
  header: { game: "Jeu", menu: "Menu", records: "Parties PGN" },
  pages: {
    title: "En savoir plus sur ce jeu",
    studyGame: "Étude de cette partie",
    editPosition: "Composer depuis cette position",
    ways: {
      learn: "Apprendre",
      problems: "Problèmes",
      about: "Infos",
      study: "Étude",
      edit: "Composer",
    },
    names: {
      about: "À propos de ce jeu",
      learn: "Première partie",
      problems: "Problèmes",
      mistakes: "Apprendre de vos erreurs",
      study: "Étude",
      edit: "Composer une position",
      author: "Variante personnelle",
      records: "Parties d’autres programmes",
    },
    offer: {
      title: "Vous découvrez ce jeu ?",
      learn: "Apprendre en cinq minutes",
      decline: "Ne plus proposer cette leçon",
    },
    failed: "Impossible de charger cette page",
    failedHint:
      "Êtes-vous en ligne ? Votre partie est enregistrée. Réessayez dans un instant ou rechargez la page.",
    again: "Réessayer",
  },
  lost: {
    title: "Page introuvable",
    back: "Retour à tous les jeux",
  },
  broken: {
    title: "Le moteur n’a pas démarré",
    reload: "Recharger la page",
  },
  pwa: {
    update: "Une nouvelle version est prête.",
    updateTaken:
      "Un autre onglet est passé à une nouvelle version. Rechargez quand cela vous convient.",
    notKept:
      "Ce navigateur n’enregistre pas les parties. Enregistrez d’abord les vôtres dans un fichier.",
    reload: "Recharger",
    later: "Plus tard",
    offline: "Menagerie fonctionne hors ligne dans ce navigateur.",
    online: "Menagerie a besoin d’une connexion dans ce navigateur.",
    keeping: "Enregistrement de Menagerie pour jouer hors ligne…",
    persisted: "Ce navigateur conserve vos parties jusqu’à ce que vous les supprimiez.",
    mayForget:
      "Ce navigateur peut supprimer vos parties s’il manque de place, et Safari après sept jours sans visite. Installez Menagerie, ou enregistrez-les de temps en temps dans un fichier.",
  },
  progress: {
    percent: (percent) => `${percent} %`,
    seconds: (seconds) => `${seconds} s`,
    minutes: (minutes) => `${minutes} min`,
    atMost: (time) => `encore ${time} au plus`,
    about: (percent, time) => `${percent}, encore ${time} environ`,
    stop: (work) => `Arrêter : ${work}`,
  },
  notice: { dismiss: "Fermer", region: "Messages" },
  footer: {
    icons: "Figures des pièces : game-icons.net (CC BY 3.0).",
    code: "Menagerie est un logiciel libre sous licence MIT ou Apache-2.0.",
  },
};
