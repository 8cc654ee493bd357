/** @satisfies {typeof import("../en/pasting.js").pasting} */
export const pasting = {
  titles: {
    game: "Eingefügt: eine Partie",
    study: "Eingefügt: eine Partie mit Varianten",
    games: "Eingefügt: mehrere Partien",
    position: "Eingefügt: eine Stellung",
    link: "Eingefügt: ein Link dieser Seite",
    move: "Eingefügt: ein Zug",
    variant: "Eingefügt: eine Variantendatei",
    unknown: "",
    empty: "",
  },
  kept: "Die Partie auf dem Brett bleibt gespeichert.",
  ways: (kind) => ({
    table: kind === "position" ? "Spielen" : "Ab hier spielen",
    study: kind === "position" ? "Studie" : "Als Studie öffnen",
    edit: "Aufbauen",
    list: "Partien auflisten",
    author: "Variante bearbeiten",
    link: "Link öffnen",
    play: "Zug spielen",
  }),
  cancel: "Abbrechen",
};
