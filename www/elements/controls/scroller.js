// What scrolls can be reached by the keyboard: not every browser sees to that by itself.

import { ref } from "lit-html/directives/ref.js";

/** What can be gone to. */
const WITHIN = "button, a, input";

/**
 * In the tab order while it is larger inside than outside and holds nothing that could be gone to.
 * @param {HTMLElement} element
 */
export function reachableWhileScrolling(element) {
  const check = () => {
    // How large it is inside is asked last: the page is laid out for that.
    if (element.querySelector(WITHIN) === null && scrolls(element)) element.tabIndex = 0;
    else element.removeAttribute("tabindex");
  };
  new ResizeObserver(check).observe(element);
  new MutationObserver(check).observe(element, { childList: true, subtree: true });
}

/** The same for an element of a template. */
export const whileScrolling = ref((element) => {
  if (element instanceof HTMLElement) reachableWhileScrolling(element);
});

/** @param {HTMLElement} element */
function scrolls({ scrollWidth, clientWidth, scrollHeight, clientHeight }) {
  return scrollWidth > clientWidth || scrollHeight > clientHeight;
}
