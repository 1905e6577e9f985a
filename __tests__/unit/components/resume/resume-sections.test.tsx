import { render, screen, within } from "@testing-library/react";
import React from "react";
import { ResumeSections } from "../../../../src/components/resume/resume-sections";

const NOTHING = {
  ...{ work: [], projects: [], education: [], skills: [], volunteer: [] },
  ...{ certificates: [], publications: [], languages: [], interests: [] },
};
const show = (sections: Partial<Queries.ResumeSectionsFragment>) =>
  render(<ResumeSections resume={{ ...NOTHING, ...sections }} />).container;

const project = (more: Partial<Queries.ResumeSectionsFragment["projects"][number]> = {}) => ({
  ...{ title: "Tool", summary: null, highlights: [], url: null, startDate: null, endDate: null },
  ...more,
});
const degree = (studyType: string) => ({
  ...{ at: "University of Somewhere", atUrl: null, area: "Design", title: studyType, words: [] },
  ...{ startDate: "2015", endDate: "2018" },
});
const certificate = (date: string) => ({
  title: "First aid",
  at: "Red Cross",
  url: null,
  startDate: date,
  endDate: date,
});

it("shows only sections with entries, each with a heading and its entries in order", () => {
  const container = show({ projects: [project(), project({ title: "Game" })] });
  expect(screen.getByRole("heading", { level: 2 })).toHaveTextContent("Projects");
  expect(screen.getAllByRole("heading", { level: 3 }).map(({ textContent }) => textContent)).toEqual(["Tool", "Game"]);
  expect(container.querySelector("p, ul")).toBeNull();
});

it("shows two degrees of one institution, and two certificates of one name, each with its date", () => {
  const error = jest.spyOn(console, "error");
  show({ education: ["Bachelor", "Master"].map(degree), certificates: ["2020", "2022-12"].map(certificate) });
  const [bachelor, master] = screen.getAllByRole("heading", { level: 3 });
  expect(bachelor).toHaveTextContent("Bachelor, Design, University of Somewhere");
  expect(master).toHaveTextContent("Master, Design, University of Somewhere");
  expect(screen.getAllByText(/First aid/)).toHaveLength(2);
  for (const date of ["2020", "December 2022"]) expect(screen.getByText(date)).toBeInTheDocument();
  expect(error).not.toHaveBeenCalled();
});

it.each([
  ["2023-05", "2024-02", "May 2023 – February 2024"],
  ["2023-05-31", "2024-02-01", "May 2023 – February 2024"],
  ["2019", "2021", "2019 – 2021"],
  ["2023-05", null, "May 2023 – now"],
])("shows the time from %s to %s as %s", (startDate, endDate, text) => {
  show({ projects: [project({ startDate, endDate })] });
  expect(screen.getByText(text)).toBeInTheDocument();
});

it("an entry without a title is headed by the place alone", () => {
  const dates = { startDate: null, endDate: null };
  const texts = { atUrl: null, summary: null, highlights: [], ...dates };
  show({
    work: [{ at: "Acme", title: null, place: null, note: null, ...texts }],
    volunteer: [{ at: "Shelter", title: null, ...texts }],
    education: [{ at: "School", atUrl: null, area: null, title: null, words: [], ...dates }],
  });
  const headings = screen.getAllByRole("heading", { level: 3 }).map(({ textContent }) => textContent);
  expect(headings).toEqual(["Acme", "School", "Shelter"]);
});

it("says where somebody worked, and links to employers, projects and certificates", () => {
  const work = {
    at: "Acme",
    atUrl: "https://acme.example",
    title: "Developer",
    place: "Berlin",
    startDate: "2020",
    endDate: null,
  };
  show({
    work: [{ ...work, note: "Tools", summary: "Ran it", highlights: ["Shipped it"] }],
    skills: [{ title: "Web", place: null, words: ["CSS", "HTML"] }],
    projects: [project({ url: "https://tool.example" })],
    certificates: [{ ...certificate("2020"), url: "https://proof.example" }],
  });
  const job = within(screen.getAllByRole("article")[0]!);
  expect(job.getByRole("heading")).toHaveTextContent("Developer, Acme");
  for (const text of ["Berlin", "Ran it"]) expect(job.getByText(text)).toBeInTheDocument();
  expect(screen.getByText("CSS, HTML")).toBeInTheDocument();
  expect(job.getByRole("listitem")).toHaveTextContent("Shipped it");
  const addresses = {
    Acme: "https://acme.example",
    Tool: "https://tool.example",
    "First aid": "https://proof.example",
  };
  for (const [name, address] of Object.entries(addresses))
    expect(screen.getByRole("link", { name: new RegExp(`^${name}`) })).toHaveAttribute("href", address);
});
