import { formatDate, formatDay, formatMonth, parseDate, yearOf } from "../../../src/shared/dates";

describe("parseDate", () => {
  it.each([
    ["2025-03-14", "2025-03-14T00:00:00.000Z"],
    ["2025-3-4", "2025-03-04T00:00:00.000Z"],
    ["2024-02-29", "2024-02-29T00:00:00.000Z"],
    ["2025-03-14T09:30", "2025-03-14T09:30:00.000Z"],
    ["2025-03-14 09:30:15", "2025-03-14T09:30:15.000Z"],
    ["2025-03-14T09:30:15.250Z", "2025-03-14T09:30:15.250Z"],
    ["2025-03-14T09:30z", "2025-03-14T09:30:00.000Z"],
    ["2025-03-14T00:30:00+02:00", "2025-03-13T22:30:00.000Z"],
    ["2025-03-14 23:30 -0500", "2025-03-15T04:30:00.000Z"],
  ])("reads %s as %s", (text, iso) => {
    expect(parseDate(text)?.toISOString()).toBe(iso);
  });

  it.each([
    "2025-02-29",
    "2025-02-30",
    "2025-04-31",
    "2025-13-01",
    "2025-00-10",
    "2025-01-00",
    "2025-02-30T10:00",
    "2025-03-14T25:00",
    "14.03.2025",
    "March 14, 2025",
    "2025-03",
    "2025-03-14 tomorrow",
    "",
  ])("refuses %p", (text) => {
    expect(parseDate(text)).toBeUndefined();
  });
});

describe("the formats", () => {
  it.each([
    ["full", formatDate, "March 1, 2025"],
    ["without a year", formatDay, "March 1"],
    ["without a day", formatMonth, "March 2025"],
  ])("write the day of the file in the %s form", (_, format, expected) => {
    expect(format("2025-03-01T00:00:00.000Z")).toBe(expected);
    expect(format("2025-03-01T23:59:59.000Z")).toBe(expected);
  });

  it("name every month as browsers do in American English", () => {
    const names = new Intl.DateTimeFormat("en-US", { timeZone: "UTC", year: "numeric", month: "long", day: "numeric" });
    for (let month = 0; month < 12; month += 1) {
      const date = new Date(Date.UTC(2025, month, 28));
      expect(formatDate(date.toISOString())).toBe(names.format(date));
    }
  });

  it("take the year in UTC, whatever the year is where the page is built", () => {
    const local = jest.spyOn(Date.prototype, "getFullYear").mockReturnValue(2024);
    expect(yearOf("2025-01-01T00:00:00.000Z")).toBe(2025);
    local.mockReturnValue(2025);
    expect(yearOf("2024-12-31T23:59:59.999Z")).toBe(2024);
    local.mockRestore();
  });
});
