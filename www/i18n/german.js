// Die Wörter der Seite auf Deutsch. Figuren werden ohne Artikel genannt: Autoren fremder Spiele geben ihnen Namen, deren
// Geschlecht hier niemand kennt.

/** @typedef {import("./english.js").Argument} Argument */
/** @typedef {import("./strings.js").Words} Words */

/** @param {Argument} arg */
const byAttacker = (arg) =>
  arg("by") === ""
    ? ""
    : ` durch ${arg("by")}${arg("bySquare") === "" ? "" : ` auf ${arg("bySquare")}`}`;

/** @param {Argument} arg */
const where = (arg) => (arg("at") === "" ? "" : ` bei „${arg("at")}“`);

/** @param {Argument} arg */
const allowed = (arg) => (arg("allowed") === "" ? "" : ` Erwartet: ${arg("allowed")}.`);

/** @param {Argument} arg @param {string} fault */
const misplaced = (arg, fault) => `${fault}${where(arg)}: „${arg("found")}“.${allowed(arg)}`;

/** Statt des Erlaubten hat ein abgelehnter Zug einer Partie den Code des Grundes. @param {Argument} arg */
const whyRefused = (arg) => {
  const reason = germanReasons[arg("allowed")];
  return reason === undefined ? allowed(arg) : ` ${reason(() => "")}`;
};

/** @param {string} square */
const on = (square) => (square === "" ? "dort" : `auf ${square}`);

/** @param {Argument} arg */
const inLine = (arg) => (arg("line") === "" ? "" : ` in Zeile ${arg("line")}`);

/** @param {Argument} arg @param {string} key */
const piece = (arg, key = "kind") => arg(key) || "Diese Figur";

/** @type {Record<string, (arg: Argument) => string>} */
const germanReasons = {
  // Warum ein Zug abgelehnt wird.
  "not-your-turn": () => "Diese Seite ist nicht am Zug.",
  "computer-turn": () =>
    "Der Computer ist am Zug. Mit „Stopp“ zieht er sofort, mit „Weiter“, falls er wartet.",
  "empty-cell": (arg) => `Es steht keine Figur ${on(arg("square"))}.`,
  "game-over": () => "Die Partie ist zu Ende. Nimm einen Zug zurück, oder beginne eine neue.",
  "own-man": (arg) =>
    `Eine eigene Figur steht ${on(arg("square"))}: ${arg("kind") || "eine eigene"}.`,
  "no-such-move": (arg) => `${piece(arg)} zieht so nicht.`,
  "out-of-bounds": (arg) => `${piece(arg)} darf dort nicht stehen; die Regeln nennen die Felder.`,
  blocked: (arg) => `Der Weg ist verstellt ${on(arg("at") || arg("square"))}.`,
  "only-captures": (arg) => `${piece(arg)} geht diesen Weg nur, um zu schlagen.`,
  "only-without-capture": (arg) => `${piece(arg)} kann so nicht schlagen.`,
  "needs-screen": (arg) => `${piece(arg)} muss zum Schlagen genau eine Figur überspringen.`,
  "leaves-royal-attacked": (arg) =>
    `Danach stünde im Schach: ${arg("royal") || "die königliche Figur"}${byAttacker(arg)}.`,
  "into-check": (arg) => `${piece(arg)} stünde ${on(arg("square"))} im Schach${byAttacker(arg)}.`,
  "through-check": (arg) => {
    const square = arg("at") || arg("square");
    const attacked = square === "" ? "" : `: ${square} ist angegriffen${byAttacker(arg)}`;
    return `${piece(arg)} darf nicht durch Schach ziehen${attacked}.`;
  },
  "still-in-check": (arg) =>
    `Es steht Schach; zuerst ist zu retten: ${arg("royal") || "die königliche Figur"}.`,
  "none-captured": (arg) =>
    `Keine Figur dieser Art ist vom Brett${arg("kind") === "" ? "" : `: ${arg("kind")}`}.`,
  "not-in-array": (arg) =>
    `Eine Figur dieser Art hatte diese Seite nie${arg("kind") === "" ? "" : `: ${arg("kind")}`}.`,
  "landing-taken": (arg) =>
    `${piece(arg)} würde auf ${arg("at") || "dem anderen Brett"} landen, und dort ist besetzt.`,
  "no-promotion": (arg) =>
    `${piece(arg)} muss dort umgewandelt werden, aber keine geschlagene Figur steht bereit.`,
  "castling-lost": () => "Die Rochade ist verloren: König oder Turm hat schon gezogen.",
  "claim-first": () => "Ein Matt muss vor allem anderen angesagt werden.",
  claimed: (arg) =>
    `Matt: ${arg("victim")} ist ausgeschieden, durch ${arg("kind")} (${arg("seat")}) auf ${arg("square")}.`,
  "turn-of-drops": () =>
    "Das Einsetzen hat begonnen: In diesem Zug folgen nur weitere Steine oder „Fertig“.",
  "nothing-to-undo": () => "Es gibt nichts zurückzunehmen.",
  "nothing-to-redo": () => "Es gibt nichts wiederherzustellen.",

  // Getippte Züge.
  "move-empty": (arg) => `Tippe einen Zug wie ${arg("example")}.`,
  "move-unreadable": (arg) =>
    `„${arg("found")}“ ist kein Zug. Schreib zwei Felder, wie ${arg("example")}.`,
  "move-illegal": (arg) => `„${arg("found")}“ ist jetzt nicht möglich.`,
  "unreadable-move": (arg) =>
    `„${arg("found")}“ ist kein Zug. Schreib zwei Felder, wie e2e4, oder a9a10=R.`,
  "promotion-needed": (arg) => `Sag, in was umgewandelt wird: ${arg("allowed")}.`,
  "not-now": (arg) => `„${arg("found")}“ ist jetzt nicht möglich.`,

  // Links, Dateien und Stellungen.
  "link-broken": (arg) => `Dieser Link ist nicht lesbar: „${arg("found")}“.`,
  "unknown-game": (arg) => `Ein Spiel namens „${arg("found")}“ gibt es hier nicht.`,
  "nothing-taught": (arg) =>
    `„${arg("found")}“ ist eine eigene Variante: Weder Lektion noch Aufgaben noch Geschichte sind dafür geschrieben.`,
  "link-position-refused": (arg) =>
    `Die Stellung in diesem Link lässt sich nicht aufbauen. ${arg("why")}`,
  "link-record-refused": (arg) =>
    `Die Partie in diesem Link lässt sich nicht öffnen. ${arg("why")}`,
  "text-refused": (arg) =>
    `Das ließ sich nicht öffnen; deine Partie bleibt, wie sie ist. ${arg("why")}`,
  "text-empty": () => "Es gibt nichts zu öffnen: Füge zuerst eine Partie oder eine Stellung ein.",
  "file-unreadable": (arg) => `Die Datei „${arg("found")}“ war nicht lesbar.`,

  // Stellungstexte.
  "too-long": (arg) => `Dieser Text ist zu lang für eine Stellung; ${arg("allowed")}.`,
  "wrong-length": (arg) => `„${arg("found")}“ ist keine Stellung. Erwartet: ${arg("allowed")}.`,
  "placement-boards": (arg) => misplaced(arg, "Die Zahl der Bretter stimmt nicht"),
  "placement-ranks": (arg) => misplaced(arg, "Die Zahl der Reihen stimmt nicht"),
  "placement-width": (arg) => misplaced(arg, "Eine Reihe hat die falsche Breite"),
  "placement-count": (arg) => misplaced(arg, "Eine Zahl leerer Felder stimmt nicht"),
  "unknown-letter": (arg) => misplaced(arg, "Keine Figur wird so geschrieben"),
  turn: (arg) => misplaced(arg, "Wer am Zug ist, ist nicht lesbar"),
  castling: (arg) => misplaced(arg, "Die Rochaderechte sind nicht lesbar"),
  "en-passant": (arg) => misplaced(arg, "Das En-passant-Feld ist nicht lesbar"),
  clock: (arg) => misplaced(arg, "Die Zählung bis zum Remis ist nicht lesbar"),
  number: (arg) => misplaced(arg, "Die Zugnummer ist nicht lesbar"),
  reserves: (arg) => misplaced(arg, "Die Figuren in der Hand sind nicht lesbar"),
  "unknown-field": (arg) => misplaced(arg, "Ein solches Feld kennt dieses Spiel nicht"),
  "field-value": (arg) => misplaced(arg, "Eine weitere Angabe hat einen unmöglichen Wert"),
  "field-values": (arg) => misplaced(arg, "Eine weitere Angabe hat zu viele oder zu wenige Werte"),

  // Unmögliche Stellungen.
  position: () => "Diese Stellung lässt sich nicht aufbauen.",
  "unknown-secret": (arg) =>
    arg("at") === ""
      ? "Was daraus wird, hängt von einem Geheimnis ab, das hier niemand kennt; darum geht es nicht."
      : `Ein Geheimnis der Angabe „${arg("at")}“ ist offen; es muss bekannt sein.`,
  monarchs: (arg) =>
    `Diese Monarchen kann es nicht geben (${arg("at")}): ${arg("found")}; nötig: ${arg("allowed")}.`,
  "impossible-secret": (arg) =>
    `Das Geheimnis „${arg("at")}“ ist unmöglich: ${arg("found")}.${allowed(arg)}`,
  "impossible-drops": (arg) =>
    `So viele Figuren kann dieser Zug nicht eingesetzt haben: ${arg("found")}.${allowed(arg)}`,
  "royal-count": (arg) => `Gefunden: ${arg("found")} von ${arg("at")}; nötig: ${arg("allowed")}.`,
  "no-men": (arg) => `Wer am Zug ist (${arg("at")}), hat keine Figuren.`,
  "other-side-in-check": (arg) =>
    `Wer nicht am Zug ist, steht auf ${arg("at")} im Schach: Das wäre geschlagen worden.`,
  "must-have-promoted": (arg) => `Die Figur auf ${arg("at")} hätte dort umgewandelt werden müssen.`,
  "too-many-men": (arg) => `Figuren der Art „${arg("at")}“: ${arg("found")}; ${arg("allowed")}.`,
  "no-reserve": (arg) => `„${arg("at")}“: ${arg("found")}; erlaubt: ${arg("allowed")}.`,
  "castling-without-men": (arg) => `Rochaderecht „${arg("found")}“: ${arg("allowed")}.`,
  "counterpart-occupied": (arg) =>
    `Das Feld ${arg("at")} ist auf beiden Brettern besetzt: ${arg("found")}.`,
  "impossible-winner": (arg) => `Der Gewinner „${arg("found")}“ ist unmöglich.${allowed(arg)}`,
  "impossible-en-passant": (arg) =>
    `En passant auf ${arg("found")} ist unmöglich; es braucht ${arg("allowed")}.`,

  // Partien als Text.
  "record-header": (arg) =>
    `Zeile ${arg("line")} ist keine Kopfzeile: „${arg("found")}“. Erwartet: ${arg("allowed")}.`,
  "record-format": (arg) =>
    `Dieses Format einer Partie ist hier unbekannt. Sie müsste beginnen mit: ${arg("allowed")}.`,
  "record-unknown-game": (arg) =>
    `Zeile ${arg("line")}: Ein Spiel namens „${arg("found")}“ gibt es hier nicht.`,
  "record-position": (arg) =>
    `Zeile ${arg("line")}: Die Anfangsstellung lässt sich nicht aufbauen: ${arg("allowed")}.`,
  "record-move": (arg) =>
    `Zeile ${arg("line")}: „${arg("found")}“ ist nicht möglich.${whyRefused(arg)}`,
  "record-result": (arg) =>
    `Zeile ${arg("line")}: Das Ergebnis „${arg("found")}“ passt nicht; erwartet: ${arg("allowed")}.`,

  // Spiele mit Geheimnissen.
  "consent-needed": () =>
    "Inzwischen ist ein Geheimnis ans Licht gekommen. Von hier geht es nur weiter, wenn alle zustimmen.",
  "not-your-view": () => "Das darf nur, wer am Zug ist. Gib zuerst das Gerät weiter.",
  "pending-choice": () => "Die Partie beginnt, sobald jedes Geheimnis gewählt ist.",
  "record-commitment": (arg) =>
    `Ein Geheimnis dieser Partie passt nicht zu dem, was bei der Wahl versiegelt wurde${inLine(arg)}.${allowed(arg)}`,
  "choice-value": (arg) => `„${arg("found")}“ lässt sich nicht wählen.${allowed(arg)}`,
  "nothing-to-choose": () => "Etwas dieser Art ist jetzt nicht zu wählen.",
  "unknown-secret-field": (arg) => `Ein Geheimnis namens „${arg("found")}“ hat das Spiel nicht.`,
  "not-over": () => "Das wird erst nach dem Ende der Partie verraten.",
  "no-thought": () => "Der Computer hat für diese Stellung keinen Zug gefunden.",
  "seal-format": () => "Dieses Format einer versiegelten Partie ist hier unbekannt.",
  "seal-damaged": () => "Die versiegelte Partie ist beschädigt.",
  "seal-record": (arg) =>
    `Die versiegelte Partie lässt sich hier nicht nachspielen${inLine(arg)} („${arg("found")}“).`,
  "unknown-option": (arg) => misplaced(arg, "Eine solche Wahl hat das Spiel nicht"),
  "option-value": (arg) => misplaced(arg, "Diese Wahl kennt einen solchen Wert nicht"),
  "seats-fixed": () =>
    "Wer ein Geheimnis hat, behält auch seinen Platz. Beginne eine neue Partie, um zu wechseln.",
  "time-over": () =>
    "Die Bedenkzeit dieser Seite ist abgelaufen. Der Computer spielt für sie weiter.",
  "secret-kept": () =>
    "Dein Geheimnis ist verwahrt. Halte „Mein Geheimnis“ an deinem Platz gedrückt, um es zu sehen.",

  // Gespeichertes.
  "storage-absent": () =>
    "Dieser Browser bewahrt für diese Seite nichts auf; Partien überleben kein Neuladen. Speichere sie als Datei.",
  "storage-full": () =>
    "Die Partie konnte nicht aufbewahrt werden: Der Speicher des Browsers ist voll. Speichere sie als Datei.",
  "saved-game-set-aside": (arg) =>
    `Die gespeicherte Partie war nicht lesbar. Sie liegt unter „${arg("key")}“ beiseite, nicht gelöscht, und eine neue beginnt.`,

  // Alle Partien als Datei.
  "games-file-json": (arg) =>
    `Das ist keine Datei mit Partien: Sie ist nicht lesbar${inLine(arg)}. Nichts wurde hinzugefügt.`,
  "games-file-other": () =>
    "Das ist keine Partiendatei von Menagerie. Eine einzelne Partie öffnest du an ihrem Tisch unter „Teilen“.",
  "games-file-fault": (arg) => misplaced(arg, "Ein Wert ist nicht brauchbar"),
  "games-file-large": (arg) => `Die Datei „${arg("found")}“ ist zu groß für Partien.`,
  "games-file-at-table": () =>
    "Geh zurück zu allen Spielen, um Partien aus einer Datei hinzuzufügen.",
  "games-file-variant-other": (arg) =>
    `Eine andere Variante mit der Kennung „${arg("found")}“ ist hier, und sie bleibt, wie sie ist.`,
  "games-file-variant-fault": (arg) =>
    `Ihre Regeln sind${inLine(arg)} nicht lesbar: ${arg("found")}.`,
  "games-file-no-variant": () => "Ihre Variante ist nicht hier, wie die Datei sie hat.",
  "games-no-room": () => "Der Speicher des Browsers ist voll; alles blieb, wie es war.",

  // Was nur eine Seite einer anderen Ausgabe fragen würde.
  "no-game": () => "Es liegt noch kein Spiel auf dem Tisch.",
  "unknown-cell": (arg) => `Das Brett hat kein Feld Nummer ${arg("found")}.`,
  "unknown-seat": (arg) => `Das Spiel hat keinen Platz Nummer ${arg("found")}.`,
  "unknown-kind": () => "Das Spiel hat keine solche Figur.",
  "unknown-level": (arg) =>
    `Der Computer hat keine Stufe ${arg("found")}; es gibt ${arg("allowed") || "andere"}.`,
  "unknown-model": (arg) =>
    `Der Computer kennt kein Modell „${arg("found")}“; es gibt ${arg("allowed") || "andere"}.`,
  "resign-several": () =>
    "Solange mehr als zwei im Spiel sind, gibt niemand auf. Überlass den Platz dem Computer.",
  "unreadable-call": (arg) =>
    `Das Programm kann die Anfrage der Seite nicht lesen (${arg("found")}). Lade die Seite neu.`,
  "unknown-call": (arg) => `Das Programm weiß auf „${arg("found")}“ keine Antwort.`,
  "hidden-information": () =>
    "Ein Spiel mit Geheimnissen geht an diesem Tisch noch nicht: Ein Bildschirm würde sie allen zeigen.",
  "search-hidden-information": () => "Spiele mit Geheimnissen kann der Computer noch nicht.",
  "search-seats": () =>
    "Spiele für mehr als zwei mit Geheimnissen oder Einsetzen kann der Computer nicht.",
  "not-thinking": () => "Der Computer denkt gerade nicht.",
  "learning-unreachable": (arg) =>
    `„${arg("found")}“ konnte nicht geholt werden. Bist du online? Alles andere geht weiter.`,
  "learning-missing": (arg) =>
    `„${arg("found")}“ gibt es nicht: Über dieses Spiel ist noch nichts geschrieben.`,
  "learning-broken": (arg) =>
    `„${arg("found")}“ ist nicht lesbar: Die Datei ist nicht, wie sie sein soll. Eine neuere Ausgabe der Seite kann helfen.`,
  "proof-moves": (arg) =>
    `Über ${arg("found")} Züge beweist der Computer keinen Gewinn; erlaubt sind ${arg("allowed")}.`,
  "proof-seat": () => "Gegen den Platz am Zug verteidigt sich niemand: Er zieht ja selbst.",
  "proof-too-long": () => "Das zu beweisen dauert dem Computer zu lange.",
  "own-game-not-kept": () =>
    "Dieser Browser konnte dein Spiel nicht aufbewahren: Es ist nur da, bis die Seite geschlossen wird. Speichere seine Datei.",
  "game-id-taken": (arg) =>
    `Die Kennung „${arg("found")}“ hat schon ein mitgeliefertes Spiel. Gib deinem eine andere, in der Zeile id = "…".`,
  "variant-file": (arg) => `Die Regeln von „${arg("found")}“ sind nicht lesbar: ${arg("allowed")}.`,

  // Was von fremden Spielen nicht zu übernehmen war.
  "import-text": (arg) =>
    `Das ist weder eine variants.ini noch ein Interaktives Diagramm: Es beginnt mit „${arg("found")}“.`,
  "import-long-text": (arg) =>
    `Das ist zu lang: ${arg("found")} Bytes, erlaubt sind ${arg("allowed")}. Nimm einen Teil davon.`,
  "import-games": (arg) =>
    `Das sind zu viele Spiele auf einmal: ${arg("found")}, erlaubt sind ${arg("allowed")}. Nimm sie in Teilen; der zweite kann${inLine(arg)} beginnen.`,
  "import-long-game": (arg) =>
    `Was über „${arg("at")}“ dasteht, mit allem, worauf es aufbaut, ist zu lang${inLine(arg)}: ${arg("found")} Bytes oder mehr, erlaubt sind ${arg("allowed")}.`,
  "import-line": (arg) => `Mit „${arg("found")}“${inLine(arg)} ist hier nichts anzufangen.`,
  "import-parent": (arg) =>
    `„${arg("at")}“ baut auf „${arg("found")}“ auf; das steht weder im Text noch ist es hier bekannt${inLine(arg)}.`,
  "import-unknown-key": (arg) =>
    `„${arg("at")} = ${arg("found")}“ ist hier unbekannt${inLine(arg)}.`,
  "import-rule": (arg) =>
    `Eine solche Regel gibt es hier nicht: „${arg("at")} = ${arg("found")}“${inLine(arg)}.${allowed(arg)}`,
  "import-value": (arg) =>
    `„${arg("found")}“ lässt sich nicht als „${arg("at")}“ lesen${inLine(arg)}.${allowed(arg)}`,
  "import-array": (arg) =>
    `Die Grundstellung lässt sich so nicht aufbauen${inLine(arg)}: „${arg("found")}“ (${arg("at")}).${allowed(arg)}`,
  "import-reserve": (arg) =>
    `So können Figuren hier nicht in Reserve stehen${inLine(arg)}: „${arg("found")}“ (${arg("at")}).`,
  "import-hole": (arg) =>
    `Bretter haben hier keine Löcher; diese Felder sind gewöhnliche${inLine(arg)}: „${arg("found")}“.`,
  "import-royal": (arg) =>
    `Jede Seite braucht in der Grundstellung genau eine königliche Figur; ${arg("at")} hat ${arg("found")}${inLine(arg)}.`,
  "import-pieces": (arg) =>
    `Zu viele Arten von Figuren${inLine(arg)}: ${arg("found")}.${allowed(arg)}`,
  "import-promotion": (arg) =>
    `Von der Umwandlung fehlt dies${inLine(arg)}: „${arg("at")} = ${arg("found")}“.`,
  "import-castling": (arg) =>
    `Diese Rochade lässt sich nicht übernehmen${inLine(arg)}: „${arg("found")}“ (${arg("at")}).`,
  "import-double-step": (arg) =>
    `Doppelschritte beginnen hier nur, wo zu Beginn eine solche Figur steht; für „${arg("at")}“ auf ${arg("found")} ist es anders${inLine(arg)}.`,
  "import-assumed": (arg) =>
    `Der Text lässt „${arg("at")}“ offen${inLine(arg)}; angenommen ist: ${arg("found")}.`,
  "import-file": (arg) =>
    `Was übernommen wurde, ergibt kein Spiel: „${arg("at")}“${arg("found") === "" ? "" : ` = ${arg("found")}`}: ${arg("allowed")}.`,
  "import-notation": (arg) =>
    arg("found") === ""
      ? `Es steht nicht da, wie „${arg("at")}“ zieht${inLine(arg)}.`
      : `„${arg("at")}“ kann hier nicht als „${arg("found")}“ ziehen${inLine(arg)}: ${arg("allowed")}.`,

  // Studien.
  "analysis-lines": (arg) => `Eine Analyse hat ${arg("allowed")} Linien, nicht ${arg("found")}.`,
  "no-study": () => "Auf dem Tisch liegt keine Studie.",
  "in-study": () => "Das geht in einer Partie, nicht in einer Studie.",
  "unknown-node": () => "Diesen Zug gibt es in der Studie nicht mehr.",
  "study-root": () => "Der Anfang einer Studie lässt sich nicht entfernen.",
  "study-nodes": (arg) =>
    `Platz ist für ${arg("allowed")} Stellungen; ${arg("found")} sind zu viele${inLine(arg)}.`,
  "study-depth": (arg) =>
    `Varianten dürfen ${arg("allowed")}-fach ineinanderstehen; ${arg("found")}-fach ist zu tief${inLine(arg)}.`,
  "study-size": (arg) =>
    `Die Studie ist zu lang: ${arg("found")} Bytes an Zügen, Kommentaren und Pfeilen, erlaubt sind ${arg("allowed")}. Kürze einen Kommentar oder entferne eine Variante.`,
  "study-glyph": (arg) =>
    `„${arg("found")}“ ist kein Zeichen für einen Zug; es gibt ${arg("allowed")}.`,
  "study-arrows": (arg) =>
    `Eine Stellung darf ${arg("allowed")} Pfeile und Kreise haben, das sind ${arg("found")}.`,
  "arrow-colour": (arg) =>
    `Pfeile gibt es nicht in der Farbe „${arg("found")}“; es gibt ${arg("allowed")}.`,
  "record-variation": (arg) =>
    `Zeile ${arg("line")}: Die Klammern um Varianten passen hier nicht: „${arg("found")}“. Erwartet: ${arg("allowed")}.`,

  // Das Programm.
  "engine-unreachable": () =>
    "Das Spielprogramm ließ sich nicht laden. Prüfe die Verbindung und lade neu; nötig ist ein Browser der letzten Jahre.",
  "engine-outdated": () =>
    "Seite und Programm sind von verschiedenen Ausgaben. Lade die Seite neu.",
  "engine-crashed": () => "Das Spielprogramm blieb unerwartet stehen.",
  "engine-restarted": () =>
    "Das Programm war stehen geblieben und wurde neu gestartet. Deine Partie ist, wo sie war.",
  "thinking-cancelled": () => "Der Computer wartet. Mit „Weiter“ spielt er weiter.",

  // Bretter auf fremden Seiten.
  "embed-nothing": () => "Hier ist kein Spiel genannt: Das Attribut „game“ oder „src“ fehlt.",
  "embed-position-refused": (arg) =>
    `Die angegebene Stellung lässt sich nicht aufbauen. ${arg("why")}`,
  "embed-record-refused": (arg) => `Die angegebenen Züge sind nicht möglich. ${arg("why")}`,
  "embed-secretive": () =>
    "In diesem Spiel haben alle Geheimnisse voreinander; darum wird es nur von ihnen und von Hand gespielt.",
  "embed-watched": () =>
    "In diesem Spiel haben alle Geheimnisse voreinander. Zu sehen ist, was jeder weiß.",
  "embed-view-only": () => "Dieses Brett ist nur zum Ansehen: Fragen geht, Ziehen nicht.",
  "seats-unreadable": (arg) =>
    `„${arg("found")}“ sagt nicht, wer spielt. Erwartet: bis zu ${arg("allowed")} aus „human“ oder „computer:1“ bis „computer:8“, mit Kommas dazwischen.`,
  "orientation-unknown": (arg) =>
    `Kein Platz heißt „${arg("found")}“. Erwartet: ${arg("allowed")}.`,
  "src-unreachable": (arg) =>
    `Die Spieldatei „${arg("found")}“ war nicht zu holen${arg("allowed") === "" ? "" : ` (Status ${arg("allowed")})`}. Ihr Server muss anderen Seiten das Lesen erlauben.`,
  "src-too-long": (arg) => `Die Spieldatei „${arg("found")}“ ist länger als 1 MiB.`,

  // Kleinigkeiten.
  copied: (arg) => `Kopiert: ${arg("what")}.`,
  "copy-refused": () =>
    "Der Browser hat das Kopieren nicht erlaubt. Markiere den Text und kopiere ihn von Hand.",
  "no-hint": () => "Kein Tipp gefunden.",
};

/** @type {Record<string, (winner: string) => string>} */
const germanOutcomes = {
  checkmate: (winner) => `Matt. ${winner} gewinnt.`,
  "last-alive": (winner) => `${winner} bleibt als Einziger übrig und gewinnt.`,
  "claim-wins": (winner) => `Ein Matt, das die Partie entscheidet. ${winner} gewinnt.`,
  bare: () => "Nur königliche Figuren sind übrig: remis.",
  time: (winner) =>
    winner === ""
      ? "Die Zeit ist abgelaufen, und die andere Seite kann nicht mehr gewinnen: remis."
      : `Die Zeit ist abgelaufen. ${winner} gewinnt.`,
  resignation: (winner) => `${winner} gewinnt durch Aufgabe.`,
  stalemate: (winner) => (winner === "" ? "Patt: remis." : `Patt. ${winner} gewinnt.`),
  "crown-captured": (winner) => `Die Krone ist geschlagen. ${winner} gewinnt.`,
  "crown-found": (winner) => `Die versteckte Krone ist gefunden. ${winner} gewinnt.`,
  "own-crown": (winner) =>
    `Eine Figur blieb auf der versteckten Krone der eigenen Seite stehen. ${winner} gewinnt.`,
  "army-lost": (winner) => `Eine ganze Armee ist verloren. ${winner} gewinnt.`,
  "walled-in": () => "Ein Monarch ist von Steinen eingemauert: remis.",
  repetition: () => "Zu oft dieselbe Stellung: remis.",
  passes: () => "Alle haben gepasst: remis.",
  "move-count": () => "Zu lange ohne Schlagen oder Fortschritt: remis.",
  material: () => "Niemand hat genug Figuren zum Gewinnen: remis.",
};

/** @param {string} other */
const onTheOther = (other) => `sie ist auf der anderen${other === "" ? "" : ` (${other})`}`;

/** @type {Words["reveals"]["told"]} */
const germanReveals = {
  "crown-captured": ({ seat, kind }) => `${kind} (${seat}) trug die Krone.`,
  "no-crown": ({ seat, kind, other }) =>
    `${kind} (${seat}) trug die Krone nicht – ${onTheOther(other)}.`,
  mine: ({ seat, square }) =>
    `Der Stein auf ${square} (${seat}) war vermint: Wer ihn schlug, ist fort.`,
  "no-mine": ({ seat, square }) => `Der Stein auf ${square} (${seat}) war nicht vermint.`,
  "crown-found": ({ seat, square }) => `Die Krone (${seat}) war auf ${square} versteckt; gefunden.`,
  "own-crown": ({ seat, square }) =>
    `Eine eigene Figur blieb auf der Krone stehen, versteckt auf ${square} (${seat}).`,
};

/** @param {boolean} over */
const is = (over) => (over ? "war" : "ist");

/** @type {Words["secrets"]["told"]} */
const germanSecrets = {
  crown: (seat, kind, _, over) => `Krone (${seat}) ${is(over)} auf: ${kind}`,
  half: (seat, kind, _, over) => `Krone (${seat}) ${is(over)} auf der Hälfte: ${kind}`,
  mine: (seat, _, square, over) =>
    square === ""
      ? `Mine (${seat}) ${is(over)} noch in der Hand`
      : `Mine (${seat}) ${is(over)} auf ${square}`,
  hidden: (seat, _, square, over) => `Krone (${seat}) ${is(over)} versteckt auf ${square}`,
};

/** @param {number} count */
const counted = (count) => ["kein", "ein", "zwei", "drei", "vier"][count] ?? String(count);

/** @type {Words} */
export const german = {
  product: "Menagerie",
  tagline: "Schach mit anderen Tieren",
  intro: "Märchenschach in Ruhe, gegen den Computer oder jemanden am selben Tisch.",
  loading: "Die Bretter werden aufgebaut …",
  gallery: {
    /** @param {string} way @param {string} game */
    file: "Datei ändern",
    author: "Ein eigenes Spiel machen",
    authorHint:
      "Ein Spiel ist eine Textdatei: Ändere eine Figur, sieh ihr beim Ziehen zu, spiel sofort.",
    wayTo: (way, game) => `${way}: ${game}`,
    title: "Wähle ein Spiel",
    play: "Spielen",
    resume: "Weiterspielen",
    saved: (moves) => `Gespeichert bei Zug ${moves}`,
    byline: (author, year) => (author === "" ? `${year}` : `${author}, ${year}`),
    facts: ({ shape, files, ranks, layers }, kinds) =>
      `${shape === "two-boards" ? `${layers} Bretter zu ` : ""}${files} × ${ranks}${shape === "levels" ? ` × ${layers}` : ""} · ${kinds} Arten von Figuren`,
    openGame: (doing, game) => `${game}: ${doing}`,
    arrayOf: (game) => `Die Anfangsstellung von ${game}`,
  },
  table: {
    toGallery: "Alle Spiele",
    board: "Brett",
    source: "Quelle",
    sourceEnd: " des Spiels",
    view: "Ansicht des Bretts",
  },
  pages: {
    title: "Mehr zu diesem Spiel",
    studyGame: "Diese Partie studieren",
    ways: {
      learn: "Lernen",
      problems: "Aufgaben",
      about: "Über das Spiel",
      study: "Studie",
      edit: "Aufbauen",
    },
    names: {
      about: "Über das Spiel",
      learn: "Erste Partie",
      problems: "Aufgaben",
      study: "Studie",
      edit: "Eine Stellung aufbauen",
      author: "Dein eigenes Spiel",
    },
    offer: {
      title: "Neu bei diesem Spiel?",
      learn: "In fünf Minuten lernen",
      decline: "Die Einführung zu diesem Spiel nicht mehr anbieten",
    },
    failed: "Dieser Teil der Seite war nicht zu holen",
    failedHint: "Bist du online? Deine Partie ist aufbewahrt. Versuch es gleich noch einmal.",
    again: "Noch einmal versuchen",
  },
  clocks: {
    title: "Uhren",
    none: "Keine",
    own: "Eigene Bedenkzeit",
    all: "Alle",
    each: "Für jede Seite verschieden",
    bonus: "Was die Sekunden sind",
    increment: "nach jedem Zug gutgeschrieben",
    delay: "frei zu Beginn jedes Zuges",
    minutes: "Minuten",
    seconds: "Sekunden pro Zug",
    minutesUnit: "min",
    secondsUnit: "s pro Zug",
    tooShort: "Gib mindestens eine Sekunde.",
    preset: (minutes, seconds) =>
      seconds === 0 ? `${minutes} min` : `${minutes} min + ${seconds} s pro Zug`,
    decided: "So ist es in jeder Partie mit Uhren.",
    of: (seat) => `Bedenkzeit von ${seat}`,
    left: (seat, seconds) => {
      if (seconds === 60) return `${seat} hat noch eine Minute.`;
      return seconds === 1
        ? `${seat} hat noch eine Sekunde.`
        : `${seat} hat noch ${seconds} Sekunden.`;
    },
    stop: "Uhren anhalten",
    start: "Uhren starten",
    stopped: "Die Uhren stehen. Mit dem nächsten Zug oder mit dem Knopf „Uhren“ laufen sie.",
  },
  settings: {
    title: "Einstellungen",
    language: "Sprache",
    menu: {
      pieceSet: { name: "Figuren", values: { figures: "Bilder", letters: "Buchstaben" } },
      coordinates: {
        name: "Koordinaten",
        values: {
          outside: "Koordinaten außen",
          inside: "Koordinaten innen",
          off: "Keine Koordinaten",
        },
      },
      theme: { name: "Aussehen", values: { auto: "Auto", light: "Hell", dark: "Dunkel" } },
      sound: { name: "Ton", values: { off: "Stumm", on: "Töne" } },
    },
  },
  seat: {
    player: (seat) => `Wer spielt ${seat}`,
    human: "Mensch",
    computer: (level) => `Computer, Stufe ${level}`,
    toMove: "Am Zug",
    thinking: "Denkt …",
    waiting: "Wartet",
    inCheck: "Im Schach",
    depth: (depth) => `Denkt … Tiefe ${depth}`,
    out: (place) => `Aus · ${place}. Platz`,
    place: (place) => `${place}. Platz`,
    risen: (seat, royal) => `${seat} hat jetzt: ${royal}`,
    won: "Gewonnen",
    drew: "Remis",
    allPresent: "Alle Figuren auf dem Brett",
    missing: (seat) => `Figuren von ${seat}, die vom Brett sind`,
    missingKind: (count, kind) => (count === 1 ? kind : `${count} × ${kind}`),
  },
  status: {
    toMove: (seat) => `${seat} ist am Zug`,
    toMoveInCheck: (seat) => `${seat} ist am Zug, im Schach`,
    thinking: (seat) => `${seat} denkt`,
    hinting: "Ein Tipp wird gesucht",
    thought: (seat, thought) => `${seat} denkt: ${thought}`,
    paused: "Der Computer wartet",
    browsing: "Rückblick. Mit „Weiter“ spielt der Computer von hier aus weiter.",
    hint: (move) => `Tipp: ${move}`,
    last: (seat, move) => `Letzter Zug von ${seat}: ${move}`,
    begin: "Wähle eine Figur, um zu sehen, wohin sie kann.",
    claimFirst: "Das Matt kommt vor dem Zug: mit seinem Knopf oder der Figur auf dem Brett.",
    clock: (played, limit) => `${played} von ${limit} Halbzügen bis zum Remis`,
  },
  thinking: {
    title: "Was das Programm denkt",
    depth: (depth) => `Tiefe ${depth}`,
    nodes: (nodes) => `${compactNumber(nodes)} Stellungen`,
    mates: (moves) => `matt in ${moves}`,
    mated: (moves) => `wird matt in ${moves}`,
    none: "Noch nichts gedacht",
  },
  controls: {
    title: "Bedienung der Partie",
    undo: "Zurück",
    redo: "Vor",
    first: "Zum Anfang",
    previous: "Voriger Zug",
    next: "Nächster Zug",
    last: "Zum letzten Zug",
    flip: "Drehen",
    leave: "Verlassen",
    hint: "Tipp",
    stop: "Stopp",
    stopHint: "Der Computer soll jetzt ziehen",
    pause: "Pause",
    resume: "Weiter",
    resign: "Aufgeben",
    newGame: "Neue Partie",
  },
  moves: {
    title: "Züge",
    none: "Noch keine Züge. Wähle eine Figur auf dem Brett, oder tippe einen Zug.",
    noneAtAll: "Die Partie endete ohne einen Zug.",
    start: "Anfang",
    name: (number, seat, move, check) => `${number}. ${seat} ${move}${check ? ", Schach" : ""}`,
    typed: "Zug tippen",
    typedExample: (move) => `${move} / Hilfe`,
    play: "Ziehen",
  },
  questions: {
    title: "Antwort",
    commands: {
      pieces: ["p", "f", "figur", "figuren"],
      squares: ["s", "feld", "felder"],
      attackers: ["a", "angriff", "angreifer"],
      moves: ["m", "z", "züge", "zuege"],
      captures: ["x", "schlagen"],
      last: ["l", "letzter"],
      check: ["check", "schach"],
      captured: ["captured", "geschlagen"],
      turn: ["t", "zug"],
      board: ["b", "brett"],
      help: ["help", "hilfe", "h", "?"],
    },
    help: {
      pieces:
        "p: wo die Figuren einer Art stehen, etwa p N, p n, p Springer. p Weiß: eine ganze Armee.",
      squares: "s: was auf einem Feld, einer Linie, Reihe oder Ebene steht, etwa s e4, s e, s 4.",
      attackers: "a: wer ein Feld angreift oder deckt, etwa a e4.",
      moves: "m: wohin eine Figur kann, etwa m e2. m allein: alle Züge.",
      captures: "x: was eine Figur schlagen kann, etwa x e2. x allein: alles, was zu schlagen ist.",
      last: "l: der letzte Zug.",
      check: "schach: wer Schach gibt.",
      captured: "geschlagen: die Figuren, die vom Brett sind.",
      turn: "t: wer am Zug ist.",
      board: "b: das ganze Brett, Reihe für Reihe.",
      help: "hilfe: diese Liste. Auf dem Brett: Pfeile, A wer das Feld angreift, G wohin seine Figur kann, L der letzte Zug, I in dieses Feld; Escape führt zurück aufs Brett.",
    },
    noPieces: "Davon steht nichts auf dem Brett.",
    places: (kind, squares) => `${kind} ${squares.join(" ")}`,
    ofSeat: (seat, list) => `${seat}: ${list.join(", ")}.`,
    line: (name, pieces) => `${name}: ${pieces.length === 0 ? "leer" : pieces.join(", ")}.`,
    on: (kind, square) => `${kind} auf ${square}`,
    pieceOn: (seat, kind, square) => `${kind} (${seat}) auf ${square}`,
    attacked: (seat, pieces) => `Angegriffen von ${seat}: ${pieces.join(", ")}.`,
    guarded: (seat, pieces) => `Gedeckt von ${seat}: ${pieces.join(", ")}.`,
    notAttacked: "Niemand greift es an.",
    check: (attacker, royal) => `${attacker} gibt Schach: ${royal}.`,
    noCheck: "Niemand steht im Schach.",
    goes: (piece, goals) => `${piece}: ${goals.join(", ")}.`,
    taking: (kind, square) => `schlägt ${kind} auf ${square}`,
    noMoves: "Ein solcher Zug ist jetzt nicht möglich.",
    noCaptures: "Jetzt ist nichts zu schlagen.",
  },
  voice: {
    start: "Der Anfang der Partie.",
    after: (doing) => `Danach: ${doing}`,
  },
  result: {
    again: "Noch eine Partie",
    title: "Ergebnis",
    rank: (place, seats) =>
      `${place}. Platz${seats.length > 1 ? " gemeinsam" : ""}: ${seats.join(", ")}`,
  },
  legend: {
    title: "Figuren",
    board: "Brett",
    emptyBoard: "Leeres Brett",
    presentBoard: "Jetzige Stellung",
    side: "Seite",
    royal: "königlich",
    notation: "XBetza",
    notes: "Besondere Regeln",
    marks: "Zeichen auf dem Brett",
    preview: (kind, square) => `Wohin ${kind} von ${square} aus kann`,
    crossing: "Auf der Tastatur führt O zum selben Feld des anderen Bretts.",
    moveIt: "Klick auf ein Feld des kleinen Bretts, um die Figur dorthin zu stellen.",
    rises: (royal) => `Setzt die eigene Armee matt, wird daraus: ${royal}.`,
    delivers: (kind) => `Wer damit mattsetzt, hat danach: ${kind}.`,
    wins: "Setzt diese Figur matt, gewinnt ihre Armee sofort.",
  },
  reachMarks: {
    both: "zieht oder schlägt",
    moves: "zieht",
    captures: "schlägt",
    hops: "schlägt über eine Figur hinweg",
    first: "nur als erster Zug",
    stays: "kann auf das eigene Feld zurückkommen",
  },
  marks: {
    chosen: { spoken: "gewählt", legend: "die gewählte Figur" },
    move: { spoken: "möglicher Zug", legend: "kann dorthin ziehen" },
    capture: { spoken: "kann geschlagen werden", legend: "kann dort schlagen" },
    promotion: { spoken: "Umwandlung", legend: "wird dort umgewandelt" },
    castling: { spoken: "Rochade", legend: "rochiert" },
    stay: { spoken: "kann hier bleiben", legend: "kann stehen bleiben: noch einmal drücken" },
    place: { spoken: "kann gewählt werden", legend: "hier lässt sich etwas einsetzen" },
    landing: { spoken: "Landefeld", legend: "wo sie auf dem anderen Brett landet" },
    taken: { spoken: "besetzt, also kein Landefeld" },
    "into-check": {
      spoken: "durch Schach verboten",
      legend: "die königliche Figur stünde dort im Schach",
    },
    "through-check": { spoken: "durch Schach verboten", legend: "nur durch Schach, also verboten" },
    "leaves-royal-attacked": {
      spoken: "durch Schach verboten",
      legend: "ließe die königliche Figur im Schach",
    },
    "still-in-check": { spoken: "durch Schach verboten" },
    "landing-taken": {
      spoken: (square) => `Landefeld ${square} ist besetzt`,
      legend: "geht nicht: Das Landefeld ist besetzt",
    },
    blocker: { spoken: "im Weg", legend: "eine Figur steht im Weg" },
    check: { spoken: "im Schach", legend: "eine königliche Figur im Schach" },
    attacked: {
      spoken: "von der gewählten Figur angegriffen",
      legend: "von der gewählten gegnerischen Figur angegriffen",
    },
    last: { spoken: "letzter Zug", legend: "der letzte Zug" },
    missed: {
      spoken: "von dir als abgesucht markiert",
      legend: "vergeblich gesucht: deine eigene Marke (Rechtsklick, langes Drücken oder M)",
    },
    searched: { spoken: "abgesucht" },
    way: { legend: "der Weg zum gezeigten Feld" },
  },
  share: {
    title: "Teilen",
    record: "Die Partie als Text",
    position: "Die jetzige Stellung",
    copyRecord: "Partie kopieren",
    copyShort: "In Kurzschrift kopieren",
    copyPosition: "Stellung kopieren",
    copyGameLink: "Link zu dieser Partie kopieren",
    copyPositionLink: "Link zu dieser Stellung kopieren",
    download: "Als Datei speichern",
    open: "Partie oder Stellung öffnen",
    openExplain: "Füge eine Partie oder eine Stellung als Text ein, oder wähle eine Datei.",
    openText: "Partie oder Stellung",
    openIt: "Öffnen",
    openFile: "Datei wählen …",
    print: "Drucken …",
    full: "Mit allen Geheimnissen",
    embed: "In eine Seite einbauen …",
    what: {
      "element-code": "der Code des Elements",
      "frame-code": "der Code des Rahmens",
      record: "die Partie",
      position: "die Stellung",
      "short-record": "die Partie in Kurzschrift",
      "game-link": "ein Link zu dieser Partie",
      "position-link": "ein Link zu dieser Stellung",
    },
  },
  newGame: {
    title: (game) => `Neue Partie ${game}`,
    explain:
      "Die Partie auf dem Tisch endet damit. Speichere sie vorher, wenn du sie behalten willst.",
    start: "Partie beginnen",
    cancel: "Abbrechen",
    swap: "Seiten tauschen",
    rotate: "Alle einen Platz weiter",
    presets: "Wer spielt",
    hotSeat: (seats) => `Zu ${{ 2: "zweit", 3: "dritt", 4: "viert" }[seats] ?? seats} am Gerät`,
    alone: (others) => `Ein Mensch, ${counted(others)} Computer`,
    advanced: "Weiteres",
    model: "Wie der Computer die anderen sieht",
    models: {
      usual: "Wie es ihm am besten liegt",
      paranoid: "Alle sind gegen ihn (paranoid)",
      "max-n": "Jeder spielt für sich (max-n)",
      "best-reply": "Nur die härteste Antwort zählt (best reply)",
    },
  },
  turn: {
    title: "Wer am Zug ist",
    toMove: "ist am Zug",
    inCheck: "ist am Zug, im Schach",
    thinking: "denkt",
    waiting: "wartet",
    claims: "muss Matt ansagen",
    passes: "hat keinen Zug",
    wins: "gewinnt",
    draw: "Remis",
  },
  calls: {
    title: "Vor dem Zug",
    one: (seat, victim) => `${seat} setzt ${victim} matt`,
    choose: (seat, victim) => `${seat} setzt ${victim} matt – womit?`,
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
    noMove: (seat) => `${seat} hat keinen erlaubten Zug und passt.`,
    noMoveInCheck: (seat) =>
      `${seat} steht im Schach und hat keinen erlaubten Zug: Es wird gepasst, und Rettung ist noch möglich.`,
    checkmated: (seat) =>
      `${seat} steht im Schach und hat keinen erlaubten Zug: Es wird gepasst, und Matt angesagt.`,
  },
  boardView: {
    title: "Ansicht des Bretts",
    arrangement: "Ebenen",
    flat: "Flach",
    stacked: "Turm",
    spread: "Abstand der Ebenen",
    faded: "Blass",
    fadedHint: "Alle Ebenen blass bis auf die gezeigte",
    left: "Brett nach links drehen",
    right: "Brett nach rechts drehen",
    follows: "Folgen",
    followsHint: "Das Brett dreht sich zu dem, der am Zug ist",
    around: "Ringsum",
    aroundHint: "Bedienung an jedem Rand des Schirms, für ein Tablet in der Mitte",
  },
  around: {
    title: (seat) => `Bedienung für ${seat}`,
    yourTurn: "Du bist am Zug",
    inCheck: "Du bist am Zug, im Schach",
    turnOf: (seat) => `${seat} ist am Zug`,
    end: "Gewöhnlicher Tisch",
  },
  secrets: {
    told: germanSecrets,
    choose: {
      crown: "Welcher deiner Monarchen trägt die Krone?",
      half: "Welche Hälfte trägt die Krone?",
      mine: "Welcher Stein ist vermint?",
      hidden: "Wo ist deine Krone versteckt?",
    },
    chooser: (seat) => `${seat}, allein`,
    meaning: {
      crown:
        "Wer ihn schlägt, gewinnt, und erfährt erst beim Schlagen eines der beiden, welcher es ist. Die Wahl gilt für die ganze Partie.",
      half: "Wer sie schlägt, gewinnt. Die Wahl gilt für die ganze Partie.",
      mine: "Wer ihn schlägt, ist mit ihm fort.",
      hidden: "Wer sie findet, gewinnt.",
    },
    others: "Andere Spieler oder Regeln…",
    chance: "Der Zufall soll wählen",
    chanceExplain: "Niemand erfährt es, auch du nicht. Sieh mit „Mein Geheimnis“ nach.",
    kept: "Dein Geheimnis ist verwahrt",
    keptExplain: "Halte „Mein Geheimnis“ an deinem Platz gedrückt, wenn du es sehen willst.",
    done: "Fertig",
    show: "Mein Geheimnis",
    showShort: "Geheim",
    showHint: "Gedrückt halten",
    none: "Du hast gerade kein Geheimnis.",
    speakTitle: "Das Geheimnis laut sprechen?",
    speakExplain:
      "Ein Bildschirmleser würde dein Geheimnis laut sagen; wer in der Nähe ist, hört es.",
    speak: "Jetzt sprechen",
    dontSpeak: "Nein",
    choosing: "Geheimnisse werden gewählt",
  },
  handover: {
    title: (seat) => `Gib das Gerät weiter: ${seat}`,
    explain: "Das Brett ist verdeckt, damit niemand sieht, was die anderen verbergen.",
    choice: (seat) => `${seat} wählt jetzt ein Geheimnis, allein.`,
    takenBack: "Züge wurden zurückgenommen.",
    last: "Was zuletzt geschah",
    moved: (seat, kind, move) => `${kind} (${seat}): ${move}`,
    did: (seat, doing) => `${seat} ${doing}`,
    went: (seat, way) => `${seat}: ${way}`,
    captures: ", schlägt",
    capturesToo: " und am Ende",
    check: ", Schach",
    show: (seat) => `Ich bin ${seat} – zeig mein Brett`,
    toChoice: (seat) => `Ich bin ${seat} – lass mich wählen`,
    passOn: "Weitergeben",
    passOnHint: (seat) => `${seat} ist hier am Zug. Gib das Gerät weiter, um von hier zu spielen.`,
  },
  pin: {
    label: (seat) => `PIN von ${seat}`,
    wrong: "Das ist nicht die PIN.",
    protect: "Mein Brett mit einer PIN schützen",
    choose: "PIN, 4 bis 8 Ziffern",
    chooseExplain: "Nur dieser Browser kennt sie, und nur diese Partie fragt danach.",
    malformed: "Eine PIN hat 4 bis 8 Ziffern.",
    forgotten: "PIN vergessen?",
    giveUpTitle: "Partie aufgeben?",
    giveUpExplain: (seat) =>
      `Einen anderen Weg an der PIN vorbei gibt es nicht: ${seat} gibt auf, und beide Geheimnisse werden gezeigt.`,
    giveUp: "Zeigen und aufgeben",
    cancel: "Noch einmal versuchen",
  },
  consent: {
    title: "Zurücknehmen, was ans Licht kam?",
    explain:
      "Inzwischen ist ein Geheimnis ans Licht gekommen. Von davor geht es nur weiter, wenn alle zustimmen, und die Partie vermerkt es.",
    agrees: (seat) => `${seat} stimmt zu`,
    confirm: "Zurücknehmen",
    cancel: "So lassen",
    ask: "Hier weiterspielen",
  },
  resign: {
    title: "Diese Partie aufgeben?",
    explain: (seat) => `${seat} gibt auf. Das lässt sich danach noch zurücknehmen.`,
    confirm: "Aufgeben",
    cancel: "Weiterspielen",
    leaveTitle: "Diesen Platz dem Computer überlassen?",
    leaveExplain: (seat) =>
      `Solange mehr als zwei im Spiel sind, gibt niemand auf: Eine Armee ohne Spieler würde den anderen die Partie verderben. Der Computer spielt für ${seat} weiter. Du kannst den Platz jederzeit wieder einnehmen, neben seinem Namen.`,
    leaveConfirm: "Dem Computer überlassen",
  },
  lost: {
    title: "Dieser Weg führt nirgendwohin",
    back: "Zurück zu allen Spielen",
  },
  broken: {
    title: "Das Spielprogramm startet nicht",
    reload: "Seite neu laden",
  },
  pwa: {
    update: "Eine neue Ausgabe ist bereit.",
    updateTaken:
      "Ein anderer Tab hat zu einer neuen Ausgabe gewechselt. Lade neu, wenn es dir passt.",
    notKept: "Dieser Browser bewahrt keine Partien auf: Speichere deine zuerst als Datei.",
    reload: "Jetzt neu laden",
    later: "Später",
    offline: "Menagerie geht hier auch ohne Netz.",
    online: "Menagerie braucht hier das Netz.",
    keeping: "Menagerie wird für den Betrieb ohne Netz aufbewahrt …",
    persisted: "Dieser Browser behält deine Partien, bis du sie löschst.",
    mayForget:
      "Dieser Browser wirft deine Partien womöglich weg, wenn ihm der Platz ausgeht: Speichere sie ab und zu in eine Datei.",
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
    save: "Alle Partien in eine Datei speichern",
    add: "Partien aus einer Datei hinzufügen …",
    asides: "Beiseitegelegte Partien",
    game: (name, moves) => `${name}, bei Zug ${moves}`,
    variant: (name) => `Die Variante ${name}`,
    aside: (game) => `${game}, beiseitegelegt`,
    asideUnreadable: (game, key) => `${game}: unlesbar, beiseitegelegt unter „${key}“`,
    takeUp: "Aufnehmen",
    takeUpName: (game) => `Aufnehmen: ${game}`,
    remove: "Löschen …",
    removeName: (game) => `Löschen: ${game} …`,
    reallyRemove: "Wirklich löschen",
    keep: "Behalten",
    secretsTitle: "Auch die Geheimnisse speichern?",
    secretsExplain: (games) =>
      `Diese Partien verbergen etwas: ${games}. In der Datei ist es versiegelt, aber nicht verschlossen: Wer weiß wie, kann es lesen. Um sie anderswo weiterzuspielen, müssen die Geheimnisse in die Datei; gib sie dann keinem Gegner.`,
    withSecrets: "Mit Geheimnissen speichern",
    withoutSecrets: "Diese Partien weglassen",
    cancel: "Abbrechen",
    results: {
      added: (game) => `${game}: hinzugefügt.`,
      aside: (game) => `${game}: beiseitegelegt, unten aufzunehmen.`,
      present: (game) => `${game}: hast du schon.`,
      refused: (game, why) => `${game}: nicht hinzugefügt. ${why}`,
      "no-room": (game) => `${game}: nicht hinzugefügt, denn der Speicher des Browsers ist voll.`,
      stopped: (game) => `${game}: nicht hinzugefügt, denn du hast angehalten.`,
    },
  },
  notice: { dismiss: "Schließen", region: "Meldungen" },
  footer: {
    icons: "Figurenbilder von game-icons.net (CC BY 3.0).",
    code: "Menagerie ist freie Software unter MIT oder Apache-2.0.",
  },
  board: {
    name: (game, plane) => `${game}, ${plane || "Brett"}`,
    plane: (number) => `Brett ${number}`,
    level: (name) => `Ebene ${name}`,
    placeOn: (square, plane) => `${square}, ${plane}`,
    piece: (seat, kind, square) => `${kind} (${seat}), ${square}`,
    empty: (square) => `${square}, leer`,
    promoteTo: "Umwandeln in",
    stays: (kind) => `Bleibt: ${kind}`,
    claim: "Matt: Wer setzt es?",
    cancel: "Abbrechen",
    rules: (kind, rules) => `${kind}: ${rules}`,
  },
  reserve: {
    title: (seat) => `Reserve von ${seat}`,
    held: (kind, count) => `${count} × ${kind} in Reserve`,
    drop: (kind, count) => `Einsetzen: ${kind}, ${count} in Reserve`,
  },
  drops: {
    choose: (kind) => `${kind}: Wähle ein leeres Feld`,
    goOn: (count) => `${count} eingesetzt – weitere, oder fertig`,
    done: "Fertig",
    title: (kind) => `Einsetzen: ${kind}`,
    plain: (kind) => `Ohne Mine: ${kind}`,
    mined: (kind) => `Mit Mine: ${kind}`,
  },
  hide: {
    button: "Krone verstecken",
    choose: "Wähle ein leeres Feld für die Krone",
    title: "Die Krone hier verstecken?",
    confirm: "Hier verstecken",
  },
  split: {
    button: "Monarch teilen",
    choose: "Wähle, wohin eine Hälfte geht",
    title: "Welche Hälfte geht hierher, und welche trägt die Krone?",
    goesCrowned: (half) => `${half} geht und trägt die Krone`,
    goesBare: (half) => `${half} geht, die andere trägt die Krone`,
  },
  steps: {
    title: "Auf welchem Weg?",
    offButton: "Vom Brett",
    offChoose: (kind) => `${kind} kann zurück in die Reserve`,
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
    showSearched: "Abgesuchte Felder",
    keepers: (seats) =>
      seats.length === 0
        ? "Kein Geheimnis ist mehr übrig"
        : seats.length === 1
          ? `${seats[0]} hat ein Geheimnis`
          : `${seats.join(" und ")} haben Geheimnisse`,
    revealed: "Alle Geheimnisse sind heraus",
  },
  reveals: { told: germanReveals },
  played: {
    drop: (kind, square) => `setzt auf ${square} ein: ${kind}`,
    done: "beendet das Einsetzen",
    hide: "versteckt die Krone auf einem geheimen Feld",
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
      "Wie wahrscheinlich ihm die Wahrheit war; gestrichelt: wie viele Möglichkeiten noch blieben, von den meisten",
    probability: "Wahrscheinlichkeit",
    possible: "Noch möglich",
    numbers: "Als Tabelle",
  },
  embed: {
    label: (game) => `${game}, ein Brett von Menagerie`,
    waiting: "Hier wird ein Brett aufgebaut, sobald es zu sehen ist",
    home: "Ganze Seite",
    homeHint: "Auf einer eigenen Seite öffnen, mit allem, was dazugehört",
    controls: "Züge und Brett",
    type: "Zug oder Frage tippen",
    drop: (kind) => `Einsetzen: ${kind}`,
    title: "Dieses Brett in eine Seite einbauen",
    what: "Was gezeigt wird",
    game: "Die bisherige Partie",
    position: "Die Stellung auf dem Brett",
    mayPlay: "Besucher dürfen ziehen",
    element: "Element",
    elementExplain:
      "Am besten, wo Skripte erlaubt sind: Es passt sich der Seite an, lässt sich gestalten und steuern.",
    frame: "Rahmen",
    frameExplain: "Für Seiten, die keine fremden Skripte erlauben.",
    copyElement: "Element kopieren",
    copyFrame: "Rahmen kopieren",
    close: "Schließen",
    noOrigin: "Die Adresse dieses Rahmens nennt keine gültige Herkunft.",
  },
  outcomes: germanOutcomes,
  unknownOutcome: (code, winner) =>
    winner === "" ? `Remis (${code}).` : `${winner} gewinnt (${code}).`,
  reasons: germanReasons,
  unknownReason: (code, arg) => {
    const found = arg("found") === "" ? "" : `: „${arg("found")}“`;
    return `Fehler „${code}“${inLine(arg)}${where(arg)}${found}.${allowed(arg)}`;
  },
};

/** @param {number} number */
function compactNumber(number) {
  return new Intl.NumberFormat("de", { notation: "compact", maximumFractionDigits: 1 }).format(
    number,
  );
}
