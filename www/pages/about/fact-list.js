import { html, nothing } from "lit-html";
import { writeRoute } from "../../state/routes.js";
import { words } from "./about-words.js";

/** @import { Fact } from "../learning.js" */

/** @param {string} game @param {Fact[]} facts */
export function factList(game, facts) {
  return html`<ul class="fact-list" role="list">
    ${facts.map((fact) => entry(game, fact))}
  </ul>`;
}

/** @param {string} game @param {Fact} fact */
function entry(game, { claim, finding, verdict, positions, longest, example, command }) {
  const numbers = [
    ...(positions > 0 ? [words.looked(positions)] : []),
    ...(longest === null ? [] : [words.longest(longest)]),
  ];
  return html`<li data-verdict=${verdict}>
    <p class="fact-claim">
      <span class="fact-verdict">${words.verdicts[verdict]}</span>
      ${claim}
    </p>
    <p>${finding}</p>
    ${command === "" && numbers.length === 0 ? nothing : proof(numbers, command)}
    ${
      example === null
        ? nothing
        : html`<p><a href=${writeRoute(game, { position: example })}>${words.look}</a></p>`
    }
  </li>`;
}

/** @param {string[]} numbers @param {string} command */
function proof(numbers, command) {
  return html`<details class="quiet">
    <summary>${words.proved}</summary>
    ${numbers.length === 0 ? nothing : html`<p>${`${numbers.join("; ")}.`}</p>`}
    ${command === "" ? nothing : html`<p><code>${command}</code></p>`}
  </details>`;
}
