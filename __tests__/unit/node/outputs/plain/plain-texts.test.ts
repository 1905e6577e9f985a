import type { PlainForm } from "../../../../../src/node/outputs/plain/plain-text";
import { createPlainTexts, type PlainTexts } from "../../../../../src/node/outputs/plain/plain-texts";

const kept = new Map<string, unknown>();
const cache = {
  get: async (key: string) => kept.get(key),
  set: async (key: string, value: unknown) => void kept.set(key, value),
};

let texts: PlainTexts;
beforeEach(() => {
  kept.clear();
  texts = createPlainTexts(cache);
});
afterEach(() => texts.close());

const make = (word: string, url = "https://example.com/a", form: PlainForm = "html") =>
  texts.make({ body: `<p><a href="#b">${word}</a></p>`, url, form });

it("makes the plain form of more texts than are made without a thread", async () => {
  const words = Array.from({ length: 40 }, (_, number) => `word${number}`);
  const made = await Promise.all(words.map((word) => make(word)));
  expect(made).toEqual(words.map((word) => `<p><a href="https://example.com/a#b">${word}</a></p>`));
});

it("keeps them, for the same form of the same text at the same address", async () => {
  await make("one");
  const [key] = kept.keys();
  kept.set(key!, "kept");
  expect(await make("one")).toBe("kept");
  expect(await make("two")).toContain("two");
  expect(await make("one", "https://example.com/c")).toContain("/c#b");
  expect(await make("one", undefined, "markdown")).toBe("[one](https://example.com/a#b)\n");
});
