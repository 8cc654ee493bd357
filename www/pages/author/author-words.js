import { faultWords } from "../../i18n/fault-words.js";
import { pick, plural } from "../../i18n/language.js";

/** @import { FileFault } from "../../engine/protocol.js" */

/** @param {string} name @param {string} language @param {number} count */
function copyOf(name, language, count) {
  const copy = language === "de" ? "Kopie" : "copy";
  return `${name} (${copy}${count === 1 ? "" : ` ${count}`})`;
}

/** @param {FileFault} fault */
function placeOf({ key, found }) {
  return `${key === "" ? "" : `, ${key}`}${found === "" ? "" : ` = ${found}`}`;
}

export const words = pick({
  en: {
    title: "Custom variant",
    back: "All games",
    intro:
      "A variant is one text file. Start from a game you know, change it and see the result at once.",
    manual:
      "Every game here is such a file, so the built-in games show by example what each setting does. The reference explains all of them.",
    /** @param {string} name @param {string} language  of the name; "": any @param {number} count */
    copyOf: (name, language, count) => copyOf(name, language === "" ? "en" : language, count),
    /** @param {string} name */
    renamed: (name) => `Your copy is called “${name}”.`,
    start: "Start from",
    choose: "Select a game…",
    shipped: "Built-in games",
    own: "Your variants",
    earlier: "Earlier drafts",
    /** @param {string} name */
    draft: (name) => (name === "" ? "Untitled" : name),
    open: "Open a file…",
    file: "Variant file",
    text: "Text of the variant file",
    empty: "Select a game to start from, open a file, or drop one here.",
    /** @param {string} name */
    fine: (name) => `${name} is ready to play.`,
    /** @param {number} count */
    faults: (count) => plural(count, { one: "1 error", other: `${count} errors` }),
    /** @param {FileFault} fault */
    fault: (fault) => `Line ${fault.line}${placeOf(fault)}: ${faultWords(fault)}.`,
    /** @param {number} count */
    warnings: (count) => plural(count, { one: "1 warning:", other: `${count} warnings:` }),
    stale: "The board shows the last version without errors.",
    play: "Play",
    save: "Save as file",
    link: "Copy link",
    linkCopied: "Link copied. Anyone who opens it gets this file.",
    linkLong: "This file is too long for a link. Save it and send the file.",
    linkBroken: "The file in this link can’t be read.",
    remove: "Delete…",
    reallyRemove: "Really delete",
    keep: "Keep",
    /** @param {string} name */
    removed: (name) => `${name} was deleted. Its text is still here; “Play” restores it.`,
    preview: "Preview",
    pieces: "Pieces",
    again: "Reset",
    notKept: "This browser doesn’t save drafts. Save your file before you leave.",
    setAside: {
      nothing: "",
      kept: "Your previous text is in the earlier drafts.",
      passing:
        "Your previous text is in the earlier drafts, but only until you close or reload this page: the browser’s storage is full.",
    },
    /** @param {string} id */
    idTaken: (id) =>
      `The id “${id}” is reserved. Use another one. It may have lower-case letters, digits and hyphens, but can’t start with a hyphen.`,
    /** @param {string} name */
    tooLong: (name) => `“${name}” is longer than 1 MiB, so it isn’t a variant file.`,
    /** @param {string} name */
    unreadable: (name) => `“${name}” couldn’t be read.`,
    /** @param {string} name */
    emptyFile: (name) => `“${name}” is empty.`,
    /** @param {string} name */
    notText: (name) => `“${name}” isn’t a text file.`,
    /** @param {string[]} names @param {number} most */
    tooMany: (names, most) =>
      `Not opened, since at most ${most} files are opened at once: ${names.join(", ")}.`,
    /** @param {number} count @param {string} name */
    opened: (count, name) =>
      `${count} files opened. “${name}” is here, the others are in the earlier drafts.`,
    unchanged: "Your text is unchanged.",
    /** @type {Record<string, string>} */
    offers: {
      ini: "This is a section of a Fairy-Stockfish variants.ini. Import it?",
      diagram: "This is an Interactive Diagram. Import it?",
    },
    keepText: "Keep as text",
    reference: "Reference",
    movement: "Movement (XBetza)",
    board: "Board",
    emptyBoard: "Empty board",
    withPieces: "With pieces",
    insertMovement: "Insert",
    /** @param {string} text */
    insert: (text) => `Insert ${text}`,
    /** @param {string} moves */
    draw: (moves) => `Show ${moves}`,
    example: "Example",
    searchManual: "Search the reference",
    manualLanguage: "",
    manualMissing: "The reference couldn’t be loaded. Check the connection and open it again.",
    notFound: "Nothing found.",
    import: "Import a variant",
    importExplain:
      "Paste sections of a Fairy-Stockfish variants.ini, or an Interactive Diagram (or the whole page that contains it).",
    importText: "Text to import",
    importIt: "Import",
    importFile: "Import a file…",
    nothing: "Paste a text first.",
    /** @param {string} name */
    taken: (name) => `${name}: imported.`,
    /** @param {string} name */
    notTaken: (name) => `${name}: not enough could be imported for a playable game.`,
    use: "Edit",
    /** @param {string} name */
    useName: (name) => `Edit ${name}`,
    whole: "Imported completely.",
    untuned:
      "The computer keeps the rules of imported games, but knows no strategy for them. It may play badly where the goal is quite different from that of chess.",
    /** @param {number} count */
    losses: (count) =>
      plural(count, { one: "Not imported:", other: `${count} things not imported:` }),
  },
  de: {
    title: "Eigene Variante",
    back: "Alle Spiele",
    intro:
      "Eine Variante ist eine Textdatei. Beginne mit einem Spiel, das du kennst, ändere es und sieh sofort das Ergebnis.",
    manual:
      "Jedes Spiel hier ist eine solche Datei: Die eingebauten Spiele zeigen an Beispielen, was jede Angabe bewirkt. Die Referenz erklärt sie alle.",
    copyOf: (name, language, count) => copyOf(name, language === "" ? "de" : language, count),
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
    fault: (fault) => `Zeile ${fault.line}${placeOf(fault)}: ${faultWords(fault)}.`,
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
  },
});
