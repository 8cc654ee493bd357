/** @satisfies {typeof import("../en/settings.js").settings} */
export const settings = {
  title: "Paramètres",
  close: "Fermer les paramètres",
  language: "Langue",
  menu: {
    theme: { name: "Apparence", values: { auto: "Auto", light: "Clair", dark: "Sombre" } },
    boardColours: {
      name: "Échiquier",
      values: {
        own: "Original",
        wood: "Bois",
        meadow: "Prairie",
        sea: "Mer",
        stone: "Pierre",
        heather: "Bruyère",
      },
    },
    pieceSet: {
      name: "Pièces",
      values: {
        figures: "Figures",
        classic: "Classiques",
        letters: "Lettres",
        japanese: "Japonaises",
      },
    },
    coordinates: {
      name: "Coordonnées",
      values: { outside: "Dehors", inside: "Dedans", off: "Non" },
    },
    notation: {
      name: "Notation",
      values: {
        letters: "Anglais",
        local: "Français",
        figurines: "Figurines",
        coordinates: "Cases",
      },
    },
    animation: { name: "Animation", values: { off: "Non", fast: "Rapide", normal: "Normale" } },
    premove: { name: "Coup anticipé", values: { false: "Non", true: "Oui" } },
    confirm: { name: "Confirmer chaque coup", hint: "Par ✓ ou Entrée, avant de le jouer." },
    wheel: { name: "La molette parcourt la partie", hint: "Sur l’échiquier." },
    zen: {
      name: "Mode zen",
      hint: "seulement les échiquiers, les joueurs et l’état ; Z ou Échap le quitte",
    },
    volume: {
      name: "Son",
      turnOn: "Activer le son",
      turnOff: "Couper le son",
      volume: "Volume",
      off: "Coupé",
      percent: (percent) => `${percent} %`,
    },
    turnsToMover: {
      name: "Tourner l’échiquier vers le camp au trait",
      hint: "Pour deux joueurs sur un écran.",
    },
    coversOnlySecrets: {
      name: "Masquer seulement pour un secret",
      hint: "Deux joueurs sur un écran voient ensemble l’échiquier. Il est masqué avant que l’un d’eux voie un secret.",
    },
  },
};
