/** Gatsby's settings and plugins are in `src/node/config.ts`. */
export { default } from "./src/node/config";
