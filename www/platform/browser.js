/** @typedef {import("../controllers/autosave.js").Browser} Browser */
/** @typedef {import("../controllers/export-controller.js").ExportSource} ExportSource */

/** @type {Browser & Pick<ExportSource, "copyLater"> & { download: (name: string, content: string | Blob) => void }} */
export const browser = {
  hash: () => location.hash,
  replaceHash: (hash) => {
    if (location.hash !== hash) history.replaceState(history.state, "", hash);
  },
  go: (hash) => {
    location.hash = hash;
  },
  address: (hash) => new URL(hash, location.href).href,
  copy: async (text) => navigator.clipboard.writeText(text),
  copyLater: async (type, content) =>
    navigator.clipboard.write([new ClipboardItem({ [type]: content })]),
  download: (name, content) => {
    const blob =
      typeof content === "string" ? new Blob([content], { type: "text/plain" }) : content;
    const url = URL.createObjectURL(blob);
    const link = Object.assign(document.createElement("a"), { href: url, download: name });
    link.click();
    URL.revokeObjectURL(url);
  },
};
