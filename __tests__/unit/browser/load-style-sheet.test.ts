import { loadStyleSheet } from "../../../src/browser/load-style-sheet";

const links = () => [...document.head.querySelectorAll("link")];
const addresses = () => links().map((link) => link.getAttribute("href"));

/** Makes the last added style sheet load or fail. */
async function answer(kind: "load" | "error"): Promise<void> {
  await new Promise((resolve) => setTimeout(resolve));
  links().at(-1)!.dispatchEvent(new Event(kind));
}

afterEach(() => document.head.replaceChildren());

it("adds a style sheet once, and waits until it is loaded", async () => {
  const both = [loadStyleSheet("/a.css"), loadStyleSheet("/a.css")];
  await answer("load");
  await expect(Promise.all(both)).resolves.toEqual([undefined, undefined]);
  expect(addresses()).toEqual(["/a.css"]);
});

it("tries again after a failure", async () => {
  const first = loadStyleSheet("/b.css");
  await Promise.all([expect(first).rejects.toThrow("/b.css could not be loaded"), answer("error")]);
  const second = loadStyleSheet("/b.css");
  await answer("load");
  await expect(second).resolves.toBeUndefined();
});

it("adds style sheets one at a time", async () => {
  const [first, second, third] = ["/c.css", "/d.css", "/e.css"].map(loadStyleSheet);
  const failure = expect(first).rejects.toThrow("/c.css could not be loaded");
  await answer("error");
  await failure;
  await new Promise((resolve) => setTimeout(resolve));
  expect(addresses()).toEqual(["/d.css"]);
  await answer("load");
  await second;
  await answer("load");
  await third;
  expect(addresses()).toEqual(["/d.css", "/e.css"]);
});
