/** @jest-environment-options {"url": "http://localhost/blog"} */
import { loadWholePage } from "../../../src/browser/whole-page";

const respond = (response: Partial<Response> | Error) => {
  globalThis.fetch = jest.fn(() =>
    response instanceof Error ? Promise.reject(response) : Promise.resolve(response as Response),
  );
};
const OTHER = "http://localhost/blog#other";

beforeEach(() => {
  sessionStorage.clear();
  history.replaceState(null, "", "/blog");
});

describe("loading a whole page", () => {
  it.each([
    ["an answer", { ok: true, status: 200 }, true],
    ["the not-found page", { ok: false, status: 404 }, true],
    ["an error of the server", { ok: false, status: 500 }, false],
    ["no connection", new TypeError("Failed to fetch"), false],
  ])("with %s gives %s", async (_, response, expected) => {
    respond(response);
    expect(await loadWholePage(OTHER)).toBe(expected);
    expect(location.href === OTHER).toBe(expected);
  });

  it("is done once in a while for an address, and for another one at once", async () => {
    respond({ ok: true, status: 200 });
    expect(await loadWholePage(OTHER)).toBe(true);
    expect(await loadWholePage(OTHER)).toBe(false);
    expect(await loadWholePage(`${OTHER}-one`)).toBe(true);
    history.replaceState(null, "", "/blog");
    jest.spyOn(Date, "now").mockReturnValue(Date.now() + 11_000);
    expect(await loadWholePage(`${OTHER}-one`)).toBe(true);
    jest.restoreAllMocks();
  });

  it("is not kept from it by what somebody else wrote", async () => {
    respond({ ok: true, status: 200 });
    sessionStorage.setItem("whole-page", '"x"');
    expect(await loadWholePage(OTHER)).toBe(true);
  });
});
