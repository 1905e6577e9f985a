/** Gatsby's hooks are in `src/node/hooks.ts`. */
export * from "./src/node/hooks";
