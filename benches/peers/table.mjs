// Prints the table as Markdown, ready for docs/speed.md.

/**
 * @typedef {object} TableRow
 * @property {string} what
 * @property {string} ours
 * @property {string} theirs
 * @property {string} ratio
 * @property {string} spread
 * @property {string} floor
 * @property {string} aim
 * @property {string} mark
 */

/** @type {(keyof TableRow)[]} */
const COLUMNS = ["what", "ours", "theirs", "ratio", "spread", "floor", "aim", "mark"];

/** @param {TableRow[]} rows */
export function table(rows) {
  const head = Object.fromEntries(COLUMNS.map((name) => [name, name]));
  const widths = COLUMNS.map((name) => Math.max(...[head, ...rows].map((row) => row[name].length)));
  const line = (/** @type {Record<string, string>} */ row) =>
    `| ${COLUMNS.map((name, at) => row[name].padEnd(widths[at])).join(" | ")} |`;
  const rule = `| ${widths.map((width) => "-".repeat(width)).join(" | ")} |`;
  return [line(head), rule, ...rows.map((row) => line({ ...row }))].join("\n");
}

/** @param {number} nodesPerSecond */
export function speedText(nodesPerSecond) {
  if (nodesPerSecond >= 1e6) return `${digits(nodesPerSecond / 1e6)} M/s`;
  return `${digits(nodesPerSecond / 1e3)} k/s`;
}

/** About three digits, whatever the size. @param {number} value */
export function digits(value) {
  if (value >= 100) return value.toFixed(0);
  return value.toFixed(value >= 10 ? 1 : 2);
}

/** @param {number} value */
export function timesText(value) {
  return `${digits(value)}×`;
}
