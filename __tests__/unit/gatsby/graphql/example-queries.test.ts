import fs from "node:fs";
import path from "node:path";
import type { BuildArgs } from "gatsby";
import { EXAMPLE_RESULTS, runExampleQueries } from "../../../../src/gatsby/graphql/schema";
import { makeFolder, removeFolders } from "../../../stand-ins/content-folder";

const cwd = process.cwd();
const EXAMPLES = "query One { site { ...Name } }\nquery Two { gone }\nfragment Name on Site { title }\n";

beforeEach(() => {
  process.chdir(makeFolder({ "docs/example-queries.graphql": EXAMPLES, ".cache/keep": "" }));
});

afterEach(() => {
  delete process.env.CHECK_EXAMPLE_QUERIES;
  process.chdir(cwd);
  removeFolders();
});

const run = async () => {
  const graphql = jest.fn(async (text: string) =>
    text.includes("gone") ? { errors: [{ message: "No field gone." }] } : { data: { site: { title: "Notes" } } },
  );
  await runExampleQueries({ graphql } as unknown as BuildArgs);
  return graphql;
};

describe("runExampleQueries", () => {
  it("does nothing in an ordinary build", async () => {
    expect(await run()).not.toHaveBeenCalled();
    expect(fs.existsSync(EXAMPLE_RESULTS)).toBe(false);
  });

  it("runs each query by itself, with the fragments, and writes down what came of it", async () => {
    process.env.CHECK_EXAMPLE_QUERIES = "true";
    const graphql = await run();
    expect(graphql).toHaveBeenCalledTimes(2);
    expect(graphql.mock.calls.map(([text]) => [/query (\w+)/.exec(text)![1], text.includes("fragment Name")])).toEqual([
      ["One", true],
      ["Two", true],
    ]);
    expect(JSON.parse(fs.readFileSync(path.resolve(EXAMPLE_RESULTS), "utf8"))).toEqual([
      { name: "One", data: { site: { title: "Notes" } }, errors: [] },
      { name: "Two", errors: ["No field gone."] },
    ]);
  });
});
