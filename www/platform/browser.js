/** @type {import("../controllers/autosave.js").Browser} */
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
  download: (name, text) => {
    const url = URL.createObjectURL(new Blob([text], { type: "text/plain" }));
    const link = Object.assign(document.createElement("a"), { href: url, download: name });
    link.click();
    URL.revokeObjectURL(url);
  },
};
