import { startDiagrams } from "../../../src/browser/diagrams";
import type { Drawer } from "../../../src/browser/draw-diagrams";

let watched: Set<Element>;
let appear: (figure: Element) => void;

class Observer {
  constructor(callback: (entries: { isIntersecting: boolean; target: Element }[]) => void) {
    appear = (target) => callback([{ isIntersecting: true, target }]);
  }
  observe = (target: Element) => watched.add(target);
  unobserve = (target: Element) => watched.delete(target);
  disconnect = () => watched.clear();
}

const drawer = { draw: jest.fn(), stop: jest.fn() } satisfies Drawer;
const load = jest.fn(() => Promise.resolve({ createDrawer: () => drawer }));
const settle = () => new Promise((resolve) => setTimeout(resolve));
const figure = () => document.querySelector<HTMLElement>("figure")!;

let stop: () => void;
beforeEach(() => {
  watched = new Set();
  jest.clearAllMocks();
  Object.assign(window, { IntersectionObserver: Observer });
  document.body.innerHTML = '<main><figure class="diagram"></figure></main>';
  stop = startDiagrams(load);
});
afterEach(() => stop());

describe("diagrams", () => {
  it("load nothing on a page without one, and none before one comes near", async () => {
    expect(watched).toEqual(new Set([figure()]));
    await settle();
    expect(load).not.toHaveBeenCalled();
  });

  it("are drawn once when they come near", async () => {
    appear(figure());
    await settle();
    expect(drawer.draw.mock.calls).toEqual([[figure()]]);
    expect(watched.size).toBe(0);
  });

  it("are found on the page that comes after, with the same code", async () => {
    appear(figure());
    document.querySelector("main")!.innerHTML = '<figure class="diagram" id="second"></figure>';
    await settle();
    expect(watched).toEqual(new Set([figure()]));
    appear(figure());
    await settle();
    expect(load).toHaveBeenCalledTimes(1);
    expect(drawer.draw).toHaveBeenLastCalledWith(figure());
  });

  it("are looked for again after their code could not be loaded", async () => {
    load.mockRejectedValueOnce(new Error("offline"));
    appear(figure());
    await settle();
    document.body.append("more");
    await settle();
    expect(watched).toEqual(new Set([figure()]));
    appear(figure());
    await settle();
    expect(drawer.draw).toHaveBeenCalledTimes(1);
  });

  it("are left alone after the end", async () => {
    appear(figure());
    await settle();
    stop();
    document.body.innerHTML = '<figure class="diagram"></figure>';
    await settle();
    expect(watched.size).toBe(0);
    expect(drawer.stop).toHaveBeenCalled();
  });
});
