import { parseSite } from "../../../src/content/site";
import { reported, sourceFile } from "../../stand-ins/content-folder";

const navbar = (item: string) => parseSite(sourceFile("data/site.yml", "navbar:", "  left:", `    - ${item}`));
const footer = (item: string) =>
  parseSite(sourceFile("data/site.yml", "footer:", "  - title: More", "    items:", `      - ${item}`));

const NOTHING = { label: "", to: null, icon: null, caption: null, html: null, items: [] };

describe("an item of the navbar", () => {
  it.each([
    ["{ label: Blogs, to: /blog }", { kind: "link", label: "Blogs", to: "/blog" }],
    ["{ type: link, label: Code, href: 'https://a.example', icon: code }", { kind: "link", to: "https://a.example" }],
    ["{ label: Code, to: 'https://a.example' }", { kind: "link", to: "https://a.example" }],
    ["{ doc: intro }", { ...NOTHING, kind: "doc", to: "intro" }],
    ["{ html: '<b>Hi</b>' }", { ...NOTHING, kind: "html", html: "<b>Hi</b>" }],
    [
      "{ label: Docs, items: [{ label: A, to: /a }] }",
      { kind: "dropdown", to: null, items: [{ label: "A", to: "/a" }] },
    ],
    [
      "{ label: Docs, to: /docs, items: [{ doc: intro }] }",
      { kind: "dropdown", to: "/docs", items: [{ kind: "doc" }] },
    ],
  ])("may be %s", (text, expected) => {
    const { value, problems } = navbar(text);
    expect(problems).toEqual([]);
    expect(value!.navbar.left[0]).toMatchObject(expected);
  });

  it.each([
    ["{ type: megamenu, label: A }", "3:15", 'Bad navbar item type "megamenu".', "link, doc, dropdown, html"],
    ["{ type: dropdwon, label: A }", "3:15", 'Bad navbar item type "dropdwon".', 'Did you mean "dropdown"?'],
    ["{ type: badge, label: A, to: / }", "3:15", 'Bad navbar item type "badge".', "link, doc, dropdown, html"],
    ["{ label: A }", "3:7", 'item "A" leads nowhere: it has neither "to" nor "href".', "Expected exactly one"],
    ["{ label: A, to: /a, href: /b }", "3:7", 'item "A" has both "to" and "href".', "Expected exactly one"],
    ["{ label: A, to: a }", "3:23", 'item "A": the link target is neither a path nor an address.', "Expected /path"],
    ["{ label: A, href: 'javascript:a()' }", "3:25", "neither a path nor an address.", "Expected /path or https://…."],
    ["{ to: /a }", "3:7", 'item has no text as "label".', "Expected at least one character."],
    ["{ label: A, to: /a, icn: code }", "3:32", 'has the unknown key "icn".', "type, label, to, href, icon"],
    ["{ label: A, to: /a, icon: star }", "3:33", 'has the unknown icon "star".', "code, garden"],
    ["{ html: <b>, label: A }", "3:27", 'has both "html" and "label".', "Expected one of them."],
    ["{ label: A, items: [] }", "3:7", 'item "A" is a dropdown without items.', "Expected items: a list"],
    ["Blogs", "3:7", "The navbar item is not a map of keys and values.", "Expected { label"],
  ])("may not be %s", (text, place, message, expected) => {
    const [problem, ...others] = reported(navbar(text));
    expect(others).toEqual([]);
    expect(problem).toMatch(new RegExp(`site\\.yml:${place}  `));
    expect(problem).toContain(message);
    expect(problem).toContain(expected);
  });

  it("may not be a dropdown in a dropdown", () => {
    const [problem] = reported(navbar("{ label: A, items: [{ label: B, items: [{ label: C, to: /c }] }] }"));
    expect(problem).toContain('site.yml:3:27  "navbar.left.0.items.0"');
    expect(problem).toContain('The dropdown item "B" is a dropdown in a dropdown. Nested dropdowns are not allowed.');
    expect(problem).toContain("Expected type to be one of: link, doc, html.");
  });
});

describe("an item of the footer", () => {
  it.each([
    [
      "{ type: badge, label: A, caption: Listed in, icon: directory, href: 'https://a.example' }",
      { caption: "Listed in" },
    ],
    ["{ type: follow, label: Follow me, to: 'https://a.example' }", { kind: "follow", label: "Follow me" }],
  ])("may be %s", (text, expected) => {
    expect(footer(text).value!.footer[0]!.items[0]).toMatchObject(expected);
  });

  it("may not be a dropdown", () => {
    const [problem] = reported(footer("{ label: A, items: [{ label: B, to: /b }] }"));
    expect(problem).toContain('Bad footer item type "dropdown".');
    expect(problem).toContain("Expected type to be one of: link, doc, html, badge, follow.");
  });
});
