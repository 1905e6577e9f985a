import { parseResume } from "../../../src/content/resume";
import { reported, sourceFile } from "../../stand-ins/content-folder";

const resume = (...lines: string[]) =>
  parseResume(sourceFile("data/resume.yml", "basics:", "  name: Jane Doe", ...lines));

it("needs a name only, and gives lists for the sections that are left out", () => {
  const { value, problems } = resume();
  expect(problems).toEqual([]);
  expect(value).toEqual({
    basics: { name: "Jane Doe", profiles: [] },
    ...{ work: [], volunteer: [], education: [], certificates: [], publications: [] },
    ...{ skills: [], languages: [], interests: [], projects: [] },
  });
});

it("needs no more of an entry than its name", () => {
  const { value, problems } = resume(
    ...["  profiles: [{ network: GitHub }]", "work: [{ name: Acme }]", "volunteer: [{ organization: Shelter }]"],
    ...["education: [{ institution: School }]", "projects: [{ name: Lamp }]", "publications: [{ name: Book }]"],
  );
  expect(problems).toEqual([]);
  expect(value).toMatchObject({ basics: { profiles: [{ network: "GitHub" }] }, work: [{ name: "Acme" }] });
});

it("keeps what JSON Resume has beyond what the page shows", () => {
  const { value, problems } = resume("  phone: '1'", "awards:", "  - title: Best");
  expect(problems).toEqual([]);
  expect(value).toMatchObject({ basics: { phone: "1" }, awards: [{ title: "Best" }] });
});

const work = (line: string) => resume("work:", "  - name: Acme", "    position: Dev", `    ${line}`);

it("warns of a key that is nearly one that the page shows", () => {
  const { value, problems } = work("hihglights: [Shipped]");
  expect(value).toBeDefined();
  expect(reported({ problems })).toEqual([
    'content/data/resume.yml:6:5  The page does not show "hihglights".  Did you mean "highlights"?',
  ]);
});

it.each(["'2024'", "2024-05", "2024-05-31"])("takes the date %s", (date) => {
  const { value, problems } = work(`startDate: ${date}`);
  expect(problems).toEqual([]);
  expect(value!.work[0]).toMatchObject({ startDate: date.replaceAll("'", ""), highlights: [] });
});

it.each(["2024-13", "2024-00", "2024-12-32", "2024-12-00", "2024-1", "24-12", "May 24"])("refuses %s", (date) => {
  expect(reported(work(`startDate: "${date}"`))).toEqual([
    'content/data/resume.yml:6:16  "work.0.startDate": This is not a date.  Expected YYYY, YYYY-MM or YYYY-MM-DD in quotes.',
  ]);
});

it.each([
  [
    "education:\n  - institution: School\n    endDate: 2020",
    '5:14  "education.0.endDate" has the wrong type.  Expected text, in quotes if it looks like a number or is true or false.',
  ],
  ["work:\n  - position: Dev", '4:5  "work.0.name" is missing.  Expected text.'],
  [
    "certificates:\n  - name: A\n    date:",
    '5:5  "certificates.0.date" has no value.  Expected YYYY, YYYY-MM or YYYY-MM-DD in quotes.',
  ],
  [
    "  profiles:\n    - network: GitHub\n      url: GitHub",
    '5:12  "basics.profiles.0.url": The link target is not an address.  Expected an address such as /about/ or https://….',
  ],
])("refuses %j", (lines, line) => {
  expect(reported(resume(...lines.split("\n")))).toEqual([`content/data/resume.yml:${line}`]);
});

it("asks a file without basics for them", () => {
  expect(reported(parseResume(sourceFile("data/resume.yml", "work: []")))).toEqual([
    'content/data/resume.yml:1:1  "basics" is missing.  Expected a map of keys and values.',
  ]);
});
