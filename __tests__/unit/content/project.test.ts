import { parseProject } from "../../../src/content/project";
import { reported, sourceFile } from "../../stand-ins/content-folder";

const project = (...front: string[]) => {
  const required = ["title: Markhope", "description: Notes as a site.", "date: 2023-05-01"];
  return parseProject(sourceFile("projects/markhope/index.md", "---", ...required, ...front, "---", "Text"));
};

it("reads a project, which is a section of the projects page", () => {
  const { value, problems } = project(
    "tags: [Node.js, node-js, { label: Deep dives, permalink: deep }]",
    ...["featured: true", "links:", "  - label: Code", "    url: https://x.dev"],
  );
  expect(problems).toEqual([]);
  expect(value).toMatchObject({
    slug: "markhope",
    path: "/projects/#markhope",
    tags: [
      { slug: "node-js", label: "Node.js" },
      { slug: "deep", label: "Deep dives" },
    ],
    front: {
      ...{ date: "2023-05-01T00:00:00.000Z", featured: true, status: "active" },
      links: [{ label: "Code", url: "https://x.dev" }],
    },
  });
  expect(project("slug: mark-hope").value).toMatchObject({ slug: "mark-hope", path: "/projects/#mark-hope" });
});

const STATUS = "Expected one of: active, maintained, archived.";

it.each([
  ["status: paused", `5:9  "status": The value is unknown.  ${STATUS}`],
  ["status: Activ", `5:9  "status": The value is unknown.  Did you mean "active"? ${STATUS}`],
  [
    "links: [{ label: Code, url: example.com }]",
    '5:29  "links.0.url": The link target is not an address.  Expected an address such as /about/ or https://….',
  ],
  [
    "featurd: true",
    '5:1  Unknown key "featurd".  Did you mean "featured"? Expected one of: title, description, slug, date, tags, image, featured, links, status.',
  ],
])("refuses %s", (front, line) => {
  expect(reported(project(front))).toEqual([`content/projects/markhope/index.md:${line}`]);
});

it("needs a description and a date", () => {
  const { problems } = parseProject(sourceFile("projects/a.md", "---", "featured: true", "---"));
  expect(reported({ problems })).toEqual([
    'content/projects/a.md:2:1  "description" is missing.  Expected text.',
    'content/projects/a.md:2:1  "date" is missing.  Expected YYYY-MM-DD, or YYYY-MM-DDTHH:mm:ssZ, of a day that exists.',
  ]);
});
