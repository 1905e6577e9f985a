/** Gatsby's hooks are in `src/gatsby/hooks.ts`. */
export * from "./src/gatsby/hooks";
