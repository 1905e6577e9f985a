import { startInteraction } from "../../../src/browser/interaction";
import { startOnIntent } from "../../../src/browser/on-intent";

jest.mock("../../../src/browser/interaction", () => ({ startInteraction: jest.fn() }));

const start = jest.mocked(startInteraction);
const settle = () => new Promise((resolve) => setTimeout(resolve));
const sign = async (name: string) => {
  window.dispatchEvent(new Event(name));
  await settle();
};

afterEach(() => start.mockReset());

it.each(["scroll", "pointerover", "touchstart", "keydown"])(
  "loads at the first %s, once, and tells the place",
  async (name) => {
    Object.defineProperty(window, "scrollY", { configurable: true, value: 120 });
    startOnIntent();
    Object.defineProperty(window, "scrollY", { configurable: true, value: 500 });
    await settle();
    expect(start).not.toHaveBeenCalled();
    await sign(name);
    await sign("scroll");
    expect(start.mock.calls).toEqual([[120]]);
  },
);

it("stops waiting", async () => {
  startOnIntent()();
  await sign("scroll");
  expect(start).not.toHaveBeenCalled();
});
