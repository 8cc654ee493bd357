/** @satisfies {typeof import("../en/pasting.js").pasting} */
export const pasting = {
  titles: {
    game: "Partie collée",
    study: "Partie avec variantes collée",
    games: "Plusieurs parties collées",
    position: "Position collée",
    link: "Lien de ce site collé",
    move: "Coup collé",
    variant: "Fichier de variante collé",
    unknown: "",
    empty: "",
  },
  kept: "La partie sur l’échiquier reste enregistrée.",
  ways: (kind) => ({
    table: kind === "position" ? "Jouer" : "Jouer d’ici",
    study: "Étudier",
    edit: "Composer",
    list: "Lister les parties",
    author: "Modifier la variante",
    link: "Ouvrir le lien",
    play: "Jouer le coup",
  }),
  cancel: "Annuler",
};
