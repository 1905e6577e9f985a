declare module "*.css";
declare module "*.css?url" {
  const url: string;
  export default url;
}
declare module "*.woff2" {
  const url: string;
  export default url;
}
/** What `src/node/webpack/gatsby-parts.ts` makes of it: Gatsby's own module of links. */
declare module "gatsby-link-itself" {
  export { Link } from "gatsby";
}
/** The same file's name for the script with which Gatsby starts a built page; it exports nothing. */
declare module "gatsby-production-app" {}
