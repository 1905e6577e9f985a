import { startPostMovement } from "../../../src/browser/post-movement";
import { announceRouteChange, announceRouteLeave } from "../../../src/browser/route-change";
import { Media } from "../../stand-ins/media";

const LIST = '<main><h1>Blog</h1><article><picture><img></picture><h2><a href="/blog/a">A</a></h2></article></main>';
const POST = '<main><h1>A</h1><picture class="post-cover"><img></picture></main>';
/** The file of the picture that a page has picked, by the page. */
const PICKED: Record<string, string> = { [LIST]: "/small.webp", [POST]: "/large.webp" };

interface Box {
  left: number;
  top: number;
  width: number;
  fontSize?: number;
}

/** Where each element is, by a selector for its parent and itself. */
let boxes: Record<string, Box>;
let moved: string[];
/** What is behind each picture while it moves. */
let behind: string[];
let media: Media;
let stop: () => void;

beforeEach(() => {
  media = Media.install();
  [moved, behind] = [[], []];
  boxes = {
    "article > picture": { left: 500, top: 100, width: 300 },
    "article > h2": { left: 40, top: 200, width: 400, fontSize: 20 },
    "main > h1": { left: 100, top: 60, width: 600, fontSize: 40 },
    "main > .post-cover": { left: 100, top: 150, width: 600 },
  };
  const boxOf = (element: Element) => Object.entries(boxes).find(([selector]) => element.matches(selector))?.[1];
  Element.prototype.getBoundingClientRect = function () {
    const { left, top, width } = boxOf(this) ?? { left: 0, top: 0, width: 0 };
    return { left, top, width, bottom: top + 20 } as DOMRect;
  };
  jest
    .spyOn(window, "getComputedStyle")
    .mockImplementation((element) => ({ fontSize: `${boxOf(element)?.fontSize ?? 16}px` }) as CSSStyleDeclaration);
  Element.prototype.animate = function (frames) {
    const [from, to] = frames as Keyframe[];
    if (this.tagName === "IMG") {
      expect(to).toEqual(from);
      behind.push(from!.background as string);
      return {} as Animation;
    }
    expect([from!.transformOrigin, to!.transform]).toEqual(["0 0", "none"]);
    moved.push(`${this.tagName} ${from!.transform as string}`);
    return {} as Animation;
  };
  show(LIST);
  stop = startPostMovement();
});
afterEach(() => {
  stop();
  jest.restoreAllMocks();
});

function show(html: string) {
  document.body.innerHTML = html;
  for (const image of document.images) Object.defineProperty(image, "currentSrc", { value: PICKED[html] });
}

function go(from: string, to: string, html: string) {
  announceRouteLeave({ from, to });
  show(html);
  announceRouteChange();
}

const swipe = () => window.dispatchEvent(Object.assign(new PopStateEvent("popstate"), { hasUAVisualTransition: true }));

const THERE = ["H1 translate(-60px, 140px) scale(0.5)", "PICTURE translate(400px, -50px) scale(0.5)"];

it("lets the title and the cover of a post go from their places in the list to those in the post", () => {
  go("/blog", "/blog/a", POST);
  expect(moved).toEqual(THERE);
});

it("lets them go back when the post is left for the list, the title never beyond where it was", () => {
  go("/blog", "/blog/a", POST);
  moved = [];
  go("/blog/a", "/blog", LIST);
  expect(moved).toEqual(["H2 translate(60px, -140px) scale(1.5)", "PICTURE translate(-400px, 50px) scale(2)"]);
});

it("shows behind the picture, until that is there, the one from where it goes", () => {
  go("/blog", "/blog/a", POST);
  go("/blog/a", "/blog", LIST);
  expect(behind).toEqual(['url("/small.webp") 0 0 / cover', 'url("/large.webp") 0 0 / cover']);
});

it("leaves the movement to a browser that has made one, that time only", () => {
  go("/blog", "/blog/a", POST);
  moved = [];
  swipe();
  go("/blog/a", "/blog", LIST);
  expect(moved).toEqual([]);
  go("/blog", "/blog/a", POST);
  expect(moved).toEqual(THERE);
});

it("moves the cover alone where both would meet on their way", () => {
  boxes["article > picture"]!.left = 40;
  go("/blog", "/blog/a", POST);
  expect(moved).toEqual(["PICTURE translate(-60px, -50px) scale(0.5)"]);
});

it("moves the title alone where the list has no picture", () => {
  boxes["article > picture"]!.width = 0;
  go("/blog", "/blog/a", POST);
  expect(moved).toEqual([THERE[0]]);
});

it("moves what is in sight in both places only", () => {
  boxes["article > picture"]!.top = 5000;
  boxes["main > h1"]!.top = -5000;
  go("/blog", "/blog/a", POST);
  expect(moved).toEqual([]);
});

it("moves nothing to a page that has neither", () => {
  go("/blog", "/blog/a", "<main></main>");
  expect(moved).toEqual([]);
});

it.each<[string, () => void]>([
  ["a page that the list does not name", () => go("/blog", "/about/", POST)],
  ["a list from which the post was not opened", () => (show(POST), go("/blog/a", "/blog", LIST))],
  ["less movement", () => (media.set("(prefers-reduced-motion: reduce)", true), go("/blog", "/blog/a", POST))],
  [
    "a visitor who left for another page after all",
    () => {
      announceRouteLeave({ from: "/blog", to: "/blog/a" });
      go("/blog", "/about/", POST);
    },
  ],
  ["a movement that was stopped", () => (stop(), go("/blog", "/blog/a", POST))],
])("moves nothing for %s", (_, act) => {
  act();
  expect(moved).toEqual([]);
});
