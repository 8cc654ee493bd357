// Studies: trees of moves with notes.

import { randomAction } from "./game.mjs";

/** @import { Chance } from "./chance.mjs" */
/** @import { Table } from "./table.mjs" */

const GLYPHS = ["", "!", "?", "!!", "??", "!?", "?!"];
const COLOURS = ["green", "red", "blue", "yellow"];
const COMMENTS = [
  "",
  "Good.",
  "Two\nlines",
  "{braces} [brackets] ; and “quotes”",
  "ä♞ 🦄",
  "  spaces  ",
];

/** @param {Table} table @param {Chance} chance */
export function recordStudy(table, chance) {
  for (const call of ["study", "studyText"])
    table.ask(call, call === "study" ? {} : { headers: {} });
  if (table.ask("studyStart") === undefined) return;
  table.ask("study");
  for (let step = 0; step < 12; step += 1) changeStudy(table, chance);
  refusedInStudy(table);
  const text = table.ask("studyText", { headers: { Event: "A study", Annotator: "Anna" } });
  table.ask("record", { headers: {} });
  table.ask("record", { headers: {}, short: true, full: true });
  table.ask("truth", { headers: {} });
  table.ask("studyLoad", { text });
  table.ask("study");
  table.ask("studyText", { headers: {} });
  for (const wrong of ["", "(", text.replace("(", ""), text.replace(")", ""), text.slice(0, -20)]) {
    table.ask("studyLoad", { text: wrong });
  }
  for (let step = 0; step < 4; step += 1) changeStudy(table, chance);
  table.ask("load", { record: text });
  table.ask("study");
}

/** @param {Table} table @param {Chance} chance */
function changeStudy(table, chance) {
  const { nodes } = table.ask("study");
  const node = chance.pick(/** @type {any[]} */ (nodes)).id;
  const square = () => chance.below(table.info.board.squares.length);
  const arrow = () => ({ from: square(), to: square(), colour: chance.pick(COLOURS) });
  table.ask("studyGo", { node });
  table.look();
  if (table.view.actions.length > 0) {
    table.ask("play", { action: randomAction(table.view.actions, chance) });
  }
  table.ask("studyAnnotate", { node, comment: chance.pick(COMMENTS), glyph: chance.pick(GLYPHS) });
  const ring = { from: 0, to: 0, colour: "red" };
  if (chance.oneIn(2)) table.ask("studyAnnotate", { node, arrows: [arrow(), ring, arrow()] });
  if (chance.oneIn(3)) table.ask("undo");
  if (chance.oneIn(3)) table.ask("goTo", { ply: chance.below(4) });
  if (chance.oneIn(3)) table.ask("redo");
  if (chance.oneIn(4)) table.ask("studyPromote", { node });
  if (chance.oneIn(6)) table.ask("studyRemove", { node });
  if (chance.oneIn(4)) table.ask("prove", { moves: 1, nodes: 300 });
}

/** @param {Table} table */
function refusedInStudy(table) {
  table.ask("choose", { seat: 0, field: "crown", value: "k" });
  table.ask("resign", { seat: 0 });
  table.ask("flag", { seat: 0 });
  table.ask("takeBack", { ply: 0, consent: true });
  table.ask("beliefs", { seat: 0 });
  table.ask("secrets");
  const node = 4_000_000;
  for (const call of ["studyGo", "studyPromote", "studyRemove"]) table.ask(call, { node });
  for (const call of ["studyPromote", "studyRemove"]) table.ask(call, { node: 0 });
  table.ask("studyAnnotate", { node, comment: "lost" });
  table.ask("studyAnnotate", { node: 0, glyph: "!!!" });
  table.ask("studyAnnotate", { node: 0, comment: "a\u0000b\r\nc" });
  table.ask("studyAnnotate", { node: 0, arrows: [{ from: 0, to: 1, colour: "pink" }] });
  table.ask("studyAnnotate", { node: 0, arrows: [{ from: 0, to: 9999, colour: "red" }] });
  table.ask("studyAnnotate", { node: 0, arrows: [] });
  table.ask("studyAnnotate", { node: 0 });
}
