import { fetchSiteFile } from "../platform/site.js";

/** @import { PageCode, Reason } from "../state/reasons.js" */

/**
 * @param {string} path  within the folder: "chess.json", "en/chess.json"
 * @returns {Promise<unknown>}  rejected with a reason that has words: "learning-unreachable", "learning-missing",
 *   "learning-broken"
 */
export async function learningFile(path) {
  const answer = await fetchSiteFile(`learning/${path}`).catch(() => {
    throw fault("learning-unreachable", path);
  });
  if (!answer.ok) throw fault("learning-missing", path);
  return answer.json().catch(() => {
    throw fault("learning-broken", path);
  });
}

/** @param {PageCode} code @param {string} found @returns {Reason} */
function fault(code, found) {
  return { code, args: { found } };
}
