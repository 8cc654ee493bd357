import { capitalised } from "../grammar.js";

/** @satisfies {typeof import("../en/result.js").result} */
export const result = {
  result: {
    again: "Revanche",
    close: "Schließen",
    title: "Ergebnis",
    scores: ["1–0", "0–1"],
    drawn: "½–½",
    rank: (place, seats) =>
      `${place}. Platz${seats.length > 1 ? " (geteilt)" : ""}: ${seats.join(", ")}`,
  },
  review: {
    title: "Analyse",
    about: "Der Computer prüft jeden Zug und markiert die Fehler.",
    start: "Partie analysieren",
    resume: "Fortsetzen",
    running: "Analyse",
    secrets: "Alle Geheimnisse beider Seiten sind bekannt.",
    graph: "Gewinnchancen nach Zügen",
    share: (seat, percent) => `${seat} ${percent}`,
    previous: "Voriger Fehler",
    next: "Nächster Fehler",
    names: { inaccuracy: "Ungenauigkeit", mistake: "Fehler", blunder: "Grober Fehler" },
    plurals: { inaccuracy: "Ungenauigkeiten", mistake: "Fehler", blunder: "Grobe Fehler" },
    best: "Bester Zug",
    better: "Besser:",
    play: "Auf dem Brett durchspielen",
    player: "Spieler",
    chances: "Chancen",
    accuracy: "Genauigkeit",
  },
  outcomes: {
    checkmate: (winner) => (winner === "" ? "Remis durch Matt." : `Matt. ${winner} gewinnt.`),
    extinction: (winner) =>
      winner === ""
        ? "Remis: Zu wenige Figuren sind übrig."
        : `Durch verlorene Figuren entschieden. ${winner} gewinnt.`,
    "last-alive": (winner) => `${winner} bleibt als letzte Seite übrig und gewinnt.`,
    castled: (winner) => `Die Rochade entscheidet. ${winner} gewinnt.`,
    "castling-lost": (winner) => `Das Rochaderecht ist verloren. ${winner} gewinnt.`,
    "claim-wins": (winner) => `Entscheidendes Matt. ${winner} gewinnt.`,
    bare: (winner) =>
      winner === ""
        ? "Remis: Nur königliche Figuren sind übrig."
        : `Beraubter König. ${winner} gewinnt.`,
    time: (winner) =>
      winner === ""
        ? "Remis: Die Zeit ist abgelaufen, aber der Gegner hat nicht genug Material."
        : `Zeit abgelaufen. ${winner} gewinnt.`,
    resignation: (winner) => `${winner} gewinnt durch Aufgabe.`,
    agreement: () => "Remis durch Vereinbarung.",
    adjudication: (winner) =>
      winner === "" ? "Remis durch Abschätzung." : `${winner} gewinnt durch Abschätzung.`,
    abandoned: (winner) => `Die PIN ist vergessen. ${winner} gewinnt.`,
    stalemate: (winner) => (winner === "" ? "Remis durch Patt." : `Patt. ${winner} gewinnt.`),
    "crown-captured": (winner) => `Die Krone wurde geschlagen. ${winner} gewinnt.`,
    "crown-found": (winner) => `Die versteckte Krone wurde gefunden. ${winner} gewinnt.`,
    "own-crown": (winner) =>
      `Eine Figur blieb auf der versteckten Krone der eigenen Seite stehen. ${winner} gewinnt.`,
    "army-lost": (winner) => `Eine ganze Armee wurde geschlagen. ${winner} gewinnt.`,
    "walled-in": () => "Remis: Ein Monarch ist von Steinen eingemauert.",
    region: (winner) =>
      winner === "" ? "Remis: Beide Seiten sind am Ziel." : `Ziel erreicht. ${winner} gewinnt.`,
    checks: (winner) => `${winner} hat oft genug Schach geboten und gewinnt.`,
    repetition: (winner) =>
      winner === ""
        ? "Remis durch Stellungswiederholung."
        : `Stellungswiederholung. ${winner} gewinnt.`,
    "perpetual-check": (winner) => `Dauerschach verliert. ${winner} gewinnt.`,
    "perpetual-chase": (winner) => `Wer eine Figur unaufhörlich jagt, verliert. ${winner} gewinnt.`,
    "back-and-forth": (winner) => `Wer eine Figur hin und her zieht, verliert. ${winner} gewinnt.`,
    counting: () => "Remis: Die Zählung ist abgelaufen.",
    passes: () => "Remis: Alle haben gepasst.",
    facing: () => "Remis: Die königlichen Figuren blieben einander gegenüber.",
    "move-count": () => "Remis: zu viele Züge ohne Schlagen oder Fortschritt.",
    material: () => "Remis: nicht genug Material zum Mattsetzen.",
  },
  onPoints: (draw, winner) =>
    `${capitalised(draw.replace(/^Remis(:| durch) /, ""))} ${winner} gewinnt nach Punkten.`,
  unknownOutcome: (code, winner) =>
    winner === "" ? `Remis (${code}).` : `${winner} gewinnt (${code}).`,
};
