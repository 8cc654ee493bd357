// Marks a list whose items don't all fit, so that the rest can be reached another way. The list wraps and hides all lines
// beyond its height, so no item is cut off.

import { ref } from "lit-html/directives/ref.js";

const CROWDED = "crowded";

/** @param {HTMLElement} list */
function mark(list) {
  // What is shown beside a crowded list takes space itself.
  list.classList.remove(CROWDED);
  const last = list.lastElementChild;
  const isPlaceholder = last?.classList.contains("quiet");
  const hidden = last instanceof HTMLElement && last.offsetTop >= list.clientHeight;
  list.classList.toggle(CROWDED, hidden && !isPlaceholder && list.clientHeight > 0);
}

export const markedWhileCrowded = ref((list) => {
  if (!(list instanceof HTMLElement)) return;
  const check = () => mark(list);
  new ResizeObserver(check).observe(list);
  new MutationObserver(check).observe(list, { childList: true, subtree: true });
});
