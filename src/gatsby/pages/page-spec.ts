/** A page to create: pure data, so that the whole space of addresses can be tested without Gatsby. */
export interface PageSpec {
  path: string;
  /** A file below `src/templates`, without extension. */
  template: string;
  /** Ids and small derived values for the template's query and its navigation. */
  context: Record<string, unknown>;
  /** An MDX file with code of its own, which becomes the template's `children`. */
  contentFile?: string;
}
