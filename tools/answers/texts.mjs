// Records, read back unchanged and damaged.

import { playRandomly } from "./game.mjs";

/** @import { Chance } from "./chance.mjs" */
/** @import { Table } from "./table.mjs" */

/** Reads back the texts of the current game. @param {Table} table @param {Chance} chance */
export function readAgain(table, chance) {
  const headers = { Event: "Read again", Round: "1" };
  const truth = table.ask("truth", { headers });
  const texts = [
    table.ask("record", { headers }),
    table.ask("record", { headers, short: true }),
    table.ask("record", { headers, full: true }),
  ];
  for (const record of texts) table.ask("load", { record });
  const [record] = texts;
  for (const text of damaged(record)) table.ask("load", { record: text });
  const moves = record.slice(record.indexOf("\n\n") + 2);
  table.ask("load", { record: moves });
  table.ask("load", { record: "1. a1a1" });
  for (const text of ["", "sealed", truth.slice(0, -2), `${truth}00`])
    table.ask("loadTruth", { record: text });
  table.ask("loadTruth", { record: truth });
  table.look();
  playRandomly(table, chance, 3);
  table.ask("record", { headers: {} });
}

/** @param {string} record */
function damaged(record) {
  const lines = record.split("\n");
  const without = (/** @type {string} */ name) => {
    return lines.filter((line) => !line.startsWith(`[${name} `)).join("\n");
  };
  return [
    "",
    "[",
    without("Game"),
    without("Format"),
    without("Position"),
    without("Variant"),
    without("Commitment"),
    without("Opening"),
    without("Result"),
    record.replace(/\[Format "\d+"\]/, '[Format "9"]'),
    record.replace(/\[Game "[^"]*"\]/, '[Game "bughouse"]'),
    record.replace(/\[Position "[^"]*"\]/, '[Position "8/8"]'),
    record.replace(/(\[Variant[A-Za-z]* "[^"]*)[0-9a-f]{4}"/, '$1ffff"'),
    record.replace(/ 1\. (\S+)/, " 1. a1a1"),
    record.replace(/1\. (\S+)/, "1. z9z9"),
    record.replace(/(\[Commitment "\S+ \S+) \d+/, "$1 77"),
    record.replace(/\[Opening "(\S+) (\S+) (\d+) \S+/, '[Opening "$1 $2 $3 zz'),
    record.replace(/\n\n/, "\n\n{A remark.} "),
    `${record} 1-0 0-1`,
    `${record}\n\n${record}`,
    record.replaceAll("\n", "\r\n"),
  ];
}
