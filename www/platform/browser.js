/** Safari reads the file after the click. */
const DOWNLOAD_MS = 60_000;

export const browser = {
  hash: () => location.hash,
  replaceHash: (/** @type {string} */ hash) => {
    if (location.hash !== hash) history.replaceState(history.state, "", hash);
  },
  go: (/** @type {string} */ hash) => {
    location.hash = hash;
  },
  address: (/** @type {string} */ hash) => new URL(hash, location.href).href,
  // Firefox before 127 copies only texts.
  write: async (/** @type {string} */ type, /** @type {Promise<Blob>} */ content) =>
    "ClipboardItem" in globalThis || type !== "text/plain"
      ? navigator.clipboard.write([new ClipboardItem({ [type]: content })])
      : navigator.clipboard.writeText(await (await content).text()),
  download: (/** @type {string} */ name, /** @type {string | Blob} */ content) => {
    const blob =
      typeof content === "string" ? new Blob([content], { type: "text/plain" }) : content;
    const url = URL.createObjectURL(blob);
    const link = Object.assign(document.createElement("a"), { href: url, download: name });
    link.click();
    setTimeout(() => URL.revokeObjectURL(url), DOWNLOAD_MS);
  },
};
