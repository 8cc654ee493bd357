/**
 * What to embed. A game in progress is given by its record, which names the game.
 * @typedef {object} Embedded
 * @property {string} game     id
 * @property {string} name     for people
 * @property {string | null} position
 * @property {string | null} record
 * @property {boolean} viewOnly
 */

/**
 * @param {string} site  address of the folder that holds the full page
 * @param {Embedded} embedded
 */
export function elementCode(site, embedded) {
  const attributes = attributesOf(embedded).map(([name, value]) =>
    value === "" ? name : `${name}="${escaped(value)}"`,
  );
  const script = escaped(new URL("embed/menagerie-board.js", site).href);
  return `<script type="module" src="${script}"></script>
<menagerie-board ${attributes.join(" ")}>
  <a href="${escaped(fullPage(site, embedded))}">${escaped(embedded.name)}</a>
</menagerie-board>`;
}

/** @param {string} site @param {Embedded} embedded */
export function frameCode(site, embedded) {
  const address = new URL("embed.html", site);
  for (const [name, value] of attributesOf(embedded)) address.searchParams.set(name, value);
  return `<iframe src="${escaped(address.href)}" title="${escaped(embedded.name)}" loading="lazy" style="width: 100%; height: 44rem; border: 0"></iframe>`;
}

/** @param {Embedded} embedded @returns {[name: string, value: string][]} */
function attributesOf({ game, position, record, viewOnly }) {
  /** @type {[string, string | null][]} */
  const all = [
    ["game", game],
    ["position", position],
    ["record", record],
    ["view-only", viewOnly ? "" : null],
  ];
  return all.flatMap(([name, value]) => (value === null ? [] : [[name, value]]));
}

/** @param {string} site @param {Embedded} embedded */
function fullPage(site, { game }) {
  return new URL(`#${game}`, site).href;
}

/** @param {string} text */
function escaped(text) {
  return text
    .replaceAll("&", "&amp;")
    .replaceAll('"', "&quot;")
    .replaceAll("<", "&lt;")
    .replaceAll(">", "&gt;");
}
