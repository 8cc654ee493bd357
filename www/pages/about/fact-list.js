// Claims about a game's endgames with what was found out.

import { make } from "../../elements/controls/markup.js";
import { writeRoute } from "../../state/routes.js";
import { words } from "./about-words.js";

/** @typedef {import("../learning.js").Fact} Fact */

/**
 * @param {string} game
 * @param {Fact[]} facts
 */
export function factList(game, facts) {
  return make(
    "ul",
    { class: "fact-list", role: "list" },
    ...facts.map((fact) => entry(game, fact)),
  );
}

/**
 * @param {string} game
 * @param {Fact} fact
 */
function entry(game, { claim, finding, verdict, positions, longest, example, command }) {
  const numbers = [
    positions > 0 ? words.looked(positions) : "",
    longest === null ? "" : words.longest(longest),
  ].filter((text) => text !== "");
  const href = example === null ? "" : writeRoute(game, { position: example });
  return make(
    "li",
    { "data-verdict": verdict },
    make(
      "p",
      { class: "fact-claim" },
      make("span", { class: "fact-verdict" }, words.verdicts[verdict]),
      " ",
      claim,
    ),
    make("p", {}, finding),
    numbers.length === 0 ? null : make("p", { class: "quiet" }, `${numbers.join("; ")}.`),
    command === ""
      ? null
      : make("p", { class: "quiet" }, `${words.command} `, make("code", {}, command)),
    href === "" ? null : make("p", {}, make("a", { href }, words.look)),
  );
}
