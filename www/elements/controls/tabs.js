// The keys of a row of tabs.

/**
 * Arrow keys lead from tab to tab, as screen readers promise.
 * @param {(at: number) => void} open
 */
export function stepTo(open) {
  return (/** @type {KeyboardEvent & {currentTarget: HTMLElement}} */ event) => {
    const step = { ArrowLeft: -1, ArrowRight: 1 }[event.key];
    const tabs = [...event.currentTarget.querySelectorAll("button")];
    const at = tabs.findIndex((tab) => tab === event.target);
    if (step === undefined || at < 0) return;
    const next = (at + step + tabs.length) % tabs.length;
    event.preventDefault();
    open(next);
    tabs[next]?.focus();
  };
}
