import { plural } from "./grammar.js";

/** @satisfies {typeof import("../en/author.js").author} */
export const author = {
  title: "Eigene Variante",
  back: "Alle Spiele",
  intro:
    "Eine Variante ist eine Textdatei. Beginne mit einem Spiel, das du kennst, ändere es und sieh sofort das Ergebnis.",
  manual:
    "Jedes Spiel hier ist eine solche Datei: Die eingebauten Spiele zeigen an Beispielen, was jede Angabe bewirkt. Die Referenz erklärt sie alle.",
  renamed: (name) => `Deine Kopie heißt „${name}“.`,
  start: "Vorlage",
  choose: "Spiel wählen …",
  shipped: "Eingebaute Spiele",
  own: "Deine Varianten",
  earlier: "Frühere Entwürfe",
  draft: (name) => (name === "" ? "Ohne Namen" : name),
  open: "Datei öffnen …",
  file: "Variantendatei",
  text: "Text der Variantendatei",
  empty: "Wähle ein Spiel als Vorlage, öffne eine Datei oder zieh eine hierher.",
  fine: (name) => `${name} ist spielbar.`,
  faults: (count) => plural(count, { one: "1 Fehler", other: `${count} Fehler` }),
  fault: (line, what) => `Zeile ${line}${what}.`,
  warnings: (count) => plural(count, { one: "1 Warnung:", other: `${count} Warnungen:` }),
  stale: "Das Brett zeigt die letzte fehlerfreie Version.",
  play: "Spielen",
  save: "Als Datei speichern",
  link: "Link kopieren",
  linkCopied: "Link kopiert. Wer ihn öffnet, bekommt diese Datei.",
  linkLong: "Diese Datei ist zu lang für einen Link. Speichere sie und verschick die Datei.",
  linkBroken: "Die Datei in diesem Link lässt sich nicht lesen.",
  remove: "Löschen …",
  reallyRemove: "Wirklich löschen",
  keep: "Behalten",
  removed: (name) =>
    `${name} ist gelöscht. Der Text steht noch hier; „Spielen“ stellt die Variante wieder her.`,
  preview: "Vorschau",
  pieces: "Figuren",
  again: "Zurücksetzen",
  notKept: "Dieser Browser speichert keine Entwürfe. Speichere deine Datei, bevor du gehst.",
  setAside: {
    nothing: "",
    kept: "Dein bisheriger Text ist bei den früheren Entwürfen.",
    passing:
      "Dein bisheriger Text ist bei den früheren Entwürfen, aber nur, bis du diese Seite schließt oder neu lädst: Der Speicher des Browsers ist voll.",
  },
  idTaken: (id) =>
    `Die ID „${id}“ ist reserviert. Nimm eine andere aus Kleinbuchstaben, Ziffern und Bindestrichen, die nicht mit einem Bindestrich beginnt.`,
  tooLong: (name) => `„${name}“ ist länger als 1 MiB, also keine Variantendatei.`,
  unreadable: (name) => `„${name}“ lässt sich nicht lesen.`,
  emptyFile: (name) => `„${name}“ ist leer.`,
  notText: (name) => `„${name}“ ist keine Textdatei.`,
  tooMany: (names, most) =>
    `Nicht geöffnet, da höchstens ${most} Dateien auf einmal möglich sind: ${names.join(", ")}.`,
  opened: (count, name) =>
    `${count} Dateien geöffnet. „${name}“ steht hier, die anderen sind bei den früheren Entwürfen.`,
  unchanged: "Dein Text ist unverändert.",
  offers: {
    ini: "Das ist ein Abschnitt einer variants.ini von Fairy-Stockfish. Importieren?",
    diagram: "Das ist ein Interactive Diagram. Importieren?",
  },
  keepText: "Als Text behalten",
  reference: "Referenz",
  movement: "Zugweise (XBetza)",
  board: "Brett",
  emptyBoard: "Leeres Brett",
  withPieces: "Mit Figuren",
  insertMovement: "Einfügen",
  insert: (text) => `${text} einfügen`,
  draw: (moves) => `${moves} zeigen`,
  example: "Beispiel",
  searchManual: "Referenz durchsuchen",
  manualLanguage: "Außer den Zugweisen ist die Referenz auf Englisch.",
  manualMissing:
    "Die Referenz lässt sich nicht laden. Prüfe die Verbindung und öffne sie noch einmal.",
  notFound: "Nichts gefunden.",
  import: "Variante importieren",
  importExplain:
    "Füge Abschnitte einer variants.ini von Fairy-Stockfish oder ein Interactive Diagram ein (auch die ganze Seite, auf der es steht).",
  importText: "Text zum Importieren",
  importIt: "Importieren",
  importFile: "Datei importieren …",
  nothing: "Füge zuerst einen Text ein.",
  taken: (name) => `${name}: importiert.`,
  notTaken: (name) => `${name}: Für ein spielbares Spiel ließ sich zu wenig importieren.`,
  use: "Bearbeiten",
  useName: (name) => `${name} bearbeiten`,
  whole: "Vollständig importiert.",
  untuned:
    "Der Computer hält die Regeln importierter Spiele ein, kennt aber keine Strategie für sie. Wo das Ziel ein ganz anderes ist als im Schach, spielt er vielleicht schlecht.",
  losses: (count) =>
    plural(count, { one: "Nicht importiert:", other: `${count} Angaben nicht importiert:` }),
};
