import { readBuildWork } from "../../../../scripts/bench/build-work";

const OUTPUT = `info Texts compiled: 1
info Queries run: 90
success Building static HTML for pages -
3.367s - 84/84 24.95/s`;

describe("the work of a build", () => {
  it("is read from what the build says, also where a long line is broken", () => {
    expect(readBuildWork(OUTPUT)).toEqual({ texts: 1, queries: 90, pages: 84 });
  });

  it("is none where no step had anything to do", () => {
    expect(readBuildWork("info Texts compiled: 0\nsuccess Building HTML renderer - 0.1s")).toEqual({
      ...{ texts: 0, queries: 0, pages: 0 },
    });
  });
});
