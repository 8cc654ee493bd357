import { pick, plural } from "../../i18n/language.js";

/** @import { PackedCode } from "../../state/reasons.js" */

const english = {
  /** @param {string} game */
  title: (game) => `Study: ${game}`,
  untitled: "Untitled study",
  /** @param {string} game */
  back: (game) => `Back to ${game}`,
  opening: "Opening the study…",
  board: "Board and drawing",
  tabs: { label: "Study", moves: "Moves", studies: "Studies", text: "Text" },
  tree: {
    label: "Moves and variations",
    none: "No moves yet. Make a move on the board. A different move from the same position starts a variation.",
    start: "Start",
    /** @param {number} number @param {string} seat @param {string} move */
    move: (number, seat, move) => `${number}. ${seat}: ${move}`,
    check: ", check",
    /** @param {string} time */
    clock: (time) => `, clock ${time}`,
    /** @param {string} comment */
    comment: (comment) => `. ${comment}`,
    /** @param {string} move */
    alternatives: (move) => `Instead of ${move}`,
    /** @param {number} count */
    arrows: (count) => `, ${plural(count, { one: "1 arrow", other: `${count} arrows` })}`,
    hint: "Arrow keys: left and right step through the moves, up and down switch between variations. Delete removes the move and everything after it.",
  },
  steps: {
    label: "Navigation",
    start: "To the start",
    back: "Previous move",
    on: "Next move",
    end: "To the end",
  },
  glyphs: {
    label: "Annotation",
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
    labelBefore: "Comment before this move",
    labelStart: "Comment on the start",
    placeholder: "Add a comment…",
  },
  variation: {
    promote: "Promote variation",
    remove: "Delete from here",
    promoted: "Variation promoted.",
    /** @param {number} count */
    removed: (count) => plural(count, { one: "1 move deleted.", other: `${count} moves deleted.` }),
    undo: "Undo",
    undone: "Undone.",
  },
  annotation: {
    label: "Arrows",
    draw: "Draw",
    /** @param {string} place  "square" */
    drawHint: (place) =>
      `Draw instead of moving: select two ${place}s for an arrow, or one twice for a circle. You can always draw with the right mouse button.`,
    colour: "Arrow colour",
    colours: { green: "green", red: "red", blue: "blue", yellow: "yellow" },
    list: "Arrows in this position",
    /** @param {string} colour @param {string} from @param {string} to */
    remove: (colour, from, to) =>
      from === to
        ? `Remove the ${colour} circle on ${from}`
        : `Remove the ${colour} arrow from ${from} to ${to}`,
    clear: "Remove all",
    /** @param {string} from */
    begun: (from) => `Arrow from ${from}: select where it ends.`,
    givenUp: "No arrow drawn.",
    /** @param {string} colour @param {string} from @param {string} to */
    drawn: (colour, from, to) =>
      `${colour.charAt(0).toUpperCase()}${colour.slice(1)} ${from === to ? `circle on ${from}` : `arrow from ${from} to ${to}`}.`,
    /** @param {string} from @param {string} to */
    gone: (from, to) =>
      from === to ? `Circle on ${from} removed.` : `Arrow from ${from} to ${to} removed.`,
    turn: "Flip board",
  },
  analysis: {
    label: "Analysis",
    turnOn: "Analyse",
    lines: "Lines",
    /** @param {number} count */
    lineCount: (count) => plural(count, { one: "1 line", other: `${count} lines` }),
    waiting: "Analysing…",
    none: "There is nothing to analyse: no move is possible.",
    /** @param {number} depth */
    depth: (depth) => `Depth ${depth}`,
    /** @param {number} depth */
    depthDone: (depth) => `Depth ${depth}, done`,
    bar: "Evaluation",
    barNone: "unknown",
    /** @param {string} score @param {string} seat */
    forSeat: (score, seat) => `${score} for ${seat}`,
    /** @param {string} seat @param {number} moves */
    mate: (seat, moves) => `${seat} mates in ${moves}`,
    list: "Engine lines",
    /** @param {string} move */
    play: (move) => `Play ${move}`,
    /** @param {string} line */
    insert: (line) => `Insert line: ${line}`,
    inserted: "Line inserted as a variation.",
  },
  studies: {
    label: "Studies in this browser",
    titleField: "Title",
    players: "Players",
    fresh: "New study",
    copy: "Duplicate",
    delete: "Delete study",
    /** @param {string} title */
    deleted: (title) => `“${title}” was deleted.`,
    none: "No studies of this game yet.",
    /** @param {string} date */
    changed: (date) => `changed ${date}`,
    /** @param {number} id */
    unreadable: (id) => `Study ${id} can’t be read. It is unchanged.`,
    /** @param {number} count */
    moves: (count) => plural(count, { one: "1 move", other: `${count} moves` }),
  },
  keeping: {
    kept: "Saved in this browser.",
    draft: "Not saved until your first change.",
    keep: "Save",
    full: "This browser’s storage is full, so this change isn’t saved. Save the study as a file.",
    absent: "This browser doesn’t save anything. Save the study as a file before you leave.",
    left: "The study you left couldn’t be saved.",
    restoreLeft: "Restore",
    elsewhere: "Another tab changed this study. Your version was saved as a new study.",
  },
  text: {
    label: "The study as text",
    copy: "Copy text",
    download: "Download .txt",
    link: "Copy link",
    print: "Print",
    copied: "Text copied.",
    positionCopied: "Position copied.",
    linkCopied: "Link copied.",
    /** @param {number} letters @param {number} most */
    tooLong: (letters, most) =>
      `This link has ${letters.toLocaleString("en")} characters. Some apps cut links after ${most.toLocaleString("en")}. Send the file instead.`,
    open: "Open a study",
    openExplain: "Paste a study, game or position here, or drop a file onto this page.",
    openField: "Text to open",
    openIt: "Open",
    file: "Open file",
    /** @param {number} line */
    inLine: (line) => `Line ${line}`,
    drop: "Drop the file to open it",
  },
  faults: {
    link: "This link can’t be opened.",
    text: "This text can’t be opened.",
    partly: "A part of this text can’t be read.",
    kept: "This study can’t be opened. It is unchanged.",
    missing: "This study is no longer in this browser.",
    handed: "The game is no longer open. Go back to the board and select Study again.",
    file: "This file can’t be read.",
    close: "Close",
    otherEdition:
      "The rules of this game have changed since this study was made. All its moves are still legal.",
    /** @type {Record<PackedCode, string>} */
    packed: {
      "packed-broken":
        "Part of it is missing or changed. It may have been cut off when it was sent.",
      "packed-long": "It is too long for a study.",
      "packed-unknown": "This browser can’t unpack it. Ask for the text itself.",
    },
  },
};

/** @type {typeof english} */
const german = {
  title: (game) => `Studie: ${game}`,
  untitled: "Studie ohne Titel",
  back: (game) => `Zurück zu ${game}`,
  opening: "Die Studie wird geöffnet …",
  board: "Brett und Zeichnen",
  tabs: { label: "Studie", moves: "Züge", studies: "Studien", text: "Text" },
  tree: {
    label: "Züge und Varianten",
    none: "Noch keine Züge. Mach einen Zug auf dem Brett. Ein anderer Zug aus derselben Stellung beginnt eine Variante.",
    start: "Anfang",
    move: (number, seat, move) => `${number}. ${seat}: ${move}`,
    check: ", Schach",
    clock: (time) => `, Uhr ${time}`,
    comment: (comment) => `. ${comment}`,
    alternatives: (move) => `Statt ${move}`,
    arrows: (count) => `, ${plural(count, { one: "1 Pfeil", other: `${count} Pfeile` })}`,
    hint: "Pfeiltasten: links und rechts durch die Züge, hoch und runter zwischen Varianten. Entf löscht den Zug und alles danach.",
  },
  steps: {
    label: "Navigation",
    start: "Zum Anfang",
    back: "Voriger Zug",
    on: "Nächster Zug",
    end: "Zum Ende",
  },
  glyphs: {
    label: "Zugbewertung",
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
    labelBefore: "Kommentar vor diesem Zug",
    labelStart: "Kommentar zur Ausgangsstellung",
    placeholder: "Kommentar hinzufügen …",
  },
  variation: {
    promote: "Variante aufwerten",
    remove: "Ab hier löschen",
    promoted: "Variante aufgewertet.",
    removed: (count) => plural(count, { one: "1 Zug gelöscht.", other: `${count} Züge gelöscht.` }),
    undo: "Rückgängig",
    undone: "Rückgängig gemacht.",
  },
  annotation: {
    label: "Pfeile",
    draw: "Zeichnen",
    drawHint: () =>
      "Zeichnen statt ziehen: zwei Felder für einen Pfeil, eines zweimal für einen Kreis. Mit der rechten Maustaste kannst du immer zeichnen.",
    colour: "Pfeilfarbe",
    colours: { green: "grün", red: "rot", blue: "blau", yellow: "gelb" },
    list: "Pfeile in dieser Stellung",
    remove: (colour, from, to) =>
      from === to
        ? `Kreis auf ${from} (${colour}) entfernen`
        : `Pfeil von ${from} nach ${to} (${colour}) entfernen`,
    clear: "Alle entfernen",
    begun: (from) => `Pfeil von ${from}: Wähle, wo er endet.`,
    givenUp: "Kein Pfeil gezeichnet.",
    drawn: (colour, from, to) =>
      from === to ? `Kreis auf ${from}, ${colour}.` : `Pfeil von ${from} nach ${to}, ${colour}.`,
    gone: (from, to) =>
      from === to ? `Kreis auf ${from} entfernt.` : `Pfeil von ${from} nach ${to} entfernt.`,
    turn: "Brett drehen",
  },
  analysis: {
    label: "Analyse",
    turnOn: "Analysieren",
    lines: "Varianten",
    lineCount: (count) => plural(count, { one: "1 Variante", other: `${count} Varianten` }),
    waiting: "Analysiert …",
    none: "Hier gibt es nichts zu analysieren: Kein Zug ist möglich.",
    depth: (depth) => `Tiefe ${depth}`,
    depthDone: (depth) => `Tiefe ${depth}, fertig`,
    bar: "Bewertung",
    barNone: "unbekannt",
    forSeat: (score, seat) => `${score} für ${seat}`,
    mate: (seat, moves) => `${seat} setzt matt in ${moves}`,
    list: "Varianten der Engine",
    play: (move) => `${move} ziehen`,
    insert: (line) => `Variante einfügen: ${line}`,
    inserted: "Als Variante eingefügt.",
  },
  studies: {
    label: "Studien in diesem Browser",
    titleField: "Titel",
    players: "Spieler",
    fresh: "Neue Studie",
    copy: "Duplizieren",
    delete: "Studie löschen",
    deleted: (title) => `„${title}“ wurde gelöscht.`,
    none: "Noch keine Studien zu diesem Spiel.",
    changed: (date) => `geändert ${date}`,
    unreadable: (id) => `Studie ${id} ist nicht lesbar. Sie bleibt unverändert.`,
    moves: (count) => plural(count, { one: "1 Zug", other: `${count} Züge` }),
  },
  keeping: {
    kept: "In diesem Browser gespeichert.",
    draft: "Wird mit deiner ersten Änderung gespeichert.",
    keep: "Speichern",
    full: "Der Speicher dieses Browsers ist voll; diese Änderung ist nicht gespeichert. Speichere die Studie als Datei.",
    absent: "Dieser Browser speichert nichts. Speichere die Studie als Datei, bevor du gehst.",
    left: "Die verlassene Studie konnte nicht gespeichert werden.",
    restoreLeft: "Wiederherstellen",
    elsewhere:
      "Ein anderer Tab hat diese Studie geändert. Deine Version wurde als neue Studie gespeichert.",
  },
  text: {
    label: "Die Studie als Text",
    copy: "Text kopieren",
    download: "Als .txt speichern",
    link: "Link kopieren",
    print: "Drucken",
    copied: "Text kopiert.",
    positionCopied: "Stellung kopiert.",
    linkCopied: "Link kopiert.",
    tooLong: (letters, most) =>
      `Dieser Link hat ${letters.toLocaleString("de")} Zeichen. Manche Programme schneiden Links nach ${most.toLocaleString("de")} ab. Schick stattdessen die Datei.`,
    open: "Studie öffnen",
    openExplain:
      "Füge hier eine Studie, Partie oder Stellung ein oder zieh eine Datei auf diese Seite.",
    openField: "Text zum Öffnen",
    openIt: "Öffnen",
    file: "Datei öffnen",
    inLine: (line) => `Zeile ${line}`,
    drop: "Lass die Datei los, um sie zu öffnen",
  },
  faults: {
    link: "Dieser Link lässt sich nicht öffnen.",
    text: "Dieser Text lässt sich nicht öffnen.",
    partly: "Ein Teil dieses Textes ist nicht lesbar.",
    kept: "Diese Studie lässt sich nicht öffnen. Sie bleibt unverändert.",
    missing: "Diese Studie ist nicht mehr in diesem Browser.",
    handed:
      "Die Partie ist nicht mehr geöffnet. Geh zurück zum Brett und wähle noch einmal Studie.",
    file: "Diese Datei lässt sich nicht lesen.",
    close: "Schließen",
    otherEdition:
      "Die Regeln dieses Spiels haben sich seither geändert. Alle Züge sind weiterhin erlaubt.",
    packed: {
      "packed-broken":
        "Ein Teil fehlt oder ist verändert. Vielleicht wurde er beim Senden abgeschnitten.",
      "packed-long": "Er ist zu lang für eine Studie.",
      "packed-unknown": "Dieser Browser kann ihn nicht entpacken. Bitte um den Text selbst.",
    },
  },
};

export const words = pick({ en: english, de: german });
