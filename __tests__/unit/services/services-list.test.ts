import { screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { toHtml } from "hast-util-to-html";
import { servicesList } from "../../../src/gatsby/graphql/services-list";
import { consentTo, decide } from "../../../src/services/consent";
import { startServicesList } from "../../../src/services/services-list";
import { SERVICES } from "../../../src/services/registry";
import type { ConsentMode } from "../../../src/services/service";
import { setStatus } from "../../../src/services/service-status";

const ON = { insights: { path: "/_vercel/insights" }, ads: { client: "ca-pub-1" } };
const render = (consent: ConsentMode) => {
  document.body.innerHTML = toHtml(servicesList({ on: ON, consent }));
};
const start = (consent: ConsentMode = "on-load") => {
  render(consent);
  startServicesList({ consent, on: ON });
};
const choices = (name: string) => within(screen.getByRole("group", { name }));
const state = (id: string) => document.querySelector(`[data-service="${id}"] [data-state]`)?.textContent;

it("describes each service without scripts, with what it stores and contacts and whether it is on", () => {
  render("on-load");
  for (const button of screen.getAllByRole("button")) expect(button).toBeDisabled();
  expect(state("insights")).toBe("on");
  expect(state("posthog")).toBe("off on this site");
  for (const { label, purpose, stores } of SERVICES) {
    for (const words of [label, purpose, ...stores.map(({ name }) => name)]) {
      expect(document.body).toHaveTextContent(words);
    }
  }
  expect(document.querySelector('[data-service="ads"]')).toHaveTextContent("https://pagead2.googlesyndication.com");
});

it("follows the status of each service", () => {
  setStatus("insights", "running");
  start();
  expect(state("insights")).toBe("running");
  setStatus("insights", "failed");
  expect(state("insights")).toBe("could not be started");
});

it.each([
  ["on-load", "This is on unless you refuse it."],
  ["ask", "This waits until you allow it."],
] as const)("says what applies in the mode %s, and lets the visitor change it", async (mode, pending) => {
  start(mode);
  const measuring = choices("Measuring visits");
  const status = measuring.getByRole("status");
  const refuse = measuring.getByRole("button", { name: "Refuse" });
  expect(status).toHaveTextContent(pending);
  await userEvent.click(refuse);
  expect([consentTo("analytics"), consentTo("marketing")]).toEqual(["denied", "pending"]);
  expect(status).toHaveTextContent("You have refused this.");
  expect(refuse).toHaveAttribute("aria-pressed", "true");
  decide({ analytics: "granted" });
  expect(status).toHaveTextContent("You have allowed this.");
  expect(refuse).toHaveAttribute("aria-pressed", "false");
});

it("offers choices only for the purposes of enabled services", () => {
  start();
  expect(screen.getAllByRole("button")).toHaveLength(4);
  expect(choices("Advertising and assistants").getAllByRole("button")).toHaveLength(2);
});

it("says that a browser which asks not to be tracked keeps measuring off", () => {
  Object.defineProperty(navigator, "globalPrivacyControl", { value: true, configurable: true });
  start();
  const status = choices("Measuring visits").getByRole("status");
  Reflect.deleteProperty(navigator, "globalPrivacyControl");
  expect(status).toHaveTextContent("Your browser asks sites not to track you, so this stays off unless you allow it.");
});
