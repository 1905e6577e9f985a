import { getToken } from "firebase/installations";
import { openApp } from "../../../../src/services/firebase/app";
import { statusOf } from "../../../../src/services/service-status";

jest.mock("firebase/app", () => ({ initializeApp: jest.fn(), onLog: jest.fn(), setLogLevel: jest.fn() }));
jest.mock("firebase/installations", () => ({ getInstallations: jest.fn(), getToken: jest.fn() }));

const settings = { apiKey: "key", projectId: "project", messagingSenderId: "1", appId: "app" };

it("reports once, as information, that Firebase is off if the browser refuses databases", async () => {
  const said = (["info", "warn"] as const).map((level) => jest.spyOn(console, level).mockImplementation());
  const refused = new DOMException("The operation is insecure.", "SecurityError");
  jest.mocked(getToken).mockRejectedValue(refused);
  expect(await Promise.all(["a", "b"].map((part) => openApp(part, settings)))).toEqual([null, null]);
  expect(await openApp("c", settings)).toBeNull();
  const [info, warn] = said.map((spy) => spy.mock.calls);
  expect(warn).toEqual([]);
  expect(info).toEqual([
    [
      "Firebase is off for this page. This browser keeps no data for the site: a private window may be why. SecurityError: The operation is insecure.",
    ],
  ]);
  expect(["a", "b", "c"].map(statusOf)).toEqual(["failed", "failed", "failed"]);
});
