const OPEN = ".navbar-links details[open]";

const close = (dropdown: Element) => dropdown.removeAttribute("open");

/** The focusable parts of a dropdown, in their order. */
const stopsOf = (dropdown: Element) => [...dropdown.querySelectorAll<HTMLElement>("summary, a[href]")];

/**
 * The dropdowns of the navbar open and close by themselves, without scripting. This closes them when a reader turns to
 * something else or follows a link, and gives them Escape and the arrow keys. Returns how to stop.
 */
export function startDropdowns(): () => void {
  const closeOthers = ({ target }: Event) => {
    for (const dropdown of document.querySelectorAll(OPEN)) if (!dropdown.contains(target as Node)) close(dropdown);
  };
  const closeFollowed = ({ target }: Event) => {
    const dropdown = target instanceof Element ? target.closest("a")?.closest(OPEN) : null;
    if (dropdown) close(dropdown);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const focused = document.activeElement;
    const dropdown = focused?.closest<HTMLDetailsElement>(".navbar-links details");
    if (!dropdown) return;
    const stops = stopsOf(dropdown);
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (event.key === "Escape" && dropdown.open) {
      close(dropdown);
      stops[0]?.focus();
    } else if (step && (dropdown.open || step > 0)) {
      dropdown.open = true;
      stops.at((stops.indexOf(focused as HTMLElement) + step) % stops.length)?.focus();
    } else return;
    event.preventDefault();
  };
  document.addEventListener("pointerdown", closeOthers);
  document.addEventListener("focusin", closeOthers);
  document.addEventListener("click", closeFollowed);
  document.addEventListener("keydown", onKeyDown);
  return () => {
    document.removeEventListener("pointerdown", closeOthers);
    document.removeEventListener("focusin", closeOthers);
    document.removeEventListener("click", closeFollowed);
    document.removeEventListener("keydown", onKeyDown);
  };
}
