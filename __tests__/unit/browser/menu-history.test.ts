import { fireEvent, waitFor } from "@testing-library/dom";
import { leaveMenuEntry, startMenuHistory } from "../../../src/browser/menu-history";
import { navigate, resetGatsby, setPathPrefix } from "../../stand-ins/gatsby";

const onBack = jest.fn();
const pops = jest.fn();

beforeEach(() => {
  onBack.mockReset();
  pops.mockReset();
  window.history.replaceState({ key: "1" }, "", "/docs/intro");
  document.body.innerHTML = `<dialog><a href="/blog?a=1#b">Blog</a><a href="/x" target="_blank">X</a></dialog>`;
  window.addEventListener("popstate", pops);
});
afterEach(() => {
  window.removeEventListener("popstate", pops);
  resetGatsby();
  navigate.mockClear();
});

const state = () => window.history.state as unknown;

it("makes Back close the menu; the page stays, and the router hears nothing", async () => {
  const stop = startMenuHistory(onBack);
  expect(state()).toEqual({ key: "1", menu: true });
  window.history.back();
  await waitFor(() => expect(onBack).toHaveBeenCalledTimes(1));
  stop();
  expect(state()).toEqual({ key: "1" });
  expect(pops).not.toHaveBeenCalled();
});

it("takes its entry back when the menu is closed otherwise", async () => {
  startMenuHistory(onBack)();
  await waitFor(() => expect(state()).toEqual({ key: "1" }));
  expect(onBack).not.toHaveBeenCalled();
  expect(pops).not.toHaveBeenCalled();
});

it("follows a link when its entry is gone, below the prefix", async () => {
  setPathPrefix("/site");
  document.querySelector("a")!.setAttribute("href", "/site/blog?a=1#b");
  const stop = startMenuHistory(onBack);
  expect(fireEvent.click(document.querySelector("a")!)).toBe(false);
  expect(navigate).not.toHaveBeenCalled();
  stop();
  await waitFor(() => expect(navigate).toHaveBeenCalledWith("/blog?a=1#b", { replace: false }));
  expect(state()).toEqual({ key: "1" });
});

it("follows a link to the address that is shown without a second entry of it", async () => {
  window.history.replaceState({ key: "1" }, "", "/blog?a=1#b");
  const stop = startMenuHistory(onBack);
  fireEvent.click(document.querySelector("a")!);
  stop();
  await waitFor(() => expect(navigate).toHaveBeenCalledWith("/blog?a=1#b", { replace: true }));
});

describe("in a page that starts", () => {
  it("takes back the entry of a menu that was open when the page was loaded again, and the router hears nothing", async () => {
    window.history.pushState({ key: "1", menu: true }, "");
    leaveMenuEntry();
    await waitFor(() => expect(state()).toEqual({ key: "1" }));
    expect(pops).not.toHaveBeenCalled();
  });

  it("leaves any other entry, and the next step in the history, alone", async () => {
    window.history.pushState({ key: "2" }, "", "/blog");
    leaveMenuEntry();
    window.history.back();
    await waitFor(() => expect(pops).toHaveBeenCalledTimes(1));
    expect(state()).toEqual({ key: "1" });
  });
});

it.each([
  ["into a new tab", "a[target]", {}],
  ["with a key held down", "a", { ctrlKey: true }],
])("leaves a click %s to the browser", async (_, selector, keys) => {
  document.body.addEventListener("click", (event) => event.preventDefault(), { once: true });
  const stop = startMenuHistory(onBack);
  fireEvent.click(document.querySelector(selector)!, keys);
  stop();
  await waitFor(() => expect(state()).toEqual({ key: "1" }));
  expect(navigate).not.toHaveBeenCalled();
});
