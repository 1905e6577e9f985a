import { formatDate, formatDay, formatMonth, formatShortDate, yearOf } from "../../../src/shared/dates";

it.each([
  ["full", formatDate, "March 1, 2025"],
  ["short", formatShortDate, "Mar 1, 2025"],
  ["without a year", formatDay, "March 1"],
  ["without a day", formatMonth, "March 2025"],
])("shows the day of the file in UTC, in the %s form", (_, format, expected) => {
  expect(format("2025-03-01T00:00:00.000Z")).toBe(expected);
  expect(format("2025-03-01T23:59:59.000Z")).toBe(expected);
});

it("names months as browsers do in American English", () => {
  const names = new Intl.DateTimeFormat("en-US", { timeZone: "UTC", year: "numeric", month: "long", day: "numeric" });
  for (let month = 0; month < 12; month += 1) {
    const date = new Date(Date.UTC(2025, month, 28));
    expect(formatDate(date.toISOString())).toBe(names.format(date));
  }
});

it("takes the year in UTC, whatever year it is where the page is built", () => {
  const local = jest.spyOn(Date.prototype, "getFullYear").mockReturnValue(2024);
  expect(yearOf("2025-01-01T00:00:00.000Z")).toBe(2025);
  local.mockReturnValue(2025);
  expect(yearOf("2024-12-31T23:59:59.999Z")).toBe(2024);
  local.mockRestore();
});
