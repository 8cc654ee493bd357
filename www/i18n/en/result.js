import { capitalised } from "../grammar.js";
import { ordinal } from "./grammar.js";

/** @import { OutcomeReason } from "../../engine/protocol.js" */

export const result = {
  result: {
    again: "Rematch",
    close: "Close",
    title: "Result",
    /** By the winner's seat. */
    scores: ["1–0", "0–1"],
    drawn: "½–½",
    /** @param {number} place @param {string[]} seats */
    rank: (place, seats) =>
      `${ordinal(place)}${seats.length > 1 ? " (tied)" : ""}: ${seats.join(", ")}`,
  },
  review: {
    title: "Review",
    about: "The computer looks at every move and marks the mistakes.",
    start: "Review this game",
    resume: "Continue",
    running: "Review",
    secrets: "All secrets of both players are known.",
    graph: "Winning chances by move",
    /** @param {string} seat @param {string} percent */
    share: (seat, percent) => `${seat} ${percent}`,
    previous: "Previous mistake",
    next: "Next mistake",
    names: { inaccuracy: "Inaccuracy", mistake: "Mistake", blunder: "Blunder" },
    plurals: { inaccuracy: "Inaccuracies", mistake: "Mistakes", blunder: "Blunders" },
    best: "Best move",
    better: "Better:",
    play: "Play through on the board",
    player: "Player",
    chances: "Chances",
    accuracy: "Accuracy",
  },
  /** @type {Record<OutcomeReason, (winner: string) => string>} */
  outcomes: {
    checkmate: (winner) => (winner === "" ? "Draw by checkmate." : `Checkmate. ${winner} wins.`),
    extinction: (winner) =>
      winner === "" ? "Draw: too few pieces are left." : `Decided by lost pieces. ${winner} wins.`,
    "last-alive": (winner) => `${winner} is the last player left and wins.`,
    castled: (winner) => `Castling decides the game. ${winner} wins.`,
    "castling-lost": (winner) => `The right to castle is lost. ${winner} wins.`,
    "claim-wins": (winner) => `Decisive checkmate. ${winner} wins.`,
    bare: (winner) =>
      winner === "" ? "Draw: only royal pieces are left." : `Bare king. ${winner} wins.`,
    resignation: (winner) => `${winner} wins by resignation.`,
    agreement: () => "Draw by agreement.",
    adjudication: (winner) =>
      winner === "" ? "Draw by adjudication." : `${winner} wins by adjudication.`,
    abandoned: (winner) => `The PIN was forgotten. ${winner} wins.`,
    time: (winner) =>
      winner === ""
        ? "Draw: out of time, but the opponent has insufficient material."
        : `Out of time. ${winner} wins.`,
    stalemate: (winner) => (winner === "" ? "Draw by stalemate." : `Stalemate. ${winner} wins.`),
    "crown-captured": (winner) => `The crown was captured. ${winner} wins.`,
    "crown-found": (winner) => `The hidden crown was found. ${winner} wins.`,
    "own-crown": (winner) => `A piece stopped on its own side’s hidden crown. ${winner} wins.`,
    "army-lost": (winner) => `A whole army was captured. ${winner} wins.`,
    "walled-in": () => "Draw: a monarch is walled in by Stones.",
    region: (winner) =>
      winner === "" ? "Draw: both sides reached the goal." : `Goal reached. ${winner} wins.`,
    checks: (winner) => `${winner} has given enough checks and wins.`,
    repetition: (winner) =>
      winner === "" ? "Draw by repetition." : `The position was repeated. ${winner} wins.`,
    "perpetual-check": (winner) => `Perpetual check loses. ${winner} wins.`,
    "perpetual-chase": (winner) => `Perpetual chase loses. ${winner} wins.`,
    "back-and-forth": (winner) => `Moving a piece back and forth loses. ${winner} wins.`,
    counting: () => "Draw: the count is complete.",
    passes: () => "Draw: everyone passed.",
    facing: () => "Draw: the royal pieces were left facing each other.",
    "move-count": () => "Draw: too many moves without a capture or progress.",
    material: () => "Draw by insufficient material.",
  },
  /** @param {string} draw  what would have been a draw @param {string} winner */
  onPoints: (draw, winner) =>
    `${capitalised(draw.replace(/^Draw(:| by) /, ""))} ${winner} wins on points.`,
  /** @param {string} code @param {string} winner */
  unknownOutcome: (code, winner) =>
    winner === "" ? `Draw (${code}).` : `${winner} wins (${code}).`,
};
