// Makes scrolling areas reachable by keyboard, which not every browser does.

import { ref } from "lit-html/directives/ref.js";

const WITHIN = "button, a, input";

/**
 * Puts the element into the tab order while it scrolls and contains nothing focusable.
 * @param {HTMLElement} element
 */
function reachableWhileScrolling(element) {
  const check = () => {
    // Last, since reading its size forces a layout.
    if (element.querySelector(WITHIN) === null && scrolls(element)) element.tabIndex = 0;
    else element.removeAttribute("tabindex");
  };
  new ResizeObserver(check).observe(element);
  new MutationObserver(check).observe(element, { childList: true, subtree: true });
}

export const whileScrolling = ref((element) => {
  if (element instanceof HTMLElement) reachableWhileScrolling(element);
});

/** @param {HTMLElement} element */
function scrolls({ scrollWidth, clientWidth, scrollHeight, clientHeight }) {
  return scrollWidth > clientWidth || scrollHeight > clientHeight;
}
