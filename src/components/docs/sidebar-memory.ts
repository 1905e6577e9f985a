/**
 * What a reader has opened in the sidebar, and how far it is scrolled. Each page renders its own sidebar, so this is kept
 * outside of React until another sidebar is shown or the site is loaded again. It changes in handlers and effects only.
 */
const memory = { sidebar: "", open: new Map<string, boolean>(), scrollTop: 0 };

/** To be called when a sidebar is shown: forgets what was remembered of another one. */
export function rememberSidebar(sidebar: string): void {
  if (memory.sidebar !== sidebar) Object.assign(memory, { sidebar, open: new Map(), scrollTop: 0 });
}

/** Whether the reader has opened or closed a category; undefined if neither. */
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
