import { parseSite } from "../../../src/content/site";
import { reported, sourceFile } from "../../stand-ins/content-folder";

const navbar = (item: string) => parseSite(sourceFile("data/site.yml", "navbar:", "  left:", `    - ${item}`));
const footer = (item: string) =>
  parseSite(sourceFile("data/site.yml", "footer:", "  - title: More", "    items:", `      - ${item}`));

const NOTHING = { label: "", to: null, icon: null, caption: null, html: null, items: [] };

it.each([
  ["{ label: Blogs, to: /blog }", { kind: "link", label: "Blogs", to: "/blog" }],
  ["{ type: link, label: Code, href: 'https://a.example', icon: code }", { kind: "link", to: "https://a.example" }],
  ["{ label: Code, to: 'https://a.example' }", { kind: "link", to: "https://a.example" }],
  ["{ doc: intro }", { ...NOTHING, kind: "doc", to: "intro" }],
  ["{ html: '<b>Hi</b>' }", { ...NOTHING, kind: "html", html: "<b>Hi</b>" }],
  ["{ label: Docs, items: [{ label: A, to: /a }] }", { kind: "dropdown", to: null, items: [{ label: "A", to: "/a" }] }],
  ["{ label: Docs, to: /docs, items: [{ doc: intro }] }", { kind: "dropdown", to: "/docs", items: [{ kind: "doc" }] }],
])("the navbar takes %s", (text, expected) => {
  const { value, problems } = navbar(text);
  expect(problems).toEqual([]);
  expect(value!.navbar.left[0]).toMatchObject(expected);
});

it.each([
  ["{ type: megamenu, label: A }", "3:15", 'Bad navbar item type "megamenu".', "link, doc, dropdown, html"],
  ["{ type: dropdwon, label: A }", "3:15", 'Bad navbar item type "dropdwon".', 'Did you mean "dropdown"?'],
  ["{ type: badge, label: A, to: / }", "3:15", 'Bad navbar item type "badge".', "link, doc, dropdown, html"],
  [
    "{ label: A }",
    "3:7",
    '"navbar.left.0": The item leads nowhere: it has neither "to" nor "href".',
    "Expected exactly one",
  ],
  [
    "{ label: A, to: /a, href: /b }",
    "3:7",
    '"navbar.left.0": The item has both "to" and "href".',
    "Expected exactly one",
  ],
  [
    "{ label: A, to: a }",
    "3:23",
    '"navbar.left.0.to": The link target is not an address.',
    "Expected an address such as /about/",
  ],
  [
    "{ label: A, href: 'JavaScript:a()' }",
    "3:25",
    "not an address.",
    "Expected an address such as /about/ or https://….",
  ],
  ["{ to: /a }", "3:7", '"navbar.left.0.label" is missing.', "Expected text."],
  ["{ label: ' ', to: /a }", "3:16", '"navbar.left.0.label": The text is empty.', "Expected at least one character."],
  ["{ lable: A, to: /a }", "3:9", 'Unknown key "lable" in "navbar.left.0".', 'Did you mean "label"?'],
  ["{ label: A, to: /a, icn: code }", "3:27", 'Unknown key "icn" in "navbar.left.0".', "type, label, to, href, icon"],
  ["{ label: A, to: /a, icon: star }", "3:33", '"navbar.left.0.icon": The value is unknown.', "code, garden"],
  ["{ html: <b>, label: A }", "3:20", 'Unknown key "label" in "navbar.left.0".', "Expected one of: type, html."],
  ["{ label: A, items: [] }", "3:26", '"navbar.left.0.items": The dropdown has no items.', "Expected a list of"],
  ["{ label: A, items: B }", "3:26", '"navbar.left.0.items" has the wrong type.', "Expected a list of { label"],
  ["Blogs", "3:7", '"navbar.left.0" has the wrong type.', "Expected a map of keys and values."],
])("the navbar refuses %s", (text, place, message, expected) => {
  const [problem, ...others] = reported(navbar(text));
  expect(others).toEqual([]);
  expect(problem).toMatch(new RegExp(`site\\.yml:${place}  `));
  expect(problem).toContain(message);
  expect(problem).toContain(expected);
});

it("the navbar refuses an item that is not in a list", () => {
  expect(reported(parseSite(sourceFile("data/site.yml", "navbar:", "  left: { label: A, to: /a }")))).toEqual([
    'content/data/site.yml:2:9  "navbar.left" has the wrong type.  Expected a list of { label: …, to: /… }.',
  ]);
});

it("the navbar refuses a dropdown in a dropdown", () => {
  const [problem] = reported(navbar("{ label: A, items: [{ label: B, items: [{ label: C, to: /c }] }] }"));
  expect(problem).toContain('site.yml:3:27  "navbar.left.0.items.0.type"');
  expect(problem).toContain('Bad dropdown item type "dropdown". Nested dropdowns are not allowed.');
  expect(problem).toContain("Expected one of: link, doc, html.");
});

it.each([
  [
    "{ type: badge, label: A, caption: Listed in, icon: directory, href: 'https://a.example' }",
    { caption: "Listed in" },
  ],
  ["{ type: follow, label: Follow me, to: 'https://a.example' }", { kind: "follow", label: "Follow me" }],
])("the footer takes %s", (text, expected) => {
  expect(footer(text).value!.footer[0]!.items[0]).toMatchObject(expected);
});

it("the footer refuses a dropdown", () => {
  const [problem] = reported(footer("{ label: A, items: [{ label: B, to: /b }] }"));
  expect(problem).toContain('Bad footer item type "dropdown".');
  expect(problem).toContain("Expected one of: link, doc, html, badge, follow.");
});
