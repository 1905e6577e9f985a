import { FileGone, loadFile } from "../../../../src/search/embedded/load-file";
import { SearchUnavailable } from "../../../../src/search/engine";

afterEach(() => jest.restoreAllMocks());

/** Loads a file, for which the host answers in this order. */
async function load(...answers: (Response | Error)[]) {
  const fetch = jest.spyOn(globalThis, "fetch");
  for (const answer of answers) {
    if (answer instanceof Error) fetch.mockRejectedValueOnce(answer);
    else fetch.mockResolvedValueOnce(answer);
  }
  const result = await loadFile("/search/a.json").catch((error: unknown) => error);
  expect(fetch).toHaveBeenCalledTimes(answers.length);
  return result;
}

it("retries after a failure that may be temporary", async () => {
  const file = await load(new TypeError("offline"), new Response("", { status: 503 }), Response.json({ a: 1 }));
  expect(file).toEqual({ a: 1 });
});

it.each([
  ["cannot be loaded", () => new TypeError("offline")],
  ["is not JSON", () => new Response("<!doctype html>")],
])("makes the search unavailable if the file %s", async (_, answer) => {
  expect(await load(answer(), answer(), answer())).toBeInstanceOf(SearchUnavailable);
});

it("does not retry if the file does not exist", async () => {
  expect(await load(new Response("", { status: 404 }))).toBeInstanceOf(FileGone);
});
