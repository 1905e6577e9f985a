import path from "node:path";

const said: unknown[] = [];
jest.mock("gatsby-cli/lib/reporter", () => ({ error: (what: unknown) => said.push(what) }));

import reporter from "gatsby-cli/lib/reporter";
import { overlookPassingErrors } from "../../../src/node/passing-errors";

const missing = (file: string) => Object.assign(new Error("ENOENT"), { code: "ENOENT", path: path.resolve(file) });

it("overlooks a file and a node that are gone, and nothing else", () => {
  overlookPassingErrors();
  const gone = new TypeError("Cannot read properties of undefined (reading 'id')");
  gone.stack += "\n    at LocalNodeModel.trackInlineObjectsInRootNode (node-model.js:420:63)";
  const inQuery = Object.assign(new Error(gone.message), { originalError: gone });
  const other = new Error("Cannot return null for non-nullable field.");
  reporter.error(missing("content/blog/a.md"));
  reporter.error([{ error: inQuery }] as never);
  expect(said).toEqual([]);
  reporter.error(missing("src/lost.ts"));
  reporter.error([{ error: inQuery }, { error: other }] as never);
  reporter.error("A message.");
  expect(said).toEqual([missing("src/lost.ts"), [{ error: other }], "A message."]);
});
