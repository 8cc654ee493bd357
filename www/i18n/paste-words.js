// The words for pasted texts.

import { pick } from "./language.js";

/** @typedef {Pasted["kind"]} PastedKind */
/** @import { PastedWay } from "../state/pasted.js" */
/** @import { Pasted } from "../state/page-state.js" */

const english = {
  titles: /** @satisfies {Record<PastedKind, string>} */ ({
    game: "A game was pasted",
    study: "A game with variations was pasted",
    games: "Several games were pasted",
    position: "A position was pasted",
    link: "A link of this page was pasted",
    move: "A move was pasted",
    variant: "A variant file was pasted",
    unknown: "",
    empty: "",
  }),
  kept: "The game on the board stays saved.",
  /** @param {PastedKind} kind @returns {Record<PastedWay | "play", string>} */
  ways: (kind) => ({
    table: kind === "position" ? "Play" : "Play from here",
    study: kind === "position" ? "Study" : "Open in study",
    edit: "Set up",
    list: "List games",
    author: "Edit variant",
    link: "Open link",
    play: "Play move",
  }),
  cancel: "Cancel",
};

/** @type {typeof english} */
const german = {
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

export const paste = pick({ en: english, de: german });
