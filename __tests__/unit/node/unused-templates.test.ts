import path from "node:path";

const said: string[] = [];
jest.mock("gatsby-cli/lib/reporter", () => ({
  warn: (text: string) => said.push(text),
  log: (text: string) => said.push(text),
}));

import reporter from "gatsby-cli/lib/reporter";
import { allowUnusedTemplates } from "../../../src/node/unused-templates";

const about = (file: string) => `The GraphQL query in the non-page component "${path.resolve(file)}" will not be run.`;
const EXPLANATION = "\nExported queries are only executed for page components. It's possible …";

it("keeps quiet about templates without pages, and about nothing else", () => {
  allowUnusedTemplates();
  reporter.warn(about("src/templates/doc-tag.tsx"));
  reporter.log(EXPLANATION);
  expect(said).toEqual([]);
  const others = [about("src/components/layout/layout.tsx"), EXPLANATION, "Something else."];
  reporter.warn(others[0]!);
  reporter.log(others[1]!);
  reporter.warn(others[2]!);
  expect(said).toEqual(others);
});
