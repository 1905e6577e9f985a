import { algoliasearch } from "algoliasearch";
import { describeChanges, findChanges, pushRecords, runPush } from "../../../scripts/search-push";
import { INDEX_SETTINGS } from "../../../src/search/build/algolia-settings";
import { readRecords } from "../../../src/search/build/write-index";
import { toRecords } from "../../../src/search/records";
import { enterFolder } from "../../stand-ins/content-folder";
import { AlgoliaServer } from "../../stand-ins/algolia-server";
import { searchPage, section } from "../../stand-ins/search-pages";

jest.mock("../../../src/search/build/write-index", () => ({ readRecords: jest.fn(() => []) }));
jest.mock("algoliasearch", () => ({ algoliasearch: jest.fn(jest.requireActual("algoliasearch").algoliasearch) }));

const RECORDS = ["one", "two"].flatMap((name) =>
  toRecords(searchPage(`/blog/${name}`, [section(`Title ${name}`, 1, "A text."), section("Below", 2, "More.")]), ""),
);

let server: AlgoliaServer;
let target: Parameters<typeof pushRecords>[0];

beforeEach(async () => {
  server = new AlgoliaServer();
  const hosts = [{ url: "localhost", port: await server.start(), protocol: "http", accept: "readWrite" } as const];
  target = { indexName: "site", client: algoliasearch("APP", "admin", { hosts }) };
});
afterEach(() => server.stop());

const methodsOf = () => server.requests.map(({ method, path }) => `${method} ${path.replace(/_tmp_\d+/, "_tmp")}`);

const configure = () =>
  Object.assign(process.env, {
    GATSBY_ALGOLIA_APP_ID: "APP",
    GATSBY_ALGOLIA_INDEX: "site",
    ALGOLIA_ADMIN_KEY: "admin",
  });

it("reads the records with the path prefix of the build", async () => {
  configure();
  enterFolder({ "public/index.html": "", "public/manifest.webmanifest": '{ "scope": "/garden/" }' });
  await expect(runPush([])).rejects.toThrow("nothing to push");
  expect(readRecords).toHaveBeenCalledWith(expect.stringContaining("public/search"), "/garden");
});

it("needs a finished build", async () => {
  configure();
  enterFolder({ "public/.unfinished-build": "", "public/index.html": "" });
  await expect(runPush([])).rejects.toThrow("The last build did not finish");
});

it("fills an index with the records and settings", async () => {
  await pushRecords(target, RECORDS);
  const { records, settings } = server.indexes.get("site")!;
  expect([...records.values()]).toEqual(RECORDS);
  expect(settings).toEqual(INDEX_SETTINGS);
  expect([...server.indexes.keys()]).toEqual(["site"]);
});

it("writes a temporary index, which then replaces the old one", async () => {
  await pushRecords(target, RECORDS);
  server.requests.length = 0;
  await pushRecords(target, RECORDS.slice(0, 1));
  expect([...server.indexes.get("site")!.records.keys()]).toEqual([RECORDS[0]!.objectID]);
  const changing = methodsOf().filter((line) => !line.startsWith("GET"));
  expect(changing).toEqual([
    "PUT /1/indexes/site/settings",
    "POST /1/indexes/site/operation",
    "POST /1/indexes/site_tmp/batch",
    "POST /1/indexes/site/operation",
    "POST /1/indexes/site_tmp/operation",
  ]);
});

it.each([
  [401, /refuses the key \(401.*ALGOLIA_ADMIN_KEY/s],
  [403, /refuses the key \(403.*ALGOLIA_ADMIN_KEY/s],
  [429, "refuses the request (429: No)"],
  [503, /cannot be reached, or failed.*Try again/s],
])("explains an answer with the status %i, and changes nothing", async (status, message) => {
  server.fault = () => [status, "No"];
  await expect(pushRecords(target, RECORDS)).rejects.toThrow(message);
  expect(server.indexes.size).toBe(0);
});

it("leaves the index unchanged if the push fails half-way", async () => {
  await pushRecords(target, RECORDS);
  const before = [...server.indexes.get("site")!.records.keys()];
  server.fault = ({ path }) => (path.endsWith("/batch") ? [400, "Record is too big"] : undefined);
  await expect(pushRecords(target, RECORDS.slice(0, 1))).rejects.toThrow(/Record is too big.*unchanged/s);
  expect([...server.indexes.get("site")!.records.keys()]).toEqual(before);
  expect([...server.indexes.keys()]).toEqual(["site"]);
});

it("refuses to empty an index", async () => {
  await expect(pushRecords(target, [])).rejects.toThrow("nothing to push");
  expect(server.requests).toEqual([]);
});

it("lists in a dry run what would be added, changed and removed, and changes nothing", async () => {
  await pushRecords(target, RECORDS.slice(1));
  server.indexes.get("site")!.records.set("old", { objectID: "old" });
  server.indexes.get("site")!.records.get(RECORDS[1]!.objectID)!.content = "Other.";
  server.requests.length = 0;
  const changes = await findChanges(target, RECORDS);
  expect(changes).toEqual({
    added: [RECORDS[0]!.objectID],
    changed: [RECORDS[1]!.objectID],
    removed: ["old"],
    settings: [],
  });
  configure();
  enterFolder({ "public/index.html": "" });
  jest.mocked(algoliasearch).mockReturnValueOnce(target.client as never);
  jest.mocked(readRecords).mockReturnValueOnce(RECORDS);
  const out = jest.spyOn(console, "log").mockReturnValue();
  await runPush(["--dry-run"]);
  expect(out.mock.calls.join("\n")).toContain("1 would be added, 1 changed, 1 removed");
  out.mockRestore();
  expect(methodsOf().filter((line) => !/^GET|browse$/.test(line))).toEqual([]);
});

it.each([
  ["--dryrun", "There is no option --dryrun."],
  ["dry-run", "Usage: npm run search:push"],
])("does not take the misspelt option %s for a push", async (word, message) => {
  await expect(runPush([word])).rejects.toThrow(message);
});

it("would add everything to an index that does not exist yet", async () => {
  const changes = await findChanges(target, RECORDS);
  expect(changes.added).toHaveLength(RECORDS.length);
  expect(changes.settings).toEqual(Object.keys(INDEX_SETTINGS));
  expect(describeChanges("site", changes)).toContain("These settings would change: searchableAttributes");
});
