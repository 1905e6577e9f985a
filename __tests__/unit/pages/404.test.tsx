import { render, screen } from "@testing-library/react";
import NotFoundPage from "../../../src/pages/404";
import { pageElement } from "../../stand-ins/page-element";
import { answerFrame } from "../../stand-ins/site-frame";
import { hrefsIn } from "../../stand-ins/read-page";

jest.mock("../../../src/components/not-found/nearest-list", () => ({ NearestList: () => null }));

it.each([
  [true, true, ["/", "/blog", "/blog/archive", "/blog/tags"]],
  [true, false, ["/", "/blog", "/blog/archive"]],
  [false, false, ["/"]],
])(
  "with an archive %p and tags %p the not-found page offers to search for the address, and links to the sections that exist",
  (archive, tags, paths) => {
    answerFrame({ sections: { authors: true, archive, tags } });
    render(pageElement(NotFoundPage, { location: { pathname: "/blog/old-lamp" } }));
    expect(screen.getByRole("searchbox", { name: "Search for it" })).toHaveValue("old lamp");
    expect(hrefsIn(screen.getByRole("navigation", { name: "Or begin here" }))).toEqual(paths);
  },
);
