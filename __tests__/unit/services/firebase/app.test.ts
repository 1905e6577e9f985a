import { getToken } from "firebase/installations";
import { openApp } from "../../../../src/services/firebase/app";

jest.mock("firebase/app", () => ({ initializeApp: jest.fn(), onLog: jest.fn(), setLogLevel: jest.fn() }));
jest.mock("firebase/installations", () => ({ getInstallations: jest.fn(), getToken: jest.fn() }));

it("does not register a browser whose connection is lost, because the SDK would leave a rejection unhandled", async () => {
  jest.spyOn(navigator, "onLine", "get").mockReturnValue(false);
  const said = jest.spyOn(console, "info").mockImplementation();
  const settings = { apiKey: "key", projectId: "project", messagingSenderId: "1", appId: "app" };
  expect(await openApp("firebase-messaging", settings)).toBeNull();
  expect(getToken).not.toHaveBeenCalled();
  expect(said.mock.calls).toEqual([[expect.stringContaining("Firebase is off for this page.")]]);
});
