/**
 * The oldest supported browsers lack URL.canParse().
 * @param {string} text
 * @param {string} [base]
 * @returns {URL | null}  null if it's no address
 */
export function readUrl(text, base) {
  try {
    return new URL(text, base);
  } catch {
    return null;
  }
}
