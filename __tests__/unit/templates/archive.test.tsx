import { render } from "@testing-library/react";
import ArchiveTemplate from "../../../src/templates/archive";
import { pageElement } from "../../stand-ins/page-element";
import { hrefsIn } from "../../stand-ins/read-page";

const post = (id: string, date: string) => ({
  ...{ id, path: `/blog/${id}`, title: id, date, readingTime: { text: "One min read" } },
});

it("begins with the newest year, and each year with its oldest post", () => {
  const group = [
    { fieldValue: "2023", nodes: [post("a", "2023-12-31"), post("b", "2023-12-31T23:30:00.000Z")] },
    { fieldValue: "2024", nodes: [post("c", "2024-01-01"), post("d", "2024-08-26")] },
  ];
  const { container } = render(pageElement(ArchiveTemplate, { data: { allPost: { group } } }));
  expect(container.querySelector("h2")).toHaveProperty("id", "2024");
  expect(hrefsIn(container)).toEqual(["#2024", "/blog/c", "/blog/d", "#2023", "/blog/a", "/blog/b"]);
});
