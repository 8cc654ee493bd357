// The words of the author's room.

import { pick, plural } from "../../i18n/language.js";

export const words = pick({
  en: {
    title: "Your own variant",
    back: "All games",
    intro:
      "A game is one file of text. Start from a game you know, change it, and watch board and moves follow.",
    manual:
      "Every key and the notation of moves are explained in variants/README.md of the source.",
    start: "Start from",
    choose: "Choose a game…",
    shipped: "Games of Menagerie",
    own: "Your own games",
    earlier: "Earlier drafts",
    /** @param {string} name */
    draft: (name) => (name === "" ? "without a name" : name),
    open: "Open a file…",
    file: "Variant file",
    text: "Text of the variant file",
    empty: "Nothing is written yet. Choose a game to start from, open a file, or drop one here.",
    /** @param {string} name */
    fine: (name) => `${name} can be played.`,
    /** @param {number} count */
    faults: (count) => plural(count, { one: "One fault", other: `${count} faults` }),
    /** @param {number} line @param {string} key @param {string} found @param {string} message */
    fault: (line, key, found, message) =>
      `Line ${line}${key === "" ? "" : `, ${key}`}${found === "" ? "" : ` = ${found}`}: ${message}.`,
    stale: "The board shows the file as it was before these faults.",
    play: "Play it",
    save: "Save as file",
    link: "Copy link",
    linkCopied: "The link is copied. Whoever opens it gets this file.",
    linkLong: "This file is too long for a link. Save it as a file and send that.",
    linkBroken: "The file in this link can’t be read.",
    copyRefused: "The browser didn’t allow copying. The link is in the address bar now.",
    remove: "Delete this game…",
    reallyRemove: "Really delete it",
    keep: "Keep it",
    /** @param {string} name */
    removed: (name) => `${name} is deleted. Its text is still here; “Play it” brings it back.`,
    preview: "Preview",
    pieces: "Pieces",
    again: "From the start",
    notKept: "This browser keeps no drafts: save your file before you leave.",
    setAside: {
      nothing: "",
      kept: "What you had written is kept among the earlier drafts.",
      passing:
        "What you had written is among the earlier drafts, but only until this page is closed or loaded anew: this browser has no room for it.",
    },
    /** @param {string} id */
    idTaken: (id) =>
      `The id “${id}” is the address of this room, so no game can have it. Give the game another one, of small letters, digits and hyphens, which aren’t the first.`,
    tooLong: "That file is longer than 1 MiB, so it is no variant file.",
    unreadable: "That file couldn’t be read.",
    /** @param {string} name */
    notText: (name) => `“${name}” isn’t a text file, so what you have here stays.`,
    import: "Take over a game from elsewhere",
    importExplain:
      "Paste sections of a variants.ini of Fairy-Stockfish, or the definition of an Interactive Diagram (also with the page around it).",
    importText: "Text to be taken over",
    importIt: "Take over",
    importFile: "Open a file to take over…",
    nothing: "Paste a text first.",
    /** @param {string} name */
    taken: (name) => `${name}: taken over.`,
    /** @param {string} name */
    notTaken: (name) => `${name}: too little of it can be taken over to make a game.`,
    use: "Edit this one",
    /** @param {string} name */
    useName: (name) => `Edit ${name}`,
    whole: "Nothing is missing.",
    /** @param {number} count */
    losses: (count) =>
      plural(count, { one: "Not taken over:", other: `${count} things not taken over:` }),
  },
  de: {
    title: "Dein eigenes Spiel",
    back: "Alle Spiele",
    intro:
      "Ein Spiel ist eine Textdatei. Geh von einem aus, das du kennst, ändere es, und sieh zu, wie Brett und Züge folgen.",
    manual:
      "Alle Schlüssel und die Schreibweise der Züge erklärt variants/README.md im Quelltext, auf Englisch.",
    start: "Ausgehen von",
    choose: "Wähle ein Spiel …",
    shipped: "Spiele von Menagerie",
    own: "Deine eigenen Spiele",
    earlier: "Frühere Entwürfe",
    draft: (name) => (name === "" ? "ohne Namen" : name),
    open: "Datei öffnen …",
    file: "Spieldatei",
    text: "Text der Spieldatei",
    empty:
      "Noch steht nichts da. Wähle ein Spiel als Ausgangspunkt, öffne eine Datei, oder lass eine hier fallen.",
    fine: (name) => `${name} ist spielbar.`,
    faults: (count) => plural(count, { one: "Ein Fehler", other: `${count} Fehler` }),
    fault: (line, key, found, message) =>
      `Zeile ${line}${key === "" ? "" : `, ${key}`}${found === "" ? "" : ` = ${found}`}: ${message}.`,
    stale: "Das Brett zeigt die Datei, wie sie vor diesen Fehlern war.",
    play: "Spielen",
    save: "Als Datei speichern",
    link: "Link kopieren",
    linkCopied: "Der Link ist kopiert. Wer ihn öffnet, bekommt diese Datei.",
    linkLong: "Diese Datei ist zu lang für einen Link. Speichere sie als Datei und verschick die.",
    linkBroken: "Die Datei in diesem Link ist nicht lesbar.",
    copyRefused:
      "Der Browser hat das Kopieren nicht erlaubt. Der Link steht jetzt in der Adresszeile.",
    remove: "Dieses Spiel löschen …",
    reallyRemove: "Wirklich löschen",
    keep: "Behalten",
    removed: (name) =>
      `${name} ist gelöscht. Der Text steht noch hier; mit „Spielen“ kommt das Spiel zurück.`,
    preview: "Vorschau",
    pieces: "Figuren",
    again: "Von vorn",
    notKept: "Dieser Browser bewahrt keine Entwürfe auf: Speichere deine Datei, bevor du gehst.",
    setAside: {
      nothing: "",
      kept: "Was du geschrieben hattest, liegt bei den früheren Entwürfen.",
      passing:
        "Was du geschrieben hattest, liegt bei den früheren Entwürfen, aber nur, bis diese Seite geschlossen oder neu geladen wird: Dieser Browser hat keinen Platz dafür.",
    },
    idTaken: (id) =>
      `Die id „${id}“ ist die Adresse dieses Raums, also kann kein Spiel so heißen. Gib ihm eine andere aus kleinen Buchstaben, Ziffern und Bindestrichen, die nicht am Anfang stehen.`,
    tooLong: "Diese Datei ist länger als 1 MiB, also keine Spieldatei.",
    unreadable: "Diese Datei war nicht lesbar.",
    notText: (name) => `„${name}“ ist keine Textdatei; was du hier hast, bleibt.`,
    import: "Ein Spiel von anderswo übernehmen",
    importExplain:
      "Füge Abschnitte einer variants.ini von Fairy-Stockfish ein, oder die Definition eines Interactive Diagram (auch mit der Seite darum herum).",
    importText: "Zu übernehmender Text",
    importIt: "Übernehmen",
    importFile: "Datei zum Übernehmen öffnen …",
    nothing: "Füge zuerst einen Text ein.",
    taken: (name) => `${name}: übernommen.`,
    notTaken: (name) => `${name}: Davon lässt sich zu wenig für ein Spiel übernehmen.`,
    use: "Dieses bearbeiten",
    useName: (name) => `${name} bearbeiten`,
    whole: "Nichts fehlt.",
    losses: (count) =>
      plural(count, { one: "Nicht übernommen:", other: `${count} Dinge nicht übernommen:` }),
  },
});
