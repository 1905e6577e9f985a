import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import React from "react";
import { DocsSidebar } from "../../../../src/components/docs/docs-sidebar";
import { answerStaticQuery, resetGatsby } from "../../../stand-ins/gatsby";
import { answerFrame, docVersion } from "../../../stand-ins/site-frame";

let mockFails = true;
jest.mock("../../../../src/components/docs/version-menu", () => {
  if (mockFails) throw new Error("Loading chunk 7 failed.");
  return jest.requireActual<object>("../../../../src/components/docs/version-menu");
});

afterEach(() => {
  jest.restoreAllMocks();
  resetGatsby();
});

it("says that the list of versions could not be loaded, keeps the rest, and shows it on Retry", async () => {
  jest.spyOn(console, "warn").mockImplementation();
  const doc = (path: string) => ({ type: "doc", label: path, path, docId: "intro" });
  answerFrame();
  answerStaticQuery("DocsSidebar", {
    docVersions: [
      docVersion([doc("/docs/intro")], { name: "2.0", label: "2.0" }),
      docVersion([doc("/docs/1.0/intro")], { name: "1.0", label: "1.0", path: "/docs/1.0", isLast: false }),
    ],
  });
  render(<DocsSidebar pathname="/docs/intro" />);
  expect(await screen.findByRole("alert")).toHaveTextContent("The list of versions could not be loaded.");
  expect(screen.getByRole("link", { name: "/docs/intro" })).toBeInTheDocument();
  mockFails = false;
  await userEvent.click(screen.getByRole("button", { name: "Retry" }));
  expect(await screen.findByRole("button", { name: "Version: 2.0" })).toBeInTheDocument();
  expect(screen.queryByRole("alert")).toBeNull();
});
