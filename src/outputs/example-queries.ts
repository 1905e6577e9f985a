import fs from "node:fs";
import path from "node:path";
import type { BuildArgs } from "gatsby";
import { parse, print } from "graphql";

/** What an example query gave on the real schema. */
export interface ExampleResult {
  name: string;
  data: unknown;
  errors: string[];
}

/** Where the results are written, for the test that reads them. */
export const EXAMPLE_RESULTS = ".cache/example-queries.json";

/** Runs the example queries of the documentation, if `CHECK_EXAMPLE_QUERIES` asks for it. */
export async function runExampleQueries({ graphql }: BuildArgs): Promise<void> {
  if (!process.env.CHECK_EXAMPLE_QUERIES) return;
  const document = parse(fs.readFileSync(path.resolve("docs/example-queries.graphql"), "utf8"));
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
