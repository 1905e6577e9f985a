/** Gatsby's settings and plugins are in `src/gatsby/config.ts`. */
export { default } from "./src/gatsby/config";
