import fs from "node:fs";
import { quantile, report, toMarkdown } from "../../../../scripts/bench/report";
import { enterFolder } from "../../../stand-ins/content-folder";

it("makes a table with the keys of the first row as columns, numbers at the right, and a dash for a missing value", () => {
  const rows = [
    { site: "This site", cold: 12.5, ratio: undefined },
    { site: "Peer", cold: 8, ratio: 1.56 },
  ];
  expect(toMarkdown(rows).split("\n")).toEqual([
    "| site      | cold | ratio |",
    "| --------- | ---: | ----: |",
    "| This site | 12.5 |     – |",
    "| Peer      |    8 |  1.56 |",
  ]);
});

it("keeps the stored results of other parts, and replaces those of the same part", () => {
  enterFolder({});
  const log = jest.spyOn(console, "log").mockImplementation();
  report("builds", [{ cold: 1 }]);
  report("visits", [{ html: 2 }]);
  report("builds", [{ cold: 3 }]);
  log.mockRestore();
  expect(JSON.parse(fs.readFileSync(".bench/result.json", "utf8"))).toMatchObject({
    builds: { rows: [{ cold: 3 }], node: process.version },
    visits: { rows: [{ html: 2 }] },
  });
});

it("finds the value below which a share of the values is", () => {
  expect(quantile([4, 3, 2, 1], 0.95)).toBe(4);
});
