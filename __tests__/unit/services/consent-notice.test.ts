import { screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { loadStyleSheet } from "../../../src/browser/load-style-sheet";
import { consentTo } from "../../../src/services/consent";
import { startConsentNotice } from "../../../src/services/consent-notice";
import type { ConsentMode } from "../../../src/services/service";

jest.mock("../../../src/browser/load-style-sheet", () => ({ loadStyleSheet: jest.fn() }));
(globalThis as { __BASE_PATH__?: string }).__BASE_PATH__ = "/site";

let stop = () => {};
const ON = { insights: { path: "/i" }, "chat-assistant": { projectId: "p" } };
const start = async (consent: ConsentMode, on: Record<string, Record<string, string>> = ON) => {
  stop = startConsentNotice({ consent, on });
  await new Promise((resolve) => setTimeout(resolve));
};
const notice = () => screen.queryByRole("region", { name: "Consent" });

beforeEach(() => jest.mocked(loadStyleSheet).mockResolvedValue());
afterEach(() => {
  stop();
  localStorage.clear();
  document.body.replaceChildren();
});

it("asks, once its style is there, for the purposes of what is on alone, and leaves the focus where it is", async () => {
  document.body.innerHTML = "<button>Elsewhere</button>";
  screen.getByText("Elsewhere").focus();
  await start("ask");
  expect(notice()).toHaveTextContent("measuring visits, advertising and assistants?");
  expect(notice()).not.toHaveTextContent("notifications");
  expect(screen.getByText("Elsewhere")).toHaveFocus();
  window.___navigate = jest.fn();
  await userEvent.click(screen.getByRole("button", { name: "Choose" }));
  expect(window.___navigate).toHaveBeenCalledWith("/site/privacy/");
});

it.each([
  ["Allow", "granted"],
  ["Refuse", "denied"],
])("takes %s by keyboard and goes", async (button, decision) => {
  await start("ask");
  const user = userEvent.setup();
  while (document.activeElement?.textContent !== button) await user.tab();
  await user.keyboard("{Enter}");
  expect([consentTo("analytics"), consentTo("marketing"), consentTo("notifications")]).toEqual([
    decision,
    decision,
    "pending",
  ]);
  expect(notice()).toBeNull();
});

it.each([
  ["does not ask for consent", "on-load", ON],
  ["has nothing on that needs it", "ask", { algolia: { appId: "A" } }],
] as const)("is not there on a site that %s", async (_, mode, on) => {
  await start(mode, on);
  expect(notice()).toBeNull();
});

it("is not there where the choices themselves are, nor without its style, which would move the page", async () => {
  document.body.innerHTML = '<details data-service="ads"></details>';
  await start("ask");
  expect(notice()).toBeNull();
  stop();
  document.body.replaceChildren();
  jest.mocked(loadStyleSheet).mockRejectedValue(new Error("offline"));
  await start("ask");
  expect(notice()).toBeNull();
});
