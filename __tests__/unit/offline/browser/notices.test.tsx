import { act, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import type { FillState } from "../../../../src/offline/messages";
import { showNews, type News } from "../../../../src/offline/notices";

jest.mock("../../../../src/browser/load-style-sheet", () => ({ loadStyleSheet: async () => undefined }));

const nextFrame = () => act(() => new Promise((resolve) => requestAnimationFrame(() => resolve(undefined))));
const tell = (news: News) => act(() => showNews(news));
const say = (state: FillState, stored = 1) => tell({ progress: { type: "FILL_PROGRESS", state, stored, total: 2 } });
const close = () => userEvent.click(screen.getByRole("button", { name: "Close" }));
const status = () => screen.queryByRole("status")?.textContent;

afterEach(() => tell({}));

it("announces its text, by a live region that is there before, but not its progress", async () => {
  await say("filling");
  expect(status()).toBe("");
  await nextFrame();
  expect(status()).toBe("Saving the site for reading offline");
  await say("filling", 2);
  expect(status()).toBe("Saving the site for reading offline");
  expect(screen.getByText("2 of 2 files")).not.toHaveAttribute("role");
  expect(screen.getByRole("progressbar")).toHaveValue(2);
  expect(screen.getAllByRole("button")).toHaveLength(1);
});

it("offers to install the site until the reader has closed the offer once", async () => {
  const offer = Object.assign(new Event("beforeinstallprompt"), { prompt: jest.fn(async () => undefined) });
  await tell({ offer });
  await userEvent.click(screen.getByRole("button", { name: "Install" }));
  expect(offer.prompt).toHaveBeenCalledTimes(1);
  await tell({});
  await tell({ offer });
  await close();
  await tell({});
  await tell({ offer });
  expect(screen.queryByRole("button")).toBeNull();
});

it("gives the focus back to the page when it is closed, and does nothing else", async () => {
  document.body.insertAdjacentHTML("afterbegin", '<main tabindex="-1"></main>');
  const onRefresh = jest.fn();
  await tell({ onRefresh });
  await close();
  expect(screen.queryByRole("status")).toBeNull();
  expect(document.querySelector("main")).toHaveFocus();
  expect(onRefresh).not.toHaveBeenCalled();
});

it("does not repeat a state that the reader has closed, but shows the next one", async () => {
  await say("filling");
  await close();
  await say("filling", 2);
  expect(screen.queryByRole("status")).toBeNull();
  await say("paused");
  await nextFrame();
  expect(status()).toContain("interrupted");
  await say("filling");
  expect(screen.queryByRole("status")).toBeNull();
});

it("is silent after the reader has closed an interruption, until the whole site is stored, which it says for 6 s", async () => {
  await say("paused");
  await close();
  await say("filling");
  await say("paused");
  expect(screen.queryByRole("status")).toBeNull();
  jest.useFakeTimers();
  await say("ready");
  expect(screen.queryByRole("status")).not.toBeNull();
  act(() => jest.advanceTimersByTime(6000));
  expect(screen.queryByRole("status")).toBeNull();
});
