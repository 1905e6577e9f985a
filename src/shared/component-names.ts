/** The components that texts may use without importing them; `src/components/prose/registry.ts` has each. */
export const COMPONENT_NAMES = ["LinkCard"] as const;

/** The blocks that are rendered to HTML when the site is built; `src/markdown/blocks/` has each. */
export const BLOCK_NAMES = [
  "Admonition",
  "Tabs",
  "TabItem",
  "Details",
  "Steps",
  "FileTree",
  "Video",
  "Demo",
  "Services",
] as const;

export type ComponentName = (typeof COMPONENT_NAMES)[number];
export type BlockName = (typeof BLOCK_NAMES)[number];
