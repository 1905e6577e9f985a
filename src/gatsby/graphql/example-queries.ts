import fs from "node:fs";
import type { IncomingMessage, ServerResponse } from "node:http";
import path from "node:path";
import type { BuildArgs, CreateDevServerArgs } from "gatsby";
import { parse, print } from "graphql";
import { escapeMarkup } from "../../shared/escape";

const FILE = "docs/example-queries.graphql";

const readExamples = (): string => fs.readFileSync(path.resolve(FILE), "utf8");

/** The result of an example query in the documentation. */
export interface ExampleResult {
  name: string;
  data: unknown;
  errors: string[];
}

/** The file for the results, which a test reads. */
export const EXAMPLE_RESULTS = ".cache/example-queries.json";

/** Runs the example queries of the documentation if `CHECK_EXAMPLE_QUERIES` is set. */
export async function runExampleQueries({ graphql }: BuildArgs): Promise<void> {
  if (!process.env.CHECK_EXAMPLE_QUERIES) return;
  const document = parse(readExamples());
  const fragments = document.definitions.filter(({ kind }) => kind === "FragmentDefinition");
  const results: ExampleResult[] = [];
  for (const definition of document.definitions) {
    if (definition.kind !== "OperationDefinition") continue;
    const { data, errors } = await graphql(print({ ...document, definitions: [definition, ...fragments] }));
    const messages = (errors as { message: string }[] | undefined)?.map(({ message }) => message) ?? [];
    results.push({ name: definition.name?.value ?? "", data, errors: messages });
  }
  fs.writeFileSync(EXAMPLE_RESULTS, JSON.stringify(results, null, 2));
}

/** The page that lists the example queries during development. */
const EXAMPLES_PATH = "/___examples";

/** Serves a page during development with a link for each example query, which opens it in GraphiQL. Prints its path. */
export function serveExampleQueries({ app, reporter }: Pick<CreateDevServerArgs, "app" | "reporter">): void {
  app.get(EXAMPLES_PATH, (_: IncomingMessage, response: ServerResponse) =>
    response.setHeader("content-type", "text/html; charset=utf-8").end(examplesPage(readExamples())),
  );
  reporter.info(`Queries to try in GraphiQL are at ${EXAMPLES_PATH}`);
}

/** A query with the comment above it. */
const EXAMPLE = /((?:^#.*\n)*)^query (\w+)[^]*?^\}/gm;

function examplesPage(source: string): string {
  const items = [...source.matchAll(EXAMPLE)].map(([query, comment = "", name = ""]) => {
    const words = comment.replace(/^# ?/gm, "").trim();
    return `<li><a href="/___graphql?query=${encodeURIComponent(query)}">${name}</a>: ${escapeMarkup(words)}</li>`;
  });
  const head =
    '<meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Example queries</title>';
  return `<!doctype html><html lang="en"><head>${head}</head><body><h1>Example queries</h1><ul>${items.join("")}</ul></body></html>`;
}
