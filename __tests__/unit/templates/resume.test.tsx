import { fireEvent, render, screen } from "@testing-library/react";
import ResumePage from "../../../src/templates/resume";
import { pageElement } from "../../stand-ins/page-element";

const NOTHING = {
  ...{ work: [], projects: [], education: [], skills: [], volunteer: [] },
  ...{ certificates: [], publications: [], languages: [], interests: [] },
};
const show = (basics: object) => {
  const none = { label: null, email: null, summary: null, location: null, profiles: [] };
  const resume = { ...NOTHING, basics: { name: "Jane Doe", ...none, ...basics } };
  return render(pageElement(ResumePage, { data: { resume } })).container;
};

it.each([
  [{ label: "Developer", location: { city: "Berlin" } }, "Developer, Berlin"],
  [{ label: null, location: { city: "Berlin" } }, "Berlin"],
  [{ label: "Developer", location: { city: null } }, "Developer"],
])("the line below the name has what is known of %j", (basics, line) => {
  expect(show(basics).querySelector(".page-lead")).toHaveTextContent(new RegExp(`^${line}$`));
});

it("profiles are links, or the name of the account if there is no address", () => {
  show({
    profiles: [
      { network: "Code", username: "jane", url: "https://code.example/jane" },
      { network: "Chat", username: "jane", url: null },
      { network: "Radio", username: null, url: null },
    ],
  });
  const [code, ...others] = screen.getAllByRole("listitem").map(({ textContent }) => textContent);
  expect(code).toMatch(/^Code\b/);
  expect(others).toEqual(["Chat: jane", "Radio"]);
  expect(screen.getByRole("link")).toHaveAttribute("href", "https://code.example/jane");
});

it("is printed by its button", () => {
  window.print = jest.fn();
  show({});
  fireEvent.click(screen.getByRole("button", { name: "Print or save as PDF" }));
  expect(window.print).toHaveBeenCalledTimes(1);
});
