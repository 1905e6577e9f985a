import { latest, picturesIn } from "../../../../src/node/outputs/sitemap-facts";

describe("facts for the sitemap", () => {
  it("finds the pictures of a text in blocks", () => {
    const body = [{ tag: "p", attributes: {}, html: '<img alt="" src="/static/a.jpg" width="1"><img src="data:x">' }];
    expect(picturesIn(body)).toEqual(["/static/a.jpg"]);
  });

  it.each([null, undefined, "", []])("finds none in %p", (source) => {
    expect(picturesIn(source)).toEqual([]);
  });

  it("knows the latest of some dates", () => {
    expect(latest(["2025-01-01T00:00:00.000Z", null, "2025-02-01T00:00:00.000Z"])).toBe("2025-02-01T00:00:00.000Z");
    expect(latest([null])).toBeUndefined();
  });
});
