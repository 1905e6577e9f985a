/** The attributes that make DocSearch's container a popup button. Inside a `<dialog>` it needs no role. */
const WRONG = ["role", "tabindex", "aria-expanded", "aria-haspopup", "aria-labelledby", "aria-controls"];

/**
 * Fixes DocSearch's roles, names and references now and after each render: the container is not a button, each list has
 * a unique id and is labelled by its title, and the field is a combobox that controls the existing lists. Returns a
 * function that stops it.
 */
export function repairAccessibility(modal: HTMLElement): () => void {
  const set = (element: Element, name: string, value: string) => {
    if (element.getAttribute(name) !== value) element.setAttribute(name, value);
  };
  const repair = () => {
    const container = modal.querySelector(".DocSearch-Container");
    for (const name of WRONG) container?.removeAttribute(name);
    const lists = [...modal.querySelectorAll('[role="listbox"]')];
    lists.forEach((list, index) => {
      set(list, "id", `search-list-${index}`);
      const title = list.previousElementSibling;
      if (title) set(title, "id", `search-list-${index}-title`);
      set(list, "aria-labelledby", `search-list-${index}-title`);
    });
    const input = modal.querySelector("input");
    if (!input) return;
    set(input, "role", "combobox");
    set(input, "aria-haspopup", "listbox");
    set(input, "aria-expanded", String(lists.length > 0));
    set(input, "aria-controls", lists.map(({ id }) => id).join(" "));
    const active = document.getElementById(input.getAttribute("aria-activedescendant") ?? "");
    if (!active) input.removeAttribute("aria-activedescendant");
  };
  repair();
  const observer = new MutationObserver(repair);
  observer.observe(modal, {
    subtree: true,
    childList: true,
    attributes: true,
    attributeFilter: ["aria-controls", "aria-activedescendant"],
  });
  return () => observer.disconnect();
}
