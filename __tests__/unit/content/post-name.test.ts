import { readPostName } from "../../../src/content/post";

describe("readPostName", () => {
  it.each([
    ["2021/08/26/welcome.md", "welcome", "2021-08-26"],
    ["2021/8/6/welcome.md", "welcome", "2021-08-06"],
    ["2021/08/26/welcome/index.md", "welcome", "2021-08-26"],
    ["2021/08-26-welcome.md", "welcome", "2021-08-26"],
    ["2021-08-26-welcome/index.mdx", "welcome", "2021-08-26"],
    ["2021-8-6-welcome.mdx", "welcome", "2021-08-06"],
    ["20210826-welcome.md", "welcome", "2021-08-26"],
    ["20210826_welcome/index.md", "welcome", "2021-08-26"],
    ["foo/2021-8-6-bar.mdx", "foo/bar", "2021-08-06"],
    ["foo/2021/08/26/bar.md", "foo/bar", "2021-08-26"],
    ["2021-08-26-folder/part.md", "folder/part", "2021-08-26"],
    ["2021-08-26.md", "2021-08-26", "2021-08-26"],
    ["2021-08-26/index.md", "2021-08-26", "2021-08-26"],
    ["20210826.md", "20210826", "2021-08-26"],
    ["2021-02-30-no-day.md", "2021-02-30-no-day", undefined],
    ["20219999-number.md", "20219999-number", undefined],
    ["202108261-number.md", "202108261-number", undefined],
    ["about-2021-08-26-x.md", "about-2021-08-26-x", undefined],
    ["plain.md", "plain", undefined],
  ])("of %s is %s on %s", (name, slug, day) => {
    expect(readPostName(`blog/${name}`)).toEqual({ slug, date: day && `${day}T00:00:00.000Z` });
  });
});
