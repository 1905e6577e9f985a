import { docsOfContent } from "../../../../src/gatsby/check/routes";
import { readContent } from "../../../../src/content/read-content";
import { makeFolder } from "../../../stand-ins/content-folder";

it("gives tags of documents the addresses of the tags file", async () => {
  const content = await readContent(
    makeFolder({
      "data/tags.yml": "c++: { label: C++, permalink: c-plus-plus }\nc#: { permalink: c-sharp }\n",
      "docs/a.md": "---\ntitle: A\ntags: [C++, c#, Ruby, { label: C++, permalink: own }]\n---\nText\n",
    }),
  );
  expect(docsOfContent(content).docs).toMatchObject([{ tagSlugs: ["c-plus-plus", "c-sharp", "ruby", "own"] }]);
});
