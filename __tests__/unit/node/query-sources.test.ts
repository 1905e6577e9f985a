import type { PreprocessSourceArgs } from "gatsby";
import { hideSourcesWithoutQueries } from "../../../src/node/query-sources";

const shown = (contents: string): unknown =>
  hideSourcesWithoutQueries!({ contents } as PreprocessSourceArgs, { plugins: [] }, () => undefined) ?? contents;

it.each([
  ["a query", "export const query = graphql`query Posts { allPost { totalCount } }`;"],
  ["a query on the next line", "const data = useStaticQuery(graphql\n  `{ siteSettings { title } }`);"],
  ["a slice", 'export const Frame = () => <Slice alias="footer" />;'],
  ["a head", "export const Head = () => <title>Posts</title>;"],
  ["a head that is a function", "export function Head() { return null; }"],
  ["a head by another name", 'export { PostHead as Head } from "./post-head";'],
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
