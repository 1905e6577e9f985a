import { z } from "zod";
import { parseText } from "../../../src/content/parse-text";
import { reported, sourceFile } from "../../stand-ins/content-folder";

const schema = z.strictObject({ title: z.string().optional() });
const parsed = (name: string, text: string) => parseText(sourceFile(name, text), schema);

it.each([
  ["blog/2025-03-14-lamps-on-a-rope.md", "Lamps on a rope"],
  ["blog/2025-03-14-lamps/index.md", "Lamps"],
  ["blog/2025-03-14-v1.10.md", "V1.10"],
  ["blog/20210826-welcome.md", "Welcome"],
  ["blog/20210826.md", "20210826"],
  ["pages/Plug in basics.md", "Plug in basics"],
  ["pages/uses/README.md", "Uses"],
])("%s without a title and a heading is called %s", (name, title) => {
  const text = "Text\n```\n# code\n```";
  expect(parsed(name, text)).toMatchObject({ front: { title }, heading: undefined, text, lostHeading: [] });
});

it("a text without a title has that of its first heading, which leaves the text", () => {
  expect(parsed("pages/a.md", "Before\n\n# The *Title*\n\nText\n\n# Second")).toMatchObject({
    ...{ front: { title: "The Title" }, heading: "The Title", text: "Before\n\n\n\nText\n\n# Second", lostHeading: [] },
  });
});

const LOST =
  "content/pages/a.md:4:1  The heading that begins the text is not shown: the page shows the title of the front matter.  Add a # if it is a heading within the text; otherwise remove it.";

it.each([
  ["repeats its title in another form", "# HELLO, again 🎉\n\nText", "HELLO, again 🎉", "\n\nText", []],
  ["says something else", "# What is new?\n\nText", "What is new?", "\n\nText", [LOST]],
  ["does not begin it", "Text\n\n# Later", undefined, "Text\n\n# Later", []],
])("a text with a title and a heading that %s shows the title", (_, text, heading, rest, lines) => {
  const found = parsed("pages/a.md", `---\ntitle: Hello again\n---\n${text}`);
  expect(found).toMatchObject({ front: { title: "Hello again" }, heading, text: `\n\n\n${rest}` });
  expect(reported({ problems: found.lostHeading })).toEqual(lines);
});
