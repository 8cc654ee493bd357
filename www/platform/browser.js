/** @import { Browser } from "../controllers/share-controller.js" */

/** Safari reads the file after the click. */
const DOWNLOAD_MS = 60_000;

/** @type {Omit<Browser, "copy"> & { write: (type: string, content: Promise<Blob>) => Promise<void>, download: (name: string, content: string | Blob) => void }} */
export const browser = {
  hash: () => location.hash,
  replaceHash: (hash) => {
    if (location.hash !== hash) history.replaceState(history.state, "", hash);
  },
  go: (hash) => {
    location.hash = hash;
  },
  address: (hash) => new URL(hash, location.href).href,
  // Firefox before 127 copies only texts.
  write: async (type, content) =>
    "ClipboardItem" in globalThis || type !== "text/plain"
      ? navigator.clipboard.write([new ClipboardItem({ [type]: content })])
      : navigator.clipboard.writeText(await (await content).text()),
  download: (name, content) => {
    const blob =
      typeof content === "string" ? new Blob([content], { type: "text/plain" }) : content;
    const url = URL.createObjectURL(blob);
    const link = Object.assign(document.createElement("a"), { href: url, download: name });
    link.click();
    setTimeout(() => URL.revokeObjectURL(url), DOWNLOAD_MS);
  },
};
