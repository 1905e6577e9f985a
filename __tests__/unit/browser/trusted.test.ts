const load = async (): Promise<typeof import("../../../src/browser/trusted")> => {
  jest.resetModules();
  return import("../../../src/browser/trusted");
};

afterEach(() => delete window.trustedTypes);

it("marks HTML as trusted in browsers with Trusted Types", async () => {
  window.trustedTypes = { createPolicy: () => ({ createHTML: (html) => `trusted ${html}`, createScriptURL: String }) };
  const { trusted } = await load();
  expect(trusted("<p>a</p>")).toEqual({ __html: "trusted <p>a</p>" });
});
