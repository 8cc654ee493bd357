// A button that opens a file of the reader's own.

import { make } from "../../elements/controls/markup.js";

/**
 * @param {string} label
 * @param {(file: File) => void} open
 */
export function fileButton(label, open) {
  const input = make("input", { type: "file", hidden: true, "aria-label": label });
  const press = make("button", { type: "button" }, label);
  press.onclick = () => input.click();
  input.onchange = () => {
    const [file] = input.files ?? [];
    if (file !== undefined) open(file);
    // Otherwise the same file couldn't be chosen again.
    input.value = "";
  };
  return make("span", { class: "author-opener" }, press, input);
}
