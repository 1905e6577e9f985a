import { render, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import ProjectsPage from "../../../src/templates/projects";
import { pageElement } from "../../stand-ins/page-element";

const project = (slug: string, tags: string[], more = {}) => ({
  ...{ slug, title: slug, description: "A thing.", date: "2023-01-01T00:00:00.000Z", status: "active" },
  ...{ body: "", image: null, links: [], tags: tags.map((tag) => ({ slug: tag, label: tag.toUpperCase() })) },
  ...more,
});
const page = (nodes: object[], key = "initial") => {
  const data = { siteSettings: { projects: { description: "What I made." } }, allProject: { nodes } };
  return pageElement(ProjectsPage, { data, location: { key } });
};
const show = (...nodes: object[]) => render(page(nodes)).container;
const filters = () => screen.queryAllByRole("radio").map((radio) => radio.closest("label")!.textContent);
const THREE = [
  project("a", ["react", "rails"]),
  project("b", ["rails", "api"]),
  project("c", ["api", "rails", "solo"]),
];

it("a project has its year, status, tags and links", () => {
  show(project("lamp", ["node-js"], { links: [{ label: "Code", to: "https://code.example/x" }] }));
  expect(screen.getByText("Since 2023 · active")).toBeInTheDocument();
  expect(within(screen.getByRole("list", { name: "Made with" })).getByRole("listitem")).toHaveTextContent("NODE-JS");
  expect(screen.getByRole("link", { name: /^Code/ })).toHaveAttribute("href", "https://code.example/x");
});

it("a project without links and tags has no lists", () => {
  show(project("lamp", []));
  expect(screen.queryByRole("list")).toBeNull();
});

it("the filters are the tags that projects share, most frequent first, then by name, with everything selected", () => {
  const container = show(...THREE);
  expect(screen.getByRole("group", { name: "Show projects with" })).toBeInTheDocument();
  expect(filters()).toEqual(["Everything 3", "RAILS 3", "API 2"]);
  expect(screen.getByRole("radio", { checked: true })).toHaveAccessibleName("Everything 3");
  const places = [...container.querySelectorAll("article")].map(({ dataset }) => dataset.filters);
  expect(places).toEqual(["1", "1 2", "1 2"]);
});

it.each([[[]], [[project("a", ["react"]), project("b", ["react"])]]])(
  "there are no filters if there is nothing to choose",
  (projects) => {
    show(...projects);
    expect(filters()).toEqual([]);
  },
);

it("there are no more filters than rules in the style sheet", () => {
  const many = Array.from({ length: 30 }, (_, index) => `tag-${index}`);
  show(project("a", many), project("b", many));
  expect(filters()).toHaveLength(1 + 16);
});

it("a chosen filter is in the address and is announced", async () => {
  show(...THREE);
  await userEvent.click(screen.getByRole("radio", { name: "API 2" }));
  expect(window.location.search).toBe("?tag=api");
  expect(screen.getByRole("status")).toHaveTextContent("2 of 3 projects, with API");
  await userEvent.click(screen.getByRole("radio", { name: "Everything 3" }));
  expect(window.location.search).toBe("");
  expect(screen.getByRole("status")).toHaveTextContent("All 3 projects");
});

it.each([
  ["rails", "RAILS 3"],
  ["unknown", "Everything 3"],
  ["", "Everything 3"],
])("the address ?tag=%s selects a filter", (slug, name) => {
  window.history.replaceState(null, "", `/?tag=${slug}`);
  show(...THREE);
  expect(screen.getByRole("radio", { name })).toBeChecked();
});

it("a navigation within the page selects the filter of its address", () => {
  window.history.replaceState(null, "", "/?tag=rails");
  const { rerender } = render(page(THREE));
  for (const [address, name] of [
    ["/?tag=api", "API 2"],
    ["/", "Everything 3"],
  ] as const) {
    window.history.replaceState(null, "", address);
    rerender(page(THREE, address));
    expect(screen.getByRole("radio", { checked: true })).toHaveAccessibleName(name);
  }
});

it("analytics scripts, which replace `replaceState`, count no page view for a filter", async () => {
  const replaceState = jest.spyOn(window.history, "replaceState");
  show(...THREE);
  await userEvent.click(screen.getByRole("radio", { name: "API 2" }));
  expect(window.location.search).toBe("?tag=api");
  expect(replaceState).not.toHaveBeenCalled();
});
