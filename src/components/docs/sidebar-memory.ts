/**
 * The expanded categories and the scroll position of the sidebar. Each page renders its own sidebar, so the state lives
 * outside React. It lasts until another sidebar is shown or the page is reloaded. Only change it in handlers and
 * effects.
 */
const memory = { sidebar: "", open: new Map<string, boolean>(), scrollTop: 0 };

/** Call this when a sidebar is shown. It discards the state of any other sidebar. */
export function rememberSidebar(sidebar: string): void {
  if (memory.sidebar !== sidebar) Object.assign(memory, { sidebar, open: new Map(), scrollTop: 0 });
}

/** Returns whether the reader has expanded or collapsed a category, or undefined if neither. */
export const rememberedOpen = (sidebar: string, category: string): boolean | undefined =>
  memory.sidebar === sidebar ? memory.open.get(category) : undefined;

export function rememberOpen(sidebar: string, category: string, isOpen: boolean): void {
  rememberSidebar(sidebar);
  memory.open.set(category, isOpen);
}

export const rememberedScroll = (sidebar: string): number => (memory.sidebar === sidebar ? memory.scrollTop : 0);

export function rememberScroll(sidebar: string, scrollTop: number): void {
  rememberSidebar(sidebar);
  memory.scrollTop = scrollTop;
}
