/** A host that doesn't answer for so long counts as gone. */
export const PATIENCE_MS = 20_000;

/**
 * Rejects if a part of the page isn't there in time.
 * @template Part
 * @param {Promise<Part>} loading
 * @returns {Promise<Part>}
 */
export function inTime(loading) {
  const tooLate = new Promise((_, reject) =>
    AbortSignal.timeout(PATIENCE_MS).addEventListener("abort", reject),
  );
  return /** @type {Promise<Part>} */ (Promise.race([loading, tooLate]));
}
