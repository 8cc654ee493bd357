// What the problems' room says.

import { pick, plural } from "../../i18n/language.js";

export const words = pick({
  en: {
    title: (/** @type {string} */ game) => `Problems: ${game}`,
    back: "To the board",
    loading: "Fetching the problems…",
    failed: "The problems can’t be shown",
    again: "Try again",
    none: "There are no problems for this game yet.",
    list: "All problems",
    /** @param {number} solved @param {number} all */
    count: (solved, all) => `${solved} of ${all} solved`,
    solved: "solved",
    /** @param {number} moves */
    mate: (moves) => `Mate in ${moves}`,
    /** Where checkmate is claimed at the start of a turn. @param {number} turns */
    claim: (turns) => `Checkmate, claimed in turn ${turns}`,
    /** Where a crown is captured. @param {number} moves */
    win: (moves) => `Win in ${moves}`,
    levels: ["easy", "medium", "hard"],
    /** @param {string} seat @param {string} goal */
    task: (seat, goal) => `${seat} to move. ${goal}.`,
    /** @param {number} left */
    left: (left) => plural(left, { one: "1 move left.", other: `${left} moves left.` }),
    thinking: "Looking for the best answer…",
    /** @param {string} reply @param {string} left */
    answered: (reply, left) => `Right so far. The answer is ${reply}. ${left}`,
    /** @param {string} move @param {string} reply @param {number} moves */
    refuted: (move, reply, moves) =>
      `${move} lets the win slip: after ${reply} there is no forced win within ${plural(moves, { one: "1 move", other: `${moves} moves` })} any more.`,
    /** @param {string} move @param {string} reply */
    tooSlow: (move, reply) => `${move} doesn’t win in time: ${reply} still holds.`,
    /** @param {string} move */
    drawn: (move) => `${move} ends the game, but you haven’t won it.`,
    /** @param {string} reply */
    unproved: (reply) => `The answer is ${reply}. Whether it is still in time couldn’t be proved.`,
    won: "Solved!",
    wonAfterHelp: "That wins. Try it once more without help to have it marked as solved.",
    hint: "Hint",
    /** @param {string} kind @param {string} square */
    hintPiece: (kind, square) => `Look at the ${kind} on ${square}.`,
    hintOther: "Look at what you could do besides moving a man.",
    /** @param {string} move */
    hintMove: (move) => `${move} does it.`,
    unprovedHint: "Stopped before a way to win was proved. Try again, or take back a move.",
    noHint: "From here it can’t be won in time. Take back a move.",
    undo: "Take back",
    restart: "Start again",
    engineAgain:
      "The engine had stopped and was started again. The problem stands at its beginning.",
    show: "Show the solution",
    /** @param {string} line */
    solution: (line) => `The solution: ${line}`,
    next: "Next problem",
    notKept:
      "This browser keeps nothing for this page: what you solve is marked only until you leave it.",
  },
  de: {
    title: (/** @type {string} */ game) => `Aufgaben: ${game}`,
    back: "Zum Brett",
    loading: "Die Aufgaben werden geholt …",
    failed: "Die Aufgaben können nicht gezeigt werden",
    again: "Noch einmal versuchen",
    none: "Für dieses Spiel gibt es noch keine Aufgaben.",
    list: "Alle Aufgaben",
    /** @param {number} solved @param {number} all */
    count: (solved, all) => `${solved} von ${all} gelöst`,
    solved: "gelöst",
    /** @param {number} moves */
    mate: (moves) => `Matt in ${moves}`,
    /** @param {number} turns */
    claim: (turns) => `Matt, im ${turns}. Zug beansprucht`,
    /** @param {number} moves */
    win: (moves) => `Gewinn in ${moves}`,
    levels: ["leicht", "mittel", "schwer"],
    /** @param {string} seat @param {string} goal */
    task: (seat, goal) => `${seat} ist am Zug. ${goal}.`,
    /** @param {number} left */
    left: (left) => plural(left, { one: "Noch 1 Zug.", other: `Noch ${left} Züge.` }),
    thinking: "Die beste Antwort wird gesucht …",
    /** @param {string} reply @param {string} left */
    answered: (reply, left) => `Bis hierher richtig. Die Antwort ist ${reply}. ${left}`,
    /** @param {string} move @param {string} reply @param {number} moves */
    refuted: (move, reply, moves) =>
      `${move} verpasst den Gewinn: Nach ${reply} ist er in ${plural(moves, { one: "1 Zug", other: `${moves} Zügen` })} nicht mehr zu erzwingen.`,
    /** @param {string} move @param {string} reply */
    tooSlow: (move, reply) => `${move} gewinnt nicht rechtzeitig: ${reply} hält noch stand.`,
    /** @param {string} move */
    drawn: (move) => `${move} beendet die Partie, aber gewonnen hast du sie nicht.`,
    /** @param {string} reply */
    unproved: (reply) =>
      `Die Antwort ist ${reply}. Ob es noch rechtzeitig ist, war nicht zu beweisen.`,
    won: "Gelöst!",
    wonAfterHelp:
      "Das gewinnt. Versuch es noch einmal ohne Hilfe, dann gilt die Aufgabe als gelöst.",
    hint: "Tipp",
    /** @param {string} kind @param {string} square */
    hintPiece: (kind, square) => `Sieh dir diese Figur an: ${kind} auf ${square}.`,
    hintOther: "Überlege, was du tun kannst, außer eine Figur zu ziehen.",
    /** @param {string} move */
    hintMove: (move) => `${move} gewinnt.`,
    unprovedHint:
      "Angehalten, ehe ein Gewinnweg bewiesen war. Versuch es noch einmal, oder nimm einen Zug zurück.",
    noHint: "Von hier aus ist es nicht mehr rechtzeitig zu gewinnen. Nimm einen Zug zurück.",
    undo: "Zurücknehmen",
    restart: "Von vorn",
    engineAgain:
      "Das Programm war stehen geblieben und wurde neu gestartet. Die Aufgabe steht wieder am Anfang.",
    show: "Lösung zeigen",
    /** @param {string} line */
    solution: (line) => `Die Lösung: ${line}`,
    next: "Nächste Aufgabe",
    notKept:
      "Dieser Browser behält nichts von dieser Seite: Was du löst, ist nur markiert, bis du sie verlässt.",
  },
});
