import { pageWords } from "../../i18n/page-words.js";
import { words as common } from "../../i18n/strings.js";

/** @import { Fault, GameInfo } from "../../engine/protocol.js" */

export const { editor: words } = await pageWords();

/**
 * @param {Fault} fault
 * @param {GameInfo} game
 * @param {(square: number) => number | null} kindOn  the type of the piece there
 */
export function faultSentence({ code, args, seat, squares }, game, kindOn) {
  const say = words.faultWords[code];
  if (say === undefined) return words.unknownFault;
  const kind = squares[0] === undefined ? null : kindOn(squares[0]);
  const royals = game.kinds.filter(({ royal }) => royal).map(({ name }) => name);
  return say({
    seat: seat === null ? "" : (game.seats[seat]?.name ?? ""),
    squares: squares.map((square) => game.board.squares[square]?.name ?? ""),
    piece: kind === null ? "" : (game.kinds[kind]?.name ?? ""),
    royals: common.or(royals),
    arg: (name) => String(args[name] ?? ""),
  });
}
