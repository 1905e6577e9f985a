import { act, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import React from "react";
import { announceRouteChange } from "../../../src/browser/route-change";
import { consentTo } from "../../../src/services/consent";
import ConsentNotice from "../../../src/services/consent-notice";
import type { ConsentMode } from "../../../src/services/service";
import { navigate } from "../../stand-ins/gatsby";

const ON = { insights: { path: "/i" }, "chat-assistant": { projectId: "p" } };
const show = (consent: ConsentMode, on: Record<string, Record<string, string>> = ON) =>
  render(<ConsentNotice services={{ consent, on }} />);
const notice = () => screen.queryByRole("region", { name: "Consent" });

it("asks for the purposes of enabled services only, and does not move the focus", async () => {
  render(<button>Elsewhere</button>);
  screen.getByText("Elsewhere").focus();
  show("ask");
  expect(notice()).toHaveTextContent("measuring visits, advertising and assistants?");
  expect(notice()).not.toHaveTextContent("notifications");
  expect(screen.getByText("Elsewhere")).toHaveFocus();
  await userEvent.click(screen.getByRole("button", { name: "Choose" }));
  expect(navigate).toHaveBeenCalledWith("/privacy/#consent-analytics");
});

it.each([
  ["Allow", "granted"],
  ["Refuse", "denied"],
])("is answered by keyboard with %s, closes, and leaves the focus in the page", async (button, decision) => {
  render(<main id="main" tabIndex={-1} />);
  show("ask");
  const user = userEvent.setup();
  while (document.activeElement?.textContent !== button) await user.tab();
  await user.keyboard("{Enter}");
  const answers = (["analytics", "marketing", "notifications"] as const).map(consentTo);
  expect(answers).toEqual([decision, decision, "pending"]);
  expect(notice()).toBeNull();
  expect(screen.getByRole("main")).toHaveFocus();
});

it.each([
  ["does not ask for consent", "on-load", ON],
  ["has no enabled service that needs it", "ask", { algolia: { appId: "A" } }],
] as const)("is not shown on a site that %s", (_, mode, on) => {
  show(mode, on);
  expect(notice()).toBeNull();
});

it("is not shown on a page that has the choices itself", () => {
  document.body.insertAdjacentHTML("beforeend", '<details data-service="ads"></details>');
  show("ask");
  expect(notice()).toBeNull();
  document.querySelector("details")!.remove();
  act(() => void announceRouteChange());
  expect(notice()).not.toBeNull();
});
