// `node tools/record-answers.mjs FOLDER FILE [WORD]`: plays seeded random games of every shipped game through every call of
// a built engine and writes each request with its answer to FILE, one line of JSON each.
//
// FOLDER is a `dist/` with `menagerie.js` and `menagerie_bg.wasm`, of the first edition (7a57c60) or a later one. To compare
// two editions, record both with the same checkout of this script, which reads `www/learning`, `variants` and `tests`:
//
//     node tools/record-answers.mjs /tmp/base/first/dist /tmp/answers-old.jsonl
//     node tools/record-answers.mjs dist /tmp/answers-new.jsonl
//     diff /tmp/answers-old.jsonl /tmp/answers-new.jsonl | cut -c 1-300
//
// With WORD only scenes with that word in their names are played. Each scene has its own engine and seed, so that they don't
// influence each other. Later editions may answer the scene `wrong asks` in different words.

import { loadEngine } from "./answers/engine.mjs";
import { recordCatalogue, recordPositions } from "./answers/catalogue.mjs";
import { Chance } from "./answers/chance.mjs";
import { recordEditions, recordFile, recordImport } from "./answers/files.mjs";
import { askAround, choose, finish, playForDraw, playRandomly } from "./answers/game.mjs";
import { Log } from "./answers/log.mjs";
import { choicesOf, exampleOf, exercisesOf, nameOf, textsOf } from "./answers/material.mjs";
import { recordExercise, recordHints, recordLevels } from "./answers/search.mjs";
import { recordStudy } from "./answers/study.mjs";
import { Table } from "./answers/table.mjs";
import { readAgain } from "./answers/texts.mjs";
import { recordWrongAsks } from "./answers/wrong.mjs";

/** Plies of a game with all questions, and of one that is played on to its end. */
const PLIES = 40;
const LONG_PLIES = 160;
/** Games with few options are played more often. */
const GAMES = 3;
const CHOICES = 4;

const [folder, file, word = ""] = process.argv.slice(2);
if (folder === undefined || file === undefined) {
  console.error("usage: node tools/record-answers.mjs FOLDER FILE [WORD]");
  process.exit(2);
}

const newEngine = await loadEngine(folder);
const log = new Log(file);

/** @param {string} scene @param {(table: Table, chance: Chance) => void} play */
function record(scene, play) {
  if (!scene.includes(word)) return;
  const engine = newEngine(scene);
  play(new Table(engine, log, scene), new Chance(scene));
  engine.free();
}

/** @returns {any[]} */
function games() {
  const engine = newEngine("games");
  const all = engine.call("games", {});
  engine.free();
  // Sorted, so that the file doesn't depend on the order of the list.
  return /** @type {any[]} */ (all).sort((one, other) => (one.id < other.id ? -1 : 1));
}

/** @param {any} info */
function recordGame(info) {
  record(`${info.id}: positions`, (table) => recordPositions(table, info));
  const choices = choicesOf(info);
  const games = choices.length > CHOICES ? 1 : GAMES;
  for (const choice of choices) {
    for (let game = 1; game <= games; game += 1) {
      record(`${nameOf(choice)}: game ${game}`, (table, chance) => {
        table.ask("open", choice);
        choose(table, chance);
        playRandomly(table, chance, PLIES, askAround);
        readAgain(table, chance);
        finish(table, chance);
        recordStudy(table, chance);
      });
    }
    record(`${nameOf(choice)}: draw`, (table, chance) => {
      table.ask("open", choice);
      choose(table, chance);
      playRandomly(table, chance, 4);
      playForDraw(table, chance, 24);
      finish(table, chance);
    });
    record(`${nameOf(choice)}: long game`, (table, chance) => {
      table.ask("open", choice);
      choose(table, chance);
      playRandomly(table, chance, LONG_PLIES);
      finish(table, chance);
    });
    for (const [name, search] of /** @type {const} */ ([
      ["levels", recordLevels],
      ["hints", recordHints],
    ])) {
      record(`${nameOf(choice)}: ${name}`, (table, chance) => {
        table.ask("open", choice);
        choose(table, chance);
        search(table, chance);
      });
    }
    record(`${nameOf(choice)}: chosen by the engine`, (table) => {
      table.ask("open", choice);
      for (const { seat, field } of table.view.pending) {
        table.ask("choose", { seat, field, value: null });
      }
    });
    record(`${nameOf(choice)}: study of a game under way`, (table, chance) => {
      table.ask("open", choice);
      choose(table, chance);
      playRandomly(table, chance, 8);
      recordStudy(table, chance);
    });
  }
  const exercise = exercisesOf(info.id).at(-1);
  if (exercise !== undefined) {
    record(`${info.id}: count of moves`, (table, chance) => {
      const { position, options } = exercise;
      const { setup } = table.ask("examine", { game: info.id, options, position });
      const counted = table.ask("examine", {
        game: info.id,
        options,
        setup: { ...setup, clockPlies: 96 },
      });
      table.ask("open", { game: info.id, options, position: counted.position });
      choose(table, chance);
      playForDraw(table, chance, 8);
      finish(table, chance);
    });
  }
  exercisesOf(info.id).forEach(({ position, options, moves }, index) => {
    record(`${info.id}: exercise ${index + 1}`, (table, chance) => {
      if (table.ask("open", { game: info.id, options, position }) === undefined) return;
      choose(table, chance);
      recordExercise(table, chance, moves);
    });
  });
  record(`${info.id}: example`, (table, chance) => {
    table.ask("load", { record: exampleOf(info.id) ?? "" });
    if (table.info !== null) recordStudy(table, chance);
  });
}

record("catalogue", recordCatalogue);
games().forEach(recordGame);
for (const [name, text] of [
  ...textsOf("tests/variants", /\.toml$/),
  ...textsOf("tests/bad-variants", /\.toml$/),
]) {
  record(`file ${name}`, (table) => recordFile(table, text, name));
}
for (const [name, text] of textsOf("variants", /\.toml$/)) {
  record(`edition ${name}`, (table) => recordEditions(table, text, name));
}
for (const [name, text] of textsOf("tests/import", /\.(ini|txt|html)$/)) {
  record(`import ${name}`, (table) => recordImport(table, text));
}
record("wrong asks", recordWrongAsks);

log.close();
console.log(`${log.lines} answers in ${file}`);
