interface SidebarState {
  sidebar: string;
  /** The categories that the reader has expanded or collapsed. */
  open: ReadonlyMap<string, boolean>;
  scrollTop: number;
}

let memory: SidebarState = { sidebar: "", open: new Map(), scrollTop: 0 };

/** Returns the state in which the reader left a sidebar. */
export const recallSidebar = (sidebar: string): SidebarState =>
  memory.sidebar === sidebar ? memory : { sidebar, open: new Map(), scrollTop: 0 };

/**
 * Keeps the state of the sidebar that is shown, until another one is shown or the page is reloaded. Each page renders its
 * own sidebar, so the state lives outside React. Without a change, only discards the state of any other sidebar. Call this
 * in handlers and effects only.
 */
export function rememberSidebar(sidebar: string, change: Partial<Omit<SidebarState, "sidebar">> = {}): void {
  memory = { ...recallSidebar(sidebar), ...change };
}
