/** Stands in the visitors' bundle for the parts of Gatsby that this site does not use; see `src/node/webpack/gatsby-parts.ts`. */
export {};
