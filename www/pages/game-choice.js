import { selectTemplate } from "../elements/controls/fields.js";
import { words } from "../i18n/strings.js";
import { hasPage, sectionsOf } from "../state/catalogue.js";
import { writePageRoute } from "../state/routes.js";

/** @import { PageOfGame } from "../state/routes.js" */
/** @import { PageServices } from "./page.js" */

/**
 * Leads from a page of one game to the same page of another.
 * @param {PageOfGame} page
 * @param {string} game
 * @param {PageServices} services
 */
export function gameChoice(page, game, { store, go }) {
  const { featured, more, own } = sectionsOf(store.state.games);
  const games = [...featured.flat(), ...more, ...own.flat()].filter((each) => hasPage(each, page));
  return selectTemplate({
    label: words.header.game,
    options: games.map(({ id, name }) => ({ value: id, label: name })),
    chosen: game,
    choose: (id) => go(writePageRoute(page, id)),
  });
}
