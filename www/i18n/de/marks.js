/** @satisfies {typeof import("../en/marks.js").marks} */
export const marks = {
  legend: {
    title: "Figuren",
    board: "Brett",
    emptyBoard: "Leeres Brett",
    presentBoard: "Aktuelle Stellung",
    side: "Seite",
    royal: "königlich",
    notation: "XBetza-Notation",
    notes: "Besondere Regeln",
    marks: "Markierungen auf dem Brett",
    preview: (kind, square) => `Züge von ${square}: ${kind}`,
    crossing: "Mit der Taste O springst du zum selben Feld des anderen Bretts.",
    beyond:
      "Die blassen Streifen neben dem Brett wiederholen die Felder jenseits der verbundenen Ränder.",
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
    "must-capture": {
      spoken: "muss schlagen",
      legend: "eine Figur, die schlagen kann, wenn Schlagzwang besteht",
    },
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
    wall: {
      spoken: (name) => name,
      legend: "ein gesperrtes Feld: keine Figur zieht darauf oder hindurch",
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
};
