// Learning from the mistakes of a reviewed game.

/** @satisfies {typeof import("../en/mistakes.js").mistakes} */
export const mistakes = {
  title: (game) => `Aus Fehlern lernen: ${game}`,
  back: "Zurück zur Partie",
  none: "Analysiere zuerst eine beendete Partie.",
  side: "Seite",
  task: (seat, move) => `${seat} spielte ${move}. Finde einen besseren Zug.`,
  place: (at, all) => `Fehler ${at} von ${all}`,
  judging: "Der Computer prüft deinen Zug …",
  best: (move) => `${move} ist der beste Zug.`,
  right: (move) => `${move} ist gut.`,
  wrong: (move) => `Es gibt Besseres als ${move}.`,
  solution: (line) => `Besser: ${line}`,
  end: (found, all) => `Du hast ${found} von ${all} gefunden.`,
  over: "Fertig",
  again: "Nochmal versuchen",
  show: "Lösung zeigen",
  next: "Weiter",
  restart: "Von vorn",
};
