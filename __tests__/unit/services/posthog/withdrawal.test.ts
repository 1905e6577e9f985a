/** What the library itself does between a visitor's refusal and the reload that follows it. */
import fs from "node:fs";
import { clearStored } from "../../../../src/services/clear-stored";
import { postHog } from "../../../../src/services/posthog";
import { startPostHog } from "../../../../src/services/posthog/start";

const send = jest.fn(() => true);
beforeEach(() => {
  navigator.sendBeacon = send;
  jest.spyOn(XMLHttpRequest.prototype, "send").mockImplementation(send);
});

it("sends and stores nothing after a refusal, even if the address has turned on the library's log", async () => {
  for (const method of ["log", "info", "warn"] as const) jest.spyOn(console, method).mockImplementation();
  history.replaceState(null, "", "/?__posthog_debug=true");
  const settings = { key: "phc_fake", host: "https://eu.i.posthog.com", features: "none" };
  const stop = await startPostHog(settings, () => true);
  window.dispatchEvent(new Event("pagehide"));
  expect(send).toHaveBeenCalled();
  send.mockClear();
  await stop();
  await clearStored(postHog.stores);
  window.dispatchEvent(new Event("pagehide"));
  expect(send).not.toHaveBeenCalled();
  expect([...Object.keys(localStorage), ...Object.keys(sessionStorage)]).toEqual([]);
});

it("deletes which surveys a visitor has seen, begun or left", async () => {
  const library = fs.readFileSync(require.resolve("posthog-js/dist/surveys"), "utf8");
  for (const prefix of ["seenSurvey_", "inProgressSurvey_", "abandonedSurvey_"]) {
    expect(library).toContain(prefix);
    localStorage.setItem(`${prefix}survey-1_2`, "true");
  }
  localStorage.setItem("lastSeenSurveyDate", new Date().toISOString());
  await clearStored(postHog.stores);
  expect(Object.keys(localStorage)).toEqual([]);
});
