/**
 * What a reader has opened, and how far the sidebar is scrolled. A page that changes is made anew, its sidebar with it;
 * this stays until another sidebar is shown or the site is loaded again.
 */
const memory = { sidebar: "", open: new Map<string, boolean>(), scrollTop: 0 };

/** The memory of a sidebar; that of another one is forgotten. */
export function sidebarMemory(sidebar: string): typeof memory {
  if (memory.sidebar !== sidebar) Object.assign(memory, { sidebar, open: new Map(), scrollTop: 0 });
  return memory;
}

/** Notes how far a sidebar is scrolled. */
export function keepScroll(sidebar: string, scrollTop: number): void {
  sidebarMemory(sidebar).scrollTop = scrollTop;
}
