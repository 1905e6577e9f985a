/** The components that MDX files may use without importing them; `src/components/prose/registry.ts` has each. */
export const COMPONENT_NAMES = ["LinkCard", "Steps"] as const;

export type ComponentName = (typeof COMPONENT_NAMES)[number];
