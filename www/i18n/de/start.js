/** @satisfies {typeof import("../en/start.js").start} */
export const start = {
  product: "Menagerie",
  tagline: "Schach mit anderen Tieren",
  intro: "Schachvarianten gegen den Computer oder zu zweit an einem Bildschirm.",
  loading: "Die Bretter werden aufgebaut …",
  header: { game: "Spiel", menu: "Menü", records: "PGN-Partien" },
  pages: {
    title: "Mehr zu diesem Spiel",
    studyGame: "Studie dieser Partie",
    editPosition: "Diese Stellung aufbauen",
    ways: {
      learn: "Lernen",
      problems: "Aufgaben",
      about: "Info",
      study: "Studie",
      edit: "Aufbauen",
    },
    names: {
      about: "Über das Spiel",
      learn: "Erste Partie",
      problems: "Aufgaben",
      mistakes: "Aus Fehlern lernen",
      study: "Studie",
      edit: "Stellung aufbauen",
      author: "Eigene Variante",
      records: "Partien anderer Programme",
    },
    offer: {
      title: "Neu bei diesem Spiel?",
      learn: "In fünf Minuten lernen",
      decline: "Diese Einführung nicht mehr anbieten",
    },
    failed: "Diese Seite konnte nicht geladen werden",
    failedHint:
      "Bist du online? Deine Partie ist gespeichert. Versuch es gleich noch einmal oder lade die Seite neu.",
    again: "Noch einmal versuchen",
  },
  lost: {
    title: "Seite nicht gefunden",
    back: "Zurück zu allen Spielen",
  },
  broken: {
    title: "Die Engine startet nicht",
    reload: "Seite neu laden",
  },
  pwa: {
    update: "Eine neue Version ist bereit.",
    updateTaken:
      "Ein anderer Tab hat zu einer neuen Version gewechselt. Lade neu, wenn es dir passt.",
    notKept: "Dieser Browser speichert keine Partien. Speichere deine zuerst als Datei.",
    reload: "Jetzt neu laden",
    later: "Später",
    offline: "Menagerie funktioniert in diesem Browser auch offline.",
    online: "Menagerie braucht in diesem Browser eine Internetverbindung.",
    keeping: "Menagerie wird für die Offline-Nutzung gespeichert …",
    persisted: "Dieser Browser behält deine Partien, bis du sie löschst.",
    mayForget:
      "Dieser Browser löscht deine Partien vielleicht, wenn der Speicherplatz knapp wird, und Safari nach sieben Tagen ohne Besuch. Installiere Menagerie oder speichere sie ab und zu als Datei.",
  },
  progress: {
    percent: (percent) => `${percent} %`,
    seconds: (seconds) => `${seconds} s`,
    minutes: (minutes) => `${minutes} min`,
    atMost: (time) => `höchstens noch ${time}`,
    about: (percent, time) => `${percent}, noch etwa ${time}`,
    stop: (work) => `Stopp: ${work}`,
  },
  notice: { dismiss: "Schließen", region: "Meldungen" },
  footer: {
    icons: "Figurenbilder von game-icons.net (CC BY 3.0).",
    code: "Menagerie ist freie Software unter MIT oder Apache-2.0.",
  },
};
