import { and, or } from "./grammar.js";

/** @import { ToldCode } from "../../state/reasons.js" */
/** @import { Argument, Sentence } from "../words.js" */

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
  const known = /** @type {Record<string, Sentence | undefined>} */ (reasons);
  const reason = known[found];
  if (reason !== undefined) return ` ${reason((key) => (key === "wall" ? arg(key) : ""))}`;
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

/** @satisfies {Record<ToldCode, Sentence>} */
const reasons = {
  "not-your-turn": () => "Die andere Seite ist am Zug.",
  "computer-turn": () =>
    "Der Computer ist am Zug. Mit „Stopp“ zieht er sofort, nach einer Pause mit „Weiter“.",
  "empty-cell": (arg) => `Es steht keine Figur ${on(arg("square"))}.`,
  "game-over": () => "Die Partie ist zu Ende. Nimm einen Zug zurück oder beginne eine neue.",
  "own-man": (arg) =>
    `Dort steht eine eigene Figur${arg("kind") === "" ? "" : `: ${arg("kind")} ${on(arg("square"))}`}.`,
  "no-such-move": (arg) => `${piece(arg)} zieht so nicht.`,
  "out-of-bounds": (arg) => `${piece(arg)} darf nicht auf dieses Feld.`,
  "not-in-hand": () => "Diese Figur hast du nicht in der Hand.",
  "drop-on-piece": () => "Figuren werden auf leere Felder eingesetzt.",
  "only-enters": (arg) =>
    `${piece(arg)} kommt nur mit dem ersten Zug einer Figur auf deren Feld ins Spiel.`,
  "drop-zone": (arg) => `${piece(arg)} darf dort nicht eingesetzt werden.`,
  "drop-file": () => "Auf dieser Linie steht schon eine solche Figur von dir.",
  "drop-colour": () => "Deine andere Figur dieser Art steht schon auf dieser Farbe.",
  "drop-needed": () => "Dieses Feld muss für eine andere Figur in der Hand frei bleiben.",
  "drop-first": () => "Setze zuerst deine Figuren aus der Hand ein.",
  "loses-royal": () => "Das Schlagen würde auch deine eigene königliche Figur entfernen.",
  "drop-mates": (arg) => `${piece(arg)} darf durch Einsetzen nicht mattsetzen.`,
  blocked: (arg) => `Der Weg ist ${on(arg("at") || arg("square"))} versperrt.`,
  "only-captures": (arg) => `${piece(arg)} zieht so nur, um zu schlagen.`,
  "only-without-capture": (arg) => `${piece(arg)} kann so nicht schlagen.`,
  unhoppable: (arg) =>
    `${piece(arg)} kann die Figur ${on(arg("at") || arg("square"))} weder überspringen noch im Sprung schlagen.`,
  facing: (arg) =>
    `Beide Seiten sehen sich an (${arg("royal") || "königliche Figur"}): Trenne sie, oder passe und beende das Spiel.`,
  "needs-screen": (arg) => `${piece(arg)} muss zum Schlagen genau eine Figur überspringen.`,
  "needs-screen-before": (arg) =>
    `${piece(arg)} muss eine Figur direkt vor dem Zielfeld überspringen.`,
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
  "forbidden-capture": () => "Diese Figur darf jene nicht schlagen.",
  "must-capture": () => "Es besteht Schlagzwang, und diese Seite kann schlagen.",
  "none-captured": (arg) =>
    `Von dieser Seite ist keine solche Figur geschlagen${arg("kind") === "" ? "" : `: ${arg("kind")}`}.`,
  "promotion-limit": (arg) =>
    `Diese Seite darf durch Umwandlung keine weitere solche Figur bekommen${arg("kind") === "" ? "" : `: ${arg("kind")}`}.`,
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
  "wall-first": (arg) => `Du hast schon gezogen. Wähle jetzt ein leeres Feld: ${arg("wall")}.`,
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
  "placement-hole": (arg) => misplaced(arg, "Dort hat das Brett ein Loch"),
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
  "impossible-moves": (arg) =>
    `In dieser Runde können nicht ${arg("found")} Züge übrig sein.${allowed(arg)}`,
  "royal-count": (arg) =>
    `Erwartet: ${arg("allowed")} von ${arg("at")}; gefunden: ${arg("found")}.`,
  "no-men": (arg) => `Die Seite am Zug (${arg("at")}) hat keine Figuren.`,
  "other-side-in-check": (arg) =>
    `Die Seite, die nicht am Zug ist, steht auf ${arg("at")} im Schach. Das ist unmöglich.`,
  "must-have-promoted": (arg) => `Die Figur auf ${arg("at")} müsste schon umgewandelt sein.`,
  "too-many-men": (arg) => `Figuren der Art „${arg("at")}“: ${arg("found")}; ${arg("allowed")}.`,
  "too-many-pieces": (arg) =>
    `Auf dem Brett und in der Hand sind ${arg("found")} Figuren; höchstens ${arg("allowed")} sind möglich.`,
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
    "Dieser Browser hat die gespeicherten Partien gelöscht. Die aktuelle Partie wird mit dem nächsten Zug wieder gespeichert.",
  "saved-game-unreadable": () =>
    "Die gespeicherte Partie ist nicht lesbar. Sie bleibt unter „Deine Partien“; eine neue hat begonnen.",
  "finished-kept": () => "Die beendete Partie bleibt unter „Deine Partien“.",
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
  "pieces-missing": () => "Die Figuren konnten nicht geladen werden. Lade die Seite neu.",
  "part-missing": () =>
    "Dieser Teil der Seite konnte nicht geladen werden. Prüfe deine Verbindung oder lade die Seite neu.",
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
    `So können Figuren nicht in der Hand sein${inLine(arg)}: „${arg("found")}“ (${arg("at")}).${allowed(arg)}`,
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

  "engine-slow": () => "Die Engine lädt noch. Lade die Seite neu, wenn es zu lange dauert.",
  "engine-unreachable": () =>
    "Die Engine konnte nicht geladen werden. Prüfe die Verbindung und lade neu. Menagerie braucht einen aktuellen Browser.",
  "engine-sandboxed": () =>
    "Die Engine konnte nicht starten: Diese Seite steht in einem Sandbox-Frame, der das verbietet. Der Frame braucht „allow-scripts allow-same-origin“.",
  "engine-outdated": () => "Seite und Engine haben verschiedene Versionen. Lade die Seite neu.",
  "engine-crashed": () => "Die Engine wurde unerwartet beendet.",
  "engine-restarted": () => "Die Engine wurde neu gestartet. Deine Partie ist unverändert.",

  // Bretter auf fremden Seiten.
  "embed-adopted": () =>
    "Dieses Brett wurde in ein anderes Dokument verschoben. Erstelle dort ein neues.",
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

/** @satisfies {typeof import("../en/errors.js").errors} */
export const errors = {
  reasons,
  unknownReason: (code, arg) => {
    const found = arg("found") === "" ? "" : `: „${arg("found")}“`;
    return `Fehler „${code}“${inLine(arg)}${where(arg)}${found}.${allowed(arg)}`;
  },
  withOptions: (choices, fault) =>
    `mit ${and(choices.map(({ option, values }) => `${option} = ${or(values)}`))}: ${fault}`,
};
