import type { PreprocessSourceArgs } from "gatsby";
import { hideSourcesWithoutQueries } from "../../../src/node/query-sources";

const shown = (contents: string): unknown =>
  hideSourcesWithoutQueries!({ contents } as PreprocessSourceArgs, { plugins: [] }, () => undefined) ?? contents;

it.each([
  ["a query", "export const query = graphql`query Posts { allPost { totalCount } }`;"],
  ["a query with a type", "export const query = graphql<Posts>`query Posts { allPost { totalCount } }`;"],
  ["a query on the next line", "const data = useStaticQuery(graphql\n  `{ siteSettings { title } }`);"],
  ["a slice", 'export const Frame = () => <Slice alias="footer" />;'],
  ["a head", "export const Head = () => <title>Posts</title>;"],
  ["a head that is a function", "export function Head() { return null; }"],
  ["a head by another name", 'export { PostHead as Head } from "./post-head";'],
  ["a head in a list with comments", "export {\n  Post as default, // the page; a = b\n  PostHead as Head,\n};"],
  [
    "a query by another name",
    'import { graphql as gql } from "gatsby";\nexport const query = gql`{ siteSettings { title } }`;',
  ],
  [
    "a slice by another name",
    'import { Slice as Part } from "gatsby";\nexport const Frame = () => <Part alias="footer" />;',
  ],
  [
    "a slice of the whole package",
    'import * as Gatsby from "gatsby";\nexport const F = () => <Gatsby.Slice alias="f" />;',
  ],
  ["a config", "export async function config() { return () => ({ defer: true }); }"],
  ["data of a server", "export async function getServerData() { return {}; }"],
])("leaves Gatsby the source of %s", (_, source) => {
  expect(shown(source)).toBe(source);
});

it.each([
  ["a query that code runs itself", "export const pages = ({ graphql }: Args) => graphql<Pages>(QUERY);"],
  ["a word that Gatsby looks for", 'const config = readConfig("Head");\nexport const name = "Slice";'],
])("hides a source with %s", (_, source) => {
  expect(shown(source)).toBe(";");
});
