import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import React from "react";
import { CrashBoundary } from "../../../../src/components/status/crash-boundary";

let broken: unknown;
const Page = () => {
  if (broken !== null) throw broken;
  return <p>The page</p>;
};

beforeEach(() => {
  broken = new Error("The page broke");
  document.head.innerHTML = '<title data-gatsby-head="true">Blog</title>';
  jest.spyOn(console, "error").mockImplementation();
});

const circle = new Error("first");
circle.cause = new Error("second", { cause: circle });
it.each([
  ["each message once", circle, "first\n\nCause:\nsecond"],
  ["the name of an error without a message", new TypeError(), "TypeError"],
  ["a value that is not an error", "just text", "just text"],
  ["nothing for undefined", undefined, ""],
])("shows %s", (_, thrown, text) => {
  broken = thrown;
  const { container } = render(<CrashBoundary children={<Page />} />);
  expect(container.querySelector("pre")!.textContent).toBe(text);
});

it("shows the page and its title after Try again", async () => {
  render(<CrashBoundary children={<Page />} />);
  await userEvent.click(screen.getByRole("button", { name: "Try again" }));
  expect(screen.getByRole("heading", { level: 1, name: "This page crashed" })).toBeInTheDocument();
  broken = null;
  await userEvent.click(screen.getByRole("button", { name: "Try again" }));
  expect(screen.getByText("The page")).toBeInTheDocument();
  expect(document.title).toBe("Blog");
});

it("keeps the focus on Try again if the page throws again", async () => {
  render(<CrashBoundary children={<Page />} />);
  expect(document.body).toHaveFocus();
  await userEvent.tab();
  await userEvent.keyboard("{Enter}");
  expect(screen.getByRole("button", { name: "Try again" })).toHaveFocus();
});

it("renders nothing if it is silent", () => {
  const { container } = render(<CrashBoundary silent children={<Page />} />);
  expect(container).toBeEmptyDOMElement();
});
