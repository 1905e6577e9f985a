import fs from "node:fs";
import { median, quantile, ratio, report, toMarkdown } from "../../../../scripts/bench/report";
import { enterFolder } from "../../../stand-ins/content-folder";

it("a table has the keys of the first row as columns, numbers at the right, and a dash for what is not known", () => {
  const rows = [
    { site: "This site", cold: 12.5, ratio: undefined },
    { site: "Peer", cold: 8, ratio: 1.56 },
  ];
  expect(toMarkdown(rows)).toBe(
    [
      "| site      | cold | ratio |",
      "| --------- | ---: | ----: |",
      "| This site | 12.5 |     – |",
      "| Peer      |    8 |  1.56 |",
    ].join("\n"),
  );
});

describe("a report", () => {
  beforeEach(() => {
    enterFolder({});
    jest.spyOn(console, "log").mockImplementation(() => undefined);
  });
  afterEach(() => {
    jest.restoreAllMocks();
  });

  it("keeps what other parts have measured before, and replaces its own", () => {
    report("builds", [{ cold: 1 }]);
    report("visits", [{ html: 2 }]);
    report("builds", [{ cold: 3 }]);
    const result = JSON.parse(fs.readFileSync(".bench/result.json", "utf8")) as Record<string, object>;
    expect(result).toMatchObject({
      builds: { rows: [{ cold: 3 }], node: process.version },
      visits: { rows: [{ html: 2 }] },
    });
  });
});

it("gives the share of one value in another, and none if one is not known", () => {
  expect([ratio(3, 4), ratio(undefined, 4), ratio(3, undefined), ratio(3, 0)]).toEqual([
    0.75,
    undefined,
    undefined,
    undefined,
  ]);
});

it("gives the value below which a share of the values is", () => {
  expect(median([9, 1, 5])).toBe(5);
  expect(quantile([4, 3, 2, 1], 0.95)).toBe(4);
});
