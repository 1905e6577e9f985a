import { announceRouteChange } from "../../../src/browser/route-change";
import { startScrollWatch } from "../../../src/browser/scroll-watch";
import { Media } from "../../stand-ins/media";

const root = document.documentElement;
const set = (target: object, name: string, value: number) =>
  Object.defineProperty(target, name, { configurable: true, value });

let stop = () => {};
const scrollTo = (y: number) => {
  set(window, "scrollY", y);
  window.dispatchEvent(new Event("scroll"));
};
const shows = () => ({ navbar: !("navbarHidden" in root.dataset), top: "backToTop" in root.dataset });

beforeEach(() => {
  Media.install();
  set(root, "scrollHeight", 5000);
  set(window, "innerHeight", 800);
  set(window, "scrollY", 0);
  window.history.replaceState(null, "", "/blog/a");
  document.body.innerHTML =
    '<main id="main" tabindex="-1"><h2 id="a">A</h2></main><button class="back-to-top"></button>';
  stop = startScrollWatch();
});
afterEach(() => stop());

it("hides the navbar on the way down and shows it on the way up, with the way to the top", () => {
  scrollTo(500);
  expect(shows()).toEqual({ navbar: false, top: false });
  scrollTo(450);
  expect(shows()).toEqual({ navbar: true, top: true });
  scrollTo(460);
  expect(shows()).toEqual({ navbar: false, top: false });
});

it("offers no way to the top within 300 px of it", () => {
  scrollTo(500);
  scrollTo(300);
  expect(shows()).toEqual({ navbar: true, top: false });
});

it("always has the navbar at the top", () => {
  scrollTo(500);
  scrollTo(59);
  expect(shows()).toEqual({ navbar: true, top: false });
});

it("does not show the navbar when the end of the page springs back", () => {
  scrollTo(4250);
  scrollTo(4200);
  expect(shows()).toEqual({ navbar: false, top: false });
});

it("counts what was scrolled before it was loaded", () => {
  stop();
  set(window, "scrollY", 700);
  stop = startScrollWatch(0);
  expect(shows().navbar).toBe(false);
});

it("hides both when the address leads to a heading, also while the page goes there", () => {
  window.history.replaceState(null, "", "#a");
  set(window, "scrollY", 1000);
  announceRouteChange();
  expect(shows()).toEqual({ navbar: false, top: false });
  scrollTo(1000);
  scrollTo(900);
  expect(shows()).toEqual({ navbar: true, top: true });
});

it("leaves the navbar at the top of the page, where the skip link may lead", () => {
  window.history.replaceState(null, "", "#main");
  announceRouteChange();
  expect(shows()).toEqual({ navbar: true, top: false });
  scrollTo(80);
  expect(shows()).toEqual({ navbar: false, top: false });
});

it.each(["#gone", "#%E0%A4%A", ""])("shows the navbar on another page: %s", (hash) => {
  scrollTo(500);
  window.history.replaceState(null, "", `/blog/b${hash}`);
  announceRouteChange();
  expect(shows()).toEqual({ navbar: true, top: false });
});

it("goes to the top and takes the focus along", () => {
  window.scrollTo = jest.fn();
  document.querySelector("button")!.click();
  expect(window.scrollTo).toHaveBeenCalledWith({ top: 0, behavior: "smooth" });
  expect(document.activeElement).toHaveAttribute("id", "main");
});

it("stops with the navbar in sight", () => {
  scrollTo(500);
  stop();
  expect(shows().navbar).toBe(true);
  scrollTo(900);
  expect(shows().navbar).toBe(true);
});
