import { render, screen, within } from "@testing-library/react";
import React from "react";
import NotFoundPage from "../../../src/pages/404";

jest.mock("../../../src/components/not-found/nearest-list", () => ({ NearestList: () => null }));

it.each([
  [2, 1, ["/", "/blog", "/blog/archive", "/blog/tags"]],
  [2, 0, ["/", "/blog", "/blog/archive"]],
  [0, 0, ["/", "/blog"]],
])("the page for what is not there leads to the lists of %i posts and %i tags that there are", (posts, tags, paths) => {
  const props = {
    data: { allPost: { totalCount: posts }, allTag: { totalCount: tags } },
    location: { pathname: "/gone" },
  };
  render(<NotFoundPage {...(props as unknown as React.ComponentProps<typeof NotFoundPage>)} />);
  const sections = screen.getByRole("navigation", { name: "Or begin here" });
  expect(
    within(sections)
      .getAllByRole("link")
      .map((link) => link.getAttribute("href")),
  ).toEqual(paths);
});
