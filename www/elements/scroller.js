// What scrolls can be reached by the keyboard: not every browser sees to that by itself.

/**
 * In the tab order while it is larger inside than outside and holds nothing that could be gone to.
 * @param {HTMLElement} element
 */
export function reachableWhileScrolling(element) {
  const check = () => {
    const scrolls =
      element.scrollWidth > element.clientWidth || element.scrollHeight > element.clientHeight;
    if (scrolls && element.querySelector("button, a, input") === null) element.tabIndex = 0;
    else element.removeAttribute("tabindex");
  };
  new ResizeObserver(check).observe(element);
  new MutationObserver(check).observe(element, { childList: true, subtree: true });
}
