import { mediaSheets } from "../../../../src/node/outputs/media-sheets";

describe("mediaSheets", () => {
  it("begins each with the order of the layers: without it the first one that is named would be the weakest", () => {
    for (const { css } of mediaSheets()) expect(css).toMatch(/^@layer reset, [a-z, ]+;/);
  });

  it("has the rules of paper and those of contrast, each with the views that it is for", () => {
    const [print, contrast] = mediaSheets();
    expect(print).toMatchObject({ media: "print", css: expect.stringContaining("@page resume") });
    expect(contrast).toMatchObject({
      media: expect.stringContaining("forced-colors: active"),
      css: expect.stringContaining("Highlight"),
    });
  });

  it("gives a name that changes with the rules, so that the file can be kept for good", () => {
    for (const { address } of mediaSheets()) expect(address).toMatch(/^\/static\/[a-z]+-[0-9a-f]{16}\.css$/);
  });
});
