import { render, screen } from "@testing-library/react";
import NotFoundPage from "../../../src/pages/404";
import { pageElement } from "../../stand-ins/page-element";
import { hrefsIn } from "../../stand-ins/read-page";

jest.mock("../../../src/components/not-found/nearest-list", () => ({ NearestList: () => null }));

it.each([
  [2, 1, ["/", "/blog", "/blog/archive", "/blog/tags"]],
  [2, 0, ["/", "/blog", "/blog/archive"]],
  [0, 0, ["/", "/blog"]],
])(
  "with %i posts and %i tags the not-found page offers to search for the address, and links to the sections that exist",
  (posts, tags, paths) => {
    const data = { allPost: { totalCount: posts }, allTag: { totalCount: tags } };
    render(pageElement(NotFoundPage, { data, location: { pathname: "/blog/old-lamp" } }));
    expect(screen.getByRole("searchbox", { name: "Search for it" })).toHaveValue("old lamp");
    expect(hrefsIn(screen.getByRole("navigation", { name: "Or begin here" }))).toEqual(paths);
  },
);
