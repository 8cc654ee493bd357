// What every page needs.

import { board } from "./board.js";
import { calls } from "./calls.js";
import { clocks } from "./clocks.js";
import { dialogs } from "./dialogs.js";
import { embed } from "./embed.js";
import { errors } from "./errors.js";
import { files } from "./files.js";
import { gallery } from "./gallery.js";
import { keys } from "./keys.js";
import { or } from "./grammar.js";
import { marks } from "./marks.js";
import { questions } from "./questions.js";
import { result } from "./result.js";
import { secrets } from "./secrets.js";
import { settings } from "./settings.js";
import { start } from "./start.js";
import { table } from "./table.js";

export const main = {
  or,
  colon: ": ",
  ...start,
  gallery,
  ...files,
  ...table,
  ...result,
  clocks,
  settings,
  keys,
  questions,
  ...dialogs,
  ...board,
  ...marks,
  calls,
  ...secrets,
  embed,
  ...errors,
};
