import fs from "node:fs";
import { createRequire } from "node:module";
import path from "node:path";
import type { PreprocessSourceArgs } from "gatsby";
import { showQueries } from "../../../src/node/query-sources";

interface SyntaxNode {
  type: string;
  id?: { name: string };
  quasi: { quasis: { value: { raw: string } }[]; loc: { start: object } };
  declaration?: { id?: { name: string }; declarations?: { id: { name: string } }[] } | null;
}

interface Found {
  node: SyntaxNode;
  parent: SyntaxNode;
}

const ofGatsby = createRequire(path.resolve("node_modules/gatsby/package.json"));
const { babelParseToAst } = ofGatsby("./dist/utils/babel-parse-to-ast.js") as {
  babelParseToAst(source: string, file: string): object;
};
const { default: traverse } = ofGatsby("@babel/traverse") as {
  default(program: object, visitors: Record<string, (found: Found) => void>): void;
};

/** The parts of a source that Gatsby takes, each with its place, by the parser that it uses. */
function takenFrom(source: string, file: string): unknown[] {
  const taken: string[] = [];
  traverse(babelParseToAst(source, file), {
    TaggedTemplateExpression: ({ node: { quasi }, parent }) => {
      taken.push(JSON.stringify([quasi.quasis[0]!.value.raw, quasi.loc.start, parent.type]));
    },
    ExportNamedDeclaration: ({ node: { declaration } }) => {
      const name = (declaration?.id ?? declaration?.declarations?.[0]?.id)?.name;
      if (name && /^(Head|config|getServerData)$/.test(name)) taken.push(name);
    },
  });
  return taken.sort();
}

function sourcesWithQueries(): string[] {
  const files = fs.readdirSync("src", { recursive: true, encoding: "utf8" }).map((name) => path.join("src", name));
  return files.filter((name) => name.endsWith(".tsx") && /graphql`/.test(fs.readFileSync(name, "utf8")));
}

const shown = (contents: string): unknown =>
  showQueries!({ contents } as PreprocessSourceArgs, { plugins: [] }, () => undefined) ?? contents;

const IMPORT = 'import { graphql, useStaticQuery } from "gatsby";';
const QUERY = "export const query = graphql`\n  query Posts { allPost { totalCount } }\n`;";
const HOOK = "useStaticQuery<Queries.SiteQuery>(graphql`\n  query Site { site { id } }\n`)";

it("shows of a page its queries in their places and what it exports for Gatsby", () => {
  const page = `${IMPORT}
import React from "react";

export default function Page() {
  const { site } = ${HOOK};
  return <p>{site.id}</p>;
}

export const Head = () => <title>Posts</title>;

${QUERY}`;
  expect(shown(page)).toBe(
    [
      IMPORT,
      " ".repeat(26),
      "",
      " ".repeat(32),
      `${" ".repeat(19)}${HOOK} `,
      " ".repeat(26),
      " ",
      "",
      " ".repeat(47),
      "",
      QUERY,
      "export function Head() {}",
    ].join("\n"),
  );
});

it.each([
  ["no import of the tag", QUERY],
  ["a query in a comment", `${IMPORT}\n/*\n${QUERY}\n*/`],
  ["another query in a comment", `${IMPORT}\n${QUERY}\n// ${QUERY}`],
  ["a query in a constant of its own", `${IMPORT}\nconst QUERY = graphql\`{ site { id } }\`;\n${QUERY}`],
  ["a slice beside its query", `${IMPORT}\n${QUERY}\nexport const F = () => <Slice alias="f" />;`],
  ["a head from elsewhere beside its query", `${IMPORT}\n${QUERY}\nexport { Head } from "./head";`],
  ["a query in its configuration", `${IMPORT}\nexport const config = () => {\n  graphql\`{ site { id } }\`;\n};`],
])("leaves Gatsby the whole source with %s", (_, source) => {
  expect(shown(source)).toBe(source);
});

it.each(sourcesWithQueries())("shows Gatsby what is in %s as it is", (file) => {
  const source = fs.readFileSync(file, "utf8");
  const reduced = String(shown(source));
  expect(reduced.length).toBeLessThan(source.length + 40);
  expect(takenFrom(reduced, file)).toEqual(takenFrom(source, file));
});

it.each([
  ["a query without an import", "export const query = graphql`query Posts { allPost { totalCount } }`;"],
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
