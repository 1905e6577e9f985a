import { FileGone, loadFile } from "../../../../src/search/embedded/load-file";
import { SearchUnavailable } from "../../../../src/search/engine";

const answers = (...responses: (Response | Error)[]) => {
  const fetch = jest.spyOn(globalThis, "fetch");
  for (const response of responses) {
    if (response instanceof Error) fetch.mockRejectedValueOnce(response);
    else fetch.mockResolvedValueOnce(response);
  }
  return fetch;
};

afterEach(() => jest.restoreAllMocks());

describe("a file of the index", () => {
  it("is asked for again after a failure that may pass", async () => {
    const fetch = answers(new TypeError("offline"), new Response("", { status: 503 }), Response.json({ a: 1 }));
    await expect(loadFile("/search/a.json")).resolves.toEqual({ a: 1 });
    expect(fetch).toHaveBeenCalledTimes(3);
  });

  it.each([
    ["cannot be had", () => new TypeError("offline")],
    ["is no JSON", () => new Response("<!doctype html>")],
  ])("that %s makes the search unavailable", async (_, answer) => {
    const fetch = answers(answer(), answer(), answer());
    await expect(loadFile("/search/a.json")).rejects.toBeInstanceOf(SearchUnavailable);
    expect(fetch).toHaveBeenCalledTimes(3);
  });

  it("that is gone is not asked for again", async () => {
    const fetch = answers(new Response("", { status: 404 }));
    await expect(loadFile("/search/a.json")).rejects.toBeInstanceOf(FileGone);
    expect(fetch).toHaveBeenCalledTimes(1);
  });
});
