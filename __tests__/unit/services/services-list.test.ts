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
let stop = () => {};
const start = async (consent: ConsentMode = "on-load") => {
  document.body.innerHTML = toHtml(servicesList({ on: ON, consent }));
  stop = startServicesList({ consent, on: ON });
  await new Promise((resolve) => setTimeout(resolve));
};
const choices = (name: string) => within(screen.getByRole("group", { name }));
const state = (id: string) => document.querySelector(`[data-service="${id}"] [data-state]`)?.textContent;

afterEach(() => stop());

it("says of each service whether the site has it on, without scripts too", async () => {
  await start();
  stop();
  document.body.innerHTML = toHtml(servicesList({ on: ON, consent: "on-load" }));
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

it("follows what each does", async () => {
  setStatus("insights", "running");
  await start();
  expect(state("insights")).toBe("running");
  setStatus("insights", "failed");
  expect(state("insights")).toBe("could not be loaded");
});

it.each([
  ["on-load", "This is on unless you refuse it."],
  ["ask", "This waits until you allow it."],
] as const)("says in the mode %s what holds, and lets the visitor change it", async (mode, pending) => {
  await start(mode);
  const measuring = choices("Measuring visits");
  expect(measuring.getByRole("status")).toHaveTextContent(pending);
  await userEvent.click(measuring.getByRole("button", { name: "Refuse" }));
  expect(consentTo("analytics")).toBe("denied");
  expect(consentTo("marketing")).toBe("pending");
  expect(measuring.getByRole("status")).toHaveTextContent("You have refused this.");
  expect(measuring.getByRole("button", { name: "Refuse" })).toHaveAttribute("aria-pressed", "true");
  decide({ analytics: "granted" });
  expect(measuring.getByRole("status")).toHaveTextContent("You have allowed this.");
  expect(measuring.getByRole("button", { name: "Refuse" })).toHaveAttribute("aria-pressed", "false");
});

it("says so when the browser has asked for it, and offers no choice where nothing is on", async () => {
  Object.defineProperty(navigator, "globalPrivacyControl", { value: true, configurable: true });
  await start();
  Reflect.deleteProperty(navigator, "globalPrivacyControl");
  expect(choices("Measuring visits").getByRole("status")).toHaveTextContent("Your browser asks sites not to track");
  expect(screen.getAllByRole("button")).toHaveLength(4);
  expect(choices("Advertising and assistants").getAllByRole("button")).toHaveLength(2);
});
