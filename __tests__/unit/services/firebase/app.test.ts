import type { FirebaseSettings } from "../../../../src/services/firebase/settings";

jest.mock("firebase/app", () => ({ initializeApp: jest.fn(), onLog: jest.fn(), setLogLevel: jest.fn() }));
jest.mock("firebase/installations", () => ({ getInstallations: jest.fn(), getToken: jest.fn() }));

beforeEach(() => jest.resetModules());

/** Opens the app on a new page whose registration ends as given. Resolves to what the console says. */
async function sayOnPage(level: "info" | "warn", register?: () => Promise<string>): Promise<string> {
  const said = jest.spyOn(console, level).mockImplementation();
  const { getToken } = jest.requireMock<{ getToken: jest.Mock }>("firebase/installations");
  if (register) getToken.mockImplementation(register);
  const { openApp } = await import("../../../../src/services/firebase/app");
  const settings: FirebaseSettings = { apiKey: "key", projectId: "project", messagingSenderId: "1", appId: "app" };
  expect(await openApp("firebase-messaging", settings)).toBeNull();
  expect(getToken).toHaveBeenCalledTimes(register ? 1 : 0);
  expect(said).toHaveBeenCalledTimes(1);
  return String(said.mock.calls[0]);
}

it("does not register a browser whose connection is lost, because the SDK would leave a rejection unhandled", async () => {
  jest.spyOn(navigator, "onLine", "get").mockReturnValue(false);
  expect(await sayOnPage("info")).toContain("Firebase is off for this page.");
});

it.each([
  [403, "check the GATSBY_FIREBASE_ settings"],
  [429, "it may work later"],
  [503, "it may work later"],
])("names the probable cause of the answer %d", async (serverCode, cause) => {
  const failure = { code: "installations/request-failed", customData: { serverCode } };
  expect(await sayOnPage("warn", () => Promise.reject(Object.assign(new Error("Request failed"), failure)))).toContain(
    cause,
  );
});
