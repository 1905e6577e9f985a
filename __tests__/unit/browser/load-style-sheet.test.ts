import { loadStyleSheet } from "../../../src/browser/load-style-sheet";

const link = () => document.head.querySelector("link")!;

it("puts a style sheet into the page once and waits for it", async () => {
  const both = [loadStyleSheet("/a.css"), loadStyleSheet("/a.css")];
  expect(document.head.querySelectorAll("link")).toHaveLength(1);
  link().dispatchEvent(new Event("load"));
  await expect(Promise.all(both)).resolves.toEqual([undefined, undefined]);
});

it("can be tried again after a failure", async () => {
  const first = loadStyleSheet("/b.css");
  link().dispatchEvent(new Event("error"));
  await expect(first).rejects.toThrow("/b.css could not be loaded");
  const second = loadStyleSheet("/b.css");
  link().dispatchEvent(new Event("load"));
  await expect(second).resolves.toBeUndefined();
});
