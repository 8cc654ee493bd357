// Die Wörter der Seite auf Deutsch. Figuren stehen ohne Artikel, denn in eigenen Varianten ist das Geschlecht ihrer Namen
// nicht bekannt.

import { levelParts } from "../state/levels.js";

/** @import { ToldCode } from "../state/reasons.js" */
/** @import { OutcomeReason } from "../engine/protocol.js" */
/** @import { Argument, Sentence } from "./english.js" */
/** @import { Words } from "./strings.js" */

/** @param {Argument} arg */
const byAttacker = (arg) =>
  arg("by") === ""
    ? ""
    : ` durch ${arg("by")}${arg("bySquare") === "" ? "" : ` auf ${arg("bySquare")}`}`;

/** @param {Argument} arg */
const where = (arg) => (arg("at") === "" ? "" : ` bei „${arg("at")}“`);

/** @param {Argument} arg */
const allowed = (arg) =>
  arg("allowed") === "" ? "" : ` Erwartet: ${arg("allowed").replaceAll("`", "")}.`;

/** @param {Argument} arg @param {string} fault */
const misplaced = (arg, fault) => `${fault}${where(arg)}: „${arg("found")}“.${allowed(arg)}`;

/** Bei einem Zug einer Partie ist `allowed` der Code des Grundes. @param {Argument} arg */
const whyRefused = (arg) => {
  const found = arg("allowed");
  const known = /** @type {Record<string, Sentence | undefined>} */ (germanReasons);
  const reason = known[found];
  if (reason !== undefined) return ` ${reason(() => "")}`;
  const fitting = /^one of (.*), as/.exec(found)?.[1];
  if (fitting !== undefined) return ` Mehrere Figuren passen: ${fitting}.`;
  // The found words say enough.
  return found.startsWith("a move ") ? "" : allowed(arg);
};

/** @param {string} square */
const on = (square) => (square === "" ? "dort" : `auf ${square}`);

/** @param {Argument} arg */
const inLine = (arg) => (arg("line") === "" ? "" : ` in Zeile ${arg("line")}`);

/** @param {Argument} arg */
const place = (arg) => `Zeile ${arg("line")}, Spalte ${arg("column")}`;

/** @param {Argument} arg @param {string} key */
const piece = (arg, key = "kind") => arg(key) || "Diese Figur";

/** @type {Record<ToldCode, Sentence>} */
const germanReasons = {
  "not-your-turn": () => "Die andere Seite ist am Zug.",
  "computer-turn": () =>
    "Der Computer ist am Zug. Mit „Stopp“ zieht er sofort, nach einer Pause mit „Weiter“.",
  "empty-cell": (arg) => `Es steht keine Figur ${on(arg("square"))}.`,
  "game-over": () => "Die Partie ist zu Ende. Nimm einen Zug zurück oder beginne eine neue.",
  "own-man": (arg) =>
    `Dort steht eine eigene Figur${arg("kind") === "" ? "" : `: ${arg("kind")} ${on(arg("square"))}`}.`,
  "no-such-move": (arg) => `${piece(arg)} zieht so nicht.`,
  "out-of-bounds": (arg) => `${piece(arg)} darf nicht auf dieses Feld.`,
  blocked: (arg) => `Der Weg ist ${on(arg("at") || arg("square"))} versperrt.`,
  "only-captures": (arg) => `${piece(arg)} zieht so nur, um zu schlagen.`,
  "only-without-capture": (arg) => `${piece(arg)} kann so nicht schlagen.`,
  "needs-screen": (arg) => `${piece(arg)} muss zum Schlagen genau eine Figur überspringen.`,
  "leaves-royal-attacked": (arg) =>
    `Danach stünde ${arg("royal") || "die königliche Figur"} im Schach${byAttacker(arg)}.`,
  "into-check": (arg) => `${piece(arg)} stünde ${on(arg("square"))} im Schach${byAttacker(arg)}.`,
  "through-check": (arg) => {
    const square = arg("at") || arg("square");
    const attacked = square === "" ? "" : `: ${square} ist angegriffen${byAttacker(arg)}`;
    return `${piece(arg)} darf nicht durch Schach ziehen${attacked}.`;
  },
  "still-in-check": (arg) =>
    `${arg("royal") || "Die königliche Figur"} steht im Schach. Wehre zuerst das Schach ab.`,
  "gives-check": (arg) => `${piece(arg)} gäbe Schach, was in diesem Spiel verboten ist.`,
  flees: () =>
    "Eine königliche Figur darf hier nicht aus dem Schach ziehen; sie darf nur die einzige Figur schlagen, die Schach bietet.",
  "must-capture": () => "Es besteht Schlagzwang, und diese Seite kann schlagen.",
  "none-captured": (arg) =>
    `Von dieser Seite ist keine solche Figur geschlagen${arg("kind") === "" ? "" : `: ${arg("kind")}`}.`,
  "not-in-array": (arg) =>
    `Diese Seite hatte zu Beginn keine solche Figur${arg("kind") === "" ? "" : `: ${arg("kind")}`}.`,
  "landing-taken": (arg) =>
    `${piece(arg)} würde auf ${arg("at") || "dem anderen Brett"} landen, aber das Feld ist besetzt.`,
  "no-promotion": (arg) =>
    `${piece(arg)} muss sich dort umwandeln, aber es gibt keine passende geschlagene Figur.`,
  "castling-lost": () => "Du kannst nicht mehr rochieren: König oder Turm hat schon gezogen.",
  "claim-first": () => "Sag zuerst das Matt an.",
  claimed: (arg) =>
    `Matt durch ${arg("kind")} (${arg("seat")}) auf ${arg("square")}: ${arg("victim")} scheidet aus.`,
  "turn-of-drops": () =>
    "In diesem Zug setzt du schon Figuren ein. Setze weitere ein oder drücke „Fertig“.",
  "draw-declined": (arg) => `Kein Remis: ${arg("seat")} lehnt ab.`,
  "nothing-to-undo": () => "Es gibt keinen Zug zum Zurücknehmen.",
  "nothing-to-redo": () => "Es gibt keinen Zug zum Wiederholen.",

  "move-empty": (arg) => `Gib einen Zug ein, etwa ${arg("example")}.`,
  "move-unreadable": (arg) =>
    `„${arg("found")}“ ist kein Zug. Gib etwas wie ${arg("example")} ein.`,
  "unreadable-move": (arg) =>
    `„${arg("found")}“ ist kein Zug. Züge sehen so aus: e2e4 oder a9a10=R.`,
  "move-ambiguous": (arg) => `„${arg("found")}“ kann ${arg("allowed")} sein.`,
  "promotion-needed": (arg) => `Gib an, in was umgewandelt wird: ${arg("allowed")}.`,
  "not-now": (arg) => `„${arg("found")}“ ist jetzt nicht möglich.`,

  // Links, Dateien und Stellungen.
  "link-broken": (arg) => `Dieser Link ist ungültig: „${arg("found")}“.`,
  "unknown-game": (arg) => `Ein Spiel namens „${arg("found")}“ gibt es nicht.`,
  "nothing-taught": (arg) => `Für „${arg("found")}“ gibt es keine Einführung und keine Aufgaben.`,
  "link-position-refused": (arg) =>
    `Die Stellung in diesem Link lässt sich nicht aufbauen. ${arg("why")}`,
  "link-record-refused": (arg) =>
    `Die Partie in diesem Link lässt sich nicht öffnen. ${arg("why")}`,
  "text-refused": (arg) =>
    `Das ließ sich nicht öffnen. Deine Partie ist unverändert. ${arg("why")}`,
  "text-empty": () => "Füge zuerst eine Partie oder eine Stellung ein.",
  "text-unknown": () =>
    "Diesen Text kennt die Seite nicht. Erwartet wird: eine Partie oder mehrere (PGN oder nur die Züge), eine Stellung (FEN oder EPD), ein Zug am Brett, ein Link dieser Seite oder eine Variantendatei.",
  "file-unreadable": (arg) => `Die Datei „${arg("found")}“ lässt sich nicht lesen.`,

  "too-long": (arg) => `Dieser Text ist zu lang für eine Stellung: ${arg("allowed")}.`,
  "empty-text": (arg) => `Der Text ist leer. Erwartet: ${arg("allowed")}.`,
  "wrong-length": (arg) => `„${arg("found")}“ ist keine Stellung. Erwartet: ${arg("allowed")}.`,
  "placement-boards": (arg) => misplaced(arg, "Falsche Zahl von Brettern"),
  "placement-ranks": (arg) => misplaced(arg, "Falsche Zahl von Reihen"),
  "placement-width": (arg) => misplaced(arg, "Eine Reihe hat die falsche Breite"),
  "placement-count": (arg) => misplaced(arg, "Falsche Zahl leerer Felder"),
  "unknown-letter": (arg) => misplaced(arg, "Keine Figur hat diesen Buchstaben"),
  turn: (arg) => misplaced(arg, "Die Seite am Zug ist nicht lesbar"),
  castling: (arg) => misplaced(arg, "Die Rochaderechte sind nicht lesbar"),
  "en-passant": (arg) => misplaced(arg, "Das En-passant-Feld ist nicht lesbar"),
  clock: (arg) => misplaced(arg, "Der Halbzugzähler ist nicht lesbar"),
  number: (arg) => misplaced(arg, "Die Zugnummer ist nicht lesbar"),
  reserves: (arg) => misplaced(arg, "Die Figuren in der Hand sind nicht lesbar"),
  "unknown-field": (arg) => misplaced(arg, "Diese Angabe gibt es in diesem Spiel nicht"),
  "field-value": (arg) => misplaced(arg, "Eine Angabe hat einen unmöglichen Wert"),
  "field-values": (arg) => misplaced(arg, "Eine Angabe hat zu viele oder zu wenige Werte"),

  "fields-missing": (arg) =>
    `In der Stellung fehlen Angaben; statt „${arg("found")}“ gilt „${arg("used")}“.`,
  "operations-left-out": (arg) => `Hinter der Stellung weggelassen: ${arg("found")}`,
  "castling-left-out": (arg) =>
    `Rochaderechte ohne die Figuren dafür wurden weggelassen: ${arg("found")}.`,
  "castling-rewritten": (arg) =>
    `Die Rochaderechte „${arg("found")}“ wurden als „${arg("used")}“ gelesen.`,
  "en-passant-left-out": (arg) =>
    `En passant auf ${arg("found")} wurde weggelassen; dort kann keine Figur vorbeigezogen sein.`,

  position: () => "Diese Stellung ist unmöglich.",
  "unknown-secret": (arg) =>
    arg("at") === ""
      ? "Das Ergebnis hängt von einem Geheimnis ab, das hier nicht bekannt ist; darum geht dieser Zug nicht."
      : `Das Geheimnis in der Angabe „${arg("at")}“ fehlt.`,
  monarchs: (arg) =>
    `Diese Monarchen sind unmöglich (${arg("at")}): ${arg("found")}. Erwartet: ${arg("allowed")}.`,
  "impossible-secret": (arg) =>
    `Das Geheimnis „${arg("at")}“ ist unmöglich: ${arg("found")}.${allowed(arg)}`,
  "impossible-drops": (arg) =>
    `So viele Figuren können in einem Zug nicht eingesetzt werden: ${arg("found")}.${allowed(arg)}`,
  "royal-count": (arg) =>
    `Erwartet: ${arg("allowed")} von ${arg("at")}; gefunden: ${arg("found")}.`,
  "no-men": (arg) => `Die Seite am Zug (${arg("at")}) hat keine Figuren.`,
  "other-side-in-check": (arg) =>
    `Die Seite, die nicht am Zug ist, steht auf ${arg("at")} im Schach. Das ist unmöglich.`,
  "must-have-promoted": (arg) => `Die Figur auf ${arg("at")} müsste schon umgewandelt sein.`,
  "too-many-men": (arg) => `Figuren der Art „${arg("at")}“: ${arg("found")}; ${arg("allowed")}.`,
  "no-reserve": (arg) => `„${arg("at")}“: ${arg("found")}; erlaubt: ${arg("allowed")}.`,
  "castling-without-men": (arg) => `Rochaderecht „${arg("found")}“: ${arg("allowed")}.`,
  "counterpart-occupied": (arg) =>
    `Das Feld ${arg("at")} ist auf beiden Brettern besetzt: ${arg("found")}.`,
  "impossible-checks": (arg) =>
    `So viele Schachgebote sind unmöglich: ${arg("found")}.${allowed(arg)}`,
  "impossible-winner": (arg) => `„${arg("found")}“ kann nicht gewonnen haben.${allowed(arg)}`,
  "impossible-en-passant": (arg) =>
    `En passant auf ${arg("found")} ist unmöglich; es braucht ${arg("allowed")}.`,

  "record-header": (arg) =>
    `Zeile ${arg("line")} ist keine Kopfzeile: „${arg("found")}“. Erwartet: ${arg("allowed")}.`,
  "record-format": (arg) =>
    `Das ist weder PGN noch eine hier gespeicherte Partie. Solche beginnen mit ${arg("allowed")}.`,
  "record-unknown-game": (arg) =>
    `Zeile ${arg("line")}: Ein Spiel namens „${arg("found")}“ gibt es nicht.`,
  "record-unknown-variant": (arg) =>
    `Zeile ${arg("line")}: Eine Variante namens „${arg("found")}“ gibt es hier nicht.${allowed(arg)}`,
  "record-position": (arg) =>
    `Zeile ${arg("line")}: Die Anfangsstellung lässt sich nicht aufbauen: ${arg("allowed")}.`,
  "record-move": (arg) => `${place(arg)}: „${arg("found")}“ ist nicht möglich.${whyRefused(arg)}`,
  "record-result": (arg) =>
    `${place(arg)}: Das Ergebnis „${arg("found")}“ passt nicht; erwartet: ${arg("allowed")}.`,

  "consent-needed": () =>
    "Seither wurde etwas über ein Geheimnis bekannt. Von hier geht es nur weiter, wenn alle zustimmen.",
  "computer-refuses": () =>
    "Du weißt inzwischen mehr über das Geheimnis des Computers. Deshalb nimmt er keine Züge zurück.",
  "revealed-elsewhere": () =>
    "Ein Geheimnis dieser Partie wurde in einer anderen Kopie gelüftet. Sie geht nur weiter, wenn es auch hier gelüftet ist.",
  "not-your-view": () => "Das darf nur, wer am Zug ist. Gib zuerst das Gerät weiter.",
  "pending-choice": () => "Die Partie beginnt, sobald jedes Geheimnis gewählt ist.",
  "record-commitment": (arg) =>
    `Ein Geheimnis dieser Partie passt nicht zu dem, was bei der Wahl versiegelt wurde${inLine(arg)}.${allowed(arg)}`,
  "choice-value": (arg) => `„${arg("found")}“ lässt sich nicht wählen.${allowed(arg)}`,
  "nothing-to-choose": () => "Jetzt gibt es nichts zu wählen.",
  "unknown-secret-field": (arg) => `Ein Geheimnis namens „${arg("found")}“ hat das Spiel nicht.`,
  "not-over": () => "Das erfährst du nach dem Ende der Partie.",
  "no-thought": () => "Der Computer hat in dieser Stellung keinen Zug gefunden.",
  "seal-format": () => "Das ist keine versiegelte Partie in einem bekannten Format.",
  "seal-damaged": () => "Die versiegelte Partie ist beschädigt.",
  "seal-record": (arg) =>
    `Die versiegelte Partie lässt sich hier nicht nachspielen${inLine(arg)} („${arg("found")}“).`,
  "unknown-option": (arg) => misplaced(arg, "Diese Option gibt es in diesem Spiel nicht"),
  "option-value": (arg) => misplaced(arg, "Diese Option hat keinen solchen Wert"),
  "seats-fixed": () =>
    "Spieler mit Geheimnissen lassen sich nicht wechseln. Beginne dafür eine neue Partie.",
  "time-over": () => "Die Bedenkzeit dieser Seite ist abgelaufen. Der Computer spielt weiter.",
  "secret-kept": () =>
    "Dein Geheimnis ist gespeichert. Halte „Mein Geheimnis“ neben deinem Namen gedrückt, um es zu sehen.",

  "storage-absent": () =>
    "Dieser Browser speichert für diese Seite nichts. Speichere deine Partien als Datei, bevor du gehst.",
  "storage-full": () =>
    "Die Partie konnte nicht gespeichert werden: Der Speicher des Browsers ist voll. Speichere sie als Datei.",
  "storage-failed": () =>
    "Dieser Browser konnte deine Partien nicht speichern oder lesen. Speichere diese Partie als Datei, bevor du gehst.",
  "secrets-not-stored": () =>
    "Partien mit Geheimnissen werden hier nicht gespeichert, denn dieser Browser kann sie auf dieser Seite nicht verschlüsseln. Du kannst weiterspielen, bis du sie schließt.",
  "storage-cleared": () =>
    "Dieser Browser hat die gespeicherten Partien gelöscht. Die Partie auf dem Tisch wird mit dem nächsten Zug wieder gespeichert.",
  "saved-game-unreadable": () =>
    "Die gespeicherte Partie ist nicht lesbar. Sie bleibt unter „Deine Partien“; eine neue hat begonnen.",
  "saved-game-gone": () => "Dieser Browser hat die gespeicherte Partie nicht mehr.",
  "open-elsewhere": () =>
    "Diese Partie ist in einem anderen Tab geöffnet. Übernimm sie, um hier zu spielen.",

  // Alle Partien als Datei.
  "games-file-json": (arg) =>
    `Das ist keine Datei mit Partien: Sie ist nicht lesbar${inLine(arg)}. Es wurde nichts hinzugefügt.`,
  "games-file-other": () =>
    "Das ist keine Partiendatei von Menagerie. Eine einzelne Partie öffnest du neben einem Brett unter „Teilen“.",
  "games-file-fault": (arg) => misplaced(arg, "Ungültiger Wert"),
  "games-file-large": (arg) => `Die Datei „${arg("found")}“ ist zu groß für Partien.`,
  "part-missing": () =>
    "Dieser Teil der Seite konnte nicht geladen werden. Prüfe deine Verbindung.",
  "games-file-left-out": () =>
    "In der Datei fehlen Partien mit Geheimnissen, die sich hier nicht öffnen lassen.",
  "games-file-at-table": () =>
    "Geh zurück zu allen Spielen, um Partien aus einer Datei hinzuzufügen.",
  "games-file-variant-other": (arg) =>
    `Du hast schon eine andere Variante mit der ID „${arg("found")}“; sie bleibt unverändert.`,
  "games-file-variant-fault": (arg) =>
    `Ihre Regeln sind${inLine(arg)} nicht lesbar: ${arg("found")}.`,
  "games-file-no-variant": () =>
    "Die Variante, in der sie gespielt wurde, ist hier nicht vorhanden.",

  // Nur bei Aufrufen durch Skripte, oder wenn Seite und Engine verschiedene Versionen haben.
  "no-game": () => "Es ist noch kein Spiel geöffnet.",
  "unknown-cell": (arg) => `Das Brett hat kein Feld Nummer ${arg("found")}.`,
  "unknown-seat": (arg) => `Das Spiel hat keinen Spieler Nummer ${arg("found")}.`,
  "unknown-kind": () => "Das Spiel hat keine solche Figur.",
  "unknown-level": (arg) =>
    `Der Computer hat keine Stufe ${arg("found")}; es gibt ${arg("allowed") || "andere"}.`,
  "unknown-model": (arg) =>
    `Der Computer kennt kein Modell „${arg("found")}“; es gibt ${arg("allowed") || "andere"}.`,
  "no-claimable-draw": () => "Hier gibt es kein Remis zu reklamieren.",
  "resign-several": () =>
    "Solange mehr als zwei Spieler im Spiel sind, kannst du nicht aufgeben. Lass den Computer für dich weiterspielen.",
  "unreadable-call": (arg) => `Etwas ist schiefgegangen (${arg("found")}). Lade die Seite neu.`,
  "unknown-call": (arg) => `Etwas ist schiefgegangen („${arg("found")}“). Lade die Seite neu.`,
  "search-hidden-information": () =>
    "Spiele mit Geheimnissen kann der Computer noch nicht spielen.",
  "search-seats": () =>
    "Spiele mit Geheimnissen oder Einsetzen kann der Computer nur zu zweit spielen.",
  "not-thinking": () => "Der Computer denkt gerade nicht.",
  "learning-unreachable": (arg) =>
    `„${arg("found")}“ konnte nicht geladen werden. Bist du online? Alles andere funktioniert weiter.`,
  "learning-missing": (arg) =>
    `„${arg("found")}“ gibt es nicht: Über dieses Spiel ist noch nichts geschrieben.`,
  "learning-broken": (arg) =>
    `„${arg("found")}“ lässt sich nicht lesen. Vielleicht hilft es, die Seite neu zu laden.`,
  "proof-moves": (arg) =>
    `Einen Gewinn in ${arg("found")} Zügen kann der Computer nicht beweisen; erlaubt: ${arg("allowed")}.`,
  "proof-seat": () => "Die Seite am Zug kann nicht der Verteidiger sein.",
  "proof-too-long": () => "Das zu beweisen würde zu lange dauern.",
  "own-game-not-kept": () =>
    "Deine Variante konnte in diesem Browser nicht gespeichert werden. Speichere sie als Datei, bevor du die Seite schließt.",
  "game-id-taken": (arg) =>
    `Die ID „${arg("found")}“ gehört schon zu einem eingebauten Spiel. Gib deinem in der Zeile id = "…" eine andere.`,
  "variant-file": (arg) => `Die Regeln von „${arg("found")}“ sind nicht lesbar: ${arg("allowed")}.`,

  // Was sich nicht importieren ließ.
  "import-text": (arg) =>
    `Das ist weder eine variants.ini von Fairy-Stockfish noch ein Interactive Diagram: Es beginnt mit „${arg("found")}“.`,
  "import-long-text": (arg) =>
    `Das ist zu lang: ${arg("found")} Bytes, erlaubt sind ${arg("allowed")}. Importiere einen Teil davon.`,
  "import-games": (arg) =>
    `Das sind zu viele Spiele auf einmal: ${arg("found")}, erlaubt sind ${arg("allowed")}. Importiere sie in Teilen; der zweite kann${inLine(arg)} beginnen.`,
  "import-long-game": (arg) =>
    `„${arg("at")}“ ist mit den Spielen, auf denen es aufbaut, zu lang${inLine(arg)}: ${arg("found")} Bytes oder mehr, erlaubt sind ${arg("allowed")}.`,
  "import-line": (arg) => `Nicht verstanden${inLine(arg)}: „${arg("found")}“.${allowed(arg)}`,
  "import-repeated": (arg) =>
    `„${arg("found")}“ kommt${inLine(arg)} noch einmal. Fairy-Stockfish liest nur das erste.`,
  "import-parent": (arg) =>
    `„${arg("at")}“ baut${inLine(arg)} auf „${arg("found")}“ auf, das weder im Text steht noch hier bekannt ist.`,
  "import-unknown-key": (arg) =>
    `Unbekannte Einstellung${inLine(arg)}: „${arg("at")} = ${arg("found")}“.`,
  "import-rule": (arg) =>
    `Diese Regel wird nicht unterstützt${inLine(arg)}: „${arg("at")} = ${arg("found")}“.${allowed(arg)}`,
  "import-value": (arg) =>
    `Ungültiger Wert für „${arg("at")}“${inLine(arg)}: „${arg("found")}“.${allowed(arg)}`,
  "import-array": (arg) =>
    `Die Grundstellung lässt sich so nicht aufbauen${inLine(arg)}: „${arg("found")}“ (${arg("at")}).${allowed(arg)}`,
  "import-reserve": (arg) =>
    `So können Figuren nicht in der Hand sein${inLine(arg)}: „${arg("found")}“ (${arg("at")}).`,
  "import-hole": (arg) =>
    `Bretter können hier keine Löcher haben. Daraus wurden gewöhnliche Felder${inLine(arg)}: „${arg("found")}“.`,
  "import-royal": (arg) =>
    `Jede Seite braucht in der Grundstellung genau eine königliche Figur; ${arg("at")} hat ${arg("found")}${inLine(arg)}.`,
  "import-pieces": (arg) => `Zu viele Figurenarten${inLine(arg)}: ${arg("found")}.${allowed(arg)}`,
  "import-promotion": (arg) =>
    `Dieser Teil der Umwandlung wurde nicht importiert${inLine(arg)}: „${arg("at")} = ${arg("found")}“.${allowed(arg)}`,
  "import-castling": (arg) =>
    `Diese Rochade wurde nicht importiert${inLine(arg)}: „${arg("found")}“ (${arg("at")}).${allowed(arg)}`,
  "import-assumed": (arg) =>
    `„${arg("at")}“ ist nicht angegeben${inLine(arg)}; angenommen: ${arg("found")}.`,
  "import-file": (arg) =>
    `Das Ergebnis ist kein spielbares Spiel: „${arg("at")}“${arg("found") === "" ? "" : ` = ${arg("found")}`}: ${arg("allowed")}.`,
  "import-notation": (arg) =>
    arg("found") === ""
      ? `Die Züge von „${arg("at")}“ fehlen${inLine(arg)}.`
      : `Die Züge „${arg("found")}“ von „${arg("at")}“ werden nicht unterstützt${inLine(arg)}: ${arg("allowed")}.`,

  "analysis-lines": (arg) =>
    `Eine Analyse zeigt ${arg("allowed")} Varianten, nicht ${arg("found")}.`,
  "review-secrets": () =>
    "Eine Partie lässt sich analysieren, sobald alle Geheimnisse offenliegen.",
  "review-unfinished": () => "Eine Partie lässt sich analysieren, sobald sie beendet ist.",
  "export-failed": () => "Das Bild ließ sich nicht erstellen.",
  "pgn-secrets": () =>
    "PGN kann keine Geheimnisse enthalten. Kopiere die Partie stattdessen als Text.",
  "pgn-players": () => "PGN ist für zwei Spieler. Kopiere die Partie stattdessen als Text.",
  "no-list": () => "Es ist keine Liste von Partien geöffnet.",
  "unknown-listed-game": () => "Diese Partie steht nicht in der Liste.",
  "no-study": () => "Es ist keine Studie geöffnet.",
  "in-study": () => "Das geht in einer Partie, nicht in einer Studie.",
  "unknown-node": () => "Diesen Zug gibt es in der Studie nicht mehr.",
  "study-root": () => "Der Anfang einer Studie lässt sich nicht entfernen.",
  "study-nodes": (arg) =>
    `Eine Studie kann ${arg("allowed")} Stellungen haben; ${arg("found")} sind zu viele${inLine(arg)}.`,
  "study-depth": (arg) =>
    `Varianten können ${arg("allowed")}-fach verschachtelt sein; ${arg("found")}-fach ist zu tief${inLine(arg)}.`,
  "study-size": (arg) =>
    `Die Studie ist zu lang: ${arg("found")} Bytes an Zügen, Kommentaren und Pfeilen, erlaubt sind ${arg("allowed")}. Kürze einen Kommentar oder lösche eine Variante.`,
  "study-glyph": (arg) => `„${arg("found")}“ ist keine Zugbewertung; erlaubt: ${arg("allowed")}.`,
  "study-arrows": (arg) =>
    `Eine Stellung kann ${arg("allowed")} Pfeile und Kreise haben; hier sind es ${arg("found")}.`,
  "arrow-colour": (arg) =>
    `Die Farbe „${arg("found")}“ gibt es für Pfeile nicht; erlaubt: ${arg("allowed")}.`,
  "record-variation": (arg) =>
    `${place(arg)}: Die Klammern einer Variante passen nicht: „${arg("found")}“. Erwartet: ${arg("allowed")}.`,

  "engine-unreachable": () =>
    "Die Engine konnte nicht geladen werden. Prüfe die Verbindung und lade neu. Menagerie braucht einen aktuellen Browser.",
  "engine-sandboxed": () =>
    "Die Engine konnte nicht starten: Diese Seite steht in einem Sandbox-Frame, der das verbietet. Der Frame braucht „allow-scripts allow-same-origin“.",
  "engine-outdated": () => "Seite und Engine haben verschiedene Versionen. Lade die Seite neu.",
  "engine-crashed": () => "Die Engine wurde unerwartet beendet.",
  "engine-restarted": () => "Die Engine wurde neu gestartet. Deine Partie ist unverändert.",

  // Bretter auf fremden Seiten.
  "embed-nothing": () => "Es ist kein Spiel angegeben: Das Attribut „game“ oder „src“ fehlt.",
  "embed-property": (arg) =>
    `Die Eigenschaft „${arg("property")}“ kann keinen Wert vom Typ „${arg("found")}“ bekommen und bleibt unverändert. Erwartet: ${arg("allowed")}.`,
  "embed-position-refused": (arg) =>
    `Die angegebene Stellung lässt sich nicht aufbauen. ${arg("why")}`,
  "embed-record-refused": (arg) => `Die angegebenen Züge sind nicht möglich. ${arg("why")}`,
  "embed-secretive": () =>
    "In diesem Spiel haben die Spieler Geheimnisse; darum kann nur von Hand gezogen werden.",
  "embed-watched": () =>
    "In diesem Spiel haben die Spieler Geheimnisse. Du siehst, was alle wissen.",
  "embed-view-only": () =>
    "Dieses Brett ist nur zum Ansehen: Du kannst Fragen stellen, aber nicht ziehen.",
  "seats-unreadable": (arg) =>
    `„${arg("found")}“ sagt nicht, wer spielt. Erwartet: bis zu ${arg("allowed")} aus „human“ oder „computer:level-1“ bis „computer:level-20“, durch Kommas getrennt.`,
  "orientation-unknown": (arg) =>
    `Es gibt keinen Spieler „${arg("found")}“. Erwartet: ${arg("allowed")}.`,
  "src-unreachable": (arg) =>
    `Die Variantendatei „${arg("found")}“ konnte nicht geladen werden${arg("allowed") === "" ? "" : ` (Status ${arg("allowed")})`}. Ihr Server muss anderen Websites den Zugriff erlauben.`,
  "src-too-long": (arg) => `Die Variantendatei „${arg("found")}“ ist länger als 1 MiB.`,

  copied: (arg) => `Kopiert: ${arg("what")}.`,
  "copy-refused": (arg) =>
    `Der Browser hat das Kopieren blockiert. ${arg("text") ? "Kopiere diesen Text selbst:" : "Speichere stattdessen das Bild."}`,
};

/** @type {Record<OutcomeReason, (winner: string) => string>} */
const germanOutcomes = {
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
  counting: () => "Remis: Die Zählung ist abgelaufen.",
  passes: () => "Remis: Alle haben gepasst.",
  "move-count": () => "Remis: zu viele Züge ohne Schlagen oder Fortschritt.",
  material: () => "Remis: nicht genug Material zum Mattsetzen.",
};

/** @param {string} other */
const onTheOther = (other) => `sie ist auf der anderen${other === "" ? "" : ` (${other})`}`;

/** @type {Words["reveals"]["sentences"]} */
const germanReveals = {
  "crown-captured": ({ seat, kind }) => `${kind} (${seat}) trug die Krone.`,
  "no-crown": ({ seat, kind, other }) =>
    `${kind} (${seat}) trug die Krone nicht; ${onTheOther(other)}.`,
  mine: ({ seat, square }) =>
    `Der Stein auf ${square} (${seat}) war vermint: Die Figur, die ihn schlug, ist verloren.`,
  "no-mine": ({ seat, square }) => `Der Stein auf ${square} (${seat}) war nicht vermint.`,
  "crown-found": ({ seat, square }) =>
    `Die Krone (${seat}) war auf ${square} versteckt und wurde gefunden.`,
  "own-crown": ({ seat, square }) =>
    `Eine eigene Figur (${seat}) blieb auf der versteckten Krone auf ${square} stehen.`,
};

/** @param {boolean} over */
const is = (over) => (over ? "war" : "ist");

/** @type {Words["secrets"]["sentences"]} */
const germanSecrets = {
  crown: (seat, kind, _, over) => `Krone (${seat}) ${is(over)} auf: ${kind}`,
  half: (seat, kind, _, over) => `Krone (${seat}) ${is(over)} auf: ${kind}`,
  mine: (seat, _, square, over) =>
    square === ""
      ? `Mine (${seat}) ${is(over)} in der Hand`
      : `Mine (${seat}) ${is(over)} auf ${square}`,
  hidden: (seat, _, square, over) => `Krone (${seat}) ${is(over)} versteckt auf ${square}`,
};

/** @param {number} count */
const counted = (count) => ["kein", "ein", "zwei", "drei", "vier"][count] ?? String(count);

/** @type {Words} */
export const german = {
  product: "Menagerie",
  tagline: "Schach mit anderen Tieren",
  intro: "Schachvarianten gegen den Computer oder zu zweit an einem Bildschirm.",
  loading: "Die Bretter werden aufgebaut …",
  gallery: {
    /** @param {string} way @param {string} game */
    file: "Variante bearbeiten",
    author: "Eigene Variante",
    authorHint:
      "Eine Variante ist eine Textdatei. Ändere eine Figur, sieh ihr beim Ziehen zu und spiel sofort.",
    wayTo: (way, game) => `${way}: ${game}`,
    title: "Wähle ein Spiel",
    more: "Weitere Spiele",
    moreHint: "Die bekanntesten Varianten, von Antichess bis zum Schach Thailands.",
    own: "Deine Varianten",
    version: (game) => `Fassung von ${game}`,
    filters: {
      title: "Spiele filtern",
      board: (shape) =>
        ({ plane: "Flaches Brett", "two-boards": "Zwei Bretter", levels: "3D-Brett" })[shape] ??
        shape,
      players: (count) => `${count} Spieler`,
      hidden: () => "Verdeckte Information",
      count: (games) => (games === 1 ? "1 Spiel" : `${games} Spiele`),
      none: "Kein Spiel passt zu diesen Filtern.",
      clear: "Alle Spiele zeigen",
    },
    play: "Spielen",
    resume: "Weiter",
    saved: (moves) => `Gespeichert bei Zug ${moves}`,
    byline: (author, year) => (author === "" ? `${year}` : `${author}, ${year}`),
    facts: ({ shape, files, ranks, layers }, kinds) =>
      `${shape === "two-boards" ? `${layers} Bretter zu ` : ""}${files} × ${ranks}${shape === "levels" ? ` × ${layers}` : ""} · ${kinds} Figurenarten`,
    openGame: (doing, game) => `${game}: ${doing}`,
    arrayOf: (game) => `Grundstellung von ${game}`,
  },
  table: {
    toGallery: "Alle Spiele",
    board: "Brett",
    source: "Quelle des Spiels",
    view: "Ansicht des Bretts",
  },
  pages: {
    title: "Mehr zu diesem Spiel",
    studyGame: "Studie dieser Partie",
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
    failedHint: "Bist du online? Deine Partie ist gespeichert. Versuch es gleich noch einmal.",
    again: "Noch einmal versuchen",
  },
  clocks: {
    title: "Uhren",
    none: "Keine",
    own: "Individuell",
    all: "Alle",
    each: "Verschiedene Zeiten",
    bonus: "Inkrement oder Delay",
    increment: "Inkrement: nach jedem Zug gutgeschrieben",
    delay: "Delay: frei zu Beginn jedes Zuges",
    minutes: "Minuten",
    seconds: "Sekunden pro Zug",
    minutesUnit: "min",
    secondsUnit: "s pro Zug",
    tooShort: "Mindestens eine Sekunde.",
    preset: (minutes, seconds) =>
      seconds === 0 ? `${minutes} min` : `${minutes} min + ${seconds} s pro Zug`,
    decided: "In Partien mit Uhr immer so.",
    of: (seat) => `Bedenkzeit von ${seat}`,
    noTime: "keine Zeit mehr",
    left: (seat, seconds) => {
      if (seconds === 60) return `${seat} hat noch eine Minute.`;
      return seconds === 1
        ? `${seat} hat noch eine Sekunde.`
        : `${seat} hat noch ${seconds} Sekunden.`;
    },
    stop: "Uhren anhalten",
    start: "Uhren starten",
    stopped: "Uhren angehalten. Mit dem nächsten Zug laufen sie weiter.",
  },
  settings: {
    title: "Einstellungen",
    close: "Einstellungen schließen",
    language: "Sprache",
    menu: {
      theme: { name: "Aussehen", values: { auto: "Auto", light: "Hell", dark: "Dunkel" } },
      boardColours: {
        name: "Brettfarben",
        values: {
          own: "Original",
          wood: "Holz",
          meadow: "Wiese",
          sea: "Meer",
          stone: "Stein",
          heather: "Heide",
        },
      },
      pieceSet: {
        name: "Figuren",
        values: { figures: "Bilder", classic: "Klassisch", letters: "Buchstaben" },
      },
      coordinates: {
        name: "Koordinaten",
        values: { outside: "Außen", inside: "Innen", off: "Aus" },
      },
      notation: {
        name: "Notation",
        values: {
          letters: "Englisch",
          local: "Deutsch",
          figurines: "Figurinen",
          coordinates: "Felder",
        },
      },
      animation: { name: "Animation", values: { off: "Aus", fast: "Schnell", normal: "Normal" } },
      premove: { name: "Vorauszug", values: { false: "Aus", true: "An" } },
      volume: {
        name: "Ton",
        turnOn: "Ton einschalten",
        turnOff: "Ton ausschalten",
        volume: "Lautstärke",
        off: "Aus",
        percent: (percent) => `${percent} %`,
      },
      turnsToMover: {
        name: "Brett zur Seite am Zug drehen",
        hint: "Für zwei Spieler an einem Bildschirm.",
      },
      coversOnlySecrets: {
        name: "Nur für Geheimnisse verdecken",
        hint: "Zwei Spieler an einem Bildschirm teilen sich das offene Brett, bis einer ein Geheimnis sehen soll.",
      },
    },
  },
  seat: {
    player: (seat) => `Spieler: ${seat}`,
    human: "Mensch",
    computer: (level) => {
      const { number, rank } = levelParts(level);
      return rank === null ? `Computer, Stufe ${number} von 8` : `Computer, Stufe ${number}`;
    },
    level: (level) => {
      const { number, rank } = levelParts(level);
      return rank === null ? `Stufe ${number} von 8` : `Stufe ${number}`;
    },
    ranks: {
      beginner: "Anfänger",
      casual: "Hobby",
      club: "Verein",
      strong: "Stark",
      master: "Meister",
    },
    elo: (elo, estimated) => `etwa ${elo} Elo über Zufall${estimated ? ", geschätzt" : ""}`,
    toMove: "Am Zug",
    thinking: "Denkt …",
    waiting: "Pausiert",
    inCheck: "Im Schach",
    checks: (given, limit) => `${given}/${limit} Schach`,
    out: (place) => `Ausgeschieden · ${place}. Platz`,
    place: (place) => `${place}. Platz`,
    risen: (seat, royal) => `${seat} hat jetzt: ${royal}`,
    won: "Gewonnen",
    drew: "Remis",
    nothingCaptured: "Nichts geschlagen",
    captured: (seat) => `Von ${seat} geschlagen`,
    allCaptured: (title) => `${title}: alle zeigen`,
    capturedKind: (count, kind, owner) => {
      const piece = owner === "" ? kind : `${kind} (${owner})`;
      return count === 1 ? piece : `${count} × ${piece}`;
    },
    materialLead: (pawns) => `Materialvorteil: ${pawns}`,
  },
  status: {
    toMove: (seat) => `${seat} ist am Zug`,
    toMoveInCheck: (seat) => `${seat} ist am Zug, im Schach`,
    thinking: (seat) => `${seat} denkt`,
    hinting: "Suche nach einem Tipp",
    thought: (seat, thought) => `${seat}: ${thought}`,
    paused: "Computer pausiert",
    browsing: "Frühere Stellung. Mit „Weiter“ geht die Partie von hier aus weiter.",
    hint: (move) => `Tipp: ${move}`,
    last: (seat, move) => `Letzter Zug von ${seat}: ${move}`,
    premoveDropped: (from, to) => `Der Vorauszug ${from}–${to} ist nicht möglich.`,
    begin: "Wähle eine Figur, um ihre Züge zu sehen.",
    claimFirst: "Sag vor dem Zug das Matt an: mit dem Knopf oder der Figur auf dem Brett.",
    only: (ways) => `Keine Figur kann ziehen. Möglich ist nur: ${ways.join(" oder ")}.`,
    ways: {
      drop: "eine Figur aus der Hand einsetzen",
      hide: "die Krone verstecken, mit dem Knopf „Krone verstecken“",
      split: "den Monarchen teilen, mit dem Knopf „Monarch teilen“",
      pass: "passen, mit dem Knopf „Passen“",
    },
    clock: (played, limit) => `${played} von ${limit} Halbzügen bis zum Remis`,
    counting: (played, limit) =>
      `Zählung: ${Math.ceil(played / 2)} von ${Math.floor(limit / 2)} Zügen`,
  },
  thinking: {
    title: "Engine",
    depth: (depth) => `Tiefe ${depth}`,
    nodes: (nodes) => `${compactNumber(nodes)} Knoten`,
    mates: (moves) => `matt in ${moves}`,
    mated: (moves) => `wird matt in ${moves}`,
    none: "Noch keine Analyse",
  },
  controls: {
    title: "Partie steuern",
    undo: "Zurück",
    redo: "Vor",
    first: "Zum Anfang",
    previous: "Voriger Zug",
    next: "Nächster Zug",
    last: "Zum letzten Zug",
    flip: "Wenden",
    more: "Mehr",
    hint: "Tipp",
    stop: "Stopp",
    stopHint: "Computer sofort ziehen lassen",
    replay: "Runde zeigen",
    pause: "Pause",
    resume: "Weiter",
    resign: "Aufgeben",
    draw: "Remis",
    offerDraw: "Remis anbieten",
    newGame: "Neue Partie",
  },
  keys: {
    title: "Tasten",
    table: "Partie",
    board: "Auf dem Brett",
    mouse: "Maus",
    single: "Einzelne Tasten, ohne Strg",
    close: "Schließen",
    names: {
      ArrowUp: "↑",
      ArrowDown: "↓",
      ArrowLeft: "←",
      ArrowRight: "→",
      Control: "Strg",
      Shift: "Umschalt",
      Alt: "Alt",
      Space: "Leertaste",
      Enter: "Eingabe",
      Escape: "Esc",
      Home: "Pos1",
      End: "Ende",
      PageUp: "Bild ↑",
      PageDown: "Bild ↓",
      drag: "Rechts ziehen",
      click: "Rechtsklick",
    },
    meanings: {
      browse: "Durch die Partie blättern",
      undo: "Zurück",
      redo: "Vor",
      flip: "Brett drehen",
      hint: "Tipp",
      replay: "Züge seit deinem letzten noch einmal zeigen",
      draw: "Remis anbieten oder reklamieren",
      mistake: "Nächster Fehler in der Analyse",
      mistakeBefore: "Voriger Fehler",
      keys: "Diese Liste",
      step: "Zum nächsten Feld",
      activate: "Figur wählen oder hierher ziehen",
      escape: "Abwählen, Meldung schließen",
      edge: "Zum Rand der Reihe",
      corner: "In die Ecke des Bretts",
      cross: "Zum selben Feld des anderen Bretts",
      climb: "Eine Ebene nach oben oder unten",
      turn: "Turm aus Ebenen drehen",
      rules: "Regeln der Figur",
      attackers: "Was greift dieses Feld an?",
      moves: "Wohin kann diese Figur ziehen?",
      last: "Der letzte Zug",
      write: "Zug eintippen, oder „hilfe“",
      mark: "Feld als abgesucht markieren",
      arrow: "Pfeil zeichnen",
      circle: "Kreis zeichnen",
      colours: "Rot oder Blau, mit beiden Gelb",
    },
  },
  moves: {
    title: "Züge",
    none: "Noch keine Züge. Wähle eine Figur auf dem Brett oder gib einen Zug ein.",
    noneAtAll: "Die Partie endete ohne einen Zug.",
    start: "Anfang",
    name: (number, seat, move, check) => `${number}. ${seat} ${move}${check ? ", Schach" : ""}`,
    typed: "Zug eingeben",
    typedExample: (move) => (move === "" ? "Hilfe" : `${move} / Hilfe`),
    completions: "Passende Züge",
    play: "Ziehen",
  },
  questions: {
    title: "Antwort",
    /** The English words are understood, too. */
    commands: {
      pieces: ["p", "f", "figur", "figuren", "piece", "pieces"],
      squares: ["s", "feld", "felder", "scan"],
      attackers: ["a", "angriff", "angreifer", "attackers", "attacks"],
      moves: ["m", "z", "züge", "zuege", "moves"],
      captures: ["x", "schlagen", "captures"],
      last: ["l", "letzter", "last"],
      check: ["schach", "check", "checks"],
      captured: ["geschlagen", "captured"],
      turn: ["t", "zug", "turn"],
      clock: ["c", "uhr", "uhren", "clock", "clocks"],
      board: ["b", "brett", "board"],
      help: ["hilfe", "help", "h", "?"],
    },
    help: () => ({
      pieces: "wo Figuren stehen, etwa p N, p n, p Springer. p Weiß: die ganze Armee.",
      squares: "was auf einem Feld, einer Linie, Reihe oder Ebene steht, etwa s e4, s e, s 4.",
      attackers: "wer ein Feld angreift oder deckt, etwa a e4.",
      moves: "wohin eine Figur ziehen kann, etwa m e2. m allein: alle Züge.",
      captures: "was eine Figur schlagen kann, etwa x e2. x allein: alle Schlagzüge.",
      last: "der letzte Zug.",
      check: "welche Figuren Schach geben.",
      captured: "alle geschlagenen Figuren.",
      turn: "wer am Zug ist.",
      clock: "wie viel Zeit jeder noch hat.",
      board: "das ganze Brett, Reihe für Reihe.",
      help: "diese Liste. Auf dem Brett: Pfeiltasten, A für die Angreifer des Feldes, G für die Züge seiner Figur, L für den letzten Zug, I für dieses Eingabefeld. Esc führt zurück aufs Brett.",
    }),
    noPieces: "Davon steht keine auf dem Brett.",
    noClocks: "Diese Partie hat keine Uhren.",
    places: (kind, squares) => `${kind} ${squares.join(" ")}`,
    ofSeat: (seat, list) => `${seat}: ${list.join(", ")}.`,
    line: (name, pieces) => `${name}: ${pieces.length === 0 ? "leer" : pieces.join(", ")}.`,
    on: (kind, square) => `${kind} auf ${square}`,
    pieceOn: (seat, kind, square) => `${kind} (${seat}) auf ${square}`,
    attacked: (seat, pieces) => `Angegriffen von ${seat}: ${pieces.join(", ")}.`,
    guarded: (seat, pieces) => `Gedeckt von ${seat}: ${pieces.join(", ")}.`,
    notAttacked: "Nicht angegriffen.",
    check: (attacker, royal) => `${attacker} gibt Schach: ${royal}.`,
    noCheck: "Kein Schach.",
    goes: (piece, goals) => `${piece}: ${goals.join(", ")}.`,
    taking: (kind, square) => `schlägt ${kind} auf ${square}`,
    captured: (seat, pieces) => `${seat} hat geschlagen: ${pieces.join(", ")}.`,
    capturedNothing: (seat) => `${seat} hat nichts geschlagen.`,
    noMoves: "Ein solcher Zug ist jetzt nicht möglich.",
    noCaptures: "Jetzt kann nichts geschlagen werden.",
  },
  voice: {
    start: "Der Anfang der Partie.",
    after: (doing) => `Stellung nach: ${doing}`,
  },
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
    show: "Auf dem Brett zeigen",
    player: "Spieler",
    chances: "Chancen",
    accuracy: "Genauigkeit",
  },
  legend: {
    title: "Figuren",
    board: "Brett",
    emptyBoard: "Leeres Brett",
    presentBoard: "Aktuelle Stellung",
    side: "Seite",
    royal: "königlich",
    notation: "XBetza",
    notes: "Besondere Regeln",
    marks: "Markierungen auf dem Brett",
    preview: (kind, square) => `Züge von ${square}: ${kind}`,
    crossing: "Mit der Taste O springst du zum selben Feld des anderen Bretts.",
    moveIt: "Klick auf das kleine Brett, um die Figur zu versetzen.",
    rises: (royal) => `Setzt die eigene Armee matt, wird die Figur zu: ${royal}.`,
    delivers: (kind) => `Setzt diese Figur matt, wird sie zu: ${kind}.`,
    wins: "Setzt diese Figur matt, gewinnt ihre Armee sofort.",
  },
  reachMarks: {
    both: "zieht oder schlägt",
    moves: "zieht",
    captures: "schlägt",
    hops: "schlägt über eine Figur hinweg",
    first: "nur als erster Zug",
    stays: "kann auf sein Ausgangsfeld zurückkehren",
  },
  marks: {
    chosen: { spoken: "gewählt", legend: "die gewählte Figur" },
    move: { spoken: "möglicher Zug", legend: "kann dorthin ziehen" },
    capture: { spoken: "kann geschlagen werden", legend: "kann dort schlagen" },
    promotion: { spoken: "Umwandlung", legend: "wird dort umgewandelt" },
    castling: { spoken: "Rochade", legend: "rochiert" },
    stay: { spoken: "kann hier bleiben", legend: "kann stehen bleiben: noch einmal wählen" },
    place: { spoken: "kann gewählt werden", legend: "hier kann eine Figur oder die Krone hin" },
    landing: { spoken: "Landefeld", legend: "wo sie auf dem anderen Brett landet" },
    taken: { spoken: "besetzt, also kein Landefeld" },
    "into-check": {
      spoken: "durch Schach verboten",
      legend: "verboten: stünde dort im Schach",
    },
    "through-check": { spoken: "durch Schach verboten", legend: "verboten: zöge durch ein Schach" },
    "leaves-royal-attacked": {
      spoken: "durch Schach verboten",
      legend: "verboten: die königliche Figur stünde im Schach",
    },
    "still-in-check": { spoken: "durch Schach verboten" },
    "landing-taken": {
      spoken: (square) => `Landefeld ${square} ist besetzt`,
      legend: "verboten: das Landefeld ist besetzt",
    },
    goal: {
      spoken: (seat) => (seat === "" ? "Ziel" : `Ziel von ${seat}`),
      legend: "ein Ziel: ein Feld, das gewinnt",
    },
    blocker: { spoken: "im Weg", legend: "eine Figur steht im Weg" },
    check: { spoken: "im Schach", legend: "eine königliche Figur im Schach" },
    attacked: {
      spoken: "von der gewählten Figur angegriffen",
      legend: "eine gegnerische Figur greift hier an: wähle sie oder zeige auf sie",
    },
    reached: {
      spoken: "die gewählte Figur kann hierher ziehen",
      legend: "eine gegnerische Figur kann dorthin ziehen, aber nicht schlagen",
    },
    examined: { spoken: "gewählt" },
    premove: {
      spoken: "Vorauszug",
      legend: "dein Vorauszug: er wird nach der Antwort des Computers gespielt",
    },
    last: { spoken: "letzter Zug", legend: "der letzte Zug" },
    round: {
      spoken: "letzte Runde",
      legend: "die Züge seit deinem letzten, in den Farben ihrer Armeen; der letzte ist kräftiger",
    },
    missed: {
      spoken: "von dir als abgesucht markiert",
      legend: "deine Markierung für ein abgesuchtes Feld (Rechtsklick, langes Drücken oder M)",
    },
    searched: { spoken: "abgesucht" },
    way: { legend: "der Weg des Zuges unter dem Zeiger" },
  },
  share: {
    title: "Teilen",
    what: {
      pgn: "die Partie als PGN",
      png: "das Bild",
      svg: "das Bild als SVG",
      "element-code": "der Code des Elements",
      "frame-code": "der Code des Rahmens",
      record: "die Partie",
      position: "die Stellung",
      "short-record": "die Partie in Kurznotation",
      "game-link": "ein Link zu dieser Partie",
      "position-link": "ein Link zu dieser Stellung",
    },
  },
  newGame: {
    title: (game) => `Neue Partie ${game}`,
    explain: "Die aktuelle Partie bleibt unter „Deine Partien“ erhalten.",
    start: "Partie beginnen",
    cancel: "Abbrechen",
    number: (name, last) => `${name}, 0 bis ${last}`,
    random: "Zufällig",
    swap: "Seiten tauschen",
    rotate: "Plätze rotieren",
    presets: "Wer spielt",
    hotSeat: (seats) =>
      `Zu ${{ 2: "zweit", 3: "dritt", 4: "viert" }[seats] ?? seats} an einem Bildschirm`,
    alone: (others) => `Ein Mensch, ${counted(others)} Computer`,
    advanced: "Erweitert",
    model: "Wie der Computer seine Gegner sieht",
    models: {
      usual: "Automatisch",
      paranoid: "Alle sind gegen ihn (paranoid)",
      "max-n": "Jeder spielt für sich (max-n)",
      "best-reply": "Nur die stärkste Antwort zählt (best reply)",
    },
  },
  turn: {
    title: "Wer am Zug ist",
    toMove: "ist am Zug",
    inCheck: "ist am Zug, im Schach",
    thinking: "denkt",
    waiting: "pausiert",
    claims: "muss Matt ansagen",
    passes: "hat keinen Zug",
    wins: "gewinnt",
    draw: "Remis",
  },
  calls: {
    title: "Vor dem Zug",
    one: (seat, victim) => `${seat} setzt ${victim} matt`,
    choose: (seat, victim) => `${seat} setzt ${victim} matt: mit welcher Figur?`,
    deliverer: (kind, square) => `${kind} auf ${square}`,
    checkmates: (victim, gains) => `setzt ${victim} matt${gains === "" ? "" : " und"}`,
    becomes: (kind) => `wird zu: ${kind}`,
    wins: "gewinnt sofort",
    meaning: (victim, seat, rise) =>
      `Die Figuren von ${victim} verlassen das Brett${rise === "" ? "" : `, ${rise}`}, und dann zieht ${seat}.`,
    rise: (seat, royal, into) => `aus ${royal} (${seat}) wird ${into}`,
    name: (deliverer, victim, gains) =>
      [`${deliverer} setzt ${victim} matt`, ...gains].join(" und "),
    pass: "Passen",
    answered: (seat) => `${seat} hat gepasst. Noch einmal passen beendet die Partie.`,
    noMove: (seat) => `${seat} hat keinen erlaubten Zug und passt.`,
    noMoveInCheck: (seat) =>
      `${seat} steht im Schach, hat keinen erlaubten Zug und passt. Andere können das Schach noch aufheben.`,
    checkmated: (seat) =>
      `${seat} steht im Schach, hat keinen erlaubten Zug und passt. Das Matt kann angesagt werden.`,
  },
  boardView: {
    title: "Ansicht des Bretts",
    arrangement: "Ebenen",
    flat: "Flach",
    stacked: "Turm",
    spread: "Abstand der Ebenen",
    spreadShort: "Abstand",
    rotate: "Drehen",
    dragByMouse: "Ziehe am Turm, um ihn zu drehen.",
    dragByFinger: "Ziehe mit einem Finger am Turm, um ihn zu drehen.",
    dragKnown: "Verstanden",
    faded: "Ausblenden",
    fadedHint: "Alle Ebenen ausblenden außer der unter dem Zeiger",
    left: "Nach links drehen",
    right: "Nach rechts drehen",
    follows: "Folgen",
    followsHint: "Das Brett dreht sich zur Seite am Zug",
    around: "Ringsum",
    aroundHint: "Bedienung an jedem Rand des Bildschirms, für ein Tablet zwischen den Spielern",
  },
  around: {
    title: (seat) => `Bedienung für ${seat}`,
    yourTurn: "Du bist am Zug",
    inCheck: "Du bist am Zug, im Schach",
    turnOf: (seat) => `${seat} ist am Zug`,
    end: "Normale Ansicht",
  },
  secrets: {
    sentences: germanSecrets,
    choose: {
      crown: "Welcher deiner Monarchen trägt die Krone?",
      half: "Welche Hälfte trägt die Krone?",
      mine: "Welcher Stein ist vermint?",
      hidden: "Wo ist deine Krone versteckt?",
    },
    chooser: (seat) => `Nur für ${seat}`,
    meaning: {
      crown:
        "Dein Gegner gewinnt, wenn er ihn schlägt, erfährt aber erst beim Schlagen eines der beiden, welcher es ist. Die Wahl gilt für die ganze Partie.",
      half: "Dein Gegner gewinnt, wenn er sie schlägt. Die Wahl gilt für die ganze Partie.",
      mine: "Eine Figur, die ihn schlägt, ist auch verloren.",
      hidden: "Dein Gegner gewinnt, wenn er sie findet.",
    },
    others: "Andere Spieler oder Regeln …",
    chance: "Zufällig wählen",
    chanceExplain: "Niemand sieht die Wahl. Zum Nachsehen „Mein Geheimnis“ gedrückt halten.",
    show: "Mein Geheimnis",
    showShort: "Geheim",
    showHint: "Gedrückt halten",
    showShared: "Der Tisch wird zuerst verdeckt",
    none: "Du hast gerade kein Geheimnis.",
    speakTitle: "Geheimnis vorlesen?",
    speakExplain: "Ein Screenreader liest dein Geheimnis laut vor. Andere können es hören.",
    speak: "Vorlesen",
    dontSpeak: "Abbrechen",
    choosing: "Geheimnisse wählen",
  },
  handover: {
    title: (seat) => `Gib das Gerät weiter: ${seat}`,
    explain: "Das Brett ist verdeckt, damit niemand die Geheimnisse der anderen sieht.",
    choice: (seat) => `${seat} wählt jetzt ein Geheimnis.`,
    takenBack: "Züge wurden zurückgenommen.",
    last: "Letzte Züge",
    moved: (seat, kind, move) => `${kind} (${seat}): ${move}`,
    did: (seat, doing) => `${seat} ${doing}`,
    went: (seat, way) => `${seat}: ${way}`,
    captures: ", schlägt",
    capturesToo: " und am Ende",
    check: ", Schach",
    show: (seat) => `Ich bin ${seat}: Brett zeigen`,
    toChoice: (seat) => `Ich bin ${seat}: wählen`,
    passOn: "Weitergeben",
    passOnHint: (seat) => `${seat} ist hier am Zug. Gib das Gerät weiter, um weiterzuspielen.`,
  },
  pin: {
    label: (seat) => `PIN von ${seat}`,
    wrong: "Das ist nicht die PIN.",
    protect: "Mein Brett mit einer PIN schützen",
    choose: "PIN, 4 bis 8 Ziffern",
    chooseExplain:
      "Die PIN schützt deine Geheimnisse vor dem anderen Spieler an diesem Gerät, auch in der gespeicherten Partie. Sie hält niemanden auf, der hier bei offener Partie Entwicklerwerkzeuge oder andere Programme benutzt oder das Passwort einer Datei mit dieser Partie kennt.",
    checking: "Wird geprüft …",
    keeping: "Wird gespeichert …",
    malformed: "Eine PIN hat 4 bis 8 Ziffern.",
    forgotten: "PIN vergessen?",
    giveUpTitle: "Partie beenden?",
    giveUpExplain: (seat) =>
      `Ohne die PIN verliert ${seat}. Die Geheimnisse bleiben verborgen, bis alle mit ihrer PIN zustimmen.`,
    giveUp: "Partie beenden",
    cancel: "Noch einmal versuchen",
    hidden: "Die Geheimnisse bleiben verborgen, bis alle zustimmen.",
  },
  consent: {
    "take-back": {
      title: "Trotz Enthüllung zurücknehmen?",
      explain:
        "Seither wurde etwas über ein Geheimnis bekannt. Von vorher geht es nur weiter, wenn alle zustimmen. Was gelüftet ist, bleibt gelüftet, und in der Partie wird es vermerkt.",
      confirm: "Zurücknehmen",
    },
    elsewhere: {
      title: "Mit gelüftetem Geheimnis weiterspielen?",
      explain:
        "Ein Geheimnis dieser Partie wurde in einer anderen, vielleicht gelöschten Kopie gelüftet. Die Partie geht nur weiter, wenn alle zustimmen. Dann ist es auch hier gelüftet, und in der Partie wird es vermerkt.",
      confirm: "Lüften und weiterspielen",
    },
    reveal: {
      title: "Geheimnisse lüften?",
      explain: "Die Partie ist zu Ende. Alle müssen zustimmen.",
      confirm: "Geheimnisse lüften",
    },
    agrees: (seat) => `${seat} stimmt zu`,
    cancel: "Abbrechen",
    ask: "Hier weiterspielen",
  },
  resign: {
    title: "Diese Partie aufgeben?",
    explain: (seat) => `${seat} gibt auf. Du kannst das danach noch zurücknehmen.`,
    explainSecrets: (seat) =>
      `${seat} gibt auf, und alle Geheimnisse werden gelüftet. Zurücknehmen geht nur, wenn alle zustimmen.`,
    explainForGood: (seat) =>
      `${seat} gibt auf, und alle Geheimnisse werden gelüftet. Das lässt sich nicht zurücknehmen.`,
    confirm: "Aufgeben",
    cancel: "Weiterspielen",
    explainSeveral: (seat) =>
      `Der Computer spielt für ${seat} weiter, damit die anderen ihre Partie beenden können. Um wieder zu übernehmen, wähle „Mensch“ neben dem Namen.`,
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
  keeping: {
    title: "Deine Partien",
    adding: "Partien aus der Datei werden hinzugefügt …",
    save: "Alle Partien als Datei speichern",
    add: "Partien aus einer Datei hinzufügen …",
    records: "PGN-Partien öffnen …",
    list: "Gespeicherte Partien",
    game: (name, moves) => `${name}, bei Zug ${moves}`,
    variant: (name) => `Die Variante ${name}`,
    atMove: (moves) => `Zug ${moves}`,
    unreadable: "Diese Partie ist nicht lesbar.",
    open: "Öffnen",
    showAll: (count) => `Alle ${count} Partien zeigen`,
    running: "Deine laufenden Partien",
    all: "Alle deine Partien",
    remove: "Löschen …",
    removeName: (game) => `Löschen: ${game} …`,
    reallyRemove: "Wirklich löschen",
    keep: "Behalten",
    cancel: "Abbrechen",
    results: {
      added: (game) => `${game}: hinzugefügt.`,
      present: (game) => `${game}: schon vorhanden.`,
      refused: (game, why) => `${game}: nicht hinzugefügt. ${why}`,
      locked: (game) =>
        `${game}: ausgelassen, denn die Geheimnisse brauchen das Passwort der Datei.`,
      "no-room": (game) => `${game}: nicht hinzugefügt. Der Speicher des Browsers ist voll.`,
      stopped: (game) => `${game}: nicht hinzugefügt. Du hast abgebrochen.`,
    },
  },
  passphrase: {
    label: "Passwort",
    chooseLabel: "Passwort, mindestens 8 Zeichen",
    show: "Anzeigen",
    short: "Nimm mindestens 8 Zeichen.",
    missing: "Gib das Passwort ein.",
    wrong: "Dieses Passwort öffnet die Datei nicht.",
    saveTitle: "Partien mit Geheimnissen verschlüsseln",
    saveExplain: (games) =>
      `Diese Partien haben Geheimnisse: ${games}. In der Datei sind sie verschlüsselt. Wer das Passwort kennt, kann alle ihre Geheimnisse lesen; ohne es kann sie niemand öffnen, auch du nicht.`,
    save: "Alle speichern",
    skip: "Auslassen",
    openTitle: "Passwort eingeben",
    openExplain:
      "Einige Partien in dieser Datei sind verschlüsselt. Das Passwort wurde beim Speichern gewählt.",
    open: "Öffnen",
  },
  elsewhere: {
    explain: "Diese Partie ist in einem anderen Tab geöffnet. Hier kannst du sie nur ansehen.",
    takeOver: "Übernehmen",
  },
  variations: {
    explain: "Diese Partie hat Varianten, die nur die Studie zeigt.",
    study: "Studie öffnen",
  },
  notice: { dismiss: "Schließen", region: "Meldungen" },
  footer: {
    icons: "Figurenbilder von game-icons.net (CC BY 3.0).",
    code: "Menagerie ist freie Software unter MIT oder Apache-2.0.",
  },
  board: {
    places: { flat: "Feld", solid: "Feld" },
    name: (game, plane) => `${game}, ${plane || "Brett"}`,
    plane: (number) => `Brett ${number}`,
    level: (name) => `Ebene ${name}`,
    placeOn: (square, plane) => `${square}, ${plane}`,
    piece: (seat, kind, square) => `${kind} (${seat}), ${square}`,
    empty: (square) => `${square}, leer`,
    promoteTo: "Umwandeln in",
    stays: (kind) => `Bleibt: ${kind}`,
    claim: "Matt: mit welcher Figur?",
    cancel: "Abbrechen",
    premove: (from, to) => `Vorauszug ${from}–${to}`,
    premoveCancelled: "Vorauszug zurückgenommen",
    rules: (kind, rules) => `${kind}: ${rules}`,
  },
  reserve: {
    title: (seat) => `Figuren in der Hand: ${seat}`,
    held: (kind, count) => `${count} × ${kind} in der Hand`,
    drop: (kind, count) => `Einsetzen: ${kind}, ${count} in der Hand`,
  },
  drops: {
    choose: (kind) => `Einsetzen: ${kind}. Wähle ein Feld.`,
    goOn: (count) => `${count} eingesetzt. Setze weitere ein oder beende den Zug.`,
    done: "Fertig",
    title: (kind) => `Einsetzen: ${kind}`,
    plain: (kind) => `Ohne Mine: ${kind}`,
    mined: (kind) => `Mit Mine: ${kind}`,
  },
  hide: {
    button: "Krone verstecken",
    choose: "Wähle ein Feld für die Krone",
    title: "Die Krone hier verstecken?",
    confirm: "Hier verstecken",
  },
  split: {
    button: "Monarch teilen",
    choose: "Wähle ein Feld für eine Hälfte",
    title: "Welche Hälfte zieht hierher, und welche trägt die Krone?",
    goesCrowned: (half) => `${half} zieht und trägt die Krone`,
    goesBare: (half) => `${half} zieht, die andere trägt die Krone`,
  },
  steps: {
    title: "Auf welchem Weg?",
    offButton: "Vom Brett",
    offChoose: (kind) => `${kind} kann zurück in die Hand`,
    castle: "Rochieren",
    inPassing: (kind, square) => `${kind} auf ${square} im Vorbeigehen schlagen`,
    straight: "Unterwegs nichts schlagen",
    taking: (kind, square) => `Unterwegs schlagen: ${kind} auf ${square}`,
    stay: "Stehen bleiben und nichts schlagen",
    stayTaking: (kind, square) => `${kind} auf ${square} schlagen und zurückkommen`,
    off: "Das Brett verlassen",
    offTaking: (kind, square) => `${kind} auf ${square} schlagen und das Brett verlassen`,
  },
  orders: {
    title: "Dieser Zug",
    cancel: "Abbrechen",
    showSearched: () => "Abgesuchte Felder",
    keepers: (seats) =>
      seats.length === 0
        ? "Keine Geheimnisse mehr"
        : seats.length === 1
          ? `${seats[0]} hat ein Geheimnis`
          : `${seats.join(" und ")} haben Geheimnisse`,
    revealed: "Alle Geheimnisse gelüftet",
  },
  reveals: { sentences: germanReveals },
  remarks: {
    filed: "In einer Datei gespeichert: Geheimnisse können anderswo bekannt sein.",
    codes: {
      "taken-back-revealed": "Trotz Enthüllung zurückgenommen.",
      "taken-back-searched": "Nach einer Suche zurückgenommen.",
      "revealed-elsewhere": "In anderer Kopie gelüftet.",
      "searched-elsewhere": "In anderer Kopie gesucht.",
    },
  },
  played: {
    drop: (kind, square) => `setzt auf ${square} ein: ${kind}`,
    done: "beendet das Einsetzen",
    hide: "versteckt heimlich die Krone",
    hideOn: (square) => `versteckt die Krone auf ${square}`,
    split: (square) => `teilt den Monarchen, eine Hälfte nach ${square}`,
    pass: "passt",
    claim: (kind, square, victim) => `setzt ${victim} matt: ${kind} auf ${square}`,
    mined: "vermint",
    plain: "ohne Mine",
    unknown: "vermint oder nicht",
    steps: (kind, from, to) => `${kind} von ${from} nach ${to}`,
    off: (kind, from) => `${kind} von ${from} vom Brett`,
    stays: (kind, from) => `${kind} auf ${from} bleibt`,
    taking: (square) => `, schlägt unterwegs auf ${square}`,
  },
  beliefs: {
    button: (seat) => `Was ${seat} glaubte`,
    title: (seat) => `Was der Computer (${seat}) glaubte`,
    none: "In dieser Partie gab es für ihn nichts zu raten.",
    close: "Schließen",
    ply: "Halbzug",
    move: "Zug",
    start: "Anfang",
    wears: (seat, kind) => `${kind} (${seat}) trägt die Krone`,
    hidden: (seat) => `Wo die Krone von ${seat} versteckt ist`,
    mine: (seat) => `Welcher Stein von ${seat} vermint ist`,
    truth:
      "Durchgezogen: Wahrscheinlichkeit, die er der Wahrheit gab. Gestrichelt: Anteil der verbliebenen Möglichkeiten.",
    probability: "Wahrscheinlichkeit",
    possible: "Noch möglich",
    numbers: "Als Tabelle",
  },
  embed: {
    label: (game) => `${game} auf Menagerie`,
    waiting: "Das Brett wird geladen, sobald es zu sehen ist",
    tooOld: "Dieser Browser ist zu alt für das Brett",
    home: "Ganze Seite",
    homeHint: "Auf eigener Seite mit allen Funktionen öffnen",
    controls: "Züge und Brett",
    type: "Zug oder Frage eingeben",
    drop: (kind) => `Einsetzen: ${kind}`,
    title: "Dieses Brett einbetten",
    what: "Anzeigen",
    game: "Bisherige Partie",
    position: "Aktuelle Stellung",
    mayPlay: "Besucher dürfen ziehen",
    element: "Element",
    elementExplain:
      "Am besten, wenn deine Website Skripte erlaubt. Das Element passt seine Größe der Seite an und lässt sich gestalten und steuern.",
    frame: "Rahmen",
    frameExplain: "Für Websites, die keine fremden Skripte erlauben.",
    copyElement: "Element kopieren",
    copyFrame: "Rahmen kopieren",
    close: "Schließen",
    noOrigin: "Die Adresse dieses Rahmens hat keine gültige Herkunft.",
  },
  outcomes: germanOutcomes,
  onPoints: (draw, winner) =>
    `${capitalised(draw.replace(/^Remis(:| durch) /, ""))} ${winner} gewinnt nach Punkten.`,
  unknownOutcome: (code, winner) =>
    winner === "" ? `Remis (${code}).` : `${winner} gewinnt (${code}).`,
  reasons: germanReasons,
  unknownReason: (code, arg) => {
    const found = arg("found") === "" ? "" : `: „${arg("found")}“`;
    return `Fehler „${code}“${inLine(arg)}${where(arg)}${found}.${allowed(arg)}`;
  },
};

/** @param {string} text */
function capitalised(text) {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** @param {number} number */
function compactNumber(number) {
  return new Intl.NumberFormat("de", { notation: "compact", maximumFractionDigits: 1 }).format(
    number,
  );
}
