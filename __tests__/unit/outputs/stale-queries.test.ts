import fs from "node:fs";
import path from "node:path";
import { removeStaleQueries } from "../../../src/outputs/stale-queries";
import { makeFolder } from "../../stand-ins/content-folder";

it("deletes the results of static queries that no page has any more", () => {
  const ofHome = JSON.stringify({ staticQueryHashes: ["1", "2"] });
  const ofPost = JSON.stringify({ staticQueryHashes: ["2", "3"] });
  const folder = makeFolder({
    ...{ "page-data/index/page-data.json": ofHome, "page-data/blog/über/page-data.json": ofPost },
    ...Object.fromEntries(["1", "2", "3", "4"].map((query) => [`page-data/sq/d/${query}.json`, "{}"])),
  });
  const pages = [
    { path: "/", componentChunkName: "home" },
    { path: "/blog/a", componentChunkName: "post" },
    { path: "/blog/%C3%BCber", componentChunkName: "post" },
  ];
  removeStaleQueries({ getNodesByType: () => pages } as never, folder);
  expect(fs.readdirSync(path.join(folder, "page-data/sq/d"))).toEqual(["1.json", "2.json", "3.json"]);
});
