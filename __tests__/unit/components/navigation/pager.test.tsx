import { render, screen } from "@testing-library/react";
import React from "react";
import { Pager } from "../../../../src/components/navigation/pager";

it("keeps a title in Arabic apart from its caption, so that each reads in its own direction", () => {
  const next = { path: "/blog/a", label: "كيف نكتب C++ و React؟" };
  render(<Pager label="Posts" previous={null} next={next} captions={{ previous: "Newer", next: "Older" }} />);
  expect(screen.getByText(next.label).tagName).toBe("BDI");
});
