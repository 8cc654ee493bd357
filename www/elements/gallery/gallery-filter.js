// Buttons that choose which games the gallery shows, and how many it shows.

import { html } from "lit-html";
import { words } from "../../i18n/strings.js";

/** @import { Filter } from "../../state/catalogue.js" */

/**
 * @param {object} parts
 * @param {Filter[]} parts.offered
 * @param {Filter[]} parts.chosen
 * @param {number} parts.count  of the games shown
 * @param {(chosen: Filter[]) => void} parts.choose
 */
export function galleryFilter({ offered, chosen, count, choose }) {
  const say = words.gallery.filters;
  return html`<div class="filters">
      <div class="filter-buttons" role="group" aria-label=${say.title}>
        ${offered.map((filter) => filterButton(filter, chosen, choose))}
      </div>
      <p class="quiet" role="status">${count === 0 ? say.none : say.count(count)}</p>
    </div>
    <p class="nothing-matches" ?hidden=${count > 0}>
      <button type="button" @click=${() => choose([])}>${say.clear}</button>
    </p>`;
}

/** @param {Filter} filter @param {Filter[]} chosen @param {(chosen: Filter[]) => void} choose */
function filterButton({ aspect, value }, chosen, choose) {
  const others = chosen.filter((each) => each.aspect !== aspect || each.value !== value);
  const pressed = others.length < chosen.length;
  return html`<button
    type="button"
    class="small ${aspect}"
    aria-pressed=${pressed}
    @click=${() => choose(pressed ? others : [...chosen, { aspect, value }])}
  >
    ${words.gallery.filters[aspect](value)}
  </button>`;
}
