/**
 * What Gatsby is given of the site: one program, which is loaded once. Gatsby reads exports in all files of `src` and
 * takes one that is called `config` for that of a page which is made when it is asked for.
 */
export { default as settings } from "./config";
export * from "./hooks";
