import fs from "node:fs";
import type { BuildArgs } from "gatsby";
import {
  EXAMPLE_RESULTS,
  runExampleQueries,
  serveExampleQueries,
} from "../../../../src/gatsby/graphql/example-queries";
import { enterFolder } from "../../../stand-ins/content-folder";

const FILE = "docs/example-queries.graphql";

it("runs each query with the fragments and writes its result, but not in an ordinary build", async () => {
  const examples = "query One { site { ...Name } }\nquery Two { gone }\nfragment Name on Site { title }\n";
  enterFolder({ [FILE]: examples, ".cache/keep": "" });
  const graphql = async (text: string) =>
    text.includes("gone") ? { errors: [{ message: "No field gone." }] } : { data: { text } };
  const run = () => runExampleQueries({ graphql } as unknown as BuildArgs);
  await run();
  expect(fs.existsSync(EXAMPLE_RESULTS)).toBe(false);
  process.env.CHECK_EXAMPLE_QUERIES = "true";
  await run();
  expect(JSON.parse(fs.readFileSync(EXAMPLE_RESULTS, "utf8"))).toEqual([
    { name: "One", data: { text: expect.stringMatching(/^query One[^]*fragment Name/) }, errors: [] },
    { name: "Two", errors: ["No field gone."] },
  ]);
});

it("links each query to GraphiQL during development, with its comment, and says where", () => {
  const example = '# A <b>.\n# & more.\nquery One($slug: String = "a&b") {\n  site {\n    title\n  }\n}\n';
  enterFolder({ [FILE]: `# The file\n\n${example}\nquery Two {\n  gone\n}\n` });
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
  expect(new URL(links[0]![1]!, "http://localhost").searchParams.get("query")).toBe(example.trim());
});
