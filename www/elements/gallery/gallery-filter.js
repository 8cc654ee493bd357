// The search field and the buttons that choose which games the gallery shows, and how many it shows.

import { html, nothing } from "lit-html";
import { writePageRoute } from "../../state/routes.js";
import { words } from "../../i18n/strings.js";
import { valueTo } from "../controls/fields.js";

/** @import { Filter } from "../../state/catalogue.js" */

/** @typedef {{filters: Filter[], query: string}} Chosen */

/** @type {Chosen} */
export const EVERYTHING = { filters: [], query: "" };

/**
 * @param {object} parts
 * @param {Filter[]} parts.offered
 * @param {Chosen} parts.chosen
 * @param {number} parts.count  of the games shown
 * @param {(chosen: Chosen) => void} parts.choose
 */
export function galleryFilter({ offered, chosen, count, choose }) {
  const say = words.gallery.filters;
  const { filters, query } = chosen;
  const none = query === "" ? say.none : say.noneCalled(query);
  return html`<div class="filters">
      <input
        type="search"
        aria-label=${say.search}
        placeholder=${say.search}
        .value=${query}
        @input=${valueTo((text) => choose({ filters, query: text.trim() === "" ? "" : text }))}
      />
      <div class="filter-buttons" role="group" aria-label=${say.title}>
        ${offered.map((filter) =>
          filterButton(filter, filters, (next) => choose({ filters: next, query })),
        )}
      </div>
      <p class="quiet" role="status">${count === 0 ? none : say.count(count)}</p>
    </div>
    <div class="nothing-matches" ?hidden=${count > 0}>
      <button type="button" @click=${() => choose(EVERYTHING)}>${say.clear}</button>
      ${query === "" ? nothing : otherGames()}
    </div>`;
}

/** Nobody knows all variants: another one can be added. */
function otherGames() {
  const { author, filters } = words.gallery;
  return html`<a class="button" href=${writePageRoute("author", null, { import: "text" })}
      >${filters.import}</a
    >
    <a class="button" href=${writePageRoute("author", null)}>${author}</a>`;
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
