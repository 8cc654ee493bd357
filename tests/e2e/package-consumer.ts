// A program that uses the package: `packages.spec.js` checks it against its type declarations.

import { MenagerieBoard, type MoveDetail } from "menagerie-board";

const board: MenagerieBoard = document.createElement("menagerie-board");
board.game = "chess";
board.seats = "human,computer:4";
board.viewOnly = true;
board.theme = "dark";
// @ts-expect-error There is no such theme.
board.theme = "pink";
board.pieces = "classic";
// @ts-expect-error The ply follows from what is played.
board.ply = 3;

const texts: string[] = [];
const tell = ({ text, by, seatName }: MoveDetail) => texts.push(text, by, seatName);
board.addEventListener("move", ({ detail }) => tell(detail));
board.addEventListener("error", ({ detail }) => texts.push(detail.line?.toFixed() ?? detail.code));
// @ts-expect-error A turn has no text.
board.addEventListener("turn", ({ detail }) => texts.push(detail.text));
document.querySelector("menagerie-board")?.addEventListener("gameover", ({ detail }) => {
  texts.push(detail.winnerName ?? detail.reason);
});

export async function play(): Promise<string | null> {
  const played: boolean = await board.play("e2e4");
  if (!played || !(await board.goTo(0)) || !(await board.undo())) return board.record();
  await board.load();
  return board.hint();
}
