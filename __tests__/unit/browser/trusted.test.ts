const load = async (): Promise<typeof import("../../../src/browser/trusted")> => {
  jest.resetModules();
  return import("../../../src/browser/trusted");
};

afterEach(() => delete window.trustedTypes);

it("gives the same object for the same HTML, since React puts what comes in another one into the page again", async () => {
  const createHTML = jest.fn((html: string) => ({ html }) as never);
  window.trustedTypes = { createPolicy: () => ({ createHTML, createScriptURL: String }) };
  const { trusted } = await load();
  expect(trusted("<p>a</p>")).toBe(trusted("<p>a</p>"));
  expect(trusted("<p>b</p>")).not.toBe(trusted("<p>a</p>"));
  expect(createHTML).toHaveBeenCalledTimes(2);
});

it("leaves HTML a text in browsers that know no Trusted Types", async () => {
  const { trusted } = await load();
  expect(trusted("<p>a</p>")).toEqual({ __html: "<p>a</p>" });
});
