import { or, compact } from "./grammar.js";
import { levelParts } from "../../state/levels.js";

/** @satisfies {typeof import("../en/table.js").table} */
export const table = {
  table: {
    toGallery: "Alle Spiele",
    board: "Brett",
    source: "Quelle des Spiels",
    view: "Ansicht des Bretts",
  },
  seat: {
    player: (seat) => `Spieler: ${seat}`,
    name: (seat) => `Name: ${seat}`,
    human: "Mensch",
    computer: (level) => {
      const { number, rank } = levelParts(level);
      return rank === null ? `Computer, Stufe ${number} von 8` : `Computer, Stufe ${number}`;
    },
    level: (level) => {
      const { number, rank } = levelParts(level);
      return rank === null ? `Stufe ${number} von 8` : `Stufe ${number}`;
    },
    score: ({ won, lost, drawn }) => `Du ${won}:${lost}${drawn === 0 ? "" : `, ${drawn} Remis`}`,
    scoreAgainst: (score, level) => `${score} gegen Stufe ${levelParts(level).number}`,
    ranks: {
      beginner: "Anfänger",
      casual: "Hobby",
      club: "Verein",
      strong: "Stark",
      master: "Meister",
    },
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
    mustCapture: (seat) => `${seat} muss schlagen`,
    thinking: (seat) => `${seat} denkt`,
    hinting: "Suche nach einem Tipp",
    thought: (seat, thought) => `${seat}: ${thought}`,
    loading: "Die Engine wird geladen …",
    playedLater:
      "Du kannst schon einen Zug wählen. Er wird gespielt, sobald die Engine geladen ist.",
    paused: "Computer pausiert",
    browsing: "Du siehst eine frühere Stellung. Mit „Weiter“ geht die Partie von hier aus weiter.",
    looking: (move) => `Du siehst Zug ${move}.`,
    lookingAtStart: "Du siehst den Anfang der Partie.",
    opensStudy: "Ein Zug hier öffnet eine Studie.",
    hint: (move) => `Tipp: ${move}`,
    last: (seat, move) => `Letzter Zug von ${seat}: ${move}`,
    premoveDropped: (move) => `Der Vorauszug ${move} ist nicht möglich.`,
    begin: "Wähle eine Figur, um ihre Züge zu sehen.",
    claimFirst: "Sag vor dem Zug das Matt an: mit dem Knopf oder der Figur auf dem Brett.",
    only: (ways) => `Keine Figur kann ziehen. Möglich ist nur: ${or(ways)}.`,
    ways: {
      drop: "eine Figur aus der Hand einsetzen",
      hide: "die Krone verstecken, mit dem Knopf „Krone verstecken“",
      split: "den Monarchen teilen, mit dem Knopf „Monarch teilen“",
      pass: "passen, mit dem Knopf „Passen“",
    },
    clock: (played, limit) =>
      `Remis nach ${Math.floor(limit / 2)} Zügen ohne Fortschritt. Bisher: ${Math.floor(played / 2)}.`,
    counting: (played, limit) =>
      `Remis nach ${Math.floor(limit / 2)} gezählten Zügen. Bisher: ${Math.ceil(played / 2)}.`,
  },
  thinking: {
    title: "Engine",
    depth: (depth) => `Tiefe ${depth}`,
    nodes: (nodes) => `${compact(nodes)} Knoten`,
    mates: (moves) => `matt in ${moves}`,
    mated: (moves) => `wird matt in ${moves}`,
    none: "Noch keine Analyse",
  },
  controls: {
    title: "Partie steuern",
    undo: "Zurück",
    backToGame: "Zurück zur Partie",
    redo: "Vor",
    first: "Zum Anfang",
    previous: "Voriger Zug",
    next: "Nächster Zug",
    last: "Zum letzten Zug",
    flip: "Wenden",
    more: "Mehr",
    hint: "Tipp",
    stop: "Stopp",
    moveNow: "Jetzt ziehen",
    showNow: "Jetzt zeigen",
    replay: "Runde zeigen",
    pause: "Pause",
    resume: "Weiter",
    resign: "Aufgeben",
    draw: "Remis",
    offerDraw: "Remis anbieten",
    newGame: "Neue Partie",
    leaveZen: "Zen-Modus beenden",
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
  voice: {
    start: "Der Anfang der Partie.",
    after: (doing) => `Stellung nach: ${doing}`,
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
  around: {
    title: (seat) => `Bedienung für ${seat}`,
    yourTurn: "Du bist am Zug",
    inCheck: "Du bist am Zug, im Schach",
    turnOf: (seat) => `${seat} ist am Zug`,
    end: "Normale Ansicht",
  },
};
