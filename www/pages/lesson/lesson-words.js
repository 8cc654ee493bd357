import { pick } from "../../i18n/language.js";

export const words = pick({
  en: {
    title: (/** @type {string} */ game) => `Your first game of ${game}`,
    back: "To the board",
    /** @param {number} at @param {number} count */
    step: (at, count) => `Step ${at} of ${count}`,
    progress: "Progress",
    loading: "Loading the lesson…",
    failed: "The lesson can’t be shown",
    again: "Try again",
    hint: "Hint",
    showMe: "Show me",
    restart: "Restart step",
    previous: "Back",
    next: "Next",
    skip: "Skip step",
    skipAll: "Skip lesson",
    /** @param {string} move */
    notIt: (move) => `${move} is legal, but not the move we are looking for. Try another one.`,
    /** @param {string} move */
    goOn: (move) => `${move}: good. Keep going.`,
    ended: "The game ended another way. Try again.",
    tooHard: "The board isn’t responding. Restart this step.",
    engineAgain: "The engine was restarted. This step starts again.",
    /** @param {string} kind */
    moves: (kind) => `How the ${kind} moves`,
    moveIt: "Click the board, or use the arrow keys, to move the piece.",
    doneTitle: "Lesson complete",
    done: "You are ready for your first game. If you forget something, select a piece to see its moves. If a move isn’t allowed, the board says why.",
    seen: "You have finished this lesson. You can repeat it from any step.",
    play: "Play the computer",
    problems: "Solve problems",
    about: "About this game",
    over: "Start over",
    notKept: "This browser doesn’t save your progress. It is lost when you leave this page.",
  },
  de: {
    title: (/** @type {string} */ game) => `Deine erste Partie ${game}`,
    back: "Zum Brett",
    /** @param {number} at @param {number} count */
    step: (at, count) => `Schritt ${at} von ${count}`,
    progress: "Fortschritt",
    loading: "Die Einführung wird geladen …",
    failed: "Die Einführung kann nicht gezeigt werden",
    again: "Noch einmal versuchen",
    hint: "Tipp",
    showMe: "Zeig es mir",
    restart: "Schritt wiederholen",
    previous: "Zurück",
    next: "Weiter",
    skip: "Schritt überspringen",
    skipAll: "Einführung überspringen",
    /** @param {string} move */
    notIt: (move) => `${move} ist erlaubt, aber nicht der gesuchte Zug. Versuch einen anderen.`,
    /** @param {string} move */
    goOn: (move) => `${move}: gut. Weiter so.`,
    ended: "Die Partie ist anders zu Ende gegangen. Versuch es noch einmal.",
    tooHard: "Das Brett reagiert nicht. Wiederhole diesen Schritt.",
    engineAgain: "Die Engine wurde neu gestartet. Dieser Schritt beginnt von vorn.",
    /** @param {string} kind */
    moves: (kind) => `So zieht: ${kind}`,
    moveIt: "Klick auf das Brett oder nimm die Pfeiltasten, um die Figur zu versetzen.",
    doneTitle: "Geschafft",
    done: "Du bist bereit für deine erste Partie. Wenn du etwas vergisst, wähle eine Figur, um ihre Züge zu sehen. Ist ein Zug nicht erlaubt, sagt dir das Brett, warum.",
    seen: "Du hast diese Einführung abgeschlossen. Du kannst sie ab jedem Schritt wiederholen.",
    play: "Gegen den Computer spielen",
    problems: "Aufgaben lösen",
    about: "Mehr über dieses Spiel",
    over: "Von vorn beginnen",
    notKept:
      "Dieser Browser speichert deinen Fortschritt nicht. Er geht verloren, wenn du die Seite verlässt.",
  },
});
