// What the first-game lesson says.

import { pick } from "../../i18n/language.js";

export const words = pick({
  en: {
    title: (/** @type {string} */ game) => `Your first game of ${game}`,
    back: "To the board",
    /** @param {number} at @param {number} count */
    step: (at, count) => `Step ${at} of ${count}`,
    progress: "How far you are",
    loading: "Fetching the lesson…",
    failed: "The lesson can’t be shown",
    again: "Try again",
    hint: "Hint",
    showMe: "Show me",
    restart: "Start this step again",
    previous: "Back",
    next: "Next",
    skip: "Skip this step",
    skipAll: "Skip the lesson",
    /** @param {string} move */
    notIt: (move) =>
      `${move} is a legal move, but it isn’t what this step asks for. Try another one.`,
    /** @param {string} move */
    goOn: (move) => `${move}: go on.`,
    ended: "The game has ended without that. Try again.",
    tooHard: "The board doesn’t answer. Start this step again.",
    engineAgain: "The engine had stopped and was started again. This step stands at its beginning.",
    /** @param {string} kind */
    moves: (kind) => `Where the ${kind} goes`,
    moveIt: "Click a cell to put it there, or use the arrow keys.",
    doneTitle: "That’s it",
    done: "You know enough for your first game. Whatever you forget: a man shows where it may go, and if a move isn’t allowed the board says why.",
    seen: "You have been through this lesson. You may do it again from any step.",
    play: "Play against the computer",
    problems: "Solve problems",
    about: "Read about this game",
    over: "Begin again",
    notKept:
      "This browser keeps nothing for this page: how far you are is known only until you leave it.",
  },
  de: {
    title: (/** @type {string} */ game) => `Deine erste Partie ${game}`,
    back: "Zum Brett",
    /** @param {number} at @param {number} count */
    step: (at, count) => `Schritt ${at} von ${count}`,
    progress: "Wie weit du bist",
    loading: "Die Einführung wird geholt …",
    failed: "Die Einführung kann nicht gezeigt werden",
    again: "Noch einmal versuchen",
    hint: "Tipp",
    showMe: "Zeig es mir",
    restart: "Diesen Schritt von vorn",
    previous: "Zurück",
    next: "Weiter",
    skip: "Schritt überspringen",
    skipAll: "Einführung überspringen",
    /** @param {string} move */
    notIt: (move) =>
      `${move} ist ein erlaubter Zug, aber nicht der, um den es hier geht. Versuch einen anderen.`,
    /** @param {string} move */
    goOn: (move) => `${move}: Weiter so.`,
    ended: "Die Partie ist anders zu Ende gegangen. Versuch es noch einmal.",
    tooHard: "Das Brett antwortet nicht. Beginne diesen Schritt von vorn.",
    engineAgain:
      "Das Programm war stehen geblieben und wurde neu gestartet. Dieser Schritt steht wieder am Anfang.",
    /** @param {string} kind */
    moves: (kind) => `So zieht: ${kind}`,
    moveIt: "Klick ein Feld an, um die Figur dorthin zu stellen, oder nimm die Pfeiltasten.",
    doneTitle: "Geschafft",
    done: "Du weißt genug für deine erste Partie. Was du vergisst, zeigt dir das Brett: wohin eine Figur darf und, wenn ein Zug nicht geht, warum.",
    seen: "Du hast diese Einführung schon durchlaufen. Du kannst sie ab jedem Schritt wiederholen.",
    play: "Gegen den Computer spielen",
    problems: "Aufgaben lösen",
    about: "Mehr über dieses Spiel",
    over: "Von vorn beginnen",
    notKept:
      "Dieser Browser behält nichts von dieser Seite: Wie weit du bist, weiß sie nur, bis du sie verlässt.",
  },
});
