import { visibilityOf } from "../../../src/shared/visibility";

const NOW = new Date("2025-03-14T12:00:00Z");
const hidden = { built: false, listed: false };
const unlisted = { built: true, listed: false };
const shown = { built: true, listed: true };

it.each([
  ["an ordinary text", {}, shown, shown],
  ["a text without a date", { date: undefined }, shown, shown],
  ["a draft", { draft: true }, hidden, shown],
  ["an unlisted text", { unlisted: true }, unlisted, unlisted],
  ["an unlisted draft", { draft: true, unlisted: true }, hidden, unlisted],
  ["a post of tomorrow", { date: "2025-03-15T00:00:00.000Z" }, hidden, shown],
  ["an unlisted post of tomorrow", { unlisted: true, date: "2025-03-15T00:00:00.000Z" }, hidden, unlisted],
  ["a post of a minute ago", { date: "2025-03-14T11:59:00.000Z" }, shown, shown],
  ["a post of this very moment", { date: "2025-03-14T12:00:00.000Z" }, shown, shown],
])("decides where to show %s", (_, text, inBuild, whileWriting) => {
  const publication = { draft: false, unlisted: false, date: "2025-01-01T00:00:00.000Z", ...text };
  expect(visibilityOf(publication, true, NOW)).toEqual(inBuild);
  expect(visibilityOf(publication, false, NOW)).toEqual(whileWriting);
});

it("compares a date with the time of the build", () => {
  jest.useFakeTimers({ now: new Date("2030-06-01T00:00:00Z") });
  const publication = { draft: false, unlisted: false, date: "2030-06-01T08:00:00.000Z" };
  expect(visibilityOf(publication, true)).toEqual(hidden);
  jest.setSystemTime(new Date("2030-06-01T09:00:00Z"));
  expect(visibilityOf(publication, true)).toEqual(shown);
  jest.useRealTimers();
});
