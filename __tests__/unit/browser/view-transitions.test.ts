import { announceRouteChange } from "../../../src/browser/route-change";
import { startViewTransitions } from "../../../src/browser/view-transitions";
import { Media } from "../../stand-ins/media";

const LIST = '<main><h1>Blog</h1><article><picture></picture><h2><a href="/blog/a">A</a></h2></article></main>';
const POST = '<main><h1>A</h1><picture class="post-cover"></picture></main>';

let media: Media;
let navigation: EventTarget;
let stop: () => void;
let update: (() => Promise<void>) | undefined;
let finish: () => void;
let loaded: boolean;

beforeEach(() => {
  media = Media.install();
  navigation = new EventTarget();
  loaded = true;
  update = undefined;
  Object.assign(window, { navigation, ___loader: { loadPageSync: () => loaded } });
  Object.assign(document, {
    startViewTransition: (callback: () => Promise<void>) => {
      update = callback;
      return { ready: Promise.resolve(), finished: new Promise<void>((resolve) => (finish = resolve)) };
    },
  });
  Element.prototype.getBoundingClientRect = () => ({ top: 10, bottom: 50 }) as DOMRect;
  show("/blog", LIST);
  stop = startViewTransitions();
});
afterEach(() => stop());

function show(path: string, html: string) {
  window.history.replaceState(null, "", path);
  document.body.innerHTML = html;
}

function go(path: string, more: { navigationType?: string; sameDocument?: boolean } = {}) {
  const { navigationType = "push", sameDocument = true } = more;
  const destination = { url: new URL(path, location.href).href, sameDocument };
  navigation.dispatchEvent(Object.assign(new Event("navigate"), { destination, navigationType }));
}

const named = () =>
  [...document.querySelectorAll<HTMLElement>("main *")]
    .filter(({ style }) => style.viewTransitionName)
    .map(({ tagName, style }) => `${tagName} ${style.viewTransitionName}`);

async function arrive(path: string, html: string) {
  const updated = update!();
  show(path, html);
  announceRouteChange();
  await updated;
}

it("moves the title and the cover of a post from the list to the post", async () => {
  go("/blog/a");
  expect(named()).toEqual(["PICTURE post-cover", "A post-title"]);
  await arrive("/blog/a", POST);
  expect(named()).toEqual(["H1 post-title", "PICTURE post-cover"]);
  finish();
  await new Promise((resolve) => setTimeout(resolve));
  expect(named()).toEqual([]);
});

it("moves them back when Back leads to the list, once the router knows of it", async () => {
  go("/blog/a");
  await arrive("/blog/a", POST);
  update = undefined;
  go("/blog", { navigationType: "traverse" });
  expect(update).toBeUndefined();
  window.dispatchEvent(new PopStateEvent("popstate"));
  expect(named()).toEqual(["H1 post-title", "PICTURE post-cover"]);
  await arrive("/blog", LIST);
  expect(named()).toEqual(["PICTURE post-cover", "A post-title"]);
});

it("names nothing twice when the reader goes on before a movement has ended", async () => {
  go("/blog/a");
  const [firstUpdate, firstFinish] = [update!(), finish];
  show("/blog/a", POST);
  announceRouteChange();
  show("/blog", LIST);
  go("/blog/a");
  await firstUpdate;
  expect(named()).toEqual(["PICTURE post-cover", "A post-title"]);
  firstFinish();
  await new Promise((resolve) => setTimeout(resolve));
  expect(named()).toEqual(["PICTURE post-cover", "A post-title"]);
});

it("goes on without the page when that takes too long", async () => {
  jest.useFakeTimers();
  go("/blog/a");
  const updated = update!();
  await jest.advanceTimersByTimeAsync(300);
  await expect(updated).resolves.toBeUndefined();
  jest.useRealTimers();
});

it.each<[string, () => void]>([
  ["a page that is not loaded", () => ((loaded = false), go("/blog/a"))],
  ["a page that the list does not name", () => go("/about/")],
  ["another place of the page", () => go("/blog#a")],
  ["another document", () => go("/blog/a", { sameDocument: false })],
  ["less movement", () => (media.set("(prefers-reduced-motion: reduce)", true), go("/blog/a"))],
])("moves nothing for %s", (_, act) => {
  act();
  expect(update).toBeUndefined();
});

it("does nothing where the browser cannot", () => {
  stop();
  Object.assign(window, { navigation: undefined });
  expect(() => startViewTransitions()()).not.toThrow();
});
