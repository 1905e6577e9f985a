/** The components that texts may use without an import. `src/components/prose/registry.ts` implements them. */
export const COMPONENT_NAMES = ["LinkCard"] as const;

/** The blocks that are rendered to HTML at build time. `src/markdown/blocks/` implements them. */
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

/** Every component that texts may use without an import. */
export const KNOWN_COMPONENTS: readonly string[] = [...COMPONENT_NAMES, ...BLOCK_NAMES];

/** Whether texts may use a component without an import. */
export const isKnownComponent = (name: string): boolean => KNOWN_COMPONENTS.includes(name);

export type ComponentName = (typeof COMPONENT_NAMES)[number];
export type BlockName = (typeof BLOCK_NAMES)[number];
