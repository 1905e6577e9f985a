import { STORAGE_KEYS } from "../../shared/storage-keys";
import { hashTarget } from "../hash-target";
import { replaceAddress } from "../links";
import { onRouteChange } from "../route-change";
import { NAME, storageSlot } from "../storage";

/** All lists of tabs. Lists of one group show the same tab in all texts of a page. */
const lists = (within: ParentNode = document) => [...within.querySelectorAll<HTMLElement>(".tabs")];
const tabsOf = (list: Element) => [...list.querySelectorAll<HTMLElement>(":scope > .tab-list > [role=tab]")];
const choiceOf = (group: string) => storageSlot(STORAGE_KEYS.tabs + group, NAME);

/** Shows the panel of a value. Returns whether there is one. */
function show(list: Element, value: string | null | undefined): boolean {
  const tabs = tabsOf(list);
  if (!tabs.some((tab) => tab.dataset.value === value)) return false;
  for (const tab of tabs) {
    const isChosen = tab.dataset.value === value;
    tab.setAttribute("aria-selected", String(isChosen));
    tab.tabIndex = isChosen ? 0 : -1;
    document.getElementById(tab.getAttribute("aria-controls")!)?.toggleAttribute("data-active", isChosen);
  }
  return true;
}

/** Shows the tabs that the query names or that were chosen before, then the target of the fragment. */
function restore(root: HTMLElement): void {
  const asked = new URLSearchParams(location.search);
  for (const list of lists(root)) {
    const { group, query } = list.dataset;
    if (!(query && show(list, asked.get(query))) && group) show(list, choiceOf(group).get());
  }
  revealTarget(root);
}

/** Opens the tabs and `<details>` around the target of the fragment. */
function revealTarget(root: HTMLElement): void {
  const target = hashTarget(location.hash);
  if (!target || !root.contains(target)) return;
  let isHidden = false;
  for (let above = target.parentElement; above && above !== root; above = above.parentElement) {
    const isPanel = above.matches(".tab-panel:not([data-active])");
    if (!isPanel && !above.matches("details:not([open])")) continue;
    isHidden = true;
    if (above instanceof HTMLDetailsElement) above.open = true;
    else show(above.parentElement!, document.getElementById(above.getAttribute("aria-labelledby")!)?.dataset.value);
  }
  if (isHidden) target.scrollIntoView();
}

/** Shows a tab in every list of its group, and keeps the choice in storage and in the query. */
function choose(tab: HTMLElement): void {
  const own = tab.closest<HTMLElement>(".tabs")!;
  const { group } = own.dataset;
  const { value = "" } = tab.dataset;
  const url = new URL(location.href);
  const { top } = tab.getBoundingClientRect();
  for (const list of group ? lists().filter((each) => each.dataset.group === group) : [own]) {
    const { query } = list.dataset;
    if (show(list, value) && query) url.searchParams.set(query, value);
  }
  if (group) choiceOf(group).set(value);
  if (url.href !== location.href) replaceAddress(url);
  window.scrollBy({ top: tab.getBoundingClientRect().top - top, behavior: "instant" });
}

const tabAt = ({ target }: Event) =>
  target instanceof Element ? target.closest<HTMLElement>(".tab-list > [role=tab]") : null;

/** Arrow keys, Home and End move the focus. Enter and Space cause clicks. */
function onKeyDown(event: KeyboardEvent): void {
  const tab = tabAt(event);
  if (!tab || event.altKey || event.ctrlKey || event.metaKey) return;
  const tabs = tabsOf(tab.closest(".tabs")!);
  const index = tabs.indexOf(tab);
  const forth = getComputedStyle(tab).direction === "rtl" ? -1 : 1;
  const moves: Record<string, number> = { ArrowRight: index + forth, ArrowLeft: index - forth, Home: 0, End: -1 };
  const next = moves[event.key];
  if (next === undefined) return;
  event.preventDefault();
  tabs.at(next % tabs.length)!.focus();
}

/** Makes the tabs of a text work. */
export function startTabs(root: HTMLElement, signal: AbortSignal): void {
  const onClick = (event: Event) => {
    const tab = tabAt(event);
    if (tab) choose(tab);
  };
  restore(root);
  for (const group of new Set(lists(root).map(({ dataset }) => dataset.group))) {
    if (!group) continue;
    const follow = (value: string | null) => {
      for (const list of lists(root)) if (list.dataset.group === group) show(list, value);
    };
    signal.addEventListener("abort", choiceOf(group).listen(follow));
  }
  const stopFollowing = onRouteChange(() => restore(root));
  signal.addEventListener("abort", stopFollowing);
  root.addEventListener("click", onClick, { signal });
  root.addEventListener("keydown", onKeyDown, { signal });
  window.addEventListener("hashchange", () => revealTarget(root), { signal });
}
