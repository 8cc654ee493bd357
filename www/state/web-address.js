/**
 * The only way from a text that others wrote, in a file, record, message or address, to the `href` of a link.
 * @param {string} text
 * @param {string} [base]  without it, only complete addresses are accepted
 * @returns {string | null}  null unless it is a web address: then it is shown as text
 */
export function webAddress(text, base) {
  try {
    const { protocol, username, password, href } = new URL(text, base);
    // `javascript:` would run a script here. A name before the host makes an address look like another site's.
    return /^https?:$/.test(protocol) && username + password === "" ? href : null;
  } catch {
    return null;
  }
}
