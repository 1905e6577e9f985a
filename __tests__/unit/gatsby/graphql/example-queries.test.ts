import fs from "node:fs";
import path from "node:path";
import type { BuildArgs } from "gatsby";
import {
  EXAMPLE_RESULTS,
  runExampleQueries,
  serveExampleQueries,
} from "../../../../src/gatsby/graphql/example-queries";
import { enterFolder } from "../../../stand-ins/content-folder";

const EXAMPLES = "query One { site { ...Name } }\nquery Two { gone }\nfragment Name on Site { title }\n";

beforeEach(() => {
  enterFolder({ "docs/example-queries.graphql": EXAMPLES, ".cache/keep": "" });
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

describe("serveExampleQueries", () => {
  const EXAMPLE = '# A <b>.\n# & more.\nquery One($slug: String = "a&b") {\n  site {\n    title\n  }\n}\n';

  it("links each query to GraphiQL, with its comment, and says where", () => {
    fs.writeFileSync("docs/example-queries.graphql", `# The file\n\n${EXAMPLE}\nquery Two {\n  gone\n}\n`);
    let page = "";
    const response = { setHeader: () => response, end: (text: string) => (page = text) };
    const get = (_: string, handle: (...all: unknown[]) => void) => handle({}, response);
    const info = jest.fn();
    serveExampleQueries({ app: { get }, reporter: { info } } as never);
    expect(info).toHaveBeenCalledWith(expect.stringContaining("/___examples"));
    const links = [...page.matchAll(/<a href="([^"]+)">(\w+)<\/a>: ([^<]*)</g)];
    expect(links.map(([, , name, words]) => [name, words])).toEqual([
      ["One", "A &#60;b&#62;.\n&#38; more."],
      ["Two", ""],
    ]);
    expect(new URL(links[0]![1]!, "http://localhost").searchParams.get("query")).toBe(EXAMPLE.trim());
  });
});
