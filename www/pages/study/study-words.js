// The words of the study.

import { pick, plural } from "../../i18n/language.js";

const english = {
  /** @param {string} game */
  title: (game) => `Study: ${game}`,
  untitled: "Untitled study",
  /** @param {string} game */
  back: (game) => `To the table: ${game}`,
  opening: "The study is being opened …",
  board: "Board and drawing",
  tabs: { label: "Parts of the study", moves: "Moves", studies: "Studies", text: "Text" },
  tree: {
    label: "Moves and variations",
    none: "No moves yet: play on the board. A second move from the same position begins a variation.",
    start: "Start",
    /** @param {number} number @param {string} seat @param {string} move */
    move: (number, seat, move) => `${number}. ${seat}: ${move}`,
    check: ", check",
    /** @param {string} comment */
    comment: (comment) => `. ${comment}`,
    /** @param {string} move */
    alternatives: (move) => `In place of ${move}`,
    /** @param {number} count */
    arrows: (count) => `, ${plural(count, { one: "1 arrow", other: `${count} arrows` })}`,
    hint: "Arrow keys lead through the moves: left and right along the line, up and down from one variation to the next. Delete removes the move and what follows.",
  },
  steps: {
    label: "Steps",
    start: "To the start",
    back: "One move back",
    on: "One move on",
    end: "To the end of the line",
  },
  glyphs: {
    label: "Mark for this move",
    names: {
      "!": "good move",
      "?": "mistake",
      "!!": "brilliant move",
      "??": "blunder",
      "!?": "interesting move",
      "?!": "dubious move",
    },
  },
  note: {
    label: "Comment on this move",
    labelStart: "Comment on the start",
    placeholder: "What is there to be said?",
  },
  variation: {
    promote: "Promote variation",
    remove: "Delete from here",
    promoted: "This line now comes before the other one.",
    /** @param {number} count */
    removed: (count) =>
      plural(count, { one: "One move deleted.", other: `${count} moves deleted.` }),
    undo: "Undo",
    undone: "It is as it was.",
  },
  pencil: {
    label: "Arrows",
    draw: "Draw",
    drawHint:
      "Draw arrows instead of moving: from cell to cell, or one cell twice for a ring. With a mouse the right button always draws.",
    colour: "Colour of arrows",
    colours: { green: "green", red: "red", blue: "blue", yellow: "yellow" },
    list: "Arrows on this position",
    /** @param {string} colour @param {string} from @param {string} to */
    remove: (colour, from, to) =>
      from === to
        ? `Remove the ${colour} ring on ${from}`
        : `Remove the ${colour} arrow from ${from} to ${to}`,
    clear: "Remove all",
    /** @param {string} from */
    begun: (from) => `An arrow begins on ${from}: choose where it ends.`,
    givenUp: "No arrow was drawn.",
    /** @param {string} colour @param {string} from @param {string} to */
    drawn: (colour, from, to) =>
      from === to ? `A ${colour} ring on ${from}.` : `A ${colour} arrow from ${from} to ${to}.`,
    /** @param {string} from @param {string} to */
    gone: (from, to) =>
      from === to ? `The ring on ${from} is gone.` : `The arrow from ${from} to ${to} is gone.`,
    turn: "Turn the board",
  },
  analysis: {
    label: "Analysis",
    turnOn: "Analyse",
    lines: "Lines",
    /** @param {number} count */
    lineCount: (count) => plural(count, { one: "1 line", other: `${count} lines` }),
    waiting: "Looking …",
    none: "There is nothing to be analysed: no move can be made.",
    /** @param {number} depth */
    depth: (depth) => `Depth ${depth}`,
    /** @param {number} depth */
    depthDone: (depth) => `Depth ${depth}, done`,
    bar: "Evaluation",
    barNone: "not known",
    /** @param {string} score @param {string} seat */
    forSeat: (score, seat) => `${score} for ${seat}`,
    /** @param {string} seat @param {number} moves */
    mate: (seat, moves) => `${seat} mates in ${moves}`,
    list: "Lines found",
    /** @param {string} move */
    play: (move) => `Play ${move}`,
    /** @param {string} line */
    insert: (line) => `Insert the whole line: ${line}`,
    inserted: "The line has been inserted as a variation.",
  },
  studies: {
    label: "Studies kept in this browser",
    titleField: "Title",
    players: "Players",
    fresh: "New study",
    copy: "Keep a copy",
    delete: "Delete this study",
    /** @param {string} title */
    deleted: (title) => `“${title}” has been deleted.`,
    none: "None of this game is kept yet.",
    /** @param {string} date */
    changed: (date) => `changed ${date}`,
    /** @param {number} id */
    unreadable: (id) => `Number ${id} can’t be read. It is left as it is.`,
    /** @param {number} count */
    moves: (count) => plural(count, { one: "1 move", other: `${count} moves` }),
  },
  keeping: {
    kept: "Kept in this browser.",
    draft: "Not kept yet: it will be with your first change.",
    keep: "Keep it now",
    full: "This browser’s storage is full, so this change isn’t kept. Save the study as a file.",
    absent: "This browser keeps nothing. Save the study as a file before you leave.",
    left: "The study you left could not be kept.",
    takeUp: "Bring it back",
    elsewhere: "Another tab has changed this study. Yours is kept beside it as one of its own.",
  },
  text: {
    label: "The study as text",
    copy: "Copy text",
    download: "Download .txt",
    link: "Copy link",
    print: "Print",
    copied: "Text copied.",
    linkCopied: "Link copied.",
    notCopied: "The browser didn’t allow copying. Select the text and copy it by hand.",
    /** @param {number} letters @param {number} most */
    tooLong: (letters, most) =>
      `With ${letters.toLocaleString("en")} letters the link would be cut by some programs (more than ${most.toLocaleString("en")}). Send the file instead.`,
    open: "Open a text",
    openExplain: "A study, a record or a position: paste it here, or drop a file onto this page.",
    openField: "Text to be opened",
    openIt: "Open",
    file: "Open a file",
    /** @param {number} line */
    inLine: (line) => `Line ${line}`,
    drop: "Drop the file to open it",
  },
  faults: {
    link: "This link can’t be opened.",
    text: "This text can’t be opened.",
    kept: "This study can’t be opened. It is left in the browser as it is.",
    missing: "This study isn’t kept in this browser any more.",
    handed:
      "The game from the table isn’t there any more. Go back to the table and choose Study again.",
    file: "This file can’t be read.",
    close: "Close",
    otherEdition:
      "The rules of this game have changed since this was written. All moves are legal still.",
    /** @type {Record<string, string>} */
    packed: {
      "packed-broken": "A part of it is missing or changed: perhaps it was cut when it was sent.",
      "packed-long": "It holds more than any study may.",
      "packed-unknown":
        "It was packed in a way that this browser can’t undo. Ask for the text itself.",
    },
  },
};

/** @type {typeof english} */
const german = {
  title: (game) => `Studie: ${game}`,
  untitled: "Studie ohne Titel",
  back: (game) => `Zum Tisch: ${game}`,
  opening: "Die Studie wird geöffnet …",
  board: "Brett und Zeichnen",
  tabs: { label: "Teile der Studie", moves: "Züge", studies: "Studien", text: "Text" },
  tree: {
    label: "Züge und Varianten",
    none: "Noch keine Züge: Zieh auf dem Brett. Ein zweiter Zug aus derselben Stellung beginnt eine Variante.",
    start: "Anfang",
    move: (number, seat, move) => `${number}. ${seat}: ${move}`,
    check: ", Schach",
    comment: (comment) => `. ${comment}`,
    alternatives: (move) => `Statt ${move}`,
    arrows: (count) => `, ${plural(count, { one: "1 Pfeil", other: `${count} Pfeile` })}`,
    hint: "Die Pfeiltasten führen durch die Züge: links und rechts entlang der Zugfolge, hoch und runter von einer Variante zur nächsten. Entf löscht den Zug und alles danach.",
  },
  steps: {
    label: "Schritte",
    start: "Zum Anfang",
    back: "Einen Zug zurück",
    on: "Einen Zug weiter",
    end: "Ans Ende der Zugfolge",
  },
  glyphs: {
    label: "Zeichen für diesen Zug",
    names: {
      "!": "guter Zug",
      "?": "Fehler",
      "!!": "brillanter Zug",
      "??": "grober Fehler",
      "!?": "interessanter Zug",
      "?!": "fragwürdiger Zug",
    },
  },
  note: {
    label: "Kommentar zu diesem Zug",
    labelStart: "Kommentar zur Ausgangsstellung",
    placeholder: "Was gibt es dazu zu sagen?",
  },
  variation: {
    promote: "Variante aufwerten",
    remove: "Ab hier löschen",
    promoted: "Diese Zugfolge steht jetzt vor der anderen.",
    removed: (count) =>
      plural(count, { one: "Ein Zug gelöscht.", other: `${count} Züge gelöscht.` }),
    undo: "Rückgängig",
    undone: "Es ist wieder wie zuvor.",
  },
  pencil: {
    label: "Pfeile",
    draw: "Zeichnen",
    drawHint:
      "Pfeile zeichnen statt ziehen: von Feld zu Feld, oder ein Feld zweimal für einen Kreis. Mit der rechten Maustaste kannst du immer zeichnen.",
    colour: "Farbe der Pfeile",
    colours: { green: "grün", red: "rot", blue: "blau", yellow: "gelb" },
    list: "Pfeile in dieser Stellung",
    remove: (colour, from, to) =>
      from === to
        ? `Kreis auf ${from} (${colour}) entfernen`
        : `Pfeil von ${from} nach ${to} (${colour}) entfernen`,
    clear: "Alle entfernen",
    begun: (from) => `Ein Pfeil beginnt auf ${from}: Wähle, wo er endet.`,
    givenUp: "Kein Pfeil gezeichnet.",
    drawn: (colour, from, to) =>
      from === to ? `Kreis auf ${from}, ${colour}.` : `Pfeil von ${from} nach ${to}, ${colour}.`,
    gone: (from, to) =>
      from === to ? `Der Kreis auf ${from} ist weg.` : `Der Pfeil von ${from} nach ${to} ist weg.`,
    turn: "Brett drehen",
  },
  analysis: {
    label: "Analyse",
    turnOn: "Analysieren",
    lines: "Zugfolgen",
    lineCount: (count) => plural(count, { one: "1 Zugfolge", other: `${count} Zugfolgen` }),
    waiting: "Wird berechnet …",
    none: "Hier gibt es nichts zu analysieren: Kein Zug ist möglich.",
    depth: (depth) => `Tiefe ${depth}`,
    depthDone: (depth) => `Tiefe ${depth}, fertig`,
    bar: "Bewertung",
    barNone: "nicht bekannt",
    forSeat: (score, seat) => `${score} für ${seat}`,
    mate: (seat, moves) => `${seat} setzt matt in ${moves}`,
    list: "Gefundene Zugfolgen",
    play: (move) => `${move} ziehen`,
    insert: (line) => `Ganze Zugfolge einfügen: ${line}`,
    inserted: "Die Zugfolge ist als Variante eingefügt.",
  },
  studies: {
    label: "Studien in diesem Browser",
    titleField: "Titel",
    players: "Spieler",
    fresh: "Neue Studie",
    copy: "Kopie behalten",
    delete: "Diese Studie löschen",
    deleted: (title) => `„${title}“ ist gelöscht.`,
    none: "Von diesem Spiel ist noch keine aufbewahrt.",
    changed: (date) => `geändert ${date}`,
    unreadable: (id) => `Nummer ${id} ist nicht lesbar. Sie bleibt, wie sie ist.`,
    moves: (count) => plural(count, { one: "1 Zug", other: `${count} Züge` }),
  },
  keeping: {
    kept: "In diesem Browser aufbewahrt.",
    draft: "Noch nicht aufbewahrt: Das geschieht mit deiner ersten Änderung.",
    keep: "Jetzt aufbewahren",
    full: "Der Speicher dieses Browsers ist voll, diese Änderung ist nicht aufbewahrt. Speichere die Studie als Datei.",
    absent: "Dieser Browser bewahrt nichts auf. Speichere die Studie als Datei, bevor du gehst.",
    left: "Die Studie, die du verlassen hast, konnte nicht aufbewahrt werden.",
    takeUp: "Zurückholen",
    elsewhere:
      "Ein anderer Tab hat diese Studie geändert. Deine ist als eigene daneben aufbewahrt.",
  },
  text: {
    label: "Die Studie als Text",
    copy: "Text kopieren",
    download: "Als .txt speichern",
    link: "Link kopieren",
    print: "Drucken",
    copied: "Text kopiert.",
    linkCopied: "Link kopiert.",
    notCopied:
      "Der Browser hat das Kopieren nicht erlaubt. Markiere den Text und kopiere ihn von Hand.",
    tooLong: (letters, most) =>
      `Mit ${letters.toLocaleString("de")} Zeichen würde der Link von manchen Programmen abgeschnitten (mehr als ${most.toLocaleString("de")}). Schick stattdessen die Datei.`,
    open: "Einen Text öffnen",
    openExplain:
      "Eine Studie, eine Partie oder eine Stellung: Füge sie hier ein, oder zieh eine Datei auf diese Seite.",
    openField: "Text zum Öffnen",
    openIt: "Öffnen",
    file: "Datei öffnen",
    inLine: (line) => `Zeile ${line}`,
    drop: "Lass die Datei los, um sie zu öffnen",
  },
  faults: {
    link: "Dieser Link lässt sich nicht öffnen.",
    text: "Dieser Text lässt sich nicht öffnen.",
    kept: "Diese Studie lässt sich nicht öffnen. Sie bleibt im Browser, wie sie ist.",
    missing: "Diese Studie ist in diesem Browser nicht mehr aufbewahrt.",
    handed:
      "Die Partie vom Tisch ist nicht mehr da. Geh zurück zum Tisch und wähle noch einmal Studie.",
    file: "Diese Datei lässt sich nicht lesen.",
    close: "Schließen",
    otherEdition:
      "Die Regeln dieses Spiels haben sich seither geändert. Alle Züge sind weiterhin erlaubt.",
    packed: {
      "packed-broken":
        "Ein Teil fehlt oder ist verändert: Vielleicht wurde er beim Senden abgeschnitten.",
      "packed-long": "Er enthält mehr, als eine Studie enthalten darf.",
      "packed-unknown":
        "Er ist so gepackt, dass dieser Browser ihn nicht öffnen kann. Bitte um den Text selbst.",
    },
  },
};

export const words = pick({ en: english, de: german });
